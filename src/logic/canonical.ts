/**
 * Canonical bound names, from the inside out: x for a quantifier with no other inside it, y for one around an
 * x, z around a y. A subformula, and an instance of a quantified formula, so keep their names. Sentences show
 * no variables, so the reader can only give back canonical names. A leading ∀u keeps its u: it is said of an
 * arbitrary individual ("pick anyone you like").
 */
import { instantiate, partsOf, quantified, variable, type Formula } from "./formula.ts";
import { mapParts } from "./map-parts.ts";

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
  if (formula.kind !== "forall" && formula.kind !== "exists")
    return mapParts(formula, (part) => apart(part, depth));
  const name = `.${depth}`;
  const body = instantiate(formula.body, formula.variable, variable(name));
  return quantified(formula.kind, name, apart(body, depth + 1));
};

const rename = (formula: Formula): Formula => {
  const inside = mapParts(formula, rename);
  if (inside.kind !== "forall" && inside.kind !== "exists") return inside;
  const name = boundName(quantifierHeight(inside.body));
  return name === inside.variable
    ? inside
    : quantified(inside.kind, name, instantiate(inside.body, inside.variable, variable(name)));
};

/** How deep the quantifiers of φ nest. */
export const quantifierHeight = (formula: Formula): number =>
  partsOf(formula).reduce(
    (height, part) => Math.max(height, quantifierHeight(part) + Number("variable" in formula)),
    0,
  );
