/**
 * Words: what the letters of one item stand for. A proposition is a whole clause in its two polarities, a
 * predicate a finite verb phrase, a two-place predicate one that lacks its object ("admires"), a constant a person's
 * name. The mapping is one to one, so that sentences can be read back.
 */
import { getKind, splitClause, pluralPhrase } from "./clause-parts.ts";
import type { Pronouns, VerbPhrase } from "./lexicon.ts";

/** A clause said and denied: "Karen is a nurse", "Karen is not a nurse". */
export type Clause = { readonly yes: string; readonly no: string };

export type Words = {
  readonly propositions: ReadonlyMap<string, Clause>;
  readonly predicates: ReadonlyMap<string, VerbPhrase>;
  /** Two-place predicate → "admires", "does not admire"; absent where there are none. */
  readonly relations?: ReadonlyMap<string, VerbPhrase>;
  /** Constant → the person's name, or the thing's: "the lemon cake". */
  readonly constants: ReadonlyMap<string, string>;
  /** The noun of the individuals, "guest"; absent for people. */
  readonly noun?: string;
  /** The noun of a relation's second member, "cake"; absent if both are people. */
  readonly thing?: string;
  /** The first words of a question: "Under the rules of the Calder Library". */
  readonly setting?: string;
  /** Name → the words that say that the person is one of those spoken of: "a member from Leeds". */
  readonly introductions?: ReadonlyMap<string, string>;
  /** Those of a custom topic's names and noun. */
  readonly pronouns?: Pronouns;
};

/** The possible words of a sentence: the reader's only knowledge beside the grammar. */
export type Vocabulary = {
  /** The longest clause of a proposition that stands at `at`. */
  readonly findClause: (text: string, at: number) => PhraseMatch | undefined;
  /** The longest name of a person that stands at `at`. */
  readonly findName: (text: string, at: number) => PhraseMatch | undefined;
  /** The longest verb phrase that stands at `at`. */
  readonly findPhrase: (text: string, at: number) => PhraseMatch | undefined;
  /** The longest noun of a kind that stands at `at`: "teacher". */
  readonly findKind: (text: string, at: number) => PhraseMatch | undefined;
  /** The longest verb phrase of several people that stands at `at`: "have a card". */
  readonly findPlural: (text: string, at: number) => PhraseMatch | undefined;
  /** The longest verb phrase without its object that stands at `at`. */
  readonly findRelation: (text: string, at: number) => PhraseMatch | undefined;
  /** The longest subject of a clause that stands at `at`: a person's name or "the lights". */
  readonly findSubject: (text: string, at: number) => string | undefined;
  /** The possible nouns of individuals. */
  readonly nouns: readonly string[];
  /** The noun of things that somebody does something to; absent if there are none. */
  readonly thing?: string;
  readonly pronouns?: Pronouns;
};

/** A letter, the polarity in which it was said, and how many characters it took. */
export type PhraseMatch = { readonly name: string; readonly positive: boolean; readonly length: number };

/** The vocabulary of one item: its own words and no others. */
export const createVocabulary = (words: Words): Vocabulary => {
  const clauses = polarities(words.propositions);
  const phrases = polarities(words.predicates);
  const relations = words.relations ? polarities(words.relations) : [];
  const kinds: Entry[] = [];
  const plurals: Entry[] = [];
  for (const [name, phrase] of words.predicates) {
    const noun = getKind(phrase);
    if (noun !== undefined) kinds.push(toEntry(name, noun, true));
    for (const positive of [true, false]) {
      const text = pluralPhrase(phrase, positive);
      if (text !== undefined) plurals.push(toEntry(name, text, positive));
    }
  }
  const names: Entry[] = [];
  for (const [name, text] of words.constants) names.push(toEntry(name, text, true));
  let subjects: readonly string[] | undefined;
  return {
    findClause: (text, at) => longest(clauses, text, at),
    findName: (text, at) => longest(names, text, at),
    findPhrase: (text, at) => longest(phrases, text, at),
    findKind: (text, at) => longest(kinds, text, at),
    findPlural: (text, at) => longest(plurals, text, at),
    findRelation: (text, at) => longest(relations, text, at),
    findSubject: (text, at) => longestSubject((subjects ??= listSubjects(words)), text, at),
    nouns: words.noun === undefined ? [] : [words.noun],
    thing: words.thing,
    pronouns: words.pronouns,
  };
};

const listSubjects = ({ propositions, constants }: Words): readonly string[] => {
  const subjects = new Set(constants.values());
  for (const clause of propositions.values()) {
    const subject = splitClause(clause)?.subject;
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
type Entry = PhraseMatch & { readonly text: string; readonly first: number; readonly last: number };

const polarities = (pairs: ReadonlyMap<string, { yes: string; no: string }>): readonly Entry[] => {
  const entries: Entry[] = [];
  for (const [name, { yes, no }] of pairs) entries.push(toEntry(name, yes, true), toEntry(name, no, false));
  return entries;
};

const toEntry = (name: string, text: string, positive: boolean): Entry => ({
  name,
  text,
  positive,
  length: text.length,
  first: text.charCodeAt(0),
  last: text.charCodeAt(text.length - 1),
});

const longest = (entries: readonly Entry[], text: string, at: number): PhraseMatch | undefined => {
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

/** True if a word ends before offset `at`. */
export const endsWord = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return Number.isNaN(code) || code === 32 || code === 44 || code === 46 || code === 58 || code === 59;
};
