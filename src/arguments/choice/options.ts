/**
 * What an option may say: a literal, or an implication between literals of two different variables (DivLogicEval,
 * “Formation of Potential Answer Set”), and how a passage bears on it.
 *
 * Six shapes. Of the forms (1a) to (1c) every clause has at least one literal without a denial, so that all true makes
 * all of them true, and A → ¬B never follows of them without being vacuous.
 */
import { collectSymbols, type Formula } from "#logic/formula";
import { computeRows, getWord, type Rows } from "#logic/truth-table";
import type { Statement } from "./passage.ts";
import { buildFormula, toVariable } from "./propositions.ts";
import { entails } from "./rows.ts";
import type { OptionRelation } from "./types.ts";

const literalShapes = ["A", "¬A"] as const;
const implicationShapes = ["A → B", "¬A → ¬B", "¬A → B", "A → ¬B"] as const;
export type Implication = (typeof implicationShapes)[number];
type Shape = (typeof literalShapes)[number] | Implication;

export type Option = Statement & {
  readonly shape: Shape;
  /** One variable, or antecedent and consequent. */
  readonly letters: readonly number[];
  /** An assignment that makes it false: a truth value of each of its variables. */
  readonly denial: readonly boolean[];
};

/** Every option over so many variables, literals first. */
export const listOptions = (variables: number): readonly Option[] => {
  const all = Array.from({ length: variables }, (_, variable) => variable);
  return [
    ...all.flatMap((a) => literalShapes.map((shape) => buildOption(shape, [a], variables))),
    ...all.flatMap((a) =>
      all
        .filter((b) => b !== a)
        .flatMap((b) => implicationShapes.map((shape) => buildOption(shape, [a, b], variables))),
    ),
  ];
};

/** A shape filled with variables. Its table is made whenever it is asked for: of two dozen variables it is large. */
export const buildOption = (shape: Shape, letters: readonly number[], variables: number): Option => {
  const formula = buildFormula(shape, letters);
  const isDenied = shape.startsWith("¬");
  return {
    shape,
    letters,
    formula,
    denial: letters.length === 1 ? [isDenied] : [!isDenied, shape.endsWith("¬B")],
    get rows() {
      return computeRows(formula, variables, toVariable);
    },
  };
};

const getDenialRows = ({ letters, denial }: Option, word: number): number => {
  let rows = -1;
  for (let i = 0; i < letters.length; i++) {
    const column = getWord(letters[i]!, word);
    rows &= denial[i] === true ? column : ~column;
  }
  return rows;
};

/** The words of a table that have a row: of many variables and propositions few. */
type NonzeroWords = readonly (readonly [word: number, rows: number])[];

const listNonzeroWords = (rows: Rows): NonzeroWords => {
  const filled: (readonly [number, number])[] = [];
  for (let word = 0; word < rows.length; word++) if (rows[word] !== 0) filled.push([word, rows[word]!]);
  return filled;
};

/** Returns the options that are true wherever the rows are. */
export const filterFollowing = (rows: Rows, options: readonly Option[]): readonly Option[] => {
  const filled = listNonzeroWords(rows);
  return options.filter(
    (option) => !filled.some(([word, bits]) => (bits & getDenialRows(option, word)) !== 0),
  );
};

/** Returns the options that are true in one of the rows. */
export const filterPossible = (rows: Rows, options: readonly Option[]): readonly Option[] => {
  const filled = listNonzeroWords(rows);
  return options.filter((option) =>
    filled.some(([word, bits]) => (bits & ~getDenialRows(option, word)) !== 0),
  );
};

export const follows = (rows: Rows, option: Option): boolean => filterFollowing(rows, [option]).length > 0;

/** How a consistent passage bears on an option. */
export const relationToOption = (passage: Rows, option: Option): OptionRelation =>
  follows(passage, option)
    ? "entailment"
    : filterPossible(passage, [option]).length > 0
      ? "neutral"
      : "contradiction";

/** True if one formula alone entails an option; their tables have rows for their own letters. */
export const isEntailed = (one: Formula, { formula }: Option): boolean => {
  const [own, asked] = [collectSymbols(one), collectSymbols(formula)];
  if (own.isDisjointFrom(asked)) return false;
  const names = [...own.union(asked)];
  const getPlace = (name: string): number => names.indexOf(name);
  return entails(computeRows(one, names.length, getPlace), computeRows(formula, names.length, getPlace));
};
