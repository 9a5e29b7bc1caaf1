/**
 * Chooses the skills of the next questions, to find the k weakest with as few questions as possible. The pilot asks a
 * few questions of every skill. Each round fits the tree to the answers (`tree-model.ts`) and places each question to
 * lower Σ log((m − c)² + v) most. Here m and v are the mean and variance of a skill's logit, and c lies between the
 * k-th and the next weakest. Skills near the boundary get many questions, as in Chen et al. (2008, OCBA-m), but none
 * is dropped while little is known of it. At the end, new questions of the k skills found are asked, because the
 * answers that selected a skill are biased: only the new ones measure its weakness. All of it depends on the counts,
 * so a resumed study repeats it.
 */
import { misuse } from "#logic/error";
import { sumOf, type Estimate } from "#scores/estimate";
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

/** The budget and stopping rule of an adaptive study. */
export type FocusSettings = {
  /** The number of weakest skills to find. */
  readonly k: number;
  /** Total questions, including the confirming ones. */
  readonly budget: number;
  /** Stops early once this share of the k named skills is expected to be right; never if undefined. */
  readonly confidence?: number;
  /** New questions of each skill found. */
  readonly confirm: number;
};

/** The questions asked of each skill so far, and their outcomes. */
type FocusCounts = {
  readonly asked: ArrayLike<number> & Iterable<number>;
  readonly readable: ArrayLike<number>;
  readonly correct: ArrayLike<number>;
  /** Indices of exhausted skills; default: none. */
  readonly usedUp?: ReadonlySet<number>;
};

/** The next step: ask this many questions of each skill, or stop. */
type FocusStep = {
  readonly phase: "pilot" | "search" | "found";
  /** By skill; empty when found. */
  readonly questions: readonly number[];
  /**
   * Expected share of the k skills named now that truly are among the k weakest. Null if not needed: in the pilot,
   * and in a search that can't stop early.
   */
  readonly expected: number | null;
};

/** Questions of every skill before the search: enough to distinguish a weak skill from chance later. */
const pilotQuestions = 4;

/** Creates an adaptive study of these skills. Throws misuse if the budget is below one question per skill. */
export const createFocus = (
  leaves: readonly Pick<Leaf, "base" | "rule" | "kind">[],
  { k, budget, confidence, confirm }: FocusSettings,
) => {
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
  /** The most likely deviations alone are slightly overconfident, so a study that might stop early averages over others too. */
  const expectedIn = (counts: FocusCounts, fit: TreeFit): number => {
    const likely = expectedShare(counts, { fits: [fit], weights: [1] }, found);
    return confidence !== undefined && likely < confidence
      ? likely
      : expectedShare(counts, averagedFits(tree, counts, fit), found);
  };
  return {
    /** Questions of each skill in the pilot. */
    pilot,
    /** Returns the next step, given all answers so far. */
    next: (counts: FocusCounts): FocusStep => {
      const used = sumOf(counts.asked);
      const { usedUp = new Set() } = counts;
      const first = leaves.map((_, leaf) =>
        usedUp.has(leaf) ? 0 : Math.max(0, pilot - counts.asked[leaf]!),
      );
      if (sumOf(first) > 0) return { phase: "pilot", questions: first, expected: null };
      const fit = likeliestFit(tree, counts);
      const isOver = used >= searching || found === leaves.length || usedUp.size === leaves.length;
      const expected = isOver || confidence !== undefined ? expectedIn(counts, fit) : null;
      if (isOver || (confidence !== undefined && expected !== null && expected >= confidence))
        return { phase: "found", questions: [], expected };
      // A quarter as many questions as there are skills, and at least eight; smaller rounds find no more.
      const round = Math.min(Math.max(8, Math.ceil(leaves.length / 4)), searching - used);
      return { phase: "search", questions: allocate(fit, counts, found, round), expected };
    },
    /** Returns the indices of the skills found, weakest first; and by skill its estimate and its chance to be among the k weakest. */
    result: (counts: FocusCounts) => {
      const densities = leafDensities(counts, averagedFits(tree, counts));
      const estimates = estimatesOf(counts, densities);
      const chances = weakestChances(densities, found);
      const order = estimates.map((_, leaf) => leaf).toSorted(byValue(estimates));
      const named = order.slice(0, found);
      return { found: named, expected: sumOf(named, (leaf) => chances[leaf]!) / found, estimates, chances };
    },
  };
};

const byValue =
  (estimates: readonly Estimate[]) =>
  (a: number, b: number): number =>
    (estimates[a]?.value ?? 1) - (estimates[b]?.value ?? 1) || a - b;

/** Returns the expected share of correct skills among the k most likely weakest. */
const expectedShare = (counts: FocusCounts, mixture: TreeMixture, k: number): number => {
  const chances = weakestChances(leafDensities(counts, mixture), k);
  return sumOf(chances.toSorted((a, b) => b - a).slice(0, k)) / k;
};

/** Distributes a round, one question after the other, each reducing the variance of its skill as expected. */
const allocate = (
  { mean, variance }: TreeFit,
  { asked, readable, usedUp }: FocusCounts,
  k: number,
  round: number,
): readonly number[] => {
  const ranked = mean.toSorted();
  const boundary = (ranked[k - 1]! + ranked[k]!) / 2;
  const distance = mean.map((m) => (m - boundary) ** 2);
  // The information of one question about a logit: p(1 − p), times the share of readable answers.
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
