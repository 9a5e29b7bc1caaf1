/**
 * Measures how often the interval of a half-point holds the one that was planted: random dials, limits, steepness, easy levels
 * and chance levels, asked along the real adaptive path. `node scripts/half-points.ts [trials] [questions for each]`; results/half-points.md has
 * what it printed.
 */
import { createRandom } from "../src/arguments/random.ts";
import {
  evaluateCurve,
  toPosition,
  toSetting,
  type ParameterScale,
} from "../packages/graded/src/frontier/difficulty/falling-curve.ts";
import { fitHalfPoint, type SettingAnswers } from "../packages/graded/src/frontier/difficulty/half-point.ts";
import { nextSettings } from "../packages/graded/src/frontier/difficulty/next-settings.ts";

const dials: readonly ParameterScale[] = [
  {
    name: "length",
    settings: [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 25, 32, 40, 50, 64, 80, 100],
    isLogarithmic: true,
  },
  { name: "width", settings: [1, 2, 3, 4, 5, 6, 7, 8] },
  { name: "distractors", settings: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95] },
];

const [trials = 1200, budget = 200] = process.argv.slice(2).map(Number);
const held = new Map<string, { held: number; of: number }>();
for (let trial = 0; trial < trials; trial++) {
  const random = createRandom(`trial ${trial} of ${budget}`);
  const dial = dials[trial % dials.length]!;
  const chance = [0.5, 1 / 3, 0][Math.floor(trial / dials.length) % 3]!;
  const half = 0.15 + 0.7 * random.next();
  const slope = random.pick([9, 12, 15, 20, 28]);
  const level = random.pick([1, 0.98, 0.9]);
  const answers = new Map<number, { right: number; asked: number }>();
  const known = (): readonly SettingAnswers[] =>
    [...answers].map(([setting, count]) => ({ setting, ...count }));
  for (let asked = 0; asked < budget;) {
    const settings = nextSettings(dial, known(), chance, Math.min(budget - asked, asked === 0 ? 32 : 20));
    asked += settings.length;
    for (const setting of settings) {
      const { right, asked } = answers.get(setting) ?? { right: 0, asked: 0 };
      const accuracy = evaluateCurve({ half, slope, level, chance }, toPosition(dial, setting));
      answers.set(setting, { right: right + Number(random.next() < accuracy), asked: asked + 1 });
    }
  }
  const found = fitHalfPoint(dial, known(), chance)!;
  const planted = toSetting(dial, half);
  const holds = (found.low ?? -1) <= planted && planted <= (found.high ?? Number.POSITIVE_INFINITY);
  for (const name of ["all", dial.name, `chance ${chance.toFixed(2)}`, `slope ${slope}`, `level ${level}`]) {
    const count = held.get(name) ?? { held: 0, of: 0 };
    held.set(name, { held: count.held + Number(holds), of: count.of + 1 });
  }
}
for (const [name, { held: inside, of }] of held)
  console.log(`${name.padEnd(14)} ${((100 * inside) / of).toFixed(1)} % of ${of}`);
