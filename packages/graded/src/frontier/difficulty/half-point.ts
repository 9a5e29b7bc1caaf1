/**
 * The half-point of a dial (H50): the setting at which accuracy has fallen half-way from its easy level to chance. The
 * curve is the likeliest one of `curve-likelihood.ts`; the interval holds the half-points that a likelihood-ratio test
 * does not reject, with slope and level free. Questions follow answers here, which the ratio's limiting distribution does
 * not know; the test's threshold is therefore the one at which, measured over thousands of planted half-points, 95 % of
 * intervals hold them (results/half-points.md).
 */
import { sumOf } from "organon/commands";
import {
  axis,
  bestCell,
  curveGrid,
  profileOf,
  widestBounds,
  type CurveBounds,
  type CurveGrid,
  type PlaceAnswers,
} from "./curve-likelihood.ts";
import { placeOf, settingAt, type DialScale, type FallingCurve } from "./falling-curve.ts";

/** Answers at one setting of a dial. */
export type SettingAnswers = { readonly setting: number; readonly right: number; readonly asked: number };

/** A half-point in the dial's own unit, with its curve. */
export type HalfPoint = {
  /** Null where it lies beyond what can be asked. */
  readonly value: number | null;
  /** 95 %; null where nothing that can be asked bounds it. */
  readonly low: number | null;
  readonly high: number | null;
  /** Readable answers. */
  readonly n: number;
  readonly curve: FallingCurve;
};

const coarse = { half: 71, slope: 9, level: 7 };
const fine = { half: 61, slope: 11, level: 9 };

/** The half-point that answers show; undefined where there are none. Answers at a setting are taken as independent. */
export const halfPointOf = (
  dial: DialScale,
  answers: readonly SettingAnswers[],
  chance: number,
): HalfPoint | undefined => {
  const known = answersByPlace(dial, answers);
  if (known.length === 0) return undefined;
  const wide = curveGrid(known, chance, widestBounds, coarse);
  const grid = curveGrid(known, chance, boundsOfLikely(wide), fine);
  const { scores } = grid;
  const best = bestCell(scores);
  const curve = grid.curveAt(best);
  const n = sumOf(known, ({ asked }) => asked);
  const halves = axis([grid.curveAt(0).half, grid.curveAt(scores.length - 1).half], fine.half);
  const [low, high] = within(halves, profileOf(grid), scores[best]! - threshold / 2);
  return {
    value: curve.half < 0 || curve.half > 1 ? null : settingAt(dial, curve.half),
    low: low < 0 ? null : settingAt(dial, Math.min(1, low)),
    high: high > 1 ? null : settingAt(dial, Math.max(0, high)),
    n,
    curve,
  };
};

/** Answers by place, easiest first; settings nearer to one another than the eye tells are one. */
export const answersByPlace = (
  dial: DialScale,
  answers: readonly SettingAnswers[],
): readonly PlaceAnswers[] => {
  const byPlace = new Map<number, { right: number; asked: number }>();
  for (const { setting, right, asked } of answers) {
    if (asked === 0) continue;
    const place = Math.round(placeOf(dial, setting) * 200) / 200;
    const sum = byPlace.get(place) ?? { right: 0, asked: 0 };
    byPlace.set(place, { right: sum.right + right, asked: sum.asked + asked });
  }
  return [...byPlace].map(([place, sum]) => ({ place, ...sum })).toSorted((a, b) => a.place - b.place);
};

/** Twice the log-likelihood that a curve may lose and still be looked at. */
const worthLooking = 14;

/** The box around the curves of a grid that are not hopeless, one step wider on each side. */
const boundsOfLikely = (grid: CurveGrid): CurveBounds => {
  const { scores } = grid;
  const least = scores[bestCell(scores)]! - worthLooking / 2;
  const found = { half: [9, -9], slope: [1e9, 0], level: [1, 0] };
  for (let cell = 0; cell < scores.length; cell++) {
    if (scores[cell]! < least) continue;
    const curve = grid.curveAt(cell);
    for (const name of ["half", "slope", "level"] as const)
      found[name] = [Math.min(found[name][0]!, curve[name]), Math.max(found[name][1]!, curve[name])];
  }
  const step = (widestBounds.half[1] - widestBounds.half[0]) / (coarse.half - 1);
  const ratio = (widestBounds.slope[1] / widestBounds.slope[0]) ** (1 / (coarse.slope - 1));
  const held = (name: keyof CurveBounds, low: number, high: number): readonly [number, number] => [
    Math.max(widestBounds[name][0], low),
    Math.min(widestBounds[name][1], high),
  ];
  return {
    half: held("half", found.half[0]! - step, found.half[1]! + step),
    slope: held("slope", found.slope[0]! / ratio, found.slope[1]! * ratio),
    level: held("level", found.level[0]! - 0.1, found.level[1]! + 0.05),
  };
};

/**
 * Twice the log-likelihood ratio that an interval of 95 % may lose. χ² has 3.84 at its 95 % point; the rest makes up for
 * questions that were put where the answers before them led (`scripts/half-points.ts` measures it).
 */
const threshold = 4.4;

/** Where a profile stays above a score, around its top; infinite where it does to the axis' end. */
const within = (
  halves: readonly number[],
  profile: Float64Array,
  least: number,
): readonly [low: number, high: number] => {
  const top = bestCell(profile);
  let [low, high] = [top, top];
  while (low > 0 && profile[low - 1]! >= least) low -= 1;
  while (high + 1 < profile.length && profile[high + 1]! >= least) high += 1;
  const crossing = (inside: number, outside: number): number =>
    halves[inside]! +
    ((halves[outside]! - halves[inside]!) * (profile[inside]! - least)) /
      (profile[inside]! - profile[outside]!);
  return [
    low === 0 ? Number.NEGATIVE_INFINITY : crossing(low, low - 1),
    high === profile.length - 1 ? Number.POSITIVE_INFINITY : crossing(high, high + 1),
  ];
};
