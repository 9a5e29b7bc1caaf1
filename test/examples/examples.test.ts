// @long: starts processes
/** The examples run and print something sensible; those in docstrings of public functions hold, too. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { documentedNames } from "../public-names.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = join(root, "examples");
const prints: Readonly<Record<string, RegExp>> = {
  "evaluate.ts": /^denial counter: 0\.\d{3} \[0\.\d{3}, 0\.\d{3}\], n 110\n(?:.+, .+: \d of \d, .+\n){3}$/,
  "prove.ts": /^entailment\n1\. p ∨ q {2}premise/,
  // Run by `organon study`: studies.test.ts, test/commands/study.test.ts.
  "biases.ts": /^$/,
  "study.ts": /^$/,
  "questions.ts": /^(?:\S.*[.]\n\S.*\? Answer yes or no\.\n(?:yes|no)\n\n){3}$/,
};

const node = (...args: readonly string[]): string =>
  execFileSync(process.execPath, ["--no-warnings", "--conditions=organon-source", ...args], {
    cwd: root,
    encoding: "utf8",
  });

// A folder is an example of its own: examples/local-model is tested where its server is up.
for (const name of readdirSync(folder).filter((one) => one.endsWith(".ts")))
  test(`${name} prints what it says`, () => {
    expect(node(join(folder, name))).toMatch(prints[name] ?? /^$/);
  });

/** Docstring → the code of its @example, with what a comment “→ …” says of a line held against its value. */
const exampleOf = (name: string): string | undefined => {
  for (const path of sources) {
    const text = readFileSync(path, "utf8");
    const declared = new RegExp(`(/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/)\\nexport const ${name} =`).exec(
      text,
    )?.[1];
    const code = declared?.split("@example")[1];
    if (code !== undefined)
      return code
        .replace(/\*\/$/, "")
        .split("\n")
        .map((line) => line.replace(/^ *\* ?/, ""))
        .join("\n")
        .trim();
  }
  return undefined;
};

const filesBelow = (path: string): readonly string[] =>
  readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join(path, name));
const sources = ["src", "packages/logic/src"].flatMap((path) => filesBelow(join(root, path)));

test("every public function has an example, and each example runs", () => {
  const without: string[] = [];
  const blocks: string[] = [];
  for (const name of documentedNames) {
    const code = exampleOf(name);
    if (code === undefined) without.push(name);
    else
      blocks.push(
        `await (async () => {\n${code.replaceAll(/^(.+); \/\/ → (.+)$/gm, "assert.deepEqual($1, $2);")}\n})();`,
      );
  }
  expect(without).toEqual([]);
  const program = [
    'import assert from "node:assert/strict";',
    `import { ${documentedNames.map((name) => (name === "weaknesses" ? "diagnose" : name)).join(", ")} } from "organon";`,
    ...blocks,
    'console.log("all ran");',
  ].join("\n");
  expect(node("--input-type=module-typescript", "--eval", program)).toContain("all ran");
});
