/**
 * The effect of one change on the same questions: belief bias (counterintuitive words for plausible ones), wording
 * (another style), the order of premises. Each pair is one argument put in two ways, so what differs in the answers
 * comes from the way. McNemar's exact p-value, Newcombe's interval.
 */
import { pairedDifference, type PairedDifference } from "../paired.ts";
import type { Score } from "../verdict.ts";

/** One argument put in two ways. */
export type ScorePair = readonly [before: Score, after: Score];

export type Effect = {
  /** Accuracy after minus before. */
  readonly accuracy: PairedDifference;
  /** Yes-rate after minus before: what belief or form does to assent, whatever the key. */
  readonly yesRate: PairedDifference;
  /** Pairs with an answer that could not be read. */
  readonly leftOut: number;
};

/** The effect over the pairs that were answered readably both times. */
export const effectOf = (pairs: readonly ScorePair[]): Effect => {
  const both = pairs.filter(([before, after]) => isReadable(before) && isReadable(after));
  return {
    accuracy: differenceOf(both, ({ verdict }) => verdict.outcome === "correct"),
    yesRate: differenceOf(both, ({ verdict }) => verdict.answer === "yes"),
    leftOut: pairs.length - both.length,
  };
};

/** Whether the reply gave a yes or a no. */
export const isReadable = ({ verdict: { outcome } }: Score): boolean =>
  outcome === "correct" || outcome === "incorrect";

const differenceOf = (pairs: readonly ScorePair[], holds: (score: Score) => boolean): PairedDifference => {
  const counts = { both: 0, lost: 0, gained: 0, neither: 0 };
  for (const [before, after] of pairs)
    counts[holds(before) ? (holds(after) ? "both" : "lost") : holds(after) ? "gained" : "neither"] += 1;
  return pairedDifference(counts);
};
