/**
 * A style: one way of putting formulas into sentences that can be read back.
 * Law of every style: `read(say(φ, words), vocabularyOf(words)) = φ` for every closed formula whose bound
 * names are canonical (see `canonical.ts`), and no sentence is said of two formulas.
 */
import type { Formula } from "#logic/formula";
import type { Vocabulary, Words } from "./words.ts";

/** Which of its frames a style says a sentence in: in turn. Without, in the plainest. */
export type Manner = { readonly turn: number };

export type Style = {
  readonly name: string;
  /** Whether sentences show letters instead of words, so that no lexicon makes two items differ. */
  readonly wordless?: true;
  /** Whether all of a question is about one scene and one time, which it begins by telling. */
  readonly staged?: true;
  /** What a question says before of the words that the sentences of its formulas have; without them, that they may have. */
  readonly notes?: (formulas: readonly Formula[], sentences?: readonly string[]) => readonly string[];
  /** From how many premises on they have numbers. */
  readonly numberedFrom?: number;
  /**
   * The sentence for a closed formula: a capital at the head, a full stop at the end.
   * Throws misuse for what the style has no words for.
   */
  readonly say: (formula: Formula, words: Words, manner?: Manner) => string;
  /** `say` for many formulas in the same words, where that is quicker. */
  readonly speaker?: (words: Words) => (formula: Formula, manner?: Manner) => string;
  /** The formula of a sentence. Throws `OrganonError` with the column where reading ends. */
  readonly read: (sentence: string, vocabulary: Vocabulary) => Formula;
};
