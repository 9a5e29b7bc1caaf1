/**
 * Gradient-boosted decision trees for yes or no: small trees, each grown by Newton steps on the logistic loss of
 * those before (Friedman 2001; gain and leaf values as in Chen and Guestrin 2016). Numbers are cut into at most
 * 32 bins beforehand. Deterministic: no sampling, ties go to the first feature and the lowest cut.
 */

import { logistic } from "../logistic.ts";

/** Rows cut into bins, feature by feature: `bins[feature][row]`. */
type Binned = { readonly bins: readonly Uint8Array[]; readonly rows: number };

const maxBins = 32;

/** Cuts columns of numbers into bins that hold about equally many rows; labels play no part. */
export const toBins = (columns: readonly Float64Array[]): Binned => ({
  bins: columns.map((column) => {
    const cuts = cutsOf(column);
    return Uint8Array.from(column, (value) => binOf(cuts, value));
  }),
  rows: columns[0]?.length ?? 0,
});

/** The highest value of every bin but the last. */
const cutsOf = (column: Float64Array): readonly number[] => {
  const values = [...new Set(column)].toSorted((a, b) => a - b);
  if (values.length <= maxBins) return values.slice(0, -1);
  const sorted = column.toSorted();
  const quantiles = Array.from(
    { length: maxBins - 1 },
    (_, i) => sorted[Math.floor(((i + 1) * sorted.length) / maxBins)]!,
  );
  return [...new Set(quantiles)];
};

const binOf = (cuts: readonly number[], value: number): number => {
  const bin = cuts.findIndex((cut) => value <= cut);
  return bin === -1 ? cuts.length : bin;
};

type Tree =
  | { readonly value: number }
  | { readonly feature: number; readonly lastLeft: number; readonly left: Tree; readonly right: Tree };

type Boosted = {
  /** The probability of yes of a row. */
  readonly probability: (row: number) => number;
  /** How much each feature lowered the loss, as shares that add up to 1. */
  readonly shares: readonly number[];
};

const trees = 60;
const depth = 4;
const rate = 0.25;
const penalty = 1;
const minRows = 5;

/** Learns from the given rows; `labels[row]` is 1 for yes and 0 for no. */
export const fitBoostedTrees = (data: Binned, rows: Int32Array, labels: Uint8Array): Boosted => {
  const { bins } = data;
  const gains = new Float64Array(bins.length);
  const yes = rows.reduce((sum, row) => sum + labels[row]!, 0);
  const start = Math.log((yes + 0.5) / (rows.length - yes + 0.5));
  const scores = new Float64Array(data.rows).fill(start);
  const slopes = new Float64Array(data.rows);
  const curves = new Float64Array(data.rows);
  const forest: Tree[] = [];
  for (let round = 0; round < trees; round++) {
    for (const row of rows) {
      const p = logistic(scores[row]!);
      slopes[row] = p - labels[row]!;
      curves[row] = p * (1 - p);
    }
    const tree = grow(bins, rows, { slopes, curves, gains }, depth);
    if ("value" in tree) break;
    forest.push(tree);
    for (const row of rows) scores[row]! += valueAt(tree, bins, row);
  }
  const total = gains.reduce((sum, gain) => sum + gain, 0);
  return {
    probability: (row) => logistic(forest.reduce((sum, tree) => sum + valueAt(tree, bins, row), start)),
    shares: [...gains].map((gain) => (total === 0 ? 0 : gain / total)),
  };
};

type Loss = { readonly slopes: Float64Array; readonly curves: Float64Array; readonly gains: Float64Array };

const grow = (bins: Binned["bins"], rows: Int32Array, loss: Loss, levels: number): Tree => {
  let [slope, curve] = [0, 0];
  for (const row of rows) {
    slope += loss.slopes[row]!;
    curve += loss.curves[row]!;
  }
  const split =
    levels === 0 || rows.length < 2 * minRows ? undefined : bestSplit(bins, rows, loss, slope, curve);
  if (split === undefined) return { value: (-rate * slope) / (curve + penalty) };
  const { feature, lastLeft } = split;
  loss.gains[feature]! += split.gain;
  const column = bins[feature]!;
  const below = (side: Int32Array): Tree => grow(bins, side, loss, levels - 1);
  return {
    feature,
    lastLeft,
    left: below(rows.filter((row) => column[row]! <= lastLeft)),
    right: below(rows.filter((row) => column[row]! > lastLeft)),
  };
};

const worth = (slope: number, curve: number): number => (slope * slope) / (curve + penalty);

const bestSplit = (
  bins: Binned["bins"],
  rows: Int32Array,
  { slopes, curves }: Loss,
  slope: number,
  curve: number,
): { readonly feature: number; readonly lastLeft: number; readonly gain: number } | undefined => {
  const undivided = worth(slope, curve);
  let best: { feature: number; lastLeft: number; gain: number } | undefined;
  const slopeOf = new Float64Array(maxBins);
  const curveOf = new Float64Array(maxBins);
  const countOf = new Int32Array(maxBins);
  for (const [feature, column] of bins.entries()) {
    slopeOf.fill(0);
    curveOf.fill(0);
    countOf.fill(0);
    for (const row of rows) {
      const bin = column[row]!;
      slopeOf[bin]! += slopes[row]!;
      curveOf[bin]! += curves[row]!;
      countOf[bin]!++;
    }
    let [leftSlope, leftCurve, leftCount] = [0, 0, 0];
    for (let bin = 0; bin < maxBins - 1; bin++) {
      if (countOf[bin] === 0) continue;
      leftSlope += slopeOf[bin]!;
      leftCurve += curveOf[bin]!;
      leftCount += countOf[bin]!;
      if (leftCount < minRows) continue;
      if (rows.length - leftCount < minRows) break;
      const gain = worth(leftSlope, leftCurve) + worth(slope - leftSlope, curve - leftCurve) - undivided;
      if (gain > (best?.gain ?? 1e-6)) best = { feature, lastLeft: bin, gain };
    }
  }
  return best;
};

const valueAt = (tree: Tree, bins: Binned["bins"], row: number): number => {
  let node = tree;
  while (!("value" in node)) node = bins[node.feature]![row]! <= node.lastLeft ? node.left : node.right;
  return node.value;
};
