/**
 * Words for letters: which person, which phrase, which tense, for one item.
 *
 * Within an item no person and no phrase comes twice, and no two phrases of one group (they may exclude or
 * entail each other). An item's place in a seeded permutation of its leaf's combinations picks the words of the
 * first letters, so items of a leaf differ by construction; chance picks the rest.
 */
import type { Clause, Lexeme, Lexicon, VerbPhrase, Words } from "#language";
import { maximalSize, permute, type PermutationKey } from "./permutation.ts";
import { hash128, type Random } from "./random.ts";

/** The letters that need words, in order of first appearance. */
export type LetterList = {
  readonly propositions: readonly string[];
  readonly predicates: readonly string[];
  /** Letters with two places; absent where there are none. */
  readonly relations?: readonly string[];
  readonly constants: readonly string[];
  /** Letters that stand in a condition, where English has no future: "if it rains", not "if it will rain". */
  readonly conditional: ReadonlySet<string>;
};

export type Wording = {
  /**
   * Words for the letters, phrases of at most `longest` words; undefined where combination `rank` does not
   * exist because they are used up. `key` names the permutation.
   */
  readonly choose: (
    letters: LetterList,
    longest: number,
    rank: number,
    key: string,
    random: Random,
  ) => Words | undefined;
};

type Phrase = { readonly phrase: VerbPhrase; readonly group: number };
/** Phrases in the order of their groups. */
type Shelf = {
  readonly phrases: readonly Phrase[];
  /** Where each group begins, by its number, and how many phrases it has. */
  readonly starts: readonly number[];
  readonly sizes: readonly number[];
  /** How many phrases are left for certain when so many groups are used up. */
  readonly rooms: readonly number[];
};

/** All phrases, and those that a condition may hold. */
type Shelves = { readonly any: Shelf; readonly factual: Shelf };

const withoutFuture = (lexeme: Lexeme): Lexeme => ({
  ...lexeme,
  forms: lexeme.forms.filter(({ yes }) => !/\bwill\b/.test(yes)),
});

/** How often a proposition is impersonal: the papers have three patterns, one of them impersonal. */
const impersonalShare = 0.25;

/** A wording over a lexicon; what depends on the lexicon alone is laid out once. */
export const createWording = (lexicon: Lexicon): Wording => {
  const groups = new Map<string, number>();
  const shelvesOf = (lexemes: readonly Lexeme[]) => (longest: number) => ({
    any: shelve(lexemes, longest, groups),
    factual: shelve(lexemes.map(withoutFuture), longest, groups),
  });
  const personal = remembered(shelvesOf(lexicon.predicates));
  const mutual = remembered(shelvesOf(lexicon.relations));
  const impersonal = remembered(shelvesOf(lexicon.impersonals));
  const { subjects } = lexicon;
  const deckOf = remembered((key: string): Deck => ({
    key: hash128(key),
    offsets: hash128(`${key}/offsets`),
  }));

  const choose: Wording["choose"] = (letters, longest, rank, key, random) => {
    const people = personal(longest);
    const pairs = mutual(longest);
    // "it is raining" has a word more than "sings": the clause's "it" stands for the person's name.
    const weather = impersonal(longest + 1);
    const patterns = letters.propositions.map(() => random.next() < impersonalShare);
    const deck = deckOf(key);
    return (
      assign({ letters, patterns, people, pairs, weather, subjects }, rank, deck, random) ??
      assign(
        { letters, patterns: patterns.map(() => false), people, pairs, weather, subjects },
        rank,
        deck,
        random,
      )
    );
  };
  return { choose };
};

/** What a leaf's permutation is made of. */
type Deck = { readonly key: PermutationKey; readonly offsets: PermutationKey };

type Situation = {
  readonly letters: LetterList;
  /** For each proposition whether it is impersonal. */
  readonly patterns: readonly boolean[];
  readonly people: Shelves;
  readonly pairs: Shelves;
  readonly weather: Shelves;
  readonly subjects: readonly string[];
};

const assign = (situation: Situation, rank: number, deck: Deck, random: Random): Words | undefined => {
  const { letters, patterns, people, pairs, weather, subjects } = situation;
  const { relations: relationLetters = [] } = letters;
  const radices: number[] = [];
  let [phrasesUsed, weatherUsed, subjectsUsed] = [0, 0, 0];
  const shelf = ({ any, factual }: Shelves, letter: string): Shelf =>
    letters.conditional.has(letter) ? factual : any;
  for (const letter of letters.predicates) radices.push(room(shelf(people, letter), phrasesUsed++));
  for (const [taken, letter] of relationLetters.entries()) radices.push(room(shelf(pairs, letter), taken));
  for (const [i, letter] of letters.propositions.entries()) {
    if (patterns[i]) radices.push(room(shelf(weather, letter), weatherUsed++));
    else radices.push(room(shelf(people, letter), phrasesUsed++), subjects.length - subjectsUsed++);
  }
  for (const _ of letters.constants) radices.push(subjects.length - subjectsUsed++);
  if (radices.some((radix) => radix < 1)) return undefined;

  let combinations = 1;
  let ranked = 0;
  while (ranked < radices.length && combinations * radices[ranked]! <= maximalSize)
    combinations *= radices[ranked++]!;
  if (rank >= combinations) return undefined;
  let place = permute(rank, combinations, deck.key);
  let slot = 0;
  const digit = (available: number): number => {
    const radix = radices[slot]!;
    const chosen = slot < ranked ? place % radix : random.int(radix);
    if (slot < ranked) place = Math.floor(place / radix);
    const offset = deck.offsets[slot % 4]! + 7919 * slot;
    slot++;
    return (chosen + offset) % available;
  };

  // Groups and people that are taken, in ascending order.
  const used: Record<"people" | "pairs" | "weather" | "subjects", number[]> = {
    people: [],
    pairs: [],
    weather: [],
    subjects: [],
  };
  const takePhrase = (from: Shelf, groups: number[]): VerbPhrase => {
    const { phrase, group } = nth(from, groups, digit);
    insert(groups, group);
    return phrase;
  };
  const takeSubject = (): string => {
    let at = digit(subjects.length - used.subjects.length);
    for (const taken of used.subjects) if (at >= taken) at++;
    insert(used.subjects, at);
    return subjects[at]!;
  };
  const predicates = new Map<string, VerbPhrase>();
  for (const letter of letters.predicates)
    predicates.set(letter, takePhrase(shelf(people, letter), used.people));
  const relations = new Map<string, VerbPhrase>();
  for (const letter of relationLetters) relations.set(letter, takePhrase(shelf(pairs, letter), used.pairs));
  const propositions = new Map<string, Clause>();
  for (const [i, letter] of letters.propositions.entries()) {
    if (patterns[i]) propositions.set(letter, takePhrase(shelf(weather, letter), used.weather));
    else {
      const { yes, no } = takePhrase(shelf(people, letter), used.people);
      const subject = takeSubject();
      propositions.set(letter, { yes: `${subject} ${yes}`, no: `${subject} ${no}` });
    }
  }
  const constants = new Map<string, string>();
  for (const letter of letters.constants) constants.set(letter, takeSubject());
  return { propositions, predicates, relations, constants };
};

const room = ({ rooms }: Shelf, taken: number): number => rooms[Math.min(taken, rooms.length - 1)]!;

/** The phrase that `digit` picks among those whose group is free; `used` lists the others in ascending order. */
const nth = (shelf: Shelf, used: readonly number[], digit: (available: number) => number): Phrase => {
  let free = shelf.phrases.length;
  for (const group of used) free -= shelf.sizes[group] ?? 0;
  let at = digit(free);
  for (const group of used) if (at >= (shelf.starts[group] ?? at + 1)) at += shelf.sizes[group]!;
  return shelf.phrases[at]!;
};

/** Puts a number into a short ascending list. */
const insert = (list: number[], member: number): void => {
  let at = list.length;
  while (at > 0 && list[at - 1]! > member) at--;
  list.splice(at, 0, member);
};

const shelve = (lexemes: readonly Lexeme[], longest: number, groups: Map<string, number>): Shelf => {
  const number = (group: string): number => {
    const known = groups.get(group) ?? groups.size;
    groups.set(group, known);
    return known;
  };
  const phrases = lexemes
    .flatMap(({ group, forms }) => forms.map((phrase) => ({ phrase, group: number(group) })))
    .filter(({ phrase }) => wordCount(phrase.yes) <= longest && wordCount(phrase.no) <= longest + 2)
    .toSorted((a, b) => a.group - b.group);
  // A group without phrases begins behind all of them.
  const starts = Array.from(groups, () => phrases.length + 1);
  const sizes = Array.from(groups, () => 0);
  for (const [i, { group }] of phrases.entries()) {
    if (sizes[group]!++ === 0) starts[group] = i;
  }
  const rooms = [phrases.length];
  for (const size of sizes.filter((one) => one > 0).toSorted((a, b) => b - a))
    rooms.push(rooms.at(-1)! - size);
  return { phrases, starts, sizes, rooms };
};

export const wordCount = (text: string): number => text.split(" ").length;

const remembered = <K, T>(make: (key: K) => T): ((key: K) => T) => {
  const made = new Map<K, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
};
