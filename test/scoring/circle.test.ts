/** Circular, PartialCircular and the coefficient of variation: the papers' examples and what must hold of all picks. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { circular, partialCircular, rightPicks, type Pick } from "../../src/scoring/circle.ts";
import { coefficientOfVariation } from "../../src/scoring/choice-metrics.ts";

const picks = fc.array(fc.constantFrom<Pick>(0, 1, 2, 3, "none"), { minLength: 4, maxLength: 4 });

test("equation (2)'s example is 0.125", () => {
  expect(partialCircular([0, 0, 2, 3], 0)).toBeCloseTo(0.125, 12);
});

test.each<[string, Pick[], number]>([
  ["four right", [1, 1, 1, 1], 1],
  ["four equal and wrong", [2, 2, 2, 2], 0],
  ["four that differ", [0, 1, 2, 3], 0],
  ["four without an answer", ["none", "none", "none", "none"], 0],
  ["three right, one wrong", [1, 1, 1, 0], 0.75 * (1 - (2 - 0.75 * Math.log2(3)) / 2)],
  ["two right, two wrong alike", [1, 1, 0, 0], 0.25],
])("%s give %#", (_, given, value) => {
  expect(partialCircular(given, 1)).toBeCloseTo(value, 12);
});

test("Circular is at most PartialCircular, which is at most the share answered rightly", () => {
  fc.assert(
    fc.property(picks, (given) => {
      const partial = partialCircular(given, 0);
      expect(partial).toBeGreaterThanOrEqual(circular(given, 0));
      expect(partial).toBeLessThanOrEqual(rightPicks(given, 0) / 4);
    }),
  );
});

test.each([
  ["ACC", [30.0, 32.0, 32.4, 30.1, 32.0], 3.3],
  ["CIR", [7.4, 8.1, 8.0, 8.0, 9.0], 6.3],
])("Table 2's %s varies by %s %%, population deviation over mean", (_, values, percent) => {
  expect(100 * coefficientOfVariation(values)!).toBeCloseTo(percent, 1);
});

test("Table 2 prints 3.1 %% for PC where its own rounded values give 2.9 %%", () => {
  expect(100 * coefficientOfVariation([17.6, 18.8, 18.1, 18.5, 19.1])!).toBeCloseTo(2.9, 1);
});
