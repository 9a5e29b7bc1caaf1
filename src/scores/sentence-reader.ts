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

/** Reads in a question's own style, or in any style of ours, its own first; a wordless question has no words. */
export const sentenceReader = (
  {
    lexicon,
    premises,
    conclusion,
    style: own,
  }: Pick<ProblemLine<"conclusion">, "lexicon" | "premises" | "conclusion" | "style">,
  { inAnyStyle = false }: { readonly inAnyStyle?: boolean } = {},
): SentenceReader => {
  const vocabulary = vocabularyOf(
    wordsOf(
      lexicon,
      [...premises, conclusion].map((text) => parse(text)),
    ),
  );
  const readers = styles
    .filter(({ name, wordless }) => wordless !== true && (inAnyStyle || name === own))
    .toSorted((a, b) => Number(b.name === own) - Number(a.name === own));
  return (sentence) => {
    for (const { read } of readers)
      try {
        return read(sentence, vocabulary);
      } catch (error) {
        if (!(error instanceof OrganonError && error.code === "misuse")) throw error;
      }
    return undefined;
  };
};
