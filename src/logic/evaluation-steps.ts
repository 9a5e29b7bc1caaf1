/**
 * How long it may take to evaluate formulas: quantifiers inside each other multiply the members of the domain, so a short
 * line can ask for more than any machine does. Counted before anything from outside is evaluated.
 */
import type { Formula } from "./formula.ts";

/** The most places of these formulas that `evaluate` may have to look at, in a domain of so many members. */
export const evaluationSteps = (formulas: readonly Formula[], members: number): number =>
  formulas.reduce((sum, formula) => sum + stepsOf(formula, members), 0);

const stepsOf = (formula: Formula, members: number): number => {
  switch (formula.kind) {
    case "true":
    case "false":
    case "atom":
      return 1;
    case "not":
      return 1 + stepsOf(formula.body, members);
    case "forall":
    case "exists":
      return 1 + members * stepsOf(formula.body, members);
    default:
      return 1 + stepsOf(formula.left, members) + stepsOf(formula.right, members);
  }
};
