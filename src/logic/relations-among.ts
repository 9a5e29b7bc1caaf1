/**
 * How premises bear on many conclusions, and what becomes of that without some of them: one grounding, many questions.
 */
import type { Relation } from "./certificate.ts";
import {
  defaultDecisionLimits,
  relationFrom,
  relationOf,
  unlessTooHard,
  type DecisionLimits,
} from "./decide.ts";
import { speaksOfEquality } from "./equality.ts";
import { truth, type Formula } from "./formula.ts";
import { createRelevantGrounding } from "./relevant/grounding.ts";
import { tryCompile } from "./theory.ts";

/**
 * How premises bear on each of some conclusions, by its place: prepared once for all of them, so that many are asked quickly. With
 * `kept` only the premises at these places count.
 *
 * @example
 * const relationTo = relationsAmong([parse("p"), parse("p → q")], [parse("q"), parse("r")]);
 * [relationTo(0), relationTo(1), relationTo(0, [1])]; // → ["entailment", "neutral", "neutral"]
 */
export const relationsAmong = (
  premises: readonly Formula[],
  conclusions: readonly Formula[],
  limits: DecisionLimits = {},
): ((conclusion: number, kept?: readonly number[]) => Relation) => {
  const formulas = [...premises, ...conclusions];
  const bounds = { ...defaultDecisionLimits, ...limits };
  const theory = speaksOfEquality({ premises: formulas, conclusion: truth })
    ? undefined
    : (createRelevantGrounding(
        formulas,
        (place) => (place < premises.length ? "true" : "both"),
        bounds.mostConflicts,
      ) ?? tryCompile(formulas, bounds.mostConflicts));
  return (conclusion, kept) => {
    if (theory === undefined)
      return relationOf(
        {
          premises: kept === undefined ? premises : kept.map((place) => premises[place]!),
          conclusion: conclusions[conclusion]!,
        },
        limits,
      );
    const signs = new Int8Array(formulas.length);
    if (kept === undefined) signs.fill(1, 0, premises.length);
    else for (const place of kept) signs[place] = 1;
    const canBe = (sign: 1 | -1): boolean | undefined => {
      signs[premises.length + conclusion] = sign;
      return unlessTooHard(() => theory.satisfiable(signs));
    };
    return relationFrom(canBe(1), canBe(-1));
  };
};
