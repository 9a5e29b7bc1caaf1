/**
 * Adaptive focus: which leaves the next questions should be of, so that the k weakest are found with as few as
 * possible. A few questions of every leaf first; then, round after round, the tree is fitted to what was answered
 * (`tree-model.ts`) and a leaf's share of the questions is made proportional to 1/((m − c)² + 2v): m and v are the
 * mean and variance of its logit, c lies between the k-th and the next weakest. That is the rule of Chen et al.
 * (2008, OCBA-m) with what is not known yet counted as distance, so that no leaf is given up on three answers.
 * At last, fresh questions of the k leaves found, since the answers that made a leaf look weak flatter nobody:
 * they alone say how weak it is. Everything follows from the counts, so a study resumed goes the same way.
 */
import { OrganonError } from "#logic";
import {
  averagedFits,
  estimatesOf,
  leafDensities,
  likeliestFit,
  skillTree,
  weakestChances,
  type Estimate,
  type Leaf,
  type TreeFit,
} from "#scores";

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
export type FocusCounts = {
  readonly asked: ArrayLike<number>;
  readonly readable: ArrayLike<number>;
  readonly correct: ArrayLike<number>;
};

/** What to do next: ask so many questions of each leaf, or rest. */
export type FocusStep = {
  readonly phase: "pilot" | "search" | "found";
  /** By leaf; empty when found. */
  readonly questions: readonly number[];
  /** Expected share of the k leaves that would be named now and truly are among the k weakest; null at first. */
  readonly expected: number | null;
};

/** The leaves found, weakest first, and what is believed of every leaf. */
export type FocusResult = {
  /** Places in the list of leaves. */
  readonly found: readonly number[];
  readonly expected: number;
  readonly estimates: readonly Estimate[];
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

/** A round asks a quarter as many questions as there are leaves; smaller ones find no more. */
const roundOf = (leaves: number): number => Math.max(1, Math.ceil(leaves / 4));

/** An adaptive study of these leaves. Throws misuse where the budget does not reach for one question a leaf. */
export const createFocus = (
  leaves: readonly Pick<Leaf, "base" | "rule" | "kind">[],
  { k, budget, confidence, confirm }: FocusSettings,
): Focus => {
  const found = Math.min(k, leaves.length);
  const searching = budget - found * confirm;
  if (searching < leaves.length)
    throw new OrganonError("misuse", `a budget of ${budget} is too small for ${leaves.length} leaves`, {
      hint: `at least ${leaves.length + found * confirm}: one question of each leaf and ${confirm} of each of the ${found} found`,
    });
  const tree = skillTree(leaves);
  const pilot = Math.min(pilotQuestions, Math.floor(searching / leaves.length));
  let fit: TreeFit | undefined;
  return {
    pilot,
    next: (counts) => {
      const used = sum(counts.asked);
      if (used < pilot * leaves.length)
        return {
          phase: "pilot",
          questions: leaves.map((_, leaf) => Math.max(0, pilot - counts.asked[leaf]!)),
          expected: null,
        };
      fit = likeliestFit(tree, counts, fit);
      const expected = expectedShare(counts, fit, found);
      const content = confidence !== undefined && expected >= confidence;
      if (used >= searching || content || found === leaves.length)
        return { phase: "found", questions: [], expected };
      const round = Math.min(roundOf(leaves.length), searching - used);
      return { phase: "search", questions: allocate(fit, counts.asked, found, round), expected };
    },
    result: (counts) => {
      const densities = leafDensities(counts, averagedFits(tree, counts, fit));
      const estimates = estimatesOf(counts, densities);
      const chances = weakestChances(densities, found);
      const order = estimates.map((_, leaf) => leaf).toSorted(byValue(estimates));
      const named = order.slice(0, found);
      return { found: named, expected: sum(named.map((leaf) => chances[leaf]!)) / found, estimates };
    },
  };
};

const byValue =
  (estimates: readonly Estimate[]) =>
  (a: number, b: number): number =>
    (estimates[a]?.value ?? 1) - (estimates[b]?.value ?? 1) || a - b;

/** How much of the k leaves most likely to be weakest is expected to be right. */
const expectedShare = (counts: FocusCounts, fit: TreeFit, k: number): number => {
  const chances = weakestChances(leafDensities(counts, { fits: [fit], weights: [1] }), k);
  return sum(chances.toSorted((a, b) => b - a).slice(0, k)) / k;
};

/** Distributes a round so that the questions asked in all come nearest to the shares due. */
const allocate = (
  { mean, variance }: TreeFit,
  asked: ArrayLike<number>,
  k: number,
  round: number,
): readonly number[] => {
  const ranked = mean.toSorted();
  const boundary = (ranked[k - 1]! + ranked[k]!) / 2;
  const due = mean.map((m, leaf) => 1 / ((m - boundary) ** 2 + 2 * variance[leaf]!));
  const given = Float64Array.from(asked);
  const questions = Array.from<number>({ length: mean.length }).fill(0);
  for (let one = 0; one < round; one++) {
    let neediest = 0;
    for (let leaf = 1; leaf < given.length; leaf++)
      // The smallest a/b first, without dividing by what may be nothing.
      if (due[leaf]! * (given[neediest]! + 0.01) > due[neediest]! * (given[leaf]! + 0.01)) neediest = leaf;
    given[neediest]!++;
    questions[neediest]!++;
  }
  return questions;
};

const sum = (numbers: ArrayLike<number>): number => {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i]!;
  return total;
};
