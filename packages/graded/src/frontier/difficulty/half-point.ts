/**
 * The half-point of a dial (H50): the setting at which accuracy has fallen half-way from its easy level to chance. The
 * curve is the likeliest one of `curve-likelihood.ts`; the interval holds the half-points that a likelihood-ratio test
 * does not reject, with slope and level free. Questions follow answers here, which the ratio's limiting distribution does
 * not know; the test's threshold is therefore the one at which, measured over thousands of planted half-points, 95 % of
 * intervals hold them (results/half-points.md).
 */
import { addUp } from "organon/commands";
import {
  axis,
  bestCell,
  curveGrid,
  computeProfile,
  widestBounds,
  type CurveBounds,
  type CurveGrid,
  type PlaceAnswers,
} from "./curve-likelihood.ts";
import { toPosition, toSetting, type ParameterScale, type FallingCurve } from "./falling-curve.ts";

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
export const fitHalfPoint = (
  dial: ParameterScale,
  answers: readonly SettingAnswers[],
  chance: number,
): HalfPoint | undefined => {
  const known = groupAnswers(dial, answers);
  if (known.length === 0) return undefined;
  const wide = curveGrid(known, chance, widestBounds, coarse);
  const grid = curveGrid(known, chance, findLikelyBounds(wide), fine);
  const { scores } = grid;
  const best = bestCell(scores);
  const curve = grid.getCurve(best);
  const n = addUp(known, ({ asked }) => asked);
  const halves = axis([grid.getCurve(0).half, grid.getCurve(scores.length - 1).half], fine.half);
  const [low, high] = findInterval(halves, computeProfile(grid), scores[best]! - threshold / 2);
  return {
    value: curve.half < 0 || curve.half > 1 ? null : toSetting(dial, curve.half),
    low: low < 0 ? null : toSetting(dial, Math.min(1, low)),
    high: high > 1 ? null : toSetting(dial, Math.max(0, high)),
    n,
    curve,
  };
};

/** Answers by place, easiest first; settings nearer to one another than the eye tells are one. */
export const groupAnswers = (
  dial: ParameterScale,
  answers: readonly SettingAnswers[],
): readonly PlaceAnswers[] => {
  const byPlace = new Map<number, { right: number; asked: number }>();
  for (const { setting, right, asked } of answers) {
    if (asked === 0) continue;
    const place = Math.round(toPosition(dial, setting) * 200) / 200;
    const sum = byPlace.get(place) ?? { right: 0, asked: 0 };
    byPlace.set(place, { right: sum.right + right, asked: sum.asked + asked });
  }
  return [...byPlace].map(([place, sum]) => ({ place, ...sum })).toSorted((a, b) => a.place - b.place);
};

/** Twice the log-likelihood that a curve may lose and still be looked at. */
const worthLooking = 14;

const findLikelyBounds = (grid: CurveGrid): CurveBounds => {
  const { scores } = grid;
  const least = scores[bestCell(scores)]! - worthLooking / 2;
  const found = { half: [9, -9], slope: [1e9, 0], level: [1, 0] };
  for (let cell = 0; cell < scores.length; cell++) {
    if (scores[cell]! < least) continue;
    const curve = grid.getCurve(cell);
    for (const name of ["half", "slope", "level"] as const)
      found[name] = [Math.min(found[name][0]!, curve[name]), Math.max(found[name][1]!, curve[name])];
  }
  const step = (widestBounds.half[1] - widestBounds.half[0]) / (coarse.half - 1);
  const ratio = (widestBounds.slope[1] / widestBounds.slope[0]) ** (1 / (coarse.slope - 1));
  const clampBounds = (name: keyof CurveBounds, low: number, high: number): readonly [number, number] => [
    Math.max(widestBounds[name][0], low),
    Math.min(widestBounds[name][1], high),
  ];
  return {
    half: clampBounds("half", found.half[0]! - step, found.half[1]! + step),
    slope: clampBounds("slope", found.slope[0]! / ratio, found.slope[1]! * ratio),
    level: clampBounds("level", found.level[0]! - 0.1, found.level[1]! + 0.05),
  };
};

/**
 * Twice the log-likelihood ratio that an interval of 95 % may lose. χ² has 3.84 at its 95 % point; the rest makes up for
 * questions that were put where the answers before them led (`scripts/half-points.ts` measures it).
 */
const threshold = 4.4;

const findInterval = (
  halves: readonly number[],
  profile: Float64Array,
  least: number,
): readonly [low: number, high: number] => {
  const top = bestCell(profile);
  let [low, high] = [top, top];
  while (low > 0 && profile[low - 1]! >= least) low -= 1;
  while (high + 1 < profile.length && profile[high + 1]! >= least) high += 1;
  const interpolate = (inside: number, outside: number): number =>
    halves[inside]! +
    ((halves[outside]! - halves[inside]!) * (profile[inside]! - least)) /
      (profile[inside]! - profile[outside]!);
  return [
    low === 0 ? Number.NEGATIVE_INFINITY : interpolate(low, low - 1),
    high === profile.length - 1 ? Number.POSITIVE_INFINITY : interpolate(high, high + 1),
  ];
};
