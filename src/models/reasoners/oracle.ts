/**
 * The oracle: reads the English of the last question back into formulas and decides what follows.
 */
import type { ArgumentReader } from "#items/formats/read-argument";
import { relationOf } from "#logic/decide";
import type { Sequent } from "#logic/certificate";

/** "Yes." if the conclusion follows from the premises, "No." if not; says so where it cannot read the question. */
export const decideInWords = (
  prompt: string,
  reader: ArgumentReader,
  follows = (sequent: Sequent): boolean => relationOf(sequent) === "entailment",
): string => {
  const sequent = reader.question(prompt);
  if (sequent === undefined) return "I cannot read this question.";
  return follows(sequent) ? "Yes." : "No.";
};
