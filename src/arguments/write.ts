/**
 * Formulas of a table written out: as trees and as text, with names for letters, constants and, by the height of what
 * they bind, for variables (`canonical` in `#logic`). What is written once is kept.
 */
import { arbitraryName, boundName } from "#logic/canonical";
import {
  binary,
  constant,
  falsity,
  not,
  predicate,
  proposition,
  quantify,
  truth,
  variable,
  type BinaryKind,
  type Formula,
  type Term,
} from "#logic/formula";
import { print } from "#logic/notation";
import { isQuantifier, getLetter, nodeKinds, getTermList, type NodeTable } from "./nodes.ts";

export type Writer = {
  /** A closed formula as a tree, with canonical bound names. */
  readonly formula: (id: number) => Formula;
  /** The same as text. */
  readonly text: (id: number) => string;
};

/** A writer, given the names of letters and constants by number. */
export const createWriter = (
  table: NodeTable,
  letterName: (letter: number) => string,
  constantName: (constant: number) => string,
): Writer => {
  const trees: (Formula | undefined)[] = [];
  const texts: (string | undefined)[] = [];
  /** The names bound here, the innermost last. */
  const bound: string[] = [];

  const buildTree = (id: number): Formula => {
    const left = table.lefts[id]!;
    const kind = table.kinds[id]!;
    switch (kind) {
      case nodeKinds.true:
        return truth;
      case nodeKinds.false:
        return falsity;
      case nodeKinds.atom: {
        const name = letterName(getLetter(table, id));
        const list = getTermList(table, id);
        return list < 0 ? proposition(name) : predicate(name, ...listTerms(list));
      }
      case nodeKinds.not:
        return not(formula(left));
      case nodeKinds.forall:
      case nodeKinds.exists:
      case nodeKinds.arbitrary: {
        const name = kind === nodeKinds.arbitrary ? arbitraryName : boundName(measureHeight(table, left));
        bound.push(name);
        const body = formula(left);
        bound.pop();
        return quantify(kind === nodeKinds.exists ? "exists" : "forall", name, body);
      }
      default:
        return binary(connectives[kind]!, formula(left), formula(table.rights[id]!));
    }
  };
  const listTerms = (list: number): Term[] => {
    const terms: Term[] = [];
    for (let at = list; at >= 0; at = table.rights[at]!) {
      const term = table.lefts[at]!;
      terms.push(term < 0 ? constant(constantName(-1 - term)) : variable(bound[bound.length - 1 - term]!));
    }
    return terms;
  };
  const formula = (id: number): Formula =>
    table.frees[id] === 0 ? (trees[id] ??= buildTree(id)) : buildTree(id);
  return { formula, text: (id) => (texts[id] ??= print(formula(id))) };
};

const connectives: Readonly<Record<number, BinaryKind>> = {
  [nodeKinds.and]: "and",
  [nodeKinds.or]: "or",
  [nodeKinds.implies]: "implies",
  [nodeKinds.iff]: "iff",
};

const measureHeight = (table: NodeTable, id: number): number => {
  const kind = table.kinds[id]!;
  if (kind === nodeKinds.atom) return 0;
  const [left, right] = [table.lefts[id]!, table.rights[id]!];
  const inner = left < 0 ? 0 : measureHeight(table, left);
  if (isQuantifier(kind)) return inner + 1;
  return right < 0 ? inner : Math.max(inner, measureHeight(table, right));
};
