/** Reads sentences in the words of a question back into formulas; what no grammar reads is undefined. */
import type { ProblemLine } from "#items/problem-line";
import { wordsOf } from "#items/item-words";
import { styles } from "#language/lists";
import { vocabularyOf } from "#language/words";
import { OrganonError } from "#logic/error";
import { parse } from "#logic/notation";
import type { Formula } from "#logic/formula";

/** How a sentence is read back; undefined where it is none of the question's language. */
export type SentenceReader = (sentence: string) => Formula | undefined;

/** Reads in a question's own style; a wordless question has no words. */
export const sentenceReader = ({
  lexicon,
  premises,
  conclusion,
  style,
}: Pick<ProblemLine<"conclusion">, "lexicon" | "premises" | "conclusion" | "style">): SentenceReader => {
  const vocabulary = vocabularyOf(
    wordsOf(
      lexicon,
      [...premises, conclusion].map((text) => parse(text)),
    ),
  );
  const own = styles.find(({ name, wordless }) => wordless !== true && name === style);
  return (sentence) => {
    try {
      return own?.read(sentence, vocabulary);
    } catch (error) {
      if (!(error instanceof OrganonError && error.code === "misuse")) throw error;
      return undefined;
    }
  };
};
