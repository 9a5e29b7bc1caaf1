/**
 * One walk over a formula for everything that renames letters.
 */
import { binary, not, quantified, type Atom, type Formula } from "#logic";

/** φ with each atom replaced. */
export const mapAtoms = (formula: Formula, replace: (atom: Atom) => Formula): Formula => {
  switch (formula.kind) {
    case "true":
    case "false":
      return formula;
    case "atom":
      return replace(formula);
    case "not":
      return not(mapAtoms(formula.body, replace));
    case "forall":
    case "exists":
      return quantified(formula.kind, formula.variable, mapAtoms(formula.body, replace));
    default: {
      const left = mapAtoms(formula.left, replace);
      return binary(formula.kind, left, mapAtoms(formula.right, replace));
    }
  }
};
