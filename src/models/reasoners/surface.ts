/**
 * Implements baselines without reasoning, by word overlap and by chance. Their accuracy shows which surface cues a
 * dataset leaks.
 */
import { createRandom } from "#arguments/random";
import { splitQuestion } from "#items/formats/yes-no";

/** Returns the answer to a prompt's last question; undefined if it is no question of its kind. */
export type Answerer = (prompt: string) => string | undefined;

/** Affirms a conclusion if the premises contain at least 85 % of its words and at least as many negations. */
export const overlap = (prompt: string): string => {
  const parts = splitQuestion(prompt);
  if (parts === undefined) return "No.";
  const premises = listWords(parts.premises);
  const conclusion = listWords(parts.conclusion);
  const shared = computeOverlap(parts.premises, parts.conclusion);
  const denials = (words: readonly string[]): number => words.filter((word) => denying.has(word)).length;
  return shared >= 0.85 && denials(conclusion) <= denials(premises) ? "Yes." : "No.";
};

/** Returns the share of a text's words that another text contains. */
export const computeOverlap = (known: string, text: string): number => {
  const words = listWords(text);
  const all = new Set(listWords(known));
  return words.filter((word) => all.has(word)).length / Math.max(1, words.length);
};

/** Returns a number in [0, 1) that depends on the text alone. */
export const chance = (text: string): number => createRandom(text).next();

const denying: ReadonlySet<string> = new Set(["not", "no", "false"]);

const listWords = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

/** The reply to a question that a reasoner cannot parse. */
export const cannotRead = "I cannot read this question.";
