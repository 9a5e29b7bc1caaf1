/** The validity study's figures: the papers' Table 5 and §4.4, and kappa's textbook examples. */
import { describe, expect, test } from "vitest";
import { summarizeValidity } from "#scoring/people/validity";
import { computeAgreement, type Answers } from "../../../src/scoring/people/agreement.ts";
import { computeBinomialTail } from "../../../src/scoring/binomial.ts";

const fine: Answers = { a: "yes", b: "yes", c: "yes" };

/** 208 items: 4 objected to at a, 3 at b. Objections are spread over the annotators and over later questions. */
const paperPairs: readonly (readonly [Answers, Answers])[] = Array.from({ length: 208 }, (_, i) => {
  if (i < 2) return [{ ...fine, a: "no" }, fine];
  if (i < 4) return [fine, { a: "no", b: "no", c: "no" }];
  if (i < 6) return [{ ...fine, b: "no", c: "no" }, fine];
  if (i < 7)
    return [
      { ...fine, b: "no" },
      { ...fine, b: "no" },
    ];
  return [fine, fine];
});

const outcomeOf = (given: typeof paperPairs) => {
  const sheetOf = (who: 0 | 1) => new Map(given.map((pair, i) => [`item ${i}`, pair[who]]));
  return summarizeValidity(sheetOf(0), sheetOf(1));
};

describe("Table 5", () => {
  const { n, invalid, valid, atLeast, objections } = outcomeOf(paperPairs);

  test("an item counts once, under the first objection of either annotator: 4, 3, 0, in all 7 of 208", () => {
    expect({ n, invalid }).toEqual({ n: 208, invalid: { a: 4, b: 3, c: 0, total: 7 } });
    expect(objections.map(({ first }) => first).join("")).toBe("aaaabbb");
    expect([invalid.a, invalid.b, invalid.c, invalid.total].map((k) => ((100 * k) / n).toFixed(2))).toEqual([
      "1.92",
      "1.44",
      "0.00",
      "3.37",
    ]);
  });

  test("the papers' 0.94 is Wald's one-sided bound; the exact bound lies below it", () => {
    expect(valid.value).toBeCloseTo(201 / 208, 12);
    expect(atLeast.wald).toBeCloseTo(0.94578, 5);
    expect(atLeast.wald).toBeGreaterThan(0.94);
    expect(atLeast.exact).toBeLessThan(0.94);
    // At the exact bound, 201 or more valid items have a chance of 5 %.
    expect(1 - computeBinomialTail(200, 208, atLeast.exact)).toBeCloseTo(0.05, 9);
  });
});

describe("bounds", () => {
  test("Wald's bound of a perfect sample is 1, the exact one is the 20th root's: 0.05^(1/n)", () => {
    const { atLeast } = outcomeOf(paperPairs.slice(7, 27));
    expect(atLeast.wald).toBe(1);
    expect(atLeast.exact).toBeCloseTo(0.05 ** (1 / 20), 9);
  });
});

const pairs = (
  both: number,
  one: number,
  other: number,
  neither: number,
): readonly (readonly [boolean, boolean])[] => [
  ...Array.from({ length: both }, () => [true, true] as const),
  ...Array.from({ length: one }, () => [true, false] as const),
  ...Array.from({ length: other }, () => [false, true] as const),
  ...Array.from({ length: neither }, () => [false, false] as const),
];

describe("Cohen's kappa", () => {
  const cases: readonly (readonly [
    both: number,
    one: number,
    other: number,
    neither: number,
    kappa: number,
  ])[] = [
    // Textbook: agreement 0.7 where chance gives 0.5.
    [20, 5, 10, 15, 0.4],
    [45, 15, 25, 15, 0.1304],
    [25, 35, 5, 35, 0.2593],
    [10, 0, 0, 10, 1],
    [0, 10, 10, 0, -1],
  ];
  for (const [both, one, other, neither, kappa] of cases)
    test(`${both} and ${neither} alike, ${one} and ${other} not: ${kappa}`, () => {
      const found = computeAgreement(pairs(both, one, other, neither));
      expect(found.kappa.value).toBeCloseTo(kappa, 4);
      expect(found.kappa.low).toBeLessThanOrEqual(found.kappa.value ?? Number.NaN);
      expect(found.kappa.high).toBeGreaterThanOrEqual(found.kappa.value ?? Number.NaN);
      expect(found.same.value).toBeCloseTo((both + neither) / (both + one + other + neither), 12);
    });
});
