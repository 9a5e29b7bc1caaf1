/**
 * Shrunk estimates: every leaf's accuracy as the whole tree suggests it (`tree-model.ts`). The deviations of the
 * effects are not known: they are moved from the generic ones to where the answers are most probable, and the
 * estimates are averaged over settings around that place (a composite design after Rue, Martino and Chopin 2009,
 * §6.5), so that an interval also carries what is not known of them. Leaf by leaf, Laplace's normal density is
 * replaced by the exact likelihood of the leaf's own answers times what the rest of the tree says of it, which
 * matters near 1, where few answers make the posterior lopsided.
 */
import type { Estimate } from "./estimate.ts";
import {
  fitTree,
  genericDeviations,
  skillTree,
  type Deviations,
  type SkillTree,
  type TreeFit,
} from "./tree-model.ts";
import type { Leaf } from "./verdict.ts";

/** Right and readable answers, by leaf. */
export type LeafCounts = {
  readonly correct: ArrayLike<number>;
  readonly readable: ArrayLike<number>;
};

/** A fit at each of some deviations, with the weight of each; weights add up to 1. */
export type TreeMixture = { readonly fits: readonly TreeFit[]; readonly weights: readonly number[] };

/** The leaves with their shrunk accuracies, in the order given: the posterior's mean and its middle 95 %. */
export const shrunkEstimates = (
  leaves: readonly Pick<Leaf, "base" | "rule" | "kind">[],
  counts: LeafCounts,
): readonly Estimate[] => {
  if (leaves.length === 0) return [];
  const tree = skillTree(leaves);
  return marginals(counts, averagedFits(tree, counts));
};

/** How far the logarithm of a deviation may reasonably be from the generic one's. */
const spreadOfDeviations = 0.7;
const names = ["base", "rule", "kind", "leaf"] as const;

const logPrior = (deviations: Deviations): number => {
  let sum = 0;
  for (const name of names)
    sum -= (Math.log(deviations[name] / genericDeviations[name]) / spreadOfDeviations) ** 2 / 2;
  return sum;
};

/** The most probable deviations, found one at a time with shrinking steps from `from`. */
export const likeliestFit = (
  tree: SkillTree,
  { correct, readable }: LeafCounts,
  from: TreeFit | undefined = undefined,
): TreeFit => {
  let best = fitTree(tree, correct, readable, from?.deviations ?? genericDeviations, from?.mean);
  let score = best.evidence + logPrior(best.deviations);
  for (let stride = from === undefined ? 0.7 : 0.35; stride > 0.1; stride /= 2)
    for (const name of names)
      for (const direction of [1, -1]) {
        const deviations = {
          ...best.deviations,
          [name]: best.deviations[name] * Math.exp(direction * stride),
        };
        const fit = fitTree(tree, correct, readable, deviations, best.mean);
        const found = fit.evidence + logPrior(deviations);
        if (found <= score) continue;
        [best, score] = [fit, found];
        break;
      }
  return best;
};

/** The likeliest fit and one on either side of it for each deviation, weighted by their probability. */
export const averagedFits = (tree: SkillTree, counts: LeafCounts, from?: TreeFit): TreeMixture => {
  const centre = likeliestFit(tree, counts, from);
  const fits = [centre];
  for (const name of names)
    for (const factor of [Math.exp(0.5), Math.exp(-0.5)]) {
      const deviations = { ...centre.deviations, [name]: centre.deviations[name] * factor };
      fits.push(fitTree(tree, counts.correct, counts.readable, deviations, centre.mean));
    }
  const scores = fits.map((fit) => fit.evidence + logPrior(fit.deviations));
  const top = Math.max(...scores);
  const masses = scores.map((score) => Math.exp(score - top));
  const total = masses.reduce((sum, mass) => sum + mass, 0);
  return { fits, weights: masses.map((mass) => mass / total) };
};

/** Points at which a leaf's density is taken: logits from 13.5 to −9, finer than any posterior is narrow. */
const points = 181;
const logitAt = (i: number): number => -9 + i * 0.125;
const logitGrid = Float64Array.from({ length: points }, (_, i) => logitAt(i));
const shareGrid = logitGrid.map((x) => 1 / (1 + Math.exp(-x)));
const logRight = logitGrid.map((x) => -Math.log1p(Math.exp(-x)));
const logWrong = logitGrid.map((x) => -Math.log1p(Math.exp(x)));

/**
 * Mean and middle 95 % of every leaf's accuracy under a mixture of fits; `n` counts the leaf's own answers. Of a
 * leaf without a wrong answer nothing says that it is below 1, so its interval ends there, as Wilson's does.
 */
export const marginals = (
  { correct, readable }: LeafCounts,
  { fits, weights }: TreeMixture,
): readonly Estimate[] =>
  Array.from({ length: readable.length }, (_, l) => {
    const density = new Float64Array(points);
    for (const [f, fit] of fits.entries())
      addDensity(density, weights[f]!, fit, l, correct[l]!, readable[l]!);
    let total = 0;
    let mean = 0;
    for (let i = 0; i < points; i++) {
      total += density[i]!;
      mean += density[i]! * shareGrid[i]!;
    }
    return {
      value: mean / total,
      low: quantile(density, total, 0.025),
      high: readable[l]! > 0 && correct[l] === readable[l] ? 1 : quantile(density, total, 0.975),
      n: readable[l]!,
    };
  });

const addDensity = (
  density: Float64Array,
  weight: number,
  fit: TreeFit,
  leaf: number,
  right: number,
  n: number,
): void => {
  // What the rest of the tree says: the leaf's posterior without its own answers.
  const own = fit.weight[leaf]!;
  const precision = 1 / fit.variance[leaf]! - own;
  const centre = (fit.mean[leaf]! / fit.variance[leaf]! - own * fit.response[leaf]!) / precision;
  const here = new Float64Array(points);
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < points; i++) {
    const log =
      right * logRight[i]! + (n - right) * logWrong[i]! - (precision * (logitGrid[i]! - centre) ** 2) / 2;
    here[i] = log;
    if (log > top) top = log;
  }
  let total = 0;
  for (let i = 0; i < points; i++) {
    here[i] = Math.exp(here[i]! - top);
    total += here[i]!;
  }
  for (let i = 0; i < points; i++) density[i]! += (weight * here[i]!) / total;
};

/** The share below which `part` of the density lies; between grid points the logit is taken as even. */
const quantile = (density: Float64Array, total: number, part: number): number => {
  let below = 0;
  for (let i = 0; i < points; i++) {
    const here = density[i]! / total;
    if (below + here >= part) {
      const logit = logitAt(i - 0.5 + (part - below) / here);
      return 1 / (1 + Math.exp(-logit));
    }
    below += here;
  }
  return 1;
};
