/**
 * The skill tree as a statistical model: the logit of a skill's accuracy is a sum of normal effects (`effects.ts`),
 *     logit p = level + kind + base + rule + skill,
 * so that a skill with few answers borrows from its rule, its base law and its kind.
 */
import { getOrInsert } from "#logic/memoize";
import { createEffects, type EffectRow } from "./effects.ts";
import { logistic } from "./logistic.ts";
import type { SkillTags } from "./verdict.ts";

/** Standard deviations of the effects, in logits. */
export type Deviations = {
  readonly base: number;
  readonly rule: number;
  readonly kind: number;
  readonly skill: number;
};

/** What is believed of the deviations before any answer. */
export const genericDeviations: Deviations = { base: 0.7, rule: 0.5, kind: 0.5, skill: 0.5 };

/** Questions answered correctly and asked, by skill. */
export type SkillCounts = { readonly correct: ArrayLike<number>; readonly asked: ArrayLike<number> };

/** A fitted tree: a normal approximation to the posterior of every skill's logit. */
export type TreeFit = {
  readonly deviations: Deviations;
  readonly effects: Float64Array;
  /** By skill, in logits. */
  readonly mean: Float64Array;
  readonly variance: Float64Array;
  /** Curvature and working response of each skill's own answers at the mode. */
  readonly weight: Float64Array;
  readonly response: Float64Array;
  /** Log marginal likelihood of the answers under these deviations, up to a constant. */
  readonly evidence: number;
};

/** Fits the tree to its skills' answers; `start` is an earlier fit to begin from. */
export type SkillTree = (counts: SkillCounts, deviations: Deviations, start?: TreeFit) => TreeFit;

/** The level's own prior: most language models are right on most questions, and hardly anything is excluded. */
const level = { mean: 1.5, deviation: 2 };

/** The tree of these skills, in their order. */
export const skillTree = (skills: readonly Pick<SkillTags, "base" | "rule" | "kind">[]): SkillTree => {
  const numbers = new Map<string, number>();
  const kinds: (keyof Deviations | "level")[] = [];
  const numberOf = (kind: keyof Deviations | "level", name: unknown): number =>
    getOrInsert(numbers, `${kind} ${String(name)}`, () => kinds.push(kind) - 1);
  const rows = skills.map(({ base, rule, kind }, skill): EffectRow => {
    const places = [
      numberOf("skill", skill),
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
    const weight = share.map((p, skill) => asked[skill]! * p * (1 - p));
    return {
      deviations,
      effects: value,
      mean,
      variance: Float64Array.from(rows, varianceOf),
      weight,
      response: weight.map((w, skill) =>
        w > 0 ? mean[skill]! + (correct[skill]! - asked[skill]! * share[skill]!) / w : 0,
      ),
      evidence,
    };
  };
};
