import { expect, test } from "vitest";
import { difference } from "#scoring/independent";
import { proportion } from "#scoring/estimate";

test("Newcombe's example, 56 of 70 minus 48 of 80, has the interval of his Table II (method 10)", () => {
  const { value, low, high } = difference(proportion(56, 70), proportion(48, 80));
  expect(value).toBeCloseTo(0.2, 10);
  expect(low).toBeCloseTo(0.0524, 4);
  expect(high).toBeCloseTo(0.3339, 4);
});

test("a side without observations leaves the difference open", () => {
  expect(difference(proportion(0, 0), proportion(5, 10))).toEqual({
    value: null,
    low: -1,
    high: 1,
    n: [0, 10],
  });
});
