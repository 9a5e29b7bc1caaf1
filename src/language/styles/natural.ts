/** Natural English: clauses that share words are said together, and one time holds for a whole question. */
import { hasPart, type Formula } from "#logic/formula";
import type { Style } from "../style.ts";
import { readNatural } from "./natural-read.ts";
import { naturalSpeaker } from "./natural-say.ts";

export const natural: Style = {
  name: "natural",
  staged: true,
  numberedFrom: 9,
  notes: (...said) => notesOf(...said),
  say: (formula, words, manner) => naturalSpeaker(words)(formula, manner),
  speaker: naturalSpeaker,
  read: readNatural,
};

/**
 * What a question says before of its own words, in order; without its sentences, what it may say. Readers hear "or" either way, and
 * everyday English leaves open when a conditional is false.
 */
const notesOf = (formulas: readonly Formula[], sentences?: readonly string[]): readonly string[] => [
  ...(formulas.some((formula) => hasPart(formula, ({ kind }) => kind === "or")) && saysOr(sentences)
    ? [ofOr]
    : []),
  ...(formulas.some((formula) => hasPart(formula, isDeniedConditional)) ? [ofIf] : []),
];

export const ofOr = "Throughout, “or” allows for both.";
const ofIf = "Here “if A, then B” is false only where A is true and B is not.";

/** Whether a sentence has the word: "at least one of Anna and Ben sang" has not. */
const saysOr = (sentences: readonly string[] | undefined): boolean =>
  sentences === undefined || sentences.some((sentence) => /\bor\b/.test(sentence));

const isDeniedConditional = (formula: Formula): boolean =>
  formula.kind === "not" && formula.body.kind === "implies";
