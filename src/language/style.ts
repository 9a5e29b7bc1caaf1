/**
 * A style: one way of putting formulas into sentences that can be read back.
 * Law of every style: `read(say(φ, words), vocabularyOf(words)) = φ` for every closed formula whose bound
 * names are canonical (see `canonical.ts`), and no sentence is said of two formulas.
 */
import type { Formula } from "#logic/formula";
import type { Vocabulary, Words } from "./words.ts";

/** How a style says a sentence. */
export type Manner = {
  /** Which of its frames, in turn; without, the plainest. */
  readonly turn?: number;
  /** True if "or" says that it leaves room for both: "…, or both". */
  readonly isInclusive?: boolean;
  /** True if kinds are said by verbs, "every member who is a teacher", not as nouns. */
  readonly isPlain?: boolean;
};

/** The subject of a formula's propositions. */
export type Subject = "a person" | "things";

/** How natural a sentence is: as people write it, stating the form of a law, or needing a list, a colon or a word said twice. */
export type ReadingDifficulty = "none" | "stiff" | "odd";

export type Style = {
  readonly name: string;
  /** True if sentences show letters instead of words, so that no lexicon makes two items differ. */
  readonly wordless?: true;
  /** True if all of a question is about one topic and one time, which it begins by telling. */
  readonly staged?: true;
  /** True if a question says that "or" allows for both, where its answer key rests on that. */
  readonly notesOr?: true;
  /** How a sentence sounds that says a formula of one person, or of things; without, all sound alike. */
  readonly rateReading?: (formula: Formula, subject: Subject) => ReadingDifficulty;
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
