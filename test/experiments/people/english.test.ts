/** The editor's kit: texts drawn evenly, sheets out, and what came of them. */
import { expect, test } from "vitest";
import { stringify } from "csv-stringify/sync";
import { readCsv } from "#items/datasets/records";
import type { ProblemLine } from "#items/problem-line";
import { toQuestion } from "#items/question";
import { generate } from "#commands/generate/generate";
import { readEnglishSheets, sampleEnglish } from "#commands/sample/english";

const skills = ["modus ponens", "addition", "transitivity"];
const entries: readonly ProblemLine<"rule">[] = [1, 3].flatMap((length) =>
  [...generate({ profile: "paper", skills, perSkill: 3, length })].map(({ problem }) => problem),
);
const cellsOf = (sheet: string): readonly (readonly string[])[] =>
  readCsv(sheet)
    .slice(1)
    .map(({ cells }) => cells);

test("questions are drawn evenly over skills and lengths, and the same by the same seed", () => {
  const drawn = sampleEnglish(entries, { count: 12, seed: 7 });
  expect(drawn).toMatchObject({ of: 54, drawn: 12 });
  const ids = new Set(cellsOf(drawn.sheet).map((cells) => cells[1]));
  const items = entries.filter(({ id }) => ids.has(id));
  expect(items.filter(({ length }) => length === 1)).toHaveLength(6);
  expect(new Set(items.map(({ rule, kind }) => `${rule} ${kind}`)).size).toBe(9);
  expect(sampleEnglish(entries, { count: 12, seed: 7 })).toEqual(drawn);
  expect(sampleEnglish(entries, { count: 12, seed: 8 }).sheet).not.toBe(drawn.sheet);
});

test("no sheet tells a key or the formulas", () => {
  const [entry] = entries;
  const { sheet, page } = sampleEnglish(entries.slice(0, 1), { count: 1 });
  if (entry === undefined) throw new Error("an item was wanted");
  expect(cellsOf(sheet)).toEqual([["1", entry.id, toQuestion(entry).text, "", "", "", ""]]);
  expect(page).not.toContain(entry.premises[0]);
});

const filled = (sheet: string, natural: string): string =>
  stringify([
    ["id", "grammatical", "readings", "natural", "note"],
    ...cellsOf(sheet).map((cells) => [cells[1], "yes", "1", natural, ""]),
  ]);
const one = sampleEnglish(entries, { count: 4, seed: 1 }).sheet;
const another = sampleEnglish(entries, { count: 4, seed: 2 }).sheet;

test.each([
  [[], "there is no sheet to read"],
  [[["a.csv", one]], "a.csv: line 2: grammatical is not answered"],
  [
    [["a.csv", "id,grammatical,readings,natural,note\nx,yes,1,4,\n"]],
    "a.csv: line 2: x is not in the items' file",
  ],
  [
    [
      ["a.csv", filled(one, "4")],
      ["b.csv", filled(another, "4")],
    ],
    "a.csv and b.csv do not judge the same things: only a.csv has",
  ],
] as [[string, string][], string][])("sheets %# are misuse: %s", (sheets, says) => {
  expect(() => readEnglishSheets(sheets, entries)).toThrow(says);
});
