/**
 * Formulas put into a table of numbered ones (`nodes.ts`), their letters and constants numbered by name.
 */
import { arbitraryName } from "#logic/canonical";
import type { Formula } from "#logic/formula";
import { internAtom, nodeKinds, internNode, internTerms, type NodeTable } from "./nodes.ts";

/** Names by number and back. */
type NameList = {
  /** The number of a name, its own from now on. */
  readonly getNumber: (name: string) => number;
  /** The name of a number; one that has none gets one. */
  readonly getName: (number: number) => string;
  /** How many numbers are taken. */
  readonly count: () => number;
};

/** The names of a table's variables and constants. */
export type Names = { readonly letters: NameList; readonly constants: NameList };

/** No names yet; those that are read get numbers from `from` on, smaller numbers are called p0, p1, … and a0, a1, …. */
export const createNames = (from = 0): Names => ({
  letters: createNameList("p", from),
  constants: createNameList("a", from),
});

const createNameList = (letter: string, from: number): NameList => {
  const names = new Map<number, string>();
  const numbers = new Map<string, number>();
  let next = from;
  const add = (number: number, name: string): void => {
    names.set(number, name);
    numbers.set(name, number);
  };
  return {
    getNumber: (name) => {
      const known = numbers.get(name);
      if (known !== undefined) return known;
      add(next, name);
      return next++;
    },
    getName: (number) => {
      const known = names.get(number);
      if (known !== undefined) return known;
      const name = `${letter}${number}`;
      add(number, name);
      return name;
    },
    count: () => next,
  };
};

/** The number of a formula; `arbitrary` says whether ∀u φ is a kind of its own or a quantifier like others. */
export const internFormula = (
  table: NodeTable,
  formula: Formula,
  names: Names,
  arbitrary: "kind" | "quantifier" = "kind",
): number =>
  arbitrary === "kind" && formula.kind === "forall" && formula.variable === arbitraryName
    ? internNode(table, nodeKinds.arbitrary, read(table, formula.body, names, [arbitraryName]), -1)
    : read(table, formula, names, []);

const read = (table: NodeTable, formula: Formula, names: Names, bound: string[]): number => {
  switch (formula.kind) {
    case "true":
    case "false":
      return internNode(table, nodeKinds[formula.kind], -1, -1);
    case "atom": {
      let terms = -1;
      for (let i = formula.terms.length - 1; i >= 0; i--) {
        const { kind, name } = formula.terms[i]!;
        const term =
          kind === "variable"
            ? bound.length - 1 - bound.lastIndexOf(name)
            : -1 - names.constants.getNumber(name);
        terms = internTerms(table, term, terms);
      }
      return internAtom(table, names.letters.getNumber(formula.name), terms);
    }
    case "not":
      return internNode(table, nodeKinds.not, read(table, formula.body, names, bound), -1);
    case "forall":
    case "exists": {
      bound.push(formula.variable);
      const body = read(table, formula.body, names, bound);
      bound.pop();
      return internNode(table, nodeKinds[formula.kind], body, -1);
    }
    default: {
      const left = read(table, formula.left, names, bound);
      return internNode(table, nodeKinds[formula.kind], left, read(table, formula.right, names, bound));
    }
  }
};
