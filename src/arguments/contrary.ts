/**
 * The conclusion of a contradiction item: the whole conclusion negated, never a part of it. A leading double
 * negation is dropped, ¬∀xA is given as ∃x¬A and ¬∃xA as ∀x¬A (§3.2; the catalog's table of kinds).
 */
import { exists, forall, not, type Formula } from "#logic/formula";

export const buildContrary = (conclusion: Formula): Formula => {
  switch (conclusion.kind) {
    case "not":
      return conclusion.body;
    case "forall":
      return exists(conclusion.variable, denyFormula(conclusion.body));
    case "exists":
      return forall(conclusion.variable, denyFormula(conclusion.body));
    default:
      return not(conclusion);
  }
};

const denyFormula = (formula: Formula): Formula => (formula.kind === "not" ? formula.body : not(formula));
