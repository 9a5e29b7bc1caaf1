/**
 * Propositional formulas as truth tables, 32 rows to a word: the quickest decision for up to a dozen atoms.
 * Row r gives atom i the truth value of bit i of r; fewer than five atoms repeat their rows to fill the word.
 */
import type { Formula } from "./formula.ts";
import type { Realization, Signs, Tableau } from "./tableau.ts";

/** The columns of atoms 0 to 4; from atom 5 on a column is constant within a word. */
const columns: readonly number[] = [
  0xaaaaaaaa | 0,
  0xcccccccc | 0,
  0xf0f0f0f0 | 0,
  0xff00ff00 | 0,
  0xffff0000 | 0,
];

/** The decision for the formulas, whose atoms are all among `names`, propositions in the order of their bits. */
export const createTruthTables = (formulas: readonly Formula[], names: readonly string[]): Tableau => {
  const words = names.length <= 5 ? 1 : 1 << (names.length - 5);
  let tables = new Int32Array((formulas.length + 8) * words);

  /** Writes the table of φ at the offset; what lies above is scratch. */
  const write = (formula: Formula, at: number): void => {
    if (at + words > tables.length) {
      const wider = new Int32Array(tables.length * 2);
      wider.set(tables);
      tables = wider;
    }
    switch (formula.kind) {
      case "true":
      case "false":
        tables.fill(formula.kind === "true" ? -1 : 0, at, at + words);
        return;
      case "atom": {
        const index = names.indexOf(formula.name);
        const column = columns[index];
        for (let w = 0; w < words; w++) tables[at + w] = column ?? ((w >> (index - 5)) & 1 ? -1 : 0);
        return;
      }
      case "not":
        write(formula.body, at);
        for (let w = at; w < at + words; w++) tables[w] = ~(tables[w] ?? 0);
        return;
      case "forall":
      case "exists":
        write(formula.body, at);
        return;
      default: {
        write(formula.left, at);
        const other = at + words;
        write(formula.right, other);
        switch (formula.kind) {
          case "and":
            for (let w = 0; w < words; w++) tables[at + w] = (tables[at + w] ?? 0) & (tables[other + w] ?? 0);
            return;
          case "or":
            for (let w = 0; w < words; w++) tables[at + w] = (tables[at + w] ?? 0) | (tables[other + w] ?? 0);
            return;
          case "implies":
            for (let w = 0; w < words; w++)
              tables[at + w] = ~(tables[at + w] ?? 0) | (tables[other + w] ?? 0);
            return;
          default:
            for (let w = 0; w < words; w++)
              tables[at + w] = ~((tables[at + w] ?? 0) ^ (tables[other + w] ?? 0));
        }
      }
    }
  };
  formulas.forEach((formula, i) => write(formula, i * words));

  /** The first row with these signs, or -1. */
  const firstRow = (signs: Signs): number => {
    for (let w = 0; w < words; w++) {
      let rows = -1;
      for (let i = 0; i < formulas.length && rows !== 0; i++) {
        const sign = signs[i] ?? 0;
        if (sign > 0) rows &= tables[i * words + w] ?? 0;
        else if (sign < 0) rows &= ~(tables[i * words + w] ?? 0);
      }
      if (rows !== 0) return w * 32 + (31 - Math.clz32(rows & -rows));
    }
    return -1;
  };

  const realization = (signs: Signs): Realization | undefined => {
    const row = firstRow(signs);
    if (row < 0) return undefined;
    return {
      constants: [],
      others: [[]],
      propositions: names.map((_, i) => ((row >>> i) & 1) === 1),
    };
  };

  return { satisfiable: (signs) => firstRow(signs) >= 0, realization };
};
