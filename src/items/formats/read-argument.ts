/**
 * From the text of a question back to its sequent, with nothing known but the words of a dictionary.
 */
import type { Dictionary, Style } from "#language";
import type { Sequent } from "#logic";
import { partsOfQuestion } from "./yes-no.ts";

/** The sentences of a paragraph. No phrase of a lexicon holds a full stop. */
export const sentencesOf = (paragraph: string): readonly string[] =>
  paragraph
    .trim()
    .split(/(?<=\.) +/)
    .filter((sentence) => sentence !== "");

/** The sequent that premises and a conclusion in words state. Throws misuse where they cannot be read. */
export const readArgument = (
  premises: string,
  conclusion: string,
  dictionary: Dictionary,
  style: Style,
): Sequent => {
  const vocabulary = dictionary.open();
  return {
    premises: sentencesOf(premises).map((sentence) => style.read(sentence, vocabulary)),
    conclusion: style.read(conclusion, vocabulary),
  };
};

/** The sequent of the last question in a prompt; undefined where the prompt holds no question. */
export const readQuestion = (prompt: string, dictionary: Dictionary, style: Style): Sequent | undefined => {
  const parts = partsOfQuestion(prompt);
  return parts && readArgument(parts.premises, parts.conclusion, dictionary, style);
};
