/**
 * What formulas can be together, for every item: compiled where they have no two-place predicate, which is exact and
 * fast; else searched for, in the same words. A search may give up; whoever asks says what that comes to.
 */
import { decide, decideRelation, type DecisionLimits } from "#logic/decide";
import { OrganonError } from "#logic/error";
import { not, truth, type Formula } from "#logic/formula";
import type { Signs } from "#logic/skeleton";
import { tryCompile, type Theory } from "#logic/theory";

/** The theory of some formulas. Where they have a two-place predicate, ask it inside `settled`. */
export const compileTheory = (formulas: readonly Formula[]): Theory =>
  tryCompile(formulas) ?? createSearchTheory(formulas);

/** Returns the answer of `ask`, or `otherwise` if a search gave up. */
export const withFallback = <T>(ask: () => T, otherwise: T): T => {
  try {
    return ask();
  } catch (error) {
    if (error === undecided) return otherwise;
    throw error;
  }
};

/** True if formulas cannot have their signs together, but could without any one of them. */
export const isIrredundant = (theory: Theory, signs: readonly number[]): boolean =>
  signs.every((_, i) => theory.satisfiable(signs.with(i, 0)));

const undecided = new OrganonError(
  "finding",
  "the search left open whether the formulas can be true together",
);

/** Enough for every argument that is short enough to be asked. */
const limits: DecisionLimits = { maxMembers: 5, maxInstances: 400, maxConflicts: 20_000 };

const createSearchTheory = (formulas: readonly Formula[]): Theory => {
  const selectSigned = (signs: Signs) => ({
    premises: formulas.flatMap((formula, i) => {
      const sign = signs[i] ?? 0;
      return sign === 0 ? [] : [sign > 0 ? formula : not(formula)];
    }),
    conclusion: truth,
  });
  const satisfiable = (signs: Signs): boolean => {
    const relation = decideRelation(selectSigned(signs), limits);
    if (relation === "undecided") throw undecided;
    return relation !== "inconsistent";
  };
  return {
    satisfiable,
    interpretation: (signs) => {
      const judgement = decide(selectSigned(signs), limits);
      if (judgement.relation === "undecided") throw undecided;
      return judgement.relation === "entailment" ? judgement.witness : undefined;
    },
  };
};
