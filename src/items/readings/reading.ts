/**
 * Other people's questions read back to logic: what a question says as formulas or as a program of rules, or why that is not known.
 * Each set is judged by its own semantics, which its reader names.
 */
import type { Sequent } from "#logic/certificate";
import type { Formula } from "#logic/formula";
import type { Program, RuleLiteral } from "#logic/programs";
import type { Question } from "../question.ts";

/** The reading of a question. */
export type Reading =
  | {
      readonly kind: "sequent";
      /** As the set's templates mean it. */
      readonly sequent: Sequent;
      /** Other readings of the English. */
      readonly others?: readonly Sequent[];
      /** Slips of the pen that were mended. */
      readonly repairs?: readonly string[];
    }
  | { readonly kind: "program"; readonly program: Program; readonly statement: RuleLiteral };

/** A question that is not read, and why. */
export type UnreadQuestion = { readonly kind: "unread"; readonly reason: string };

/** The verdict of a reading. */
export type ReadVerdict = "entailment" | "contradiction" | "neutral" | "inconsistent";

/** Reads a question of a set, or tells why it can't be read. */
export type ReadQuestion = (question: Question) => Reading | UnreadQuestion;

export const createUnread = (reason: string): UnreadQuestion => ({ kind: "unread", reason });

/** The sequent of sentences, the conclusion last. */
export const buildReading = (
  sentences: readonly string[],
  read: (sentence: string) => Formula | undefined,
): Reading | UnreadQuestion => {
  const formulas = sentences.flatMap((sentence) => read(sentence) ?? []);
  if (formulas.length < sentences.length) return createUnread("a sentence fits no template");
  return { kind: "sequent", sequent: { premises: formulas.slice(0, -1), conclusion: formulas.at(-1)! } };
};
