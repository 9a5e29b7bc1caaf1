/**
 * Decides whether a sequent can be verbalized over two sorts, people and things, although it is proved over one.
 *
 * The first place of a predicate has the first sort, the second place of a two-place predicate the second. If every variable
 * and every constant is in places of one sort, the sequent is valid over one domain iff it is valid over two. A countermodel
 * in domains A and B gives one in A × B, with P((a, b)) as P(a) and R((a, b), (a′, b′)) as R(a, b′). One in D is one in A =
 * B = D. This requires no equality, and nonempty domains (Herbrand 1930; Wang, Logic of many-sorted theories, 1952).
 */
import { collectConstants, hasPart, isEquality, getParts, type Formula } from "./formula.ts";
import { getOrInsert } from "./memoize.ts";

/**
 * Returns the constants of the second sort. Undefined if no predicate has two places, or if the formulas have no two
 * sorts: R(x, x), P(x) ∧ R(y, x), R(x, y) ∧ R(y, z), or a predicate of three places.
 */
export const findSecondSort = (formulas: readonly Formula[]): ReadonlySet<string> | undefined => {
  const hasPairs = formulas.some((formula) =>
    hasPart(formula, (part) => part.kind === "atom" && part.terms.length > 1),
  );
  if (!hasPairs) return undefined;
  const sorts = new Map<string, number>();
  if (!formulas.every((formula) => isSorted(formula, [], sorts))) return undefined;
  return new Set(collectConstants(...formulas).filter((name) => sorts.get(name) === 1));
};

/** A bound variable, and the sort of the first of its places. */
type BoundVariable = { readonly name: string; sort?: number };

const isSorted = (
  formula: Formula,
  bound: readonly BoundVariable[],
  constants: Map<string, number>,
): boolean => {
  if (formula.kind !== "atom") {
    const inner = "variable" in formula ? [...bound, { name: formula.variable }] : bound;
    return getParts(formula).every((part) => isSorted(part, inner, constants));
  }
  return (
    formula.terms.length < 3 &&
    !isEquality(formula) &&
    formula.terms.every(({ kind, name }, place) => {
      if (kind === "constant") return getOrInsert(constants, name, () => place) === place;
      const variable = bound.findLast((one) => one.name === name);
      return variable !== undefined && (variable.sort ??= place) === place;
    })
  );
};

/** Returns whether a free variable of a formula over two sorts has the second sort: whether it is in a second place. */
export const isSecondSort = (variable: string, formula: Formula): boolean => {
  if (formula.kind === "atom") return formula.terms[1]?.name === variable;
  if ("variable" in formula && formula.variable === variable) return false;
  return getParts(formula).some((part) => isSecondSort(variable, part));
};
