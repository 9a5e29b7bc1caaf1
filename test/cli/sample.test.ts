/** `organon sample`: sheets out, filled in by two hands, and back in. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { readCsv, writeCsv } from "#items";
import { workplace } from "./launch.ts";

const { organon, write, folder } = workplace();
const file = (name: string): string => readFileSync(join(folder, name), "utf8");

beforeAll(async () => {
  await organon("generate", "--limit", "50", "-o", "suite.jsonl");
  await organon("sample", "suite.jsonl", "--share", "0.2", "--seed", "7", "-o", "study");
});

/** The sheet with the answers no at the given rows (from 0) and columns, yes elsewhere. */
const annotated = (objections: readonly (readonly [row: number, key: "a" | "b" | "c"])[]): string => {
  const [heading = [], ...rows] = readCsv(file("study/annotator-1.csv")).map(({ cells }) => cells);
  return writeCsv([
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

test("the share is drawn, without repetition, onto two equal sheets and a page", () => {
  const ids = readCsv(file("study/annotator-1.csv"))
    .slice(1)
    .map(({ cells }) => cells[1]);
  expect(new Set(ids).size).toBe(10);
  expect(file("study/annotator-2.csv")).toBe(file("study/annotator-1.csv"));
  for (const id of ids) expect(file("study/questions.html")).toContain(`data-id="${id}"`);
});

test("the same seed draws the same questions, another seed others", async () => {
  await organon("sample", "suite.jsonl", "--share", "0.2", "--seed", "7", "-o", "same");
  await organon("sample", "suite.jsonl", "--share", "0.2", "--seed", "8", "-o", "other");
  expect(file("same/annotator-1.csv")).toBe(file("study/annotator-1.csv"));
  expect(file("other/annotator-1.csv")).not.toBe(file("study/annotator-1.csv"));
});

test("filled sheets give the table, the bounds and kappa", async () => {
  const one = write(
    "one.csv",
    annotated([
      [0, "a"],
      [1, "b"],
    ]),
  );
  const other = write(
    "other.csv",
    annotated([
      [0, "a"],
      [0, "c"],
      [2, "c"],
    ]),
  );
  const { stdout, code } = await organon("sample", "suite.jsonl", "--read", one, other);
  expect(stdout).toMatch(/Count +1 +1 +1 +3/);
  expect(stdout).toMatch(/Valid: 70\.0 % .* n 10/);
  expect(code).toBe(0);
  const { stdout: json } = await organon("sample", "suite.jsonl", "--json", "--read", one, other);
  expect(JSON.parse(json)).toMatchObject({
    n: 10,
    invalid: { a: 1, b: 1, c: 1, total: 3 },
    agreement: { a: { kappa: { value: 1 } } },
  });
});

test("sheets that may hold answers are never written over", async () => {
  const before = file("study/annotator-1.csv");
  const { code, stderr } = await organon("sample", "suite.jsonl", "-o", "study");
  expect(stderr).toMatch(/annotator-1\.csv is there already/);
  expect(file("study/annotator-1.csv")).toBe(before);
  expect(code).toBe(2);
});

const refusals: readonly (readonly [fact: string, args: () => readonly string[], says: RegExp])[] = [
  ["a share of nothing", () => ["suite.jsonl", "--share", "0", "-o", "x"], /--share 0 is not a share/],
  ["one sheet alone", () => ["suite.jsonl", "--read", "one.csv"], /--read takes two sheets, not 1/],
  [
    "a sheet that is not filled in",
    () => ["suite.jsonl", "--read", "study/annotator-1.csv", "study/annotator-2.csv"],
    /annotator-1\.csv: line 2: a is not answered/,
  ],
  [
    "a sheet of other questions",
    () => ["suite.jsonl", "--read", write("strange.csv", "id,a,b,c\nx,yes,yes,yes\n"), "one.csv"],
    /strange\.csv: the question x is not in the items' file/,
  ],
];
for (const [fact, args, says] of refusals)
  test(`${fact} is exit 2`, async () => {
    const { code, stderr } = await organon("sample", ...args());
    expect(stderr).toMatch(says);
    expect(code).toBe(2);
  });
