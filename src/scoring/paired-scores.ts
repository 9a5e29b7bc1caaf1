/**
 * Two ways of asking compared on the same items. Only the items on which they differ say anything: McNemar's
 * test asks whether gains and losses balance (1947; exact here), Newcombe's score interval says how large the
 * difference may be (1998, method 10 for paired shares; it respects [-1, 1] and works without any difference).
 */
import { fairCoinTest } from "./binomial.ts";
import { rightShares } from "./by-question.ts";
import { differenceBounds, newcombe, proportion, addUp, unknown, type Estimate } from "./estimate.ts";
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

/** Both sides of a difference, over the same pairs. */
export type Sides = { readonly before: Estimate; readonly after: Estimate };

/** `after` minus `before`, over the questions to which both replied; each counts once, by the share of its epochs. */
export const pairedScores = (before: Iterable<Score>, after: Iterable<Score>) => {
  const is = rightShares(after);
  return comparePairs(
    [...rightShares(before)].flatMap(([id, was]) => (is.has(id) ? [[was, is.get(id)!]] : [])),
  );
};

/**
 * The difference that pairs show, each of what held before and after, or of the share of epochs in which it did. With epochs
 * `gained` and `lost` count the questions whose share rose and fell, and p is the sign test's, which McNemar's is without.
 */
export const comparePairs = (
  pairs: Iterable<readonly [before: boolean | number, after: boolean | number]>,
): PairedDifference & Sides => {
  const shares = Array.from(pairs, ([was, is]) => [Number(was), Number(is)] as const);
  const n = shares.length;
  const moved = shares.map(([was, is]) => is - was);
  const [before, after] = [0, 1].map((side) => addUp(shares, (pair) => pair[side]!));
  const both = addUp(shares, (pair) => Math.min(...pair));
  const sums = { both, lost: before! - both, gained: after! - both, neither: n - before! - after! + both };
  const [gained, lost] = [moved.filter((by) => by > 0).length, moved.filter((by) => by < 0).length];
  return {
    ...pairedDifference(sums),
    both: shares.filter(([was, is]) => was === is && was >= 0.5).length,
    lost,
    gained,
    neither: shares.filter(([was, is]) => was === is && was < 0.5).length,
    p: fairCoinTest(gained, gained + lost),
    before: proportion(before!, n),
    after: proportion(after!, n),
  };
};

/** The difference that these counts show. */
export const pairedDifference = (pairs: PairCounts): PairedDifference => {
  const { both, lost, gained, neither } = pairs;
  // Shares of questions, of which each counts once, add up to whole questions.
  const n = Math.round(both + lost + gained + neither);
  if (n === 0) return { ...pairs, ...unknown(n, differenceBounds), p: 1 };
  const after = proportion(both + gained, n);
  const before = proportion(both + lost, n);
  const bounds = newcombe((gained - lost) / n, before, after, correlation(pairs, n));
  return { ...pairs, ...bounds, n, p: fairCoinTest(gained, gained + lost) };
};

const correlation = ({ both, lost, gained, neither }: PairCounts, n: number): number => {
  const margins = (both + lost) * (gained + neither) * (both + gained) * (lost + neither);
  if (margins === 0) return 0;
  const cross = both * neither - gained * lost;
  return (cross > 0 ? Math.max(cross - n / 2, 0) : cross) / Math.sqrt(margins);
};
