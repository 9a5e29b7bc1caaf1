/**
 * What an option may say: a literal, or an implication between literals of two different variables (DivLogicEval,
 * “Formation of Potential Answer Set”), and how a passage bears on it.
 *
 * Six shapes. Of the forms (1a) to (1c) every clause has at least one literal without a denial, so that all true makes
 * all of them true, and A → ¬B never follows of them without being vacuous.
 */
import type { Formula } from "#logic/formula";
import type { OptionRelation } from "./types.ts";
import { propositionOf } from "./propositions.ts";
import type { Rows } from "#logic/truth-table";
import { compatible, entails } from "./rows.ts";

const literalShapes = ["A", "¬A"] as const;
const implicationShapes = ["A → B", "¬A → ¬B", "¬A → B", "A → ¬B"] as const;
export type Implication = (typeof implicationShapes)[number];
type Shape = (typeof literalShapes)[number] | Implication;

export type Option = {
  readonly shape: Shape;
  /** One variable, or antecedent and consequent. */
  readonly letters: readonly number[];
  readonly formula: Formula;
  readonly rows: Rows;
};

/** Every option over so many variables, literals first. */
export const optionsOver = (variables: number): readonly Option[] => {
  const all = Array.from({ length: variables }, (_, variable) => variable);
  return [
    ...all.flatMap((a) => literalShapes.map((shape) => optionOf(shape, [a], variables))),
    ...all.flatMap((a) =>
      all
        .filter((b) => b !== a)
        .flatMap((b) => implicationShapes.map((shape) => optionOf(shape, [a, b], variables))),
    ),
  ];
};

/** A shape filled with variables. */
export const optionOf = (shape: Shape, letters: readonly number[], variables: number): Option => {
  const { formula, rows } = propositionOf(shape, letters, variables);
  return { shape, letters, formula, rows };
};

/** How a consistent passage bears on an option. */
export const relationToOption = (passage: Rows, { rows }: Option): OptionRelation =>
  entails(passage, rows) ? "entailment" : compatible(passage, rows) ? "neutral" : "contradiction";
