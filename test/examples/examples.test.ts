/** The examples run and print something sensible. */
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const folder = resolve(import.meta.dirname, "../../examples");
const prints: Readonly<Record<string, RegExp>> = {
  "prove.ts": /^entailment\n1\. p ∨ q {2}premise/,
  "questions.ts": /Answer yes or no: .*\nyes\n\n.*\nno\n\n.*\nno\n/,
};

for (const name of readdirSync(folder))
  test(`${name} prints what it says`, () => {
    const printed = execFileSync(process.execPath, [resolve(folder, name)], { encoding: "utf8" });
    expect(printed).toMatch(prints[name] ?? /^$/);
  });
