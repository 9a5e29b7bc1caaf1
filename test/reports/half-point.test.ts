import { proportion } from "#scoring/estimate";
import { expect, test } from "vitest";
import { halfPointOf } from "#reports/charts/curve-chart";

const curve = (...shares: readonly number[]) =>
  shares.map((share, i) => ({ at: i + 1, accuracy: proportion(share * 100, 100) }));

test("the half-point lies on a straight line between two settings", () => {
  expect(halfPointOf(curve(0.9, 0.7, 0.3))?.value).toBeCloseTo(2.5, 12);
});

test("a curve that stays above one half has none, and one that begins below has none", () => {
  expect([halfPointOf(curve(0.9, 0.8)), halfPointOf(curve(0.4, 0.2)), halfPointOf([])]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("its bounds are where the intervals fall through, and open where they do not", () => {
  const half = halfPointOf(curve(0.9, 0.6, 0.45));
  expect(half?.low).toBeGreaterThan(2);
  expect(half!.low!).toBeLessThan(half!.value);
  expect(half?.high).toBeNull();
});
