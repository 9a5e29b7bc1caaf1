// @long: whole commands, one after another
/** Wrong answers beside the certificate of the option picked, as a table, and the table read back. */
import { beforeAll, expect, test } from "vitest";
import { stringify } from "csv-stringify/sync";
import { readCsv } from "#items/datasets/records";
import { errorCases, errorSheet } from "#experiments/people/errors";
import { run } from "#experiments/asking/plan-run";
import { choiceSuite } from "#experiments/suites";
import type { Store } from "#runs/store";
import { fixture, models, newStore } from "../../fixture.ts";

let store: Store;
beforeAll(async () => {
  store = newStore();
  const suite = choiceSuite({ perType: 4, seed: 2 });
  await run({ suite, models: models("reasoner:affirmer", "reasoner:oracle") }, { store });
});

test("§4.2, Error analysis: each wrong answer stands once, with the letters, the statements and the certificate of the pick", async () => {
  const { cases } = await errorCases({}, { store });
  expect(new Set(cases.map(({ model }) => model))).toEqual(new Set(["affirmer"]));
  expect(new Set(cases.map(({ item }) => item)).size).toBe(cases.length);
  expect(cases.length).toBe(12);
  for (const { why, picked, right } of cases) {
    expect(picked).not.toBe(right);
    expect(why.some((line) => line.startsWith("statement 1: "))).toBe(true);
    expect(why.at(-1)).toMatch(/conclusion/);
  }
});

test("a filled table comes back by cause, two of them with kappa; another word is refused by its line", async () => {
  const { cases } = await errorCases({}, { store });
  const [header = [], ...rows] = readCsv(errorSheet(cases)).map(({ cells }) => cells);
  const place = header.findIndex((name) => name.startsWith("cause"));
  const filled = (causeOf: (row: number) => string): string =>
    stringify([
      header,
      ...rows.map((cells, i) => cells.map((cell, at) => (at === place ? causeOf(i) : cell))),
    ]);
  const told = await errorCases(
    {
      sheets: [
        ["one.csv", filled((i) => (i === 0 ? "" : "misread"))],
        ["other.csv", filled((i) => (i < 7 ? "misread" : "made up"))],
      ],
    },
    { store },
  );
  expect(told.decided?.map(({ cases: own }) => own.length)).toEqual([11, 12]);
  expect(told.agreement?.same).toMatchObject({ n: 11, value: 6 / 11 });
  await expect(errorCases({ sheets: [["one.csv", filled(() => "tired")]] }, { store })).rejects.toThrow(
    "one.csv: line 2: cause is “tired”, not misread, overlooked, made up",
  );
});

test("the command writes the table, never over one that is there", async () => {
  const { organon, read } = fixture();
  await organon("run", "--task", "four-option", "-m", "reasoner:affirmer", "--per-type", "2");
  expect((await organon("sample", "--study", "errors", "latest", "-o", "errors.csv")).code).toBe(0);
  expect(readCsv(read("errors.csv"))[0]?.cells).toContain("reply");
  expect((await organon("sample", "--study", "errors", "latest", "-o", "errors.csv")).code).not.toBe(0);
});
