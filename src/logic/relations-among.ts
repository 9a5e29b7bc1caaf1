/**
 * How premises bear on many conclusions, and what becomes of that without some of them: one grounding, many questions.
 */
import type { Relation } from "./certificate.ts";
import { defaultDecisionLimits, relationFrom, relationOf, unlessTooHard } from "./decide.ts";
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
): ((conclusion: number, kept?: readonly number[]) => Relation) => {
  const all = premises.map((_, place) => place);
  const { canBe } = prepared(premises, conclusions);
  return (conclusion, kept = all) =>
    relationFrom(canBe(kept, conclusion, true), canBe(kept, conclusion, false));
};

/**
 * The places of premises that settle a conclusion, or its denial, and none of which can be spared; undefined where they leave it open
 * or where that is not found out.
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
  /** Whether some premises can be true with a conclusion, or with its denial; undefined where that is not found out. */
  readonly canBe: (kept: readonly number[], conclusion: number, holds: boolean) => boolean | undefined;
  /** Premises that are enough for the last no; undefined where none are told. */
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
