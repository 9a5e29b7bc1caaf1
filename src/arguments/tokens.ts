/**
 * Tokens: the clauses of an argument's premises, each an atom with its sign, at their places. Moving tokens
 * between places of one sort changes which atoms and signs stand where and nothing else: the words, the
 * connectives and the number of sentences stay. Twins are made so.
 */
import { binary, not, quantified, type Atom, type Formula } from "#logic";

/** A clause at a place. `sort` says where it may go: a proposition, or a predicate of one or of two variables or constants. */
export type Token = {
  readonly atom: string;
  readonly positive: boolean;
  readonly sort: "proposition" | "predicate" | "relation";
};

/** The tokens of formulas, left to right. A sign is part of the token where it stands at the atom itself. */
export const tokensOf = (formulas: readonly Formula[]): readonly Token[] => {
  const tokens: Token[] = [];
  const visit = (formula: Formula): void => {
    const literal = literalOf(formula);
    if (literal) {
      const { name: atom, terms } = literal.atom;
      tokens.push({
        atom,
        positive: literal.positive,
        sort: terms.length === 0 ? "proposition" : terms.length === 1 ? "predicate" : "relation",
      });
      return;
    }
    switch (formula.kind) {
      case "not":
      case "forall":
      case "exists":
        visit(formula.body);
        return;
      case "and":
      case "or":
      case "implies":
      case "iff":
        visit(formula.left);
        visit(formula.right);
        return;
      default:
        return;
    }
  };
  formulas.forEach(visit);
  return tokens;
};

/** The formulas with `tokens` at their places, in the order of `tokensOf`; variables and constants stay. */
export const withTokens = (formulas: readonly Formula[], tokens: readonly Token[]): readonly Formula[] => {
  let next = 0;
  const place = (formula: Formula): Formula => {
    const literal = literalOf(formula);
    if (literal) {
      const { atom, positive } = tokens[next++]!;
      const placed: Atom = { kind: "atom", name: atom, terms: literal.atom.terms };
      return positive ? placed : not(placed);
    }
    switch (formula.kind) {
      case "not":
        return not(place(formula.body));
      case "forall":
      case "exists":
        return quantified(formula.kind, formula.variable, place(formula.body));
      case "and":
      case "or":
      case "implies":
      case "iff": {
        const left = place(formula.left);
        return binary(formula.kind, left, place(formula.right));
      }
      default:
        return formula;
    }
  };
  return formulas.map(place);
};

const literalOf = (formula: Formula): { readonly atom: Atom; readonly positive: boolean } | undefined => {
  if (formula.kind === "atom") return { atom: formula, positive: true };
  return formula.kind === "not" && formula.body.kind === "atom"
    ? { atom: formula.body, positive: false }
    : undefined;
};
