/**
 * One walk over a formula for everything that renames letters, and one that looks for letters of two places.
 */
import { binary, not, quantified, type Atom, type Formula } from "#logic";

/** φ with each atom replaced; `bind` gives each quantifier its bound name, its own where it is not given. */
export const mapAtoms = (
  formula: Formula,
  replace: (atom: Atom) => Formula,
  bind: (name: string) => string = (name) => name,
): Formula => {
  switch (formula.kind) {
    case "true":
    case "false":
      return formula;
    case "atom":
      return replace(formula);
    case "not":
      return not(mapAtoms(formula.body, replace, bind));
    case "forall":
    case "exists":
      return quantified(formula.kind, bind(formula.variable), mapAtoms(formula.body, replace, bind));
    default: {
      const left = mapAtoms(formula.left, replace, bind);
      return binary(formula.kind, left, mapAtoms(formula.right, replace, bind));
    }
  }
};

/** Whether an atom of φ has two places or more. */
export const hasTwoPlaces = (formula: Formula): boolean => {
  switch (formula.kind) {
    case "true":
    case "false":
      return false;
    case "atom":
      return formula.terms.length > 1;
    case "not":
    case "forall":
    case "exists":
      return hasTwoPlaces(formula.body);
    default:
      return hasTwoPlaces(formula.left) || hasTwoPlaces(formula.right);
  }
};
