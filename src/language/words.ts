/**
 * Words: what the letters of one item stand for. A proposition is a whole clause in its two polarities, a
 * predicate a finite verb phrase, a two-place predicate one that lacks its object ("admires"), a constant a person's
 * name. The mapping is one to one, so that sentences can be read back.
 */
import { kindOf, partsOf, pluralPhrase } from "./clause-parts.ts";
import type { VerbPhrase } from "./lexicon.ts";

/** A clause said and denied: "Karen is a nurse", "Karen is not a nurse". */
export type Clause = { readonly yes: string; readonly no: string };

export type Words = {
  readonly propositions: ReadonlyMap<string, Clause>;
  readonly predicates: ReadonlyMap<string, VerbPhrase>;
  /** Two-place predicate → "admires", "does not admire"; absent where there are none. */
  readonly relations?: ReadonlyMap<string, VerbPhrase>;
  /** Constant → the person's name, or the thing's: "the lemon cake". */
  readonly constants: ReadonlyMap<string, string>;
  /** What each one that is spoken of is called, "guest"; absent where they are just people. */
  readonly noun?: string;
  /** What the second of two that a two-place predicate speaks of is called, "cake"; absent where both are people. */
  readonly thing?: string;
  /** The first words of a question: "Under the rules of the Calder Library". */
  readonly setting?: string;
  /** Name → the words that say that the person is one of those spoken of: "a member from Leeds". */
  readonly introductions?: ReadonlyMap<string, string>;
};

/** What a sentence's words may be: the reader's only knowledge beside the grammar. */
export type Vocabulary = {
  /** The longest clause of a proposition that stands at `at`. */
  readonly clauseAt: (text: string, at: number) => Found | undefined;
  /** The longest name of a person that stands at `at`. */
  readonly nameAt: (text: string, at: number) => Found | undefined;
  /** The longest verb phrase that stands at `at`. */
  readonly phraseAt: (text: string, at: number) => Found | undefined;
  /** The longest noun of a kind that stands at `at`: "teacher". */
  readonly kindAt: (text: string, at: number) => Found | undefined;
  /** The longest verb phrase of several people that stands at `at`: "have a card". */
  readonly pluralAt: (text: string, at: number) => Found | undefined;
  /** The longest verb phrase without its object that stands at `at`. */
  readonly relationAt: (text: string, at: number) => Found | undefined;
  /** The longest subject of a clause that stands at `at`: a person's name or "the lights". */
  readonly subjectAt: (text: string, at: number) => string | undefined;
  /** What those who are spoken of may be called. */
  readonly nouns: readonly string[];
  /** What things are called that somebody does something to; absent where there are none. */
  readonly thing?: string;
};

/** A letter, the polarity in which it was said, and how many characters it took. */
export type Found = { readonly name: string; readonly positive: boolean; readonly length: number };

/** The vocabulary of one item: its own words and no others. */
export const vocabularyOf = (words: Words): Vocabulary => {
  const clauses = polarities(words.propositions);
  const phrases = polarities(words.predicates);
  const relations = words.relations ? polarities(words.relations) : [];
  const kinds: Entry[] = [];
  const plurals: Entry[] = [];
  for (const [name, phrase] of words.predicates) {
    const noun = kindOf(phrase);
    if (noun !== undefined) kinds.push(entryOf(name, noun, true));
    for (const positive of [true, false]) {
      const text = pluralPhrase(phrase, positive);
      if (text !== undefined) plurals.push(entryOf(name, text, positive));
    }
  }
  const names: Entry[] = [];
  for (const [name, text] of words.constants) names.push(entryOf(name, text, true));
  let subjects: readonly string[] | undefined;
  return {
    clauseAt: (text, at) => longest(clauses, text, at),
    nameAt: (text, at) => longest(names, text, at),
    phraseAt: (text, at) => longest(phrases, text, at),
    kindAt: (text, at) => longest(kinds, text, at),
    pluralAt: (text, at) => longest(plurals, text, at),
    relationAt: (text, at) => longest(relations, text, at),
    subjectAt: (text, at) => longestSubject((subjects ??= subjectsOf(words)), text, at),
    nouns: words.noun === undefined ? [] : [words.noun],
    thing: words.thing,
  };
};

const subjectsOf = ({ propositions, constants }: Words): readonly string[] => {
  const subjects = new Set(constants.values());
  for (const clause of propositions.values()) {
    const subject = partsOf(clause)?.subject;
    if (subject !== undefined && subject !== "" && subject !== "it") subjects.add(subject);
  }
  return [...subjects];
};

const longestSubject = (subjects: readonly string[], text: string, at: number): string | undefined => {
  let best: string | undefined;
  const first = text.charCodeAt(at);
  for (const subject of subjects)
    if (
      subject.charCodeAt(0) === first &&
      (best === undefined || subject.length > best.length) &&
      endsWord(text, at + subject.length) &&
      text.startsWith(subject, at)
    )
      best = subject;
  return best;
};

/** Of a text the codes of its first and last letters: the quick answer for most places. */
type Entry = Found & { readonly text: string; readonly first: number; readonly last: number };

const polarities = (pairs: ReadonlyMap<string, { yes: string; no: string }>): readonly Entry[] => {
  const entries: Entry[] = [];
  for (const [name, { yes, no }] of pairs) entries.push(entryOf(name, yes, true), entryOf(name, no, false));
  return entries;
};

const entryOf = (name: string, text: string, positive: boolean): Entry => ({
  name,
  text,
  positive,
  length: text.length,
  first: text.charCodeAt(0),
  last: text.charCodeAt(text.length - 1),
});

const longest = (entries: readonly Entry[], text: string, at: number): Found | undefined => {
  let best: Entry | undefined;
  const first = text.charCodeAt(at);
  for (const entry of entries)
    if (
      entry.first === first &&
      entry.last === text.charCodeAt(at + entry.length - 1) &&
      (best === undefined || entry.length > best.length) &&
      endsWord(text, at + entry.length) &&
      text.startsWith(entry.text, at)
    )
      best = entry;
  return best;
};

/** Whether a word ends before offset `at`. */
export const endsWord = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return Number.isNaN(code) || code === 32 || code === 44 || code === 46 || code === 58 || code === 59;
};
