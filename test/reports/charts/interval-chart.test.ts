import { expect, test } from "vitest";
import { differenceAxis } from "#reports/charts/picture";

const axes: readonly (readonly [bounds: readonly number[], half: number, last: string])[] = [
  [[], 0.05, "+5"],
  [[-0.02, 0.049], 0.05, "+5"],
  [[-0.06, 0.01], 0.1, "+10"],
  [[0.3], 0.4, "+40"],
  [[-1, 1], 1, "+100"],
];

test.each(axes)("differences within %j get an axis to %f", (bounds, half, last) => {
  const { domain, ticks } = differenceAxis(bounds);
  expect(domain).toEqual([-half, half]);
  expect(ticks.map((tick) => tick.label)[2]).toBe("0");
  expect(ticks.at(-1)?.label).toBe(last);
});
