/**
 * The skill tree as a statistical model: the logit of a leaf's accuracy is a sum of normal effects (`effects.ts`),
 *     logit p = level + kind + base + rule + leaf,
 * so that a leaf with few answers borrows from its rule, its base law and its kind.
 */
import { getOrInsert } from "#logic/memoize";
import { createEffects, type EffectRow } from "./effects.ts";
import { logistic } from "./logistic.ts";
import type { Leaf } from "./verdict.ts";

/** Standard deviations of the effects, in logits. */
export type Deviations = {
  readonly base: number;
  readonly rule: number;
  readonly kind: number;
  readonly leaf: number;
};

/** What is believed of the deviations before any answer. */
export const genericDeviations: Deviations = { base: 0.7, rule: 0.5, kind: 0.5, leaf: 0.5 };

/** Questions answered correctly and asked, by leaf. */
export type LeafCounts = { readonly correct: ArrayLike<number>; readonly asked: ArrayLike<number> };

/** A fitted tree: a normal approximation to the posterior of every leaf's logit. */
export type TreeFit = {
  readonly deviations: Deviations;
  readonly effects: Float64Array;
  /** By leaf, in logits. */
  readonly mean: Float64Array;
  readonly variance: Float64Array;
  /** Curvature and working response of each leaf's own answers at the mode. */
  readonly weight: Float64Array;
  readonly response: Float64Array;
  /** Log marginal likelihood of the answers under these deviations, up to a constant. */
  readonly evidence: number;
};

/** Fits the tree to its leaves' answers; `start` is an earlier fit to begin from. */
export type SkillTree = (counts: LeafCounts, deviations: Deviations, start?: TreeFit) => TreeFit;

/** The level's own prior: most language models are right on most questions, and hardly anything is excluded. */
const level = { mean: 1.5, deviation: 2 };

/** The tree of these leaves, in their order. */
export const skillTree = (leaves: readonly Pick<Leaf, "base" | "rule" | "kind">[]): SkillTree => {
  const numbers = new Map<string, number>();
  const kinds: (keyof Deviations | "level")[] = [];
  const numberOf = (kind: keyof Deviations | "level", name: unknown): number =>
    getOrInsert(numbers, `${kind} ${String(name)}`, () => kinds.push(kind) - 1);
  const rows = leaves.map(({ base, rule, kind }, leaf): EffectRow => {
    const places = [
      numberOf("leaf", leaf),
      numberOf("rule", rule),
      numberOf("base", base),
      numberOf("kind", kind),
      numberOf("level", ""),
    ];
    return { places, amounts: places.map(() => 1), chance: 0, span: 1 };
  });
  const fit = createEffects(rows, kinds.length);
  return ({ correct, asked }, deviations, start) => {
    const deviationOf = { ...deviations, level: level.deviation };
    const prior = {
      mean: kinds.map((kind) => (kind === "level" ? level.mean : 0)),
      precision: kinds.map((kind) => deviationOf[kind] ** -2),
    };
    const { value, varianceOf, evidence } = fit({ right: correct, asked }, prior, start?.effects);
    const mean = Float64Array.from(rows, ({ places }) =>
      places.reduce((sum, place) => sum + value[place]!, 0),
    );
    const share = mean.map(logistic);
    const weight = share.map((p, leaf) => asked[leaf]! * p * (1 - p));
    return {
      deviations,
      effects: value,
      mean,
      variance: Float64Array.from(rows, varianceOf),
      weight,
      response: weight.map((w, leaf) =>
        w > 0 ? mean[leaf]! + (correct[leaf]! - asked[leaf]! * share[leaf]!) / w : 0,
      ),
      evidence,
    };
  };
};
