/** The validity study: questions drawn, sheets filled in by two hands, and what came of them. */
import { expect, test } from "vitest";
import { stringify } from "csv-stringify/sync";
import { readCsv } from "#items/datasets/records";
import { generate } from "#commands/generate/generate";
import { readSheets, sample } from "#experiments/people/validity";

const questions = [...generate({ limit: 50, profile: "paper" })];
const drawn = sample(questions, { share: 0.2, seed: 7 });

/** The sheet with the answers no at the given rows (from 0) and columns, yes elsewhere. */
const annotated = (objections: readonly (readonly [row: number, key: "a" | "b" | "c"])[]): string => {
  const [heading = [], ...rows] = readCsv(drawn.sheet).map(({ cells }) => cells);
  return stringify([
    heading,
    ...rows.map((cells, i) => [
      ...cells.slice(0, 4),
      ...(["a", "b", "c"] as const).map((key) =>
        objections.some(([row, objected]) => row === i && objected === key) ? "no" : "yes",
      ),
      "",
    ]),
  ]);
};

test("the share is drawn, without repetition, onto a sheet", () => {
  const ids = readCsv(drawn.sheet)
    .slice(1)
    .map(({ cells }) => cells[1]);
  expect(new Set(ids).size).toBe(10);
  expect(drawn).toMatchObject({ of: 50, drawn: { length: 10 } });
});

test("the same seed draws the same questions, another seed others", () => {
  expect(sample(questions, { share: 0.2, seed: 7 })).toEqual(drawn);
  expect(sample(questions, { share: 0.2, seed: 8 }).sheet).not.toBe(drawn.sheet);
});

test("filled sheets give the table, the bounds and kappa", () => {
  const one = annotated([
    [0, "a"],
    [1, "b"],
  ]);
  const other = annotated([
    [0, "a"],
    [0, "c"],
    [2, "c"],
  ]);
  const read = readSheets(
    [
      ["one.csv", one],
      ["other.csv", other],
    ],
    questions,
  );
  expect(read).toMatchObject({
    n: 10,
    invalid: { a: 1, b: 1, c: 1, total: 3 },
    valid: { value: 0.7 },
    agreement: { a: { kappa: { value: 1 } } },
  });
});

test("a blind sheet shows no target answer; the answer given is c", () => {
  const blind = sample(questions, { share: 0.2, seed: 7, blind: true });
  const [heading = [], ...rows] = readCsv(blind.sheet).map(({ cells }) => cells);
  expect(heading.slice(0, 4)).toEqual(["number", "id", "question", "answer (yes, no)"]);
  for (const row of rows) expect(row.slice(3)).toEqual(["", "", "", ""]);
  const said = (answer: string) =>
    stringify([heading, ...rows.map((cells) => [...cells.slice(0, 3), answer, "y", "y", ""])]);
  const right = questions.filter(
    ({ id, key }) => rows.some((row) => row[1] === id) && key[0] === "yes",
  ).length;
  expect(
    readSheets(
      [
        ["one.csv", said("Y")],
        ["other.csv", said("yes")],
      ],
      questions,
    ),
  ).toMatchObject({ n: 10, invalid: { c: 10 - right }, answers: { same: { value: 1 } } });
});

const filled = annotated([]);
test.each<[string, [string, string][], RegExp]>([
  ["one sheet alone", [["one.csv", filled]], /two filled sheets are read, not 1/],
  [
    "a sheet that is not filled in",
    [
      ["one.csv", drawn.sheet],
      ["other.csv", drawn.sheet],
    ],
    /one\.csv: line 2: a is not answered/,
  ],
  [
    "a sheet of other questions",
    [
      ["strange.csv", "id,a,b,c\nx,yes,yes,yes\n"],
      ["one.csv", filled],
    ],
    /strange\.csv: line 2: x is not in the items' file/,
  ],
])("%s is misuse", (_, sheets, says) => {
  expect(() => readSheets(sheets, questions)).toThrow(says);
});
