import { proportion } from "#scores/estimate";
import { expect, test } from "vitest";
import { halfPointOf } from "#report/charts/curve-chart";

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

test("a line that does not fall beyond chance has none, though it crosses one half", () => {
  expect(halfPointOf(curve(0.5, 0.45, 0.54, 0.44))).toBeUndefined();
  expect(halfPointOf(curve(0.55, 0.52, 0.48))).toBeUndefined();
});

test("its bounds are where the intervals fall through, and open where they do not", () => {
  const half = halfPointOf(curve(0.9, 0.6, 0.45));
  expect(half?.low).toBeGreaterThan(2);
  expect(half!.low!).toBeLessThan(half!.value);
  expect(half?.high).toBeNull();
});

test("a setting without a readable answer is passed over", () => {
  const [easy, hard] = [
    { at: 1, accuracy: proportion(80, 100) },
    { at: 3, accuracy: proportion(20, 100) },
  ];
  expect(halfPointOf([easy, { at: 2, accuracy: proportion(0, 0) }, hard])?.value).toBe(2);
});
