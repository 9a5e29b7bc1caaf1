/**
 * How likely every falling curve of a grid makes some answers: three axes (half, slope, level). The slope has a broad prior, log-normal
 * around a fall over a quarter of the dial: without it, answers that change at once would have no steepest curve.
 */
import { evaluateCurve, type FallingCurve } from "./falling-curve.ts";

/** Answers at one place of a dial. */
export type PlaceAnswers = { readonly place: number; readonly right: number; readonly asked: number };

/** Bounds of the curves, each from low to high. */
export type CurveBounds = {
  readonly half: readonly [number, number];
  readonly slope: readonly [number, number];
  readonly level: readonly [number, number];
};

/** All that is looked at: half-points may lie a fifth of the dial beyond its ends. */
export const widestBounds: CurveBounds = { half: [-0.2, 1.2], slope: [3, 80], level: [0.3, 0.998] };

/** How many values each axis has. */
type GridSizes = { readonly half: number; readonly slope: number; readonly level: number };

/** The curves of a grid and the log-likelihood of each, in the order of half, slope, level. */
export type CurveGrid = {
  readonly sizes: GridSizes;
  readonly getCurve: (cell: number) => FallingCurve;
  /** For these answers, place by place. */
  readonly scores: Float64Array;
};

const usualSlope = 14;
const slopeSpread = 0.9;

/** The grid for answers at some places. */
export const curveGrid = (
  known: readonly PlaceAnswers[],
  chance: number,
  bounds: CurveBounds,
  sizes: GridSizes,
): CurveGrid => {
  const halves = axis(bounds.half, sizes.half);
  const slopes = axis([Math.log(bounds.slope[0]), Math.log(bounds.slope[1])], sizes.slope).map(Math.exp);
  // Levels near 1 are the usual ones, and there a small step matters most.
  const levels = axis([Math.sqrt(1 - bounds.level[1]), Math.sqrt(1 - bounds.level[0])], sizes.level).map(
    (root) => 1 - root * root,
  );
  const cells = sizes.half * sizes.slope * sizes.level;
  const getCurve = (cell: number): FallingCurve => ({
    half: halves[Math.floor(cell / (sizes.slope * sizes.level))]!,
    slope: slopes[Math.floor(cell / sizes.level) % sizes.slope]!,
    level: levels[cell % sizes.level]!,
    chance,
  });
  const scores = new Float64Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    const curve = getCurve(cell);
    let score = -((Math.log(curve.slope / usualSlope) / slopeSpread) ** 2) / 2;
    for (const { place, right, asked } of known) {
      const accuracy = evaluateCurve(curve, place);
      score += right * Math.log(accuracy + tiny) + (asked - right) * Math.log(1 - accuracy + tiny);
    }
    scores[cell] = score;
  }
  return { sizes, getCurve, scores };
};

const tiny = 1e-9;

/** By half, the best score of any slope and level. */
export const computeProfile = ({ sizes, scores }: CurveGrid): Float64Array => {
  const each = sizes.slope * sizes.level;
  return Float64Array.from({ length: sizes.half }, (_, h) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let i = h * each; i < (h + 1) * each; i++) if (scores[i]! > best) best = scores[i]!;
    return best;
  });
};

/** The cell of the highest score. */
export const bestCell = (scores: Float64Array): number => {
  let best = 0;
  for (let cell = 1; cell < scores.length; cell++) if (scores[cell]! > scores[best]!) best = cell;
  return best;
};

/** So many values from low to high, evenly. */
export const axis = ([low, high]: readonly [number, number], size: number): readonly number[] =>
  Array.from({ length: size }, (_, i) => low + ((high - low) * i) / (size - 1));
