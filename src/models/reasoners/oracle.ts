/**
 * The oracle: reads the English of the last question back into formulas and decides what follows.
 */
import { readQuestion } from "#items";
import { OrganonError, relationOf, type Sequent } from "#logic";
import type { Reading } from "./index.ts";

/** "Yes." if the conclusion follows from the premises, "No." if not; says so where it cannot read the question. */
export const decideInWords = (prompt: string, { dictionary, style }: Reading): string => {
  const sequent = readOrNothing(() => readQuestion(prompt, dictionary, style));
  if (sequent === undefined) return "I cannot read this question.";
  return relationOf(sequent) === "entailment" ? "Yes." : "No.";
};

/** What `read` gives; undefined where the text is not of the grammar. */
export const readOrNothing = (read: () => Sequent | undefined): Sequent | undefined => {
  try {
    return read();
  } catch (error) {
    if (error instanceof OrganonError && error.code === "misuse") return undefined;
    throw error;
  }
};
