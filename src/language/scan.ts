/**
 * Scanning: the questions that a reader of plain English asks of a text, one place after the other, and all that it
 * learns of it.
 */
import { OrganonError } from "#logic/error";
import { endsWord, type Found, type Vocabulary } from "./words.ts";
import { uncapitalized } from "./capitals.ts";

/** What a vocabulary may find at a place. */
type FoundKind = "clause" | "name" | "phrase" | "relation";

/** A place in a text. What is found there is moved behind. */
export type Scan = {
  readonly begin: (sentence: string, vocabulary: Vocabulary) => void;
  readonly take: (words: string) => boolean;
  /** `take`, where a word ends behind the words. */
  readonly takeWhole: (words: string) => boolean;
  readonly find: (kind: FoundKind) => Found | undefined;
  /** Marks this place; the last one marked can be come back to. */
  readonly mark: () => void;
  readonly reset: () => void;
  readonly atEnd: () => boolean;
  /** The error for a place where something else stands than what is wanted. */
  readonly fault: (wanted: string) => OrganonError;
};

/** Scans texts, one after the other, each with the words of a vocabulary. */
export const createScan = (): Scan => {
  let [original, text, at, marked] = ["", "", 0, 0];
  let words: Vocabulary | undefined;
  const take = (words: string): boolean => {
    // Most phrases are told apart by their first letter.
    if (text.charCodeAt(at) !== words.charCodeAt(0) || !text.startsWith(words, at)) return false;
    at += words.length;
    return true;
  };
  return {
    begin: (sentence, vocabulary) => {
      original = sentence;
      words = vocabulary;
      text = withoutCapital(sentence, vocabulary);
      at = 0;
    },
    take,
    takeWhole: (words) => endsWord(text, at + words.length) && take(words),
    find: (kind) => {
      const found = words && foundAt(words, kind, text, at);
      if (found) at += found.length;
      return found;
    },
    mark: () => {
      marked = at;
    },
    reset: () => {
      at = marked;
    },
    atEnd: () => at === text.length,
    fault: (wanted) =>
      new OrganonError(
        "misuse",
        `cannot read “${original.length > 120 ? `${original.slice(0, 120)}…` : original}” at column ${at + 1}: ` +
          `expected ${wanted}, found “${text.slice(at, at + 24)}”`,
      ),
  };
};

/** The sentence as its phrases have it: the capital at its head is part of none but a name. */
export const withoutCapital = (sentence: string, vocabulary: Vocabulary): string =>
  vocabulary.nameAt(sentence, 0) || vocabulary.clauseAt(sentence, 0) ? sentence : uncapitalized(sentence);

/** The longest of a vocabulary's words of a kind that stands at a place. */
const foundAt = (vocabulary: Vocabulary, kind: FoundKind, text: string, at: number): Found | undefined => {
  switch (kind) {
    case "clause":
      return vocabulary.clauseAt(text, at);
    case "name":
      return vocabulary.nameAt(text, at);
    case "phrase":
      return vocabulary.phraseAt(text, at);
    default:
      return vocabulary.relationAt(text, at);
  }
};
