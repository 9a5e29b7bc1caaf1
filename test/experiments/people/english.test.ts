/** The editor's kit: texts drawn evenly, sheets out, and what came of them. */
import { expect, test } from "vitest";
import { stringify } from "csv-stringify/sync";
import { readCsv } from "#items/datasets/records";
import type { ProblemLine } from "#items/problem-line";
import { questionOf } from "#items/question";
import { generate } from "#commands/generate/generate";
import { choiceItems } from "#items/open-suite";
import { readEnglishSheets, sampleEnglish } from "#commands/sample/english";
import { choiceSuite } from "#experiments/suites";

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

test("a length that one skill alone has is drawn no more often than that skill", () => {
  const long = [...generate({ profile: "paper", skills: ["addition"], perSkill: 3, length: 7 })];
  const some = [...entries, ...long.map(({ problem }) => problem)];
  const { sheet } = sampleEnglish(some, { count: 18, seed: 7 });
  const ids = new Set(long.map(({ id }) => id));
  expect(cellsOf(sheet).filter(([, id = ""]) => ids.has(id)).length).toBeLessThanOrEqual(6);
  expect(cellsOf(sheet).some(([, id = ""]) => ids.has(id))).toBe(true);
});

test("no sheet tells a key or the formulas", () => {
  const [entry] = entries;
  const { sheet, page } = sampleEnglish(entries.slice(0, 1), { count: 1 });
  if (entry === undefined) throw new Error("an item was wanted");
  expect(cellsOf(sheet)).toEqual([["1", entry.id, questionOf(entry).text, "", "", "", ""]]);
  expect(page).not.toContain(entry.premises[0]);
});

test("sentences are drawn one by one, also those of four-option items", async () => {
  const sentences = sampleEnglish(entries, { of: "sentences", count: 5 });
  for (const [, id, text] of cellsOf(sentences.sheet)) {
    expect(id).toMatch(/#\d+$/);
    expect(text).toMatch(/^[A-Z][^.]*\.$/);
  }
  const choices = [...choiceItems(choiceSuite({ perType: 1 }))];
  expect(sampleEnglish(choices, { count: 3 }).drawn).toBe(3);
  expect(sampleEnglish(choices, { of: "sentences", count: 500 }).drawn).toBeGreaterThan(12);
});

const filled = (sheet: string, natural: string): string =>
  stringify([
    ["id", "grammatical", "readings", "natural", "note"],
    ...cellsOf(sheet).map((cells) => [cells[1], "yes", "1", natural, ""]),
  ]);
const one = sampleEnglish(entries, { count: 4, seed: 1 }).sheet;
const another = sampleEnglish(entries, { count: 4, seed: 2 }).sheet;

test("filled sheets, any number of them, give rates", () => {
  const reading = readEnglishSheets(
    [
      ["a.csv", filled(one, "5")],
      ["b.csv", filled(one, "2")],
      ["c.csv", filled(one, "4")],
    ],
    entries,
  );
  expect(reading.readers.map(({ name, all }) => [name, all.natural.value])).toEqual([
    ["a.csv", 1],
    ["b.csv", 0],
    ["c.csv", 1],
  ]);
});

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
