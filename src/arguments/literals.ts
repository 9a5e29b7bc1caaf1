/**
 * Literals: the clauses of an argument's premises, each an atom with its sign, at their places. Moving literals
 * between places of one sort changes which atoms and signs are where and nothing else: the words, the
 * connectives and the number of sentences stay. Twins are made so.
 */
import { not, getParts, type Atom, type Formula } from "#logic/formula";
import { mapParts } from "#logic/map-parts";

/** A clause at a place. `sort` says where it may go: a proposition, or a predicate of one or of two variables or constants. */
export type Literal = {
  readonly atom: string;
  readonly positive: boolean;
  readonly sort: "proposition" | "predicate" | "relation";
};

/** The sort of an atom with so many terms. */
export const getSort = (terms: number): Literal["sort"] =>
  terms === 0 ? "proposition" : terms === 1 ? "predicate" : "relation";

/** The literals of formulas, left to right. A sign is part of the literal where it is at the atom itself. */
export const listLiterals = (formulas: readonly Formula[]): readonly Literal[] => {
  const literals: Literal[] = [];
  const visit = (formula: Formula): void => {
    const literal = toLiteral(formula);
    if (literal) {
      const { name: atom, terms } = literal.atom;
      literals.push({ atom, positive: literal.positive, sort: getSort(terms.length) });
      return;
    }
    getParts(formula).forEach(visit);
  };
  formulas.forEach(visit);
  return literals;
};

/**
 * The formulas with `literals` at their places, in the order of `listLiterals`; variables and constants stay, and so does
 * a formula in which nothing changes.
 */
export const withLiterals = (
  formulas: readonly Formula[],
  literals: readonly Literal[],
): readonly Formula[] => {
  let next = 0;
  const place = (formula: Formula): Formula => {
    const literal = toLiteral(formula);
    if (literal) {
      const { atom, positive } = literals[next++]!;
      if (atom === literal.atom.name && positive === literal.positive) return formula;
      const placed: Atom = { kind: "atom", name: atom, terms: literal.atom.terms };
      return positive ? placed : not(placed);
    }
    return mapParts(formula, place);
  };
  return formulas.map(place);
};

const toLiteral = (formula: Formula): { readonly atom: Atom; readonly positive: boolean } | undefined => {
  if (formula.kind === "atom") return { atom: formula, positive: true };
  return formula.kind === "not" && formula.body.kind === "atom"
    ? { atom: formula.body, positive: false }
    : undefined;
};
