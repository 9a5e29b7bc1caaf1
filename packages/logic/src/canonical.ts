/**
 * Renames bound variables canonically, from the inside out: x for a quantifier with no other inside it, y for one
 * around an x, z around a y. Subformulas, and instances of quantified formulas, therefore keep their names. Sentences
 * show no variables, so a parser can only return canonical names. A leading ∀u keeps its u, which refers to an
 * arbitrary individual ("pick anyone you like").
 */
import { instantiate, getParts, isQuantified, quantify, variable, type Formula } from "./formula.ts";
import { mapParts } from "./map-parts.ts";

const names = ["x", "y", "z"];

/** Returns the canonical name of a variable whose quantifier binds a formula of this quantifier height. */
export const boundName = (height: number): string => names[height] ?? `x${height}`;

/** The bound name of a universal quantifier over an arbitrary individual. */
export const arbitraryName = "u";

/** Returns φ with canonical bound names; formulas that differ only in bound names become equal. */
export const canonical = (formula: Formula): Formula =>
  formula.kind === "forall" && formula.variable === arbitraryName
    ? quantify("forall", arbitraryName, renameBound(formula.body))
    : renameBound(formula);

/** Nested quantifiers first get distinct names, so that no renaming captures an outer variable. */
const renameBound = (formula: Formula): Formula =>
  rename(quantifierHeight(formula) > 1 ? separateVariables(formula, 0) : formula);

const separateVariables = (formula: Formula, depth: number): Formula => {
  if (!isQuantified(formula)) return mapParts(formula, (part) => separateVariables(part, depth));
  const name = `.${depth}`;
  const body = instantiate(formula.body, formula.variable, variable(name));
  return quantify(formula.kind, name, separateVariables(body, depth + 1));
};

const rename = (formula: Formula): Formula => {
  const inside = mapParts(formula, rename);
  if (!isQuantified(inside)) return inside;
  const name = boundName(quantifierHeight(inside.body));
  return name === inside.variable
    ? inside
    : quantify(inside.kind, name, instantiate(inside.body, inside.variable, variable(name)));
};

/** Returns the nesting depth of quantifiers in φ. */
export const quantifierHeight = (formula: Formula): number =>
  getParts(formula).reduce(
    (height, part) => Math.max(height, quantifierHeight(part) + Number("variable" in formula)),
    0,
  );
