/**
 * Adaptive focus: which leaves the next questions should be of, so that the k weakest are found with as few as
 * possible. A few questions of every leaf first; then, round after round, the tree is fitted to what was answered
 * (`tree-model.ts`) and each question goes where it lowers Σ log((m − c)² + v) most: m and v are the mean and
 * variance of a leaf's logit, c lies between the k-th and the next weakest. So leaves near the boundary get many
 * questions, as by the rule of Chen et al. (2008, OCBA-m), but none is given up while little is known of it.
 * At last, fresh questions of the k leaves found, since the answers that selected a leaf are biased:
 * they alone say how weak it is. Everything follows from the counts, so a study resumed goes the same way.
 */
import { misuse } from "#logic/error";
import type { Estimate } from "#scores/estimate";
import {
  averagedFits,
  estimatesOf,
  leafDensities,
  likeliestFit,
  weakestChances,
  type TreeMixture,
} from "#scores/shrinkage";
import { skillTree, type TreeFit } from "#scores/tree-model";
import type { Leaf } from "#scores/verdict";

/** What an adaptive study may spend and when it is content. */
export type FocusSettings = {
  /** How many weakest leaves are sought. */
  readonly k: number;
  /** Questions in all, the confirming ones among them. */
  readonly budget: number;
  /** Ends early once this share of the k leaves named is expected to be right; never where undefined. */
  readonly confidence?: number;
  /** Fresh questions of each leaf found. */
  readonly confirm: number;
};

/** What was asked of each leaf so far and what came back. */
type FocusCounts = {
  readonly asked: ArrayLike<number>;
  readonly readable: ArrayLike<number>;
  readonly correct: ArrayLike<number>;
  /** Leaves of which there are no more questions, by place; none where undefined. */
  readonly usedUp?: ReadonlySet<number>;
};

/** What to do next: ask so many questions of each leaf, or rest. */
type FocusStep = {
  readonly phase: "pilot" | "search" | "found";
  /** By leaf; empty when found. */
  readonly questions: readonly number[];
  /**
   * Expected share of the k leaves that would be named now and truly are among the k weakest. Null where it is
   * not needed: in the pilot, and in a search that may not end early.
   */
  readonly expected: number | null;
};

/** The leaves found, weakest first, and what is believed of every leaf. */
type FocusResult = {
  /** Places in the list of leaves. */
  readonly found: readonly number[];
  readonly expected: number;
  readonly estimates: readonly Estimate[];
  /** By leaf, the probability that it is among the k weakest. */
  readonly chances: ArrayLike<number>;
};

export type Focus = {
  /** The next step, given all answers so far. */
  readonly next: (counts: FocusCounts) => FocusStep;
  readonly result: (counts: FocusCounts) => FocusResult;
  /** Questions of each leaf in the pilot. */
  readonly pilot: number;
};

/** Questions of every leaf before anything is concluded: enough to tell a weak leaf from an unlucky one later. */
const pilotQuestions = 4;

/** An adaptive study of these leaves. Throws misuse where the budget does not reach for one question a leaf. */
export const createFocus = (
  leaves: readonly Pick<Leaf, "base" | "rule" | "kind">[],
  { k, budget, confidence, confirm }: FocusSettings,
): Focus => {
  const found = Math.min(k, leaves.length);
  const searching = budget - found * confirm;
  const perPilot = found === leaves.length ? leaves.length : (4 / 3) * leaves.length;
  const pilot = Math.min(pilotQuestions, Math.floor(searching / perPilot));
  if (pilot < 1)
    throw misuse(
      `a budget of ${budget} is too small for ${leaves.length} skills`,
      `at least ${Math.ceil(perPilot) + found * confirm}: one question of each skill, a third as many for the search, and ${confirm} of each of the ${found} found`,
    );
  const tree = skillTree(leaves);
  /** The likeliest deviations alone are a little too sure: whoever might end early asks those around them, too. */
  const expectedIn = (counts: FocusCounts, fit: TreeFit): number => {
    const likely = expectedShare(counts, { fits: [fit], weights: [1] }, found);
    return confidence !== undefined && likely < confidence
      ? likely
      : expectedShare(counts, averagedFits(tree, counts, fit), found);
  };
  return {
    pilot,
    next: (counts) => {
      const used = sum(counts.asked);
      const { usedUp = new Set() } = counts;
      const first = leaves.map((_, leaf) =>
        usedUp.has(leaf) ? 0 : Math.max(0, pilot - counts.asked[leaf]!),
      );
      if (sum(first) > 0) return { phase: "pilot", questions: first, expected: null };
      const fit = likeliestFit(tree, counts);
      const isOver = used >= searching || found === leaves.length || usedUp.size === leaves.length;
      const expected = isOver || confidence !== undefined ? expectedIn(counts, fit) : null;
      if (isOver || (confidence !== undefined && expected !== null && expected >= confidence))
        return { phase: "found", questions: [], expected };
      // A quarter as many questions as there are leaves, and eight at least; smaller rounds find no more.
      const round = Math.min(Math.max(8, Math.ceil(leaves.length / 4)), searching - used);
      return { phase: "search", questions: allocate(fit, counts, found, round), expected };
    },
    result: (counts) => {
      const densities = leafDensities(counts, averagedFits(tree, counts));
      const estimates = estimatesOf(counts, densities);
      const chances = weakestChances(densities, found);
      const order = estimates.map((_, leaf) => leaf).toSorted(byValue(estimates));
      const named = order.slice(0, found);
      return { found: named, expected: sum(named.map((leaf) => chances[leaf]!)) / found, estimates, chances };
    },
  };
};

const byValue =
  (estimates: readonly Estimate[]) =>
  (a: number, b: number): number =>
    (estimates[a]?.value ?? 1) - (estimates[b]?.value ?? 1) || a - b;

/** How much of the k leaves most likely to be weakest is expected to be right. */
const expectedShare = (counts: FocusCounts, mixture: TreeMixture, k: number): number => {
  const chances = weakestChances(leafDensities(counts, mixture), k);
  return sum(chances.toSorted((a, b) => b - a).slice(0, k)) / k;
};

/** Distributes a round, one question after the other, each shrinking the variance of its leaf as it will. */
const allocate = (
  { mean, variance }: TreeFit,
  { asked, readable, usedUp }: FocusCounts,
  k: number,
  round: number,
): readonly number[] => {
  const ranked = mean.toSorted();
  const boundary = (ranked[k - 1]! + ranked[k]!) / 2;
  const distance = mean.map((m) => (m - boundary) ** 2);
  // What one question says of a logit: p(1 − p) where it is readably answered.
  const information = mean.map((m, leaf) =>
    usedUp?.has(leaf) === true
      ? 0
      : (readable[leaf]! + 1) / (asked[leaf]! + 1) / (2 + Math.exp(m) + Math.exp(-m)),
  );
  const left = Float64Array.from(variance);
  const questions = Array.from<number>({ length: mean.length }).fill(0);
  for (let one = 0; one < round; one++) {
    let best = -1;
    let most = 0;
    for (let leaf = 0; leaf < left.length; leaf++) {
      const gain = (left[leaf]! ** 2 * information[leaf]!) / (distance[leaf]! + left[leaf]!);
      if (gain > most) [best, most] = [leaf, gain];
    }
    if (best < 0) break;
    left[best] = 1 / (1 / left[best]! + information[best]!);
    questions[best]!++;
  }
  return questions;
};

const sum = (numbers: ArrayLike<number>): number => {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i]!;
  return total;
};
