/** Every console block in the README that shows an output shows what the program prints. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const readme = readFileSync(resolve(root, "README.md"), "utf8");
const shown = [...readme.matchAll(/```console\n\$ npx organon (.*)\n([\s\S]*?)```/g)];

test("the README shows outputs", () => {
  expect(shown.length).toBeGreaterThan(1);
});

for (const [, command = "", output = ""] of shown)
  test(`organon ${command} prints what the README shows`, () => {
    const args = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");
    const printed = execFileSync(process.execPath, [resolve(root, "bin/organon.js"), ...args], {
      encoding: "utf8",
    });
    expect(printed).toBe(output);
  });

test("the question in the README is the one that its flags give", () => {
  const args = [
    "generate",
    "--skill",
    "universal modus tollens",
    "--kind",
    "contradiction",
    "--seed",
    "7",
    "--limit",
    "1",
  ];
  const printed = execFileSync(process.execPath, [resolve(root, "bin/organon.js"), ...args, "--quiet"], {
    encoding: "utf8",
  });
  const item: { readonly question: string } = JSON.parse(printed);
  expect(readme.replaceAll(/\n> /g, " ")).toContain(item.question);
});
