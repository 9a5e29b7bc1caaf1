/**
 * Represents propositional formulas as truth tables, 32 rows per word: the fastest decision for up to a dozen atoms.
 * Row r gives atom i the truth value of bit i of r; fewer than five atoms repeat their rows to fill the word.
 */
import { getParts, type BinaryKind, type Formula } from "./formula.ts";
import type { Realization, Signs, Tableau } from "./skeleton.ts";

/** The rows in which a formula is true. */
export type Rows = Int32Array;

/** The columns of atoms 0 to 4; from atom 5 on a column is constant within a word. */
export const columns: readonly number[] = [0xaaaaaaaa, 0xcccccccc, 0xf0f0f0f0, 0xff00ff00, 0xffff0000].map(
  (column) => column | 0,
);

/** Returns the rows of one word in which an atom is true. */
export const getWord = (index: number, word: number): number =>
  columns[index] ?? ((word >> (index - 5)) & 1 ? -1 : 0);

/** Returns all rows of this many atoms. */
export const allRows = (atoms: number): Rows => new Int32Array(atoms <= 5 ? 1 : 1 << (atoms - 5)).fill(-1);

/** Loops, since `map` of a typed array takes several times as long. */
export const complementRows = (rows: Rows): Rows => {
  const all = new Int32Array(rows.length);
  for (let i = 0; i < all.length; i++) all[i] = ~rows[i]!;
  return all;
};
export const andRows = (left: Rows, right: Rows): Rows => {
  const all = new Int32Array(left.length);
  for (let i = 0; i < all.length; i++) all[i] = left[i]! & right[i]!;
  return all;
};

/** Returns the rows of a word in which a connective of two parts is true. */
export const connectWords = (kind: BinaryKind, left: number, right: number): number =>
  kind === "and"
    ? left & right
    : kind === "or"
      ? left | right
      : kind === "implies"
        ? ~left | right
        : ~(left ^ right);

/** Returns the table of φ over this many atoms, by the index of each atom's name; quantifiers are ignored. */
export const computeRows = (formula: Formula, atoms: number, getPlace: (name: string) => number): Rows => {
  if ("variable" in formula) return computeRows(formula.body, atoms, getPlace);
  // Every part has a table of its own, which becomes that of the whole.
  const [rows = allRows(atoms), other = rows] = getParts(formula).map((part) =>
    computeRows(part, atoms, getPlace),
  );
  const place = formula.kind === "atom" ? getPlace(formula.name) : 0;
  for (let i = 0; i < rows.length; i++) {
    const [left, right] = [rows[i]!, other[i]!];
    switch (formula.kind) {
      case "true":
        break;
      case "false":
      case "not":
        rows[i] = ~left;
        break;
      case "atom":
        rows[i] = getWord(place, i);
        break;
      default:
        rows[i] = connectWords(formula.kind, left, right);
    }
  }
  return rows;
};

/** Returns the number of the first row of a set; -1 if it is empty. */
export const firstRow = (rows: Rows): number => {
  const word = rows.findIndex((bits) => bits !== 0);
  return word < 0 ? -1 : findRow(rows[word]!, word);
};

const findRow = (bits: number, word: number): number => word * 32 + (31 - Math.clz32(bits & -bits));

/** Decides the formulas, whose atoms are all among `names`, propositions in the order of their bits. */
export const createTruthTables = (formulas: readonly Formula[], names: readonly string[]): Tableau => {
  const tables = formulas.map((formula) => computeRows(formula, names.length, (name) => names.indexOf(name)));
  const words = allRows(names.length).length;

  const findSatisfyingRow = (signs: Signs): number => {
    for (let w = 0; w < words; w++) {
      let rows = -1;
      for (let i = 0; i < tables.length && rows !== 0; i++) {
        const sign = signs[i] ?? 0;
        if (sign !== 0) rows &= sign > 0 ? tables[i]![w]! : ~tables[i]![w]!;
      }
      if (rows !== 0) return findRow(rows, w);
    }
    return -1;
  };

  const realization = (signs: Signs): Realization | undefined => {
    const row = findSatisfyingRow(signs);
    const propositions = names.map((_, i) => ((row >>> i) & 1) === 1);
    return row < 0 ? undefined : { constants: [], others: [[]], propositions };
  };

  return { satisfiable: (signs) => findSatisfyingRow(signs) >= 0, realization };
};
