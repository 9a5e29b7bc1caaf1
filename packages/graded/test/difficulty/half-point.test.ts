// @long: many questions
import { describe, expect, test } from "vitest";
import { createRandom } from "../../../../src/arguments/random.ts";
import {
  evaluateCurve,
  toPosition,
  type ParameterScale,
} from "../../src/frontier/difficulty/falling-curve.ts";
import { fitHalfPoint, type SettingAnswers } from "../../src/frontier/difficulty/half-point.ts";
import { nextSettings } from "../../src/frontier/difficulty/next-settings.ts";

const length: ParameterScale = {
  name: "length",
  settings: [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 25, 32, 40, 50, 64, 80, 100],
  isLogarithmic: true,
};
const width: ParameterScale = { name: "width", settings: [1, 2, 3, 4, 5, 6, 7, 8] };

/** Answers on an adaptive path of somebody whose accuracy by setting is known. */
const simulateAnswers = (
  dial: ParameterScale,
  accuracy: (setting: number) => number,
  { chance, budget, seed }: { chance: number; budget: number; seed: string },
): readonly SettingAnswers[] => {
  const random = createRandom(seed);
  const counts = new Map<number, { right: number; asked: number }>();
  const answers = () => [...counts].map(([setting, count]) => ({ setting, ...count }));
  for (let left = budget; left > 0;) {
    const settings = nextSettings(dial, answers(), chance, Math.min(left, left === budget ? 32 : 24));
    left -= settings.length;
    for (const setting of settings) {
      const { right, asked } = counts.get(setting) ?? { right: 0, asked: 0 };
      counts.set(setting, { right: right + Number(random.next() < accuracy(setting)), asked: asked + 1 });
    }
  }
  return answers();
};

const buildCurve =
  (dial: ParameterScale, limit: number, chance: number, slope = 14) =>
  (setting: number): number =>
    evaluateCurve({ half: toPosition(dial, limit), slope, level: 0.98, chance }, toPosition(dial, setting));

describe("half-points", () => {
  test("whoever never falls has no half-point, and a lower bound alone", () => {
    const half = fitHalfPoint(
      width,
      width.settings.map((setting) => ({ setting, right: 24, asked: 25 })),
      0.5,
    );
    expect(half).toMatchObject({ value: null, high: null, n: 200 });
    expect(half?.low).toBeGreaterThan(5);
  });

  test("the planted half-point lies within its interval in 90 to 99 of 100 trials", () => {
    let held = 0;
    for (let trial = 0; trial < 100; trial++) {
      const [dial, limit] = trial % 2 === 0 ? ([length, 9] as const) : ([width, 4] as const);
      const chance = [0.5, 1 / 3, 0][trial % 3]!;
      const answers = simulateAnswers(dial, buildCurve(dial, limit, chance), {
        chance,
        budget: 104,
        seed: `trial ${trial}`,
      });
      const { low, high } = fitHalfPoint(dial, answers, chance)!;
      if ((low ?? 0) <= limit && (high ?? Infinity) >= limit) held += 1;
    }
    expect(held).toBeGreaterThanOrEqual(90);
    expect(held).toBeLessThanOrEqual(99);
  });
});
