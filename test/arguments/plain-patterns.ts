/**
 * Unification of Miller's patterns in the plainest way: formulas as trees, with quantifiers opened by names of their
 * own and every meaning filled in anew. What `unify.ts` and `shortest/applications.ts` are compared with.
 */
import { canonical } from "#logic/canonical";
import {
  binary,
  constant,
  collectConstants,
  eachAtom,
  instantiate,
  not,
  predicate,
  quantify,
  variable,
  type Atom,
  type Formula,
  type Term,
} from "#logic/formula";
import { freeVariables } from "#logic/formula";
import { mapAtoms } from "#logic/map-parts";

/** Letters and constants by name, and what they came to mean. */
export type Substitution = {
  readonly formulas: Map<string, Formula>;
  readonly constants: Map<string, string>;
};

export const emptySubstitution = (): Substitution => ({ formulas: new Map(), constants: new Map() });

export const copyOf = (substitution: Substitution): Substitution => ({
  formulas: new Map(substitution.formulas),
  constants: new Map(substitution.constants),
});

/** The names of a letter's places in what it stands for. */
export const parameters = ["?1", "?2"] as const;

/** A letter as it stands for itself: P(?1, ?2). */
export const letterItself = (name: string, places: number): Atom =>
  predicate(name, ...parameters.slice(0, places).map(variable));

/** φ with every letter replaced by what it stands for, all the way down; bound names come out canonical. */
export const fill = (formula: Formula, substitution: Substitution): Formula =>
  canonical(filled(formula, substitution, 0));

/** Each quantifier gets a name that no meaning holds, so that nothing is captured. */
const filled = (formula: Formula, substitution: Substitution, depth: number): Formula => {
  switch (formula.kind) {
    case "true":
    case "false":
      return formula;
    case "atom": {
      const meaning = substitution.formulas.get(formula.name);
      const terms = formula.terms.map((term) => resolve(term, substitution));
      if (meaning === undefined) return { ...formula, terms };
      return terms.reduce(
        (body, term, i) => instantiate(body, parameters[i] ?? "", term),
        filled(meaning, substitution, depth),
      );
    }
    case "not":
      return not(filled(formula.body, substitution, depth));
    case "forall":
    case "exists": {
      const name = `#${depth}`;
      const body = instantiate(formula.body, formula.variable, variable(name));
      return quantify(formula.kind, name, filled(body, substitution, depth + 1));
    }
    default:
      return binary(
        formula.kind,
        filled(formula.left, substitution, depth),
        filled(formula.right, substitution, depth),
      );
  }
};

const resolve = (term: Term, { constants }: Substitution): Term => {
  if (term.kind === "variable") return term;
  let at = term.name;
  for (let next = constants.get(at); next !== undefined; next = constants.get(at)) at = next;
  return at === term.name ? term : constant(at);
};

/** Extends `substitution` in place so that φ and ψ become the same; false, with leftovers, where none does. */
export const unifyPatterns = (
  left: Formula,
  right: Formula,
  substitution: Substitution,
  depth = 0,
): boolean => {
  const [one, other] = [head(left, substitution), head(right, substitution)];
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
      return other.kind === "not" && unifyPatterns(one.body, other.body, substitution, depth);
    case "forall":
    case "exists": {
      if (other.kind !== one.kind) return false;
      const opened = variable(`!${depth}`);
      return unifyPatterns(
        instantiate(one.body, one.variable, opened),
        instantiate(other.body, other.variable, opened),
        substitution,
        depth + 1,
      );
    }
    default:
      return (
        other.kind === one.kind &&
        unifyPatterns(one.left, other.left, substitution, depth) &&
        unifyPatterns(one.right, other.right, substitution, depth)
      );
  }
};

/** φ, or what it stands for if it is a bound letter. */
const head = (formula: Formula, substitution: Substitution): Formula =>
  formula.kind === "atom" && substitution.formulas.has(formula.name) ? fill(formula, substitution) : formula;

const unifyTerms = (one: Atom, other: Atom, substitution: Substitution): boolean =>
  one.terms.length === other.terms.length &&
  one.terms.every((term, i) => {
    const [left, right] = [resolve(term, substitution), resolve(other.terms[i] ?? term, substitution)];
    if (left.kind === "constant" && right.kind === "constant" && left.name !== right.name)
      substitution.constants.set(left.name, right.name);
    return left.kind === right.kind && (left.kind === "constant" || left.name === right.name);
  });

/** Lets an unbound letter stand for φ, where it may. */
const bind = (letter: Atom, target: Formula, substitution: Substitution): boolean => {
  const meaning = fill(target, substitution);
  if (mentions(meaning, letter.name)) return false;
  const terms = letter.terms.map((term) => resolve(term, substitution));
  const names = terms.map(({ name }) => name);
  const free = freeVariables(meaning);
  if (terms.every(({ kind }) => kind === "variable")) {
    if (new Set(names).size < names.length || free.size !== names.length) return false;
    if (!names.every((name) => free.has(name))) return false;
    substitution.formulas.set(
      letter.name,
      names.reduce((body, name, i) => instantiate(body, name, variable(parameters[i] ?? "")), meaning),
    );
    return true;
  }
  if (terms.length === 2) {
    if (meaning.kind !== "atom" || !unifyTerms(letter, meaning, substitution)) return false;
    substitution.formulas.set(letter.name, letterItself(meaning.name, 2));
    return true;
  }
  const [named, second] = collectConstants(meaning);
  const [own] = terms;
  if (named === undefined || second !== undefined || free.size > 0 || own === undefined) return false;
  if (own.name !== named) substitution.constants.set(own.name, named);
  substitution.formulas.set(letter.name, abstracted(meaning, named));
  return true;
};

/** φ with the constant replaced by the first parameter. */
const abstracted = (formula: Formula, name: string): Formula =>
  mapAtoms(formula, (atom) => ({
    ...atom,
    terms: atom.terms.map((term) =>
      term.kind === "constant" && term.name === name ? variable(parameters[0]) : term,
    ),
  }));

const mentions = (formula: Formula, name: string): boolean => {
  let found = false;
  eachAtom(formula, (atom) => {
    found ||= atom.name === name;
  });
  return found;
};
