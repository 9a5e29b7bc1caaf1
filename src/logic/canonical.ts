/**
 * Canonical bound names, from the inside out: x for a quantifier with no other inside it, y for one around an
 * x, z around a y. A subformula, and an instance of a quantified formula, so keep their names. Sentences show
 * no variables, so the reader can only give back canonical names. A leading ∀u keeps its u: it is said of an
 * arbitrary individual ("pick anyone you like").
 */
import { binary, instantiate, not, quantified, variable, type Formula } from "./formula.ts";

const names = ["x", "y", "z"];

/** The canonical name of a variable whose quantifier binds a formula in which quantifiers nest so deep. */
export const boundName = (height: number): string => names[height] ?? `x${height}`;

/** The bound name of a universal that is said of an arbitrary individual. */
export const arbitraryName = "u";

/** φ with canonical bound names; two formulas equal up to bound names become equal. */
export const canonical = (formula: Formula): Formula =>
  formula.kind === "forall" && formula.variable === arbitraryName
    ? quantified("forall", arbitraryName, renamed(formula.body))
    : renamed(formula);

/** Nested quantifiers are first given names of their own, so that no renaming captures an outer one. */
const renamed = (formula: Formula): Formula =>
  rename(quantifierHeight(formula) > 1 ? apart(formula, 0) : formula);

const apart = (formula: Formula, depth: number): Formula => {
  switch (formula.kind) {
    case "true":
    case "false":
    case "atom":
      return formula;
    case "not":
      return not(apart(formula.body, depth));
    case "forall":
    case "exists": {
      const name = `.${depth}`;
      const body = instantiate(formula.body, formula.variable, variable(name));
      return quantified(formula.kind, name, apart(body, depth + 1));
    }
    default:
      return binary(formula.kind, apart(formula.left, depth), apart(formula.right, depth));
  }
};

const rename = (formula: Formula): Formula => {
  switch (formula.kind) {
    case "true":
    case "false":
    case "atom":
      return formula;
    case "not": {
      const body = rename(formula.body);
      return body === formula.body ? formula : not(body);
    }
    case "forall":
    case "exists": {
      const body = rename(formula.body);
      const name = boundName(quantifierHeight(body));
      if (name !== formula.variable)
        return quantified(formula.kind, name, instantiate(body, formula.variable, variable(name)));
      return body === formula.body ? formula : quantified(formula.kind, name, body);
    }
    default: {
      const left = rename(formula.left);
      const right = rename(formula.right);
      return left === formula.left && right === formula.right ? formula : binary(formula.kind, left, right);
    }
  }
};

/** How deep the quantifiers of φ nest. */
export const quantifierHeight = (formula: Formula): number => {
  switch (formula.kind) {
    case "true":
    case "false":
    case "atom":
      return 0;
    case "not":
      return quantifierHeight(formula.body);
    case "forall":
    case "exists":
      return 1 + quantifierHeight(formula.body);
    default:
      return Math.max(quantifierHeight(formula.left), quantifierHeight(formula.right));
  }
};
