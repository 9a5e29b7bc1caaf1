// @long: starts processes
/** docs/file-formats.md: its examples are lines without a fault, its table has every member, its program makes the ids. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { hasOptions, isAboutRule, isGraded, isProblem } from "#items/problem-line";
import { createFaultFinder } from "#items/verify";
import { describe, expect, test } from "vitest";
import { parseProblemLine } from "../../../src/items/formats/lines.ts";

const page = readFileSync(resolve(import.meta.dirname, "../../../docs/file-formats.md"), "utf8");

const blocksOf = (language: string): readonly string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\n\`\`\``, "g"))].map(([, text = ""]) => text);

/** An example as it stands in a file: in one line. */
const examples = blocksOf("json").map((text) => JSON.stringify(JSON.parse(text)));
const lines = examples.map((text) => parseProblemLine(text, "docs/file-formats.md:1"));
const problems = lines.filter(isProblem);

describe("the examples of docs/file-formats.md", () => {
  test("are one line of each kind, and one written by hand", () => {
    const kinds = lines.map((line) => [isAboutRule, hasOptions, isGraded].findIndex((holds) => holds(line)));
    expect(kinds).toEqual([0, 1, 2, -1, -1]);
  });

  test("are written as this program writes them, byte by byte, but for the one by hand", () => {
    expect(lines.slice(0, -1).map((line) => JSON.stringify(line))).toEqual(examples.slice(0, -1));
  });

  test("hold problems without a fault", () => {
    const faultsOf = createFaultFinder();
    for (const line of problems) expect(faultsOf(line)).toEqual([]);
  });
});

test("its table has every member of a line, in the order of a line", () => {
  const table = page.split("\n## Members\n")[1]?.split("\n## ")[0] ?? "";
  const rows = [...table.matchAll(/^\| (`\w+`(?:, `\w+`)*) +\|/gm)];
  const named = rows.flatMap(([, names = ""]) => names.replaceAll("`", "").split(", "));
  expect(named).toEqual(Object.keys(lines[0]!));
});

test("its program makes the id of every problem", () => {
  const [program = ""] = blocksOf("js");
  const told = execFileSync(process.execPath, ["--input-type=module", "-"], {
    encoding: "utf8",
    input: `${program}\nconsole.log(JSON.stringify(${JSON.stringify(problems)}.map(idOf)));`,
  });
  expect(JSON.parse(told)).toEqual(problems.map(({ id }) => id));
});
