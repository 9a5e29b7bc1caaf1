/**
 * Shrunk estimates: every skill's accuracy as the whole tree suggests it (`tree-model.ts`). The deviations of the
 * effects are not known: they are moved from the generic ones to where the answers are most probable, and the
 * estimates are averaged over settings around that place (a composite design after Rue, Martino and Chopin 2009,
 * §6.5), so that an interval also carries what is not known of them. SkillTags by skill, Laplace's normal density is
 * replaced by the exact likelihood of the skill's own answers times what the rest of the tree says of it, which
 * matters near 1, where few answers make the posterior lopsided.
 */
import { once } from "#logic/memoize";
import { sumOf, type Estimate } from "./estimate.ts";
import { logistic } from "./logistic.ts";
import {
  genericDeviations,
  skillTree,
  type Deviations,
  type SkillCounts,
  type SkillTree,
  type TreeFit,
} from "./tree-model.ts";
import type { SkillTags } from "./verdict.ts";

/** A fit at each of some deviations, with the weight of each; weights add up to 1. */
type TreeMixture = { readonly fits: readonly TreeFit[]; readonly weights: readonly number[] };

/** The skills with their shrunk accuracies, in the order given: the posterior's mean and its middle 95 %. */
export const shrunkEstimates = (
  skills: readonly Pick<SkillTags, "base" | "rule" | "kind">[],
  counts: SkillCounts,
): readonly Estimate[] => {
  if (skills.length === 0) return [];
  const tree = skillTree(skills);
  return estimatesOf(counts, skillDensities(counts, averagedFits(tree, counts)));
};

/** How far the logarithm of a deviation may reasonably be from the generic one's. */
const spreadOfDeviations = 0.7;
const names = ["base", "rule", "kind", "skill"] as const;

const logPrior = (deviations: Deviations): number => {
  let sum = 0;
  for (const name of names)
    sum -= (Math.log(deviations[name] / genericDeviations[name]) / spreadOfDeviations) ** 2 / 2;
  return sum;
};

/** The most probable deviations, found one at a time with shrinking steps. */
const likeliestFit = (tree: SkillTree, counts: SkillCounts): TreeFit => {
  let best = tree(counts, genericDeviations);
  let score = best.evidence + logPrior(best.deviations);
  for (let stride = 0.7; stride > 0.1; stride /= 2)
    for (const name of names)
      for (const direction of [1, -1]) {
        const deviations = {
          ...best.deviations,
          [name]: best.deviations[name] * Math.exp(direction * stride),
        };
        const fit = tree(counts, deviations, best);
        const found = fit.evidence + logPrior(deviations);
        if (found <= score) continue;
        [best, score] = [fit, found];
        break;
      }
  return best;
};

/** The likeliest fit and one on either side of it for each deviation, weighted by their probability. */
const averagedFits = (tree: SkillTree, counts: SkillCounts): TreeMixture => {
  const centre = likeliestFit(tree, counts);
  const fits = [centre];
  for (const name of names)
    for (const factor of [Math.exp(0.5), Math.exp(-0.5)]) {
      const deviations = { ...centre.deviations, [name]: centre.deviations[name] * factor };
      fits.push(tree(counts, deviations, centre));
    }
  const scores = fits.map((fit) => fit.evidence + logPrior(fit.deviations));
  const top = Math.max(...scores);
  const masses = scores.map((score) => Math.exp(score - top));
  const total = sumOf(masses, (mass) => mass);
  return { fits, weights: masses.map((mass) => mass / total) };
};

/** Points at which a skill's density is taken: logits from −9 to 13.5, finer than any posterior is narrow. */
const points = 181;
const logitAt = (i: number): number => -9 + i * 0.125;
const grid = once(() => {
  const logits = Float64Array.from({ length: points }, (_, i) => logitAt(i));
  return {
    logits,
    shares: logits.map(logistic),
    logRight: logits.map((x) => -Math.log1p(Math.exp(-x))),
    logWrong: logits.map((x) => -Math.log1p(Math.exp(x))),
  };
});

/** By skill, the posterior density of its logit on the grid; each adds up to 1. */
type SkillDensities = readonly Float64Array[];

/** What is believed of each skill under a mixture of fits. */
const skillDensities = (counts: SkillCounts, { fits, weights }: TreeMixture): SkillDensities =>
  Array.from({ length: counts.asked.length }, (_, skill) => {
    const density = new Float64Array(points);
    for (const [f, fit] of fits.entries()) addDensity(density, weights[f]!, fit, skill, counts);
    return density;
  });

/**
 * Mean and 95 % of every skill's accuracy; `n` counts the skill's own answers. The interval is the middle 95 %; of a
 * skill without a wrong answer nothing says that it is below 1, so there it is the upper 95 %, and ends at 1 as
 * Wilson's does.
 */
const estimatesOf = ({ correct, asked }: SkillCounts, densities: SkillDensities): readonly Estimate[] =>
  densities.map((density, skill) => {
    const n = asked[skill]!;
    const spotless = n > 0 && correct[skill] === n;
    return {
      value: density.reduce((sum, mass, i) => sum + mass * grid().shares[i]!, 0),
      low: logistic(quantile(density, spotless ? 0.05 : 0.025)),
      high: spotless ? 1 : logistic(quantile(density, 0.975)),
      n,
    };
  });

const addDensity = (
  density: Float64Array,
  weight: number,
  fit: TreeFit,
  skill: number,
  { correct, asked }: SkillCounts,
): void => {
  const right = correct[skill]!;
  const wrong = asked[skill]! - right;
  // What the rest of the tree says: the skill's posterior without its own answers.
  const own = fit.weight[skill]!;
  const precision = 1 / fit.variance[skill]! - own;
  const centre = (fit.mean[skill]! / fit.variance[skill]! - own * fit.response[skill]!) / precision;
  const { logits, logRight, logWrong } = grid();
  const here = new Float64Array(points);
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < points; i++) {
    const log = right * logRight[i]! + wrong * logWrong[i]! - (precision * (logits[i]! - centre) ** 2) / 2;
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

/** The logit below which `part` of the density lies; the mass of a grid point is spread evenly around it. */
const quantile = (density: Float64Array, part: number): number => {
  let below = 0;
  for (let i = 0; i < points; i++) {
    const here = density[i]!;
    if (below + here >= part) return logitAt(i - 0.5 + (part - below) / here);
    below += here;
  }
  return logitAt(points - 0.5);
};
