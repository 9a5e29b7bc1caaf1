/**
 * Defines formulas of propositional and first-order predicate logic, as immutable trees.
 *
 * Symbols: φ ψ formulas, p q propositions, P Q predicates, x y variables, a b constants, t terms. A proposition is an
 * atom without terms. Exclusive or has no node: φ ⊕ ψ is ¬(φ ↔ ψ). Equality s = t is an atom with two terms and the
 * name “=”, which no predicate can have. This file is the only import of the two trusted files, `derivation.ts` and
 * `interpretation.ts`.
 */

export type Term = { readonly kind: "variable" | "constant"; readonly name: string };

export type Atom = { readonly kind: "atom"; readonly name: string; readonly terms: readonly Term[] };
type Truth = { readonly kind: "true" };
type Falsity = { readonly kind: "false" };
export type Negation = { readonly kind: "not"; readonly body: Formula };
export type BinaryKind = "and" | "or" | "implies" | "iff";
export type Binary = { readonly kind: BinaryKind; readonly left: Formula; readonly right: Formula };
type QuantifierKind = "forall" | "exists";
export type Quantified = { readonly kind: QuantifierKind; readonly variable: string; readonly body: Formula };

/** A formula, the data type shared by all modules. */
export type Formula = Atom | Truth | Falsity | Negation | Binary | Quantified;

const noTerms: readonly Term[] = [];
/** ⊤, true in every interpretation. */
export const truth: Truth = { kind: "true" };
/** ⊥, false in every interpretation. */
export const falsity: Falsity = { kind: "false" };

export const variable = (name: string): Term => ({ kind: "variable", name });
export const constant = (name: string): Term => ({ kind: "constant", name });
export const proposition = (name: string): Atom => ({ kind: "atom", name, terms: noTerms });
export const predicate = (name: string, ...terms: readonly Term[]): Atom => ({ kind: "atom", name, terms });
export const equality = (left: Term, right: Term): Atom => predicate("=", left, right);
export const isEquality = (atom: Atom): boolean => atom.name === "=";
export const not = (body: Formula): Negation => ({ kind: "not", body });
export const and = (left: Formula, right: Formula): Binary => ({ kind: "and", left, right });
export const or = (left: Formula, right: Formula): Binary => ({ kind: "or", left, right });
export const implies = (left: Formula, right: Formula): Binary => ({ kind: "implies", left, right });
export const iff = (left: Formula, right: Formula): Binary => ({ kind: "iff", left, right });
export const forall = (name: string, body: Formula): Quantified => ({ kind: "forall", variable: name, body });
export const exists = (name: string, body: Formula): Quantified => ({ kind: "exists", variable: name, body });
export const quantify = (kind: QuantifierKind, name: string, body: Formula): Quantified => ({
  kind,
  variable: name,
  body,
});
export const binary = (kind: BinaryKind, left: Formula, right: Formula): Binary => ({ kind, left, right });

/** Returns whether a formula is of all or of some. */
export const isQuantified = (formula: Formula): formula is Quantified =>
  formula.kind === "forall" || formula.kind === "exists";

/** Returns whether two formulas are syntactically identical, including bound names. */
export const equal = (left: Formula, right: Formula): boolean => {
  if (left === right) return true;
  switch (left.kind) {
    case "true":
    case "false":
      return left.kind === right.kind;
    case "atom":
      return right.kind === "atom" && left.name === right.name && areSameTerms(left.terms, right.terms);
    case "not":
      return right.kind === "not" && equal(left.body, right.body);
    case "forall":
    case "exists":
      return right.kind === left.kind && left.variable === right.variable && equal(left.body, right.body);
    default:
      return right.kind === left.kind && equal(left.left, right.left) && equal(left.right, right.right);
  }
};

const areSameTerms = (left: readonly Term[], right: readonly Term[]): boolean =>
  left.length === right.length &&
  left.every((term, i) => term.kind === right[i]?.kind && term.name === right[i]?.name);

/**
 * Returns φ with every free occurrence of the variable `name` replaced by `term`. The caller ensures that `term` is
 * not captured (constants never are).
 */
export const instantiate = (formula: Formula, name: string, term: Term): Formula => {
  switch (formula.kind) {
    case "true":
    case "false":
      return formula;
    case "atom":
      return formula.terms.some((t) => t.kind === "variable" && t.name === name)
        ? {
            ...formula,
            terms: formula.terms.map((t) => (t.kind === "variable" && t.name === name ? term : t)),
          }
        : formula;
    case "not": {
      const body = instantiate(formula.body, name, term);
      return body === formula.body ? formula : not(body);
    }
    case "forall":
    case "exists": {
      if (formula.variable === name) return formula;
      const body = instantiate(formula.body, name, term);
      return body === formula.body ? formula : quantify(formula.kind, formula.variable, body);
    }
    default: {
      const left = instantiate(formula.left, name, term);
      const right = instantiate(formula.right, name, term);
      return left === formula.left && right === formula.right ? formula : binary(formula.kind, left, right);
    }
  }
};

/** Returns a formula's direct parts; none for an atom. */
export const getParts = (formula: Formula): readonly Formula[] =>
  "body" in formula ? [formula.body] : "left" in formula ? [formula.left, formula.right] : [];

/** Returns whether a formula or any part of it matches. */
export const hasPart = (formula: Formula, fits: (part: Formula) => boolean): boolean =>
  fits(formula) || getParts(formula).some((part) => hasPart(part, fits));

/** Calls `visit` on every atom of φ, left to right, with the variables bound there. */
export const eachAtom = (
  formula: Formula,
  visit: (atom: Atom, bound: readonly string[]) => void,
  bound: readonly string[] = [],
): void => {
  if (formula.kind === "atom") visit(formula, bound);
  if ("body" in formula)
    eachAtom(formula.body, visit, "variable" in formula ? [...bound, formula.variable] : bound);
  if (!("left" in formula)) return;
  eachAtom(formula.left, visit, bound);
  eachAtom(formula.right, visit, bound);
};

/** The variables free in φ. */
export const freeVariables = (formula: Formula): ReadonlySet<string> => {
  const free = new Set<string>();
  eachAtom(formula, (atom, bound) => {
    for (const term of atom.terms)
      if (term.kind === "variable" && !bound.includes(term.name)) free.add(term.name);
  });
  return free;
};

/** The names of the atoms of formulas, in order of first occurrence. */
export const collectSymbols = (...formulas: readonly Formula[]): Set<string> => {
  const names = new Set<string>();
  for (const formula of formulas) eachAtom(formula, ({ name }) => void names.add(name));
  return names;
};

/** The constants that occur in φ, in order of first occurrence. */
export const collectConstants = (...formulas: readonly Formula[]): readonly string[] => {
  const names = new Set<string>();
  for (const formula of formulas)
    eachAtom(formula, (atom) => {
      for (const term of atom.terms) if (term.kind === "constant") names.add(term.name);
    });
  return [...names];
};

/** Returns the constant that stands for the variable of a quantified formula in an instance; undefined if there is none. */
export const instanceConstant = (quantified: Formula, instance: Formula): string | undefined => {
  const before = new Set(collectConstants(quantified));
  return collectConstants(instance).find((name) => !before.has(name));
};
