/** Decides the relation of premises to many conclusions, also without some of the premises, with a single grounding. */
import type { Relation } from "./certificate.ts";
import { defaultDecisionLimits, relationFrom, relationOf, unlessTooHard } from "./decide.ts";
import { speaksOfEquality } from "./equality.ts";
import { truth, type Formula } from "./formula.ts";
import { createRelevantGrounding } from "./relevant/grounding.ts";
import { tryCompile } from "./theory.ts";

/**
 * Returns a function from the index of a conclusion to the premises' relation to it, prepared once for fast queries.
 * With `kept` only the premises at these indices count.
 *
 * @example
 * const relationTo = relationsAmong([parse("p"), parse("p → q")], [parse("q"), parse("r")]);
 * [relationTo(0), relationTo(1), relationTo(0, [1])]; // → ["entailment", "neutral", "neutral"]
 */
export const relationsAmong = (
  premises: readonly Formula[],
  conclusions: readonly Formula[],
): ((conclusion: number, kept?: readonly number[]) => Relation) => {
  const all = premises.map((_, place) => place);
  const { canBe } = prepared(premises, conclusions);
  return (conclusion, kept = all) =>
    relationFrom(canBe(kept, conclusion, true), canBe(kept, conclusion, false));
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
  const { canBe, core } = prepared(premises, [conclusion]);
  const isDenied = canBe(all, 0, true) === false;
  if (!isDenied && canBe(all, 0, false) !== false) return undefined;
  let kept = core() ?? all;
  for (const place of kept) {
    const fewer = kept.filter((one) => one !== place);
    if (canBe(fewer, 0, isDenied) === false) kept = fewer;
  }
  return kept;
};

type Prepared = {
  /** Returns whether some premises are satisfiable with a conclusion, or with its negation; undefined if undecided. */
  readonly canBe: (kept: readonly number[], conclusion: number, holds: boolean) => boolean | undefined;
  /** Returns premises sufficient for the last negative result; undefined if unknown. */
  readonly core: () => readonly number[] | undefined;
};

const prepared = (premises: readonly Formula[], conclusions: readonly Formula[]): Prepared => {
  const formulas = [...premises, ...conclusions];
  const { maxConflicts } = defaultDecisionLimits;
  const hasEquality = speaksOfEquality({ premises: formulas, conclusion: truth });
  const grounding = hasEquality
    ? undefined
    : createRelevantGrounding(formulas, (place) => (place < premises.length ? "true" : "both"), maxConflicts);
  const theory = grounding ?? (hasEquality ? undefined : tryCompile(formulas, maxConflicts));
  return {
    canBe: (kept, conclusion, holds) => {
      if (theory === undefined) {
        const relation = relationOf({
          premises: kept.map((place) => premises[place]!),
          conclusion: conclusions[conclusion]!,
        });
        if (relation === "undecided") return undefined;
        return relation === "neutral" || relation === (holds ? "entailment" : "contradiction");
      }
      const signs = new Int8Array(formulas.length);
      for (const place of kept) signs[place] = 1;
      signs[premises.length + conclusion] = holds ? 1 : -1;
      return unlessTooHard(() => theory.satisfiable(signs));
    },
    core: () => grounding?.core().filter((place) => place < premises.length),
  };
};
