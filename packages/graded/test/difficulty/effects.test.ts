import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createEffects, type EffectRow } from "../../src/frontier/difficulty/effects.ts";

/** Newton's method on the whole matrix, by elimination: slow, and nothing is sparse in it. */
const dense = (
  rows: readonly EffectRow[],
  size: number,
  answers: { readonly right: readonly number[]; readonly asked: readonly number[] },
  precision: number,
) => {
  let value: number[] = Array.from({ length: size }, () => 0);
  let inverse: number[][] = [];
  for (let step = 0; step < 60; step++) {
    const matrix = value.map((_, i) => value.map((__, j) => (i === j ? precision : 0)));
    const gradient = value.map((known) => -precision * known);
    for (const [r, { places, amounts }] of rows.entries()) {
      const logit = places.reduce((sum, place, i) => sum + amounts[i]! * value[place]!, 0);
      const p = 1 / (1 + Math.exp(-logit));
      for (const [i, place] of places.entries()) {
        gradient[place]! += amounts[i]! * (answers.right[r]! - answers.asked[r]! * p);
        for (const [j, other] of places.entries())
          matrix[place]![other]! += answers.asked[r]! * p * (1 - p) * amounts[i]! * amounts[j]!;
      }
    }
    inverse = inverted(matrix);
    value = value.map((known, i) => known + inverse[i]!.reduce((sum, x, j) => sum + x * gradient[j]!, 0));
  }
  return { value, inverse };
};

const inverted = (matrix: readonly (readonly number[])[]): number[][] => {
  const a = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (const k of matrix.keys()) {
    const pivot = a[k]![k]!;
    a[k] = a[k]!.map((x) => x / pivot);
    for (const i of matrix.keys()) {
      const factor = a[i]![k]!;
      if (i !== k) a[i] = a[i]!.map((x, j) => x - factor * a[k]![j]!);
    }
  }
  return a.map((row) => row.slice(matrix.length));
};

const size = 7;
const someRow = fc.record({
  places: fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }), { minLength: 1, maxLength: 4 }),
  amount: fc.integer({ min: 1, max: 3 }),
  right: fc.integer({ min: 0, max: 5 }),
  wrong: fc.integer({ min: 0, max: 5 }),
});

test("mode and variances are those of the whole matrix, whatever effects rows share", () => {
  fc.assert(
    fc.property(fc.array(someRow, { minLength: 1, maxLength: 12 }), (some) => {
      const rows = some.map(({ places, amount }) => ({
        places,
        amounts: places.map((_, i) => (i === 1 ? -1 : amount)),
        chance: 0,
        span: 1,
      }));
      const answers = {
        right: some.map(({ right }) => right),
        asked: some.map(({ right, wrong }) => right + wrong),
      };
      const prior = { mean: new Float64Array(size), precision: new Float64Array(size).fill(0.5) };
      const { value, varianceOf } = createEffects(rows, size)(answers, prior);
      const expected = dense(rows, size, answers, 0.5);
      if (!expected.value.every((one) => Math.abs(one) < 20)) return;
      for (const [i, one] of expected.value.entries()) expect(value[i]).toBeCloseTo(one, 5);
      for (const { places, amounts } of [...rows, { places: [3], amounts: [1] }]) {
        const spread = places.reduce(
          (sum, place, i) =>
            sum +
            places.reduce(
              (inner, other, j) => inner + amounts[i]! * amounts[j]! * expected.inverse[place]![other]!,
              0,
            ),
          0,
        );
        expect(varianceOf({ places, amounts })).toBeCloseTo(spread, 5);
      }
    }),
  );
});

test("effects that nested groups have lie within each other's priors, and begin where an earlier fit ended", () => {
  const rows = [0, 1, 2].map((skill) => ({ places: [skill, 3], amounts: [1, 1], chance: 0, span: 1 }));
  const fit = createEffects(rows, 4);
  const prior = { mean: [0, 0, 0, 1.5], precision: [4, 4, 4, 0.25] };
  const answers = { right: [9, 9, 2], asked: [10, 10, 10] };
  const first = fit(answers, prior);
  const again = fit(answers, prior, first.value);
  expect(again.evidence).toBeCloseTo(first.evidence, 8);
  expect(first.value[2]).toBeLessThan(first.value[0]!);
  expect(first.value[0]).toBeCloseTo(first.value[1]!, 8);
});
