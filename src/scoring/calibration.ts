/**
 * True if a model's probabilities mean what they say. Of a reply whose tokens came with their probabilities, the last token that
 * is one of the answers is looked at: its probability beside those of the other answers there, made to sum to one. Brier's
 * score (1950) is half the sum of squares between these and what was right, 0 at best, 0.25 for who always says one half
 * of two; the expected calibration error (Naeini et al. 2015) is the mean gap between how sure a model is and how often it
 * is right, in ten bins of sureness.
 */
import { meanEstimate, proportion, addUp, type Estimate } from "./estimate.ts";

/** A token with its likeliest others, in natural logarithms. */
type Token = {
  readonly token: string;
  readonly logprob: number;
  readonly top: readonly { readonly token: string; readonly logprob: number }[];
};

/** Probabilities by answer, summing to one. */
export type AnswerProbabilities = ReadonlyMap<string, number>;

/** The probabilities of the answers where the reply says one of them last; undefined where no token is one. */
export const answerProbabilities = (
  tokens: readonly Token[],
  labels: readonly string[],
): AnswerProbabilities | undefined => {
  const named = new Map(labels.map((label) => [plain(label), label]));
  const last = tokens.findLast(({ token }) => named.has(plain(token)));
  if (last === undefined) return undefined;
  const weights = new Map<string, number>(labels.map((label) => [label, 0]));
  // What was written stands among its own likeliest others with most servers.
  const spellings = new Map([last, ...last.top].map(({ token, logprob }) => [token, logprob]));
  for (const [token, logprob] of spellings) {
    const label = named.get(plain(token));
    if (label !== undefined) weights.set(label, (weights.get(label) ?? 0) + Math.exp(logprob));
  }
  const sum = addUp(weights.values(), (weight) => weight);
  if (!(sum > 0)) return undefined;
  return new Map([...weights].map(([label, weight]) => [label, weight / sum]));
};

const plain = (token: string): string => token.replaceAll(/[^\p{L}\p{N}]/gu, "").toLowerCase();

/** A reply's probabilities and what was right. */
export type Sureness = { readonly probabilities: AnswerProbabilities; readonly key: string };

/** One bin of sureness: how sure on average, how often right. */
type CalibrationBin = { readonly from: number; readonly sureness: number; readonly right: Estimate };

export type Calibration = {
  /** Half the sum of squares, averaged over replies. */
  readonly brier: Estimate;
  /** From 0 to 1; `n` as in `brier`. Its interval is that of 200 resamples. */
  readonly error: Estimate;
  /** Those of the ten bins that hold replies. */
  readonly bins: readonly CalibrationBin[];
};

const binCount = 10;
const resamples = 200;

/** Calibration over replies; undefined for none. `random` gives numbers from 0 up to 1. */
export const buildCalibration = (
  replies: readonly Sureness[],
  random: () => number,
): Calibration | undefined => {
  if (replies.length === 0) return undefined;
  const judged = replies.map(({ probabilities, key }): Prediction => {
    const [said, sureness] = [...probabilities].reduce((best, one) => (one[1] > best[1] ? one : best));
    return { probability: sureness, right: said === key ? 1 : 0, asked: 1 };
  });
  const bins = computeBins(judged);
  const value = computeError(bins);
  const again = Array.from({ length: resamples }, () =>
    computeError(computeBins(judged.map(() => judged[Math.floor(random() * judged.length)]!))),
  ).toSorted((a, b) => a - b);
  const [low = 0, high = 1] = [again[Math.floor(resamples * 0.025)], again[Math.ceil(resamples * 0.975) - 1]];
  return {
    brier: meanEstimate(replies.map(computeBrier)),
    // Resamples of so curved a measure lie above it: the interval holds the value.
    error: { value, low: Math.min(low, value), high: Math.max(high, value), n: judged.length },
    bins: bins.map(({ from, predicted, right }) => ({ from, sureness: predicted, right })),
  };
};

const computeBrier = ({ probabilities, key }: Sureness): number =>
  addUp(probabilities, ([label, p]) => (p - (label === key ? 1 : 0)) ** 2) / 2;

/** So many answers of which a probability was predicted, and how many of them are right. */
export type Prediction = { readonly probability: number; readonly right: number; readonly asked: number };

/** A tenth of the predicted probabilities: where it begins, the mean prediction, and how often right. */
type Bin = { readonly from: number; readonly predicted: number; readonly right: Estimate };

/** The tenths that hold predictions, in their order. */
const computeBins = (predictions: readonly Prediction[]): readonly Bin[] =>
  [
    ...Map.groupBy(predictions, ({ probability }) =>
      Math.min(binCount - 1, Math.floor(probability * binCount)),
    ),
  ]
    .toSorted(([a], [b]) => a - b)
    .map(([bin, members]) => {
      const n = addUp(members, (one) => one.asked);
      const right = addUp(members, (one) => one.right);
      const predicted = addUp(members, (one) => one.asked * one.probability) / n;
      return { from: bin / binCount, predicted, right: proportion(right, n) };
    });

const computeError = (bins: readonly Bin[]): number => {
  const n = addUp(bins, ({ right }) => right.n);
  const gaps = addUp(
    bins,
    ({ predicted, right }) => right.n * Math.abs((right.value ?? predicted) - predicted),
  );
  return gaps / Math.max(1, n);
};
