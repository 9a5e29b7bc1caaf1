/**
 * How difficult a question is by its structure alone: so many rule applications from the premises to the conclusion,
 * and so many connectives, negations and quantifiers to read. It is counted, not measured: how hard questions are for
 * a model is what a run tells. Contrast twins hold the same clauses and connectives, so it gives no key away.
 */
import { getParts, type Formula } from "#logic/formula";

/** The difficulty of what these formulas ask, with the fewest `steps` that it takes. */
export const computeDifficulty = (formulas: readonly Formula[], steps: number): number =>
  formulas.reduce((sum, formula) => sum + countOperators(formula), steps);

const countOperators = (formula: Formula): number => {
  const parts = getParts(formula);
  return parts.reduce((sum, part) => sum + countOperators(part), Math.min(parts.length, 1));
};
