/** Provides the traversal of formulas for all rewrites. */
import { binary, not, quantify, type Atom, type Formula } from "./formula.ts";

/** Returns a formula with its direct parts replaced, left to right; the same object if no part changes. */
export const mapParts = (formula: Formula, replace: (part: Formula) => Formula): Formula => {
  switch (formula.kind) {
    case "true":
    case "false":
    case "atom":
      return formula;
    case "not": {
      const body = replace(formula.body);
      return body === formula.body ? formula : not(body);
    }
    case "forall":
    case "exists": {
      const body = replace(formula.body);
      return body === formula.body ? formula : quantify(formula.kind, formula.variable, body);
    }
    default: {
      const left = replace(formula.left);
      const right = replace(formula.right);
      return left === formula.left && right === formula.right ? formula : binary(formula.kind, left, right);
    }
  }
};

/** Returns a formula with each atom replaced. */
export const mapAtoms = (formula: Formula, replace: (atom: Atom) => Formula): Formula =>
  formula.kind === "atom" ? replace(formula) : mapParts(formula, (part) => mapAtoms(part, replace));
