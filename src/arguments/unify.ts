/**
 * Unification of schematic formulas, for chains (§3.2 of the ACL text: "another syllogism with P₂ as the
 * conclusion").
 *
 * A propositional letter p stands for any closed formula; a predicate letter P, as in P(x), for any formula in
 * which x is free; a constant letter for a constant. Inside a chain every quantifier binds the name x, inner
 * ones shadowing outer ones; `canonical` tells them apart afterwards. A substitution is triangular: what a
 * letter stands for may hold further letters that are bound in turn.
 */
import {
  binary,
  constant,
  constantsOf,
  instantiate,
  not,
  quantified,
  variable,
  type Atom,
  type Formula,
} from "#logic";

/** The one bound name inside chains. */
export const chainVariable = "x";

export type Substitution = {
  /** Letter → formula; for a predicate letter the formula is in x. */
  readonly formulas: Map<string, Formula>;
  /** Constant letter → constant letter. */
  readonly constants: Map<string, string>;
};

export const emptySubstitution = (): Substitution => ({ formulas: new Map(), constants: new Map() });

export const copyOf = (substitution: Substitution): Substitution => ({
  formulas: new Map(substitution.formulas),
  constants: new Map(substitution.constants),
});

/** φ with every letter replaced by what it stands for, all the way down. */
export const apply = (formula: Formula, substitution: Substitution): Formula => {
  switch (formula.kind) {
    case "true":
    case "false":
      return formula;
    case "atom":
      return applyToAtom(formula, substitution);
    case "not": {
      const body = apply(formula.body, substitution);
      return body === formula.body ? formula : not(body);
    }
    case "forall":
    case "exists": {
      const body = apply(formula.body, substitution);
      return body === formula.body ? formula : quantified(formula.kind, formula.variable, body);
    }
    default: {
      const left = apply(formula.left, substitution);
      const right = apply(formula.right, substitution);
      return left === formula.left && right === formula.right ? formula : binary(formula.kind, left, right);
    }
  }
};

const applyToAtom = (atom: Atom, substitution: Substitution): Formula => {
  const meaning = substitution.formulas.get(atom.name);
  const term = atom.terms[0];
  if (term?.kind === "constant") {
    const name = resolveConstant(term.name, substitution);
    const named = name === term.name ? atom : { ...atom, terms: [constant(name)] };
    return meaning === undefined
      ? named
      : instantiate(apply(meaning, substitution), chainVariable, constant(name));
  }
  if (meaning === undefined) return atom;
  const whole = apply(meaning, substitution);
  return term === undefined || term.name === chainVariable ? whole : instantiate(whole, chainVariable, term);
};

/** The constant letter that a constant letter stands for. */
export const resolveConstant = (name: string, { constants }: Substitution): string => {
  let at = name;
  for (let next = constants.get(at); next !== undefined; next = constants.get(at)) at = next;
  return at;
};

/** Extends `substitution` in place so that φ and ψ become the same; false, with leftovers, where none does. */
export const unify = (left: Formula, right: Formula, substitution: Substitution): boolean => {
  const one = head(left, substitution);
  const other = head(right, substitution);
  if (one.kind === "atom" && other.kind === "atom" && one.name === other.name)
    return unifyTerms(one, other, substitution);
  if (one.kind === "atom" && bind(one, other, substitution)) return true;
  if (other.kind === "atom" && bind(other, one, substitution)) return true;
  switch (one.kind) {
    case "true":
    case "false":
      return one.kind === other.kind;
    case "atom":
      return false;
    case "not":
      return other.kind === "not" && unify(one.body, other.body, substitution);
    case "forall":
    case "exists":
      return other.kind === one.kind && unify(one.body, other.body, substitution);
    default:
      return (
        other.kind === one.kind &&
        unify(one.left, other.left, substitution) &&
        unify(one.right, other.right, substitution)
      );
  }
};

/** φ, or what it stands for if it is a bound letter. */
const head = (formula: Formula, substitution: Substitution): Formula =>
  formula.kind === "atom" && substitution.formulas.has(formula.name)
    ? applyToAtom(formula, substitution)
    : formula;

const unifyTerms = (one: Atom, other: Atom, substitution: Substitution): boolean => {
  const [left, right] = [one.terms[0], other.terms[0]];
  if (left === undefined || right === undefined) return left === right;
  if (left.kind === "constant" && right.kind === "constant")
    return unifyConstants(left.name, right.name, substitution);
  return left.kind === right.kind;
};

const unifyConstants = (one: string, other: string, substitution: Substitution): boolean => {
  const [left, right] = [resolveConstant(one, substitution), resolveConstant(other, substitution)];
  if (left !== right) substitution.constants.set(left, right);
  return true;
};

/** Lets an unbound letter stand for φ, where it may. */
const bind = (letter: Atom, target: Formula, substitution: Substitution): boolean => {
  const meaning = apply(target, substitution);
  if (mentions(meaning, letter.name)) return false;
  const term = letter.terms[0];
  if (term === undefined) {
    if (isOpen(meaning)) return false;
    substitution.formulas.set(letter.name, meaning);
    return true;
  }
  if (term.kind === "variable") {
    if (!isOpen(meaning)) return false;
    substitution.formulas.set(letter.name, meaning);
    return true;
  }
  // P(a) meets a formula about one constant: P is what the formula says of it.
  const [named, second] = constantsOf(meaning);
  if (named === undefined || second !== undefined || hasQuantifier(meaning)) return false;
  if (!unifyConstants(term.name, named, substitution)) return false;
  substitution.formulas.set(letter.name, abstracted(meaning, named));
  return true;
};

/** φ with the constant replaced by x. */
const abstracted = (formula: Formula, name: string): Formula => {
  switch (formula.kind) {
    case "atom":
      return formula.terms.some((term) => term.kind === "constant" && term.name === name)
        ? { ...formula, terms: [variable(chainVariable)] }
        : formula;
    case "not":
      return not(abstracted(formula.body, name));
    case "and":
    case "or":
    case "implies":
    case "iff":
      return binary(formula.kind, abstracted(formula.left, name), abstracted(formula.right, name));
    default:
      return formula;
  }
};

/** Whether x is free in φ. */
const isOpen = (formula: Formula): boolean => {
  switch (formula.kind) {
    case "true":
    case "false":
    case "forall":
    case "exists":
      return false;
    case "atom":
      return formula.terms[0]?.kind === "variable";
    case "not":
      return isOpen(formula.body);
    default:
      return isOpen(formula.left) || isOpen(formula.right);
  }
};

const hasQuantifier = (formula: Formula): boolean => {
  switch (formula.kind) {
    case "forall":
    case "exists":
      return true;
    case "not":
      return hasQuantifier(formula.body);
    case "true":
    case "false":
    case "atom":
      return false;
    default:
      return hasQuantifier(formula.left) || hasQuantifier(formula.right);
  }
};

const mentions = (formula: Formula, name: string): boolean => {
  switch (formula.kind) {
    case "atom":
      return formula.name === name;
    case "true":
    case "false":
      return false;
    case "not":
    case "forall":
    case "exists":
      return mentions(formula.body, name);
    default:
      return mentions(formula.left, name) || mentions(formula.right, name);
  }
};

/** The number of atom occurrences in φ. */
export const sizeOf = (formula: Formula): number => {
  switch (formula.kind) {
    case "atom":
    case "true":
    case "false":
      return 1;
    case "not":
    case "forall":
    case "exists":
      return sizeOf(formula.body);
    default:
      return sizeOf(formula.left) + sizeOf(formula.right);
  }
};
