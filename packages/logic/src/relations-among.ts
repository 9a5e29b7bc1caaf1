/** Decides the relation of premises to a conclusion, also without some of the premises, with a single grounding. */
import { combineAnswers, type Relation } from "./certificate.ts";
import { defaultDecisionLimits, decideRelation, unlessTooHard } from "./decide.ts";
import { usesEquality } from "./equality.ts";
import { truth, type Formula } from "./formula.ts";
import { createRelevantGrounding } from "./relevant/grounding.ts";
import { tryCompile } from "./theory.ts";

/**
 * Returns a function from indices of premises to their relation to the conclusion, prepared once for fast queries. Without
 * indices all premises count.
 *
 * @example
 * const relationOfSome = relationsAmong([parse("p"), parse("p → q")], parse("q"));
 * [relationOfSome(), relationOfSome([1])]; // → ["entailment", "neutral"]
 */
export const createRelationDecider = (
  premises: readonly Formula[],
  conclusion: Formula,
): ((kept?: readonly number[]) => Relation) => {
  const all = premises.map((_, place) => place);
  const { canBe } = prepareQuery(premises, conclusion);
  return (kept = all) => combineAnswers(canBe(kept, true), canBe(kept, false));
};

/**
 * Returns the indices of minimal sufficient premises for a conclusion or its negation; undefined if the premises
 * leave it open, or if that is undecided.
 *
 * @example
 * minimalCore([parse("p"), parse("r"), parse("p → q")], parse("q")); // → [0, 2]
 */
export const minimalCore = (
  premises: readonly Formula[],
  conclusion: Formula,
): readonly number[] | undefined => {
  const all = premises.map((_, place) => place);
  const { canBe, core } = prepareQuery(premises, conclusion);
  const isDenied = canBe(all, true) === false;
  if (!isDenied && canBe(all, false) !== false) return undefined;
  let kept = core() ?? all;
  for (const place of kept) {
    const fewer = kept.filter((one) => one !== place);
    if (canBe(fewer, isDenied) === false) kept = fewer;
  }
  return kept;
};

type PreparedQuery = {
  /** Returns whether some premises are satisfiable with the conclusion, or with its negation; undefined if undecided. */
  readonly canBe: (kept: readonly number[], holds: boolean) => boolean | undefined;
  /** Returns premises sufficient for the last negative result; undefined if unknown. */
  readonly core: () => readonly number[] | undefined;
};

const prepareQuery = (premises: readonly Formula[], conclusion: Formula): PreparedQuery => {
  const formulas = [...premises, conclusion];
  const { maxConflicts } = defaultDecisionLimits;
  const hasEquality = usesEquality({ premises: formulas, conclusion: truth });
  const grounding = hasEquality
    ? undefined
    : createRelevantGrounding(formulas, (place) => (place < premises.length ? "true" : "both"), maxConflicts);
  const theory = grounding ?? (hasEquality ? undefined : tryCompile(formulas, maxConflicts));
  return {
    canBe: (kept, holds) => {
      if (theory === undefined) {
        const relation = decideRelation({ premises: kept.map((place) => premises[place]!), conclusion });
        if (relation === "undecided") return undefined;
        return relation === "neutral" || relation === (holds ? "entailment" : "contradiction");
      }
      const signs = new Int8Array(formulas.length);
      for (const place of kept) signs[place] = 1;
      signs[premises.length] = holds ? 1 : -1;
      return unlessTooHard(() => theory.satisfiable(signs));
    },
    core: () => grounding?.core().filter((place) => place < premises.length),
  };
};
