/**
 * Two ways of asking compared on the same items. Only the items on which they differ say anything: McNemar's
 * test asks whether gains and losses balance (1947; exact here), Newcombe's score interval says how large the
 * difference may be (1998, method 10 for paired shares; it respects [-1, 1] and works without any difference).
 */
import { fairCoinTest } from "./binomial.ts";
import { firstRights } from "./by-question.ts";
import { differenceBounds, proportion, reaching, unknown, type Estimate } from "./estimate.ts";
import type { Score } from "./verdict.ts";

/** Pairs counted by how they came out before and after. */
export type PairCounts = {
  readonly both: number;
  /** Right only before. */
  readonly lost: number;
  /** Right only after. */
  readonly gained: number;
  readonly neither: number;
};

/** After minus before: in [-1, 1] with its 95 % interval, null when n = 0; p is McNemar's, exact, two-sided. */
export type PairedDifference = PairCounts & Estimate & { readonly p: number };

/** `after` minus `before`, over the questions to which both replied; of several epochs the first counts. */
export const pairedScores = (before: Iterable<Score>, after: Iterable<Score>): PairedDifference => {
  const is = firstRights(after);
  return differenceOf(
    [...firstRights(before)].flatMap(([id, was]) => (is.has(id) ? [[was, is.get(id)!]] : [])),
  );
};

/** The difference that pairs show, each of what held before and after. */
export const differenceOf = (
  pairs: Iterable<readonly [before: boolean, after: boolean]>,
): PairedDifference => {
  const counts = { both: 0, lost: 0, gained: 0, neither: 0 };
  for (const [before, after] of pairs)
    counts[before ? (after ? "both" : "lost") : after ? "gained" : "neither"] += 1;
  return pairedDifference(counts);
};

/** The difference that these counts show. */
export const pairedDifference = (pairs: PairCounts): PairedDifference => {
  const { both, lost, gained, neither } = pairs;
  // Shares of questions, of which each counts once, add up to whole questions.
  const n = Math.round(both + lost + gained + neither);
  if (n === 0) return { ...pairs, ...unknown(n, differenceBounds), p: 1 };
  const after = proportion(both + gained, n);
  const before = proportion(both + lost, n);
  const phi = correlation(pairs, n);
  const spread = (of: number, other: number) =>
    Math.sqrt(Math.max(0, of * of - 2 * phi * of * other + other * other));
  const [afterValue, beforeValue] = [(both + gained) / n, (both + lost) / n];
  const below = spread(afterValue - after.low, before.high - beforeValue);
  const above = spread(after.high - afterValue, beforeValue - before.low);
  const estimate = reaching((gained - lost) / n, [below, above], differenceBounds);
  return { ...pairs, ...estimate, n, p: fairCoinTest(gained, gained + lost) };
};

/** Newcombe's corrected correlation of the pairs; 0 where a margin is empty. */
const correlation = ({ both, lost, gained, neither }: PairCounts, n: number): number => {
  const margins = (both + lost) * (gained + neither) * (both + gained) * (lost + neither);
  if (margins === 0) return 0;
  const cross = both * neither - gained * lost;
  return (cross > 0 ? Math.max(cross - n / 2, 0) : cross) / Math.sqrt(margins);
};
