/**
 * Words for letters: which person, which phrase, which tense, for one item.
 *
 * Within an item no person and no phrase comes twice, and no two phrases of one group (they may exclude or
 * entail each other). An item's place in a seeded permutation of its leaf's combinations picks the words of the
 * first letters, so items of a leaf differ by construction; chance picks the rest.
 */
import type { Clause, Lexeme, Lexicon, VerbPhrase, Words } from "#language";
import { lexiconTextOf, type PhrasePlace } from "./lexicon-text.ts";
import { copied } from "./line-buffer.ts";
import { maximalSize, permute, type PermutationKey, hash128, type Random, type LetterList } from "#arguments";

export type Wording = {
  /** What letters may stand for, in phrases of at most `longest` words. */
  readonly layOut: (letters: LetterList, longest: number) => Layout;
  /** The combinations of a leaf, in an order of their own. */
  readonly shuffled: (key: string) => Deck;
  /** Words for letters; undefined where combination `rank` does not exist because they are used up. */
  readonly pick: (layout: Layout, rank: number, deck: Deck, random: Random) => Picks | undefined;
  /** Whether all words are such that JSON and UTF-8 leave their letters as they are. */
  readonly isPlainText: boolean;
};

/** Words that were picked for letters. They hold until the wording's next pick. */
export type Picks = {
  readonly words: () => Words;
  /**
   * Writes the word of letter number `letter` (propositions first, then predicates, relations and constants), in one
   * polarity, into bytes at a place; gives its end.
   */
  readonly write: (bytes: Uint8Array, at: number, letter: number, positive: boolean) => number;
  /** No word takes more bytes. */
  readonly longest: number;
};

/** A phrase of a lexicon, and where it stands in the lexicon's text. */
type Phrase = PhrasePlace & { readonly phrase: VerbPhrase; readonly group: number };
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
  const { subjects, predicates, relations, impersonals } = lexicon;
  const text = lexiconTextOf(lexicon);
  const groups = new Map<string, number>();
  const shelvesOf = (lexemes: readonly Lexeme[]) => (longest: number) => ({
    any: shelve(lexemes, longest, groups, text.phrases),
    factual: shelve(lexemes.map(withoutFuture), longest, groups, text.phrases),
  });
  const personal = remembered(shelvesOf(predicates));
  const mutual = remembered(shelvesOf(relations));
  const impersonal = remembered(shelvesOf(impersonals));
  const { patterns, phrases, persons, assign } = createAssignment(subjects.length);
  let current: LetterList = { propositions: [], predicates: [], constants: [], conditional: new Set() };
  const picks: Picks = {
    words: () => {
      const { propositions, predicates, relations = [], constants } = current;
      const phraseOf = (letter: number): VerbPhrase => phrases[letter]!.phrase;
      const personOf = (letter: number): string => subjects[persons[letter]!]!;
      const clauseOf = (letter: number): Clause => {
        const { yes, no } = phraseOf(letter);
        if (persons[letter] === -1) return { yes, no };
        return { yes: `${personOf(letter)} ${yes}`, no: `${personOf(letter)} ${no}` };
      };
      let letter = 0;
      const mapped = <T>(letters: readonly string[], wordOf: (letter: number) => T) =>
        new Map(letters.map((name) => [name, wordOf(letter++)]));
      return {
        propositions: mapped(propositions, clauseOf),
        predicates: mapped(predicates, phraseOf),
        relations: mapped(relations, phraseOf),
        constants: mapped(constants, personOf),
      };
    },
    write: (bytes, at, letter, positive) => {
      const person = persons[letter]!;
      const phrase = phrases[letter];
      let end = at;
      if (person >= 0)
        end = copied(bytes, end, text.bytes, text.nameEnds[person - 1] ?? 0, text.nameEnds[person]!);
      if (phrase === undefined) return end;
      if (person >= 0) bytes[end++] = 32;
      return positive
        ? copied(bytes, end, text.bytes, phrase.from, phrase.middle)
        : copied(bytes, end, text.bytes, phrase.middle, phrase.to);
    },
    longest: text.longestClause,
  };

  return {
    layOut: (letters, longest) => {
      const shelf =
        ({ any, factual }: Shelves) =>
        (letter: string): Shelf =>
          letters.conditional.has(letter) ? factual : any;
      return {
        letters,
        personal: letters.propositions.map(shelf(personal(longest))),
        // "it is raining" has a word more than "sings": the clause's "it" stands for the person's name.
        impersonal: letters.propositions.map(shelf(impersonal(longest + 1))),
        predicates: letters.predicates.map(shelf(personal(longest))),
        relations: (letters.relations ?? []).map(shelf(mutual(longest))),
      };
    },
    shuffled: (key) => ({ key: hash128(key), offsets: hash128(`${key}/offsets`) }),
    pick: (layout, rank, deck, random) => {
      patterns.length = 0;
      for (const _ of layout.personal) patterns.push(random.next() < impersonalShare);
      if (!assign(layout, rank, deck, random)) {
        patterns.fill(false);
        if (!assign(layout, rank, deck, random)) return undefined;
      }
      current = layout.letters;
      return picks;
    },
    isPlainText: text.isPlain,
  };
};

/** The shelves from which letters take their phrases. */
export type Layout = {
  readonly letters: LetterList;
  /** Of each proposition, for the one pattern and the other. */
  readonly personal: readonly Shelf[];
  readonly impersonal: readonly Shelf[];
  readonly predicates: readonly Shelf[];
  readonly relations: readonly Shelf[];
};

/** What a permutation is made of. */
export type Deck = { readonly key: PermutationKey; readonly offsets: PermutationKey };

/** What was assigned to the letters, by their numbers, in lists that every assignment writes anew. */
type Assignment = {
  /** For each proposition whether it is impersonal: to be set before words are assigned. */
  readonly patterns: boolean[];
  /** The phrase of each letter; a constant has none. */
  readonly phrases: (Phrase | undefined)[];
  /** The person of each proposition and constant, −1 where there is none. */
  readonly persons: number[];
  /** Assigns words; false where combination `rank` does not exist. */
  readonly assign: (layout: Layout, rank: number, deck: Deck, random: Random) => boolean;
};

const createAssignment = (subjects: number): Assignment => {
  const patterns: boolean[] = [];
  const phrases: (Phrase | undefined)[] = [];
  const persons: number[] = [];
  const radices: number[] = [];
  // Groups and people that are taken, in ascending order.
  const used = {
    people: [] as number[],
    pairs: [] as number[],
    weather: [] as number[],
    subjects: [] as number[],
  };
  let [place, slot, ranked] = [0, 0, 0];
  let offsets: PermutationKey = [0, 0, 0, 0];
  let chance: Random | undefined;

  const isEnough = ({ letters, personal, impersonal, predicates, relations }: Layout): boolean => {
    radices.length = 0;
    let [phrasesUsed, weatherUsed, subjectsUsed] = [0, 0, 0];
    for (const shelf of predicates) radices.push(room(shelf, phrasesUsed++));
    for (let i = 0; i < relations.length; i++) radices.push(room(relations[i]!, i));
    for (let i = 0; i < letters.propositions.length; i++) {
      if (patterns[i]) radices.push(room(impersonal[i]!, weatherUsed++));
      else radices.push(room(personal[i]!, phrasesUsed++), subjects - subjectsUsed++);
    }
    for (const _ of letters.constants) radices.push(subjects - subjectsUsed++);
    for (const radix of radices) if (radix < 1) return false;
    return true;
  };
  const digit = (available: number): number => {
    const radix = radices[slot]!;
    const chosen = slot < ranked ? place % radix : chance!.int(radix);
    if (slot < ranked) place = Math.floor(place / radix);
    const offset = offsets[slot % 4]! + 7919 * slot;
    slot++;
    return (chosen + offset) % available;
  };
  const takePhrase = (from: Shelf, groups: number[]): Phrase => {
    const phrase = nth(from, groups, digit);
    insert(groups, phrase.group);
    return phrase;
  };
  const takeSubject = (): number => {
    let at = digit(subjects - used.subjects.length);
    for (const taken of used.subjects) if (at >= taken) at++;
    insert(used.subjects, at);
    return at;
  };

  const assign: Assignment["assign"] = (layout, rank, deck, random) => {
    if (!isEnough(layout)) return false;
    let combinations = 1;
    ranked = 0;
    while (ranked < radices.length && combinations * radices[ranked]! <= maximalSize)
      combinations *= radices[ranked++]!;
    if (rank >= combinations) return false;
    place = permute(rank, combinations, deck.key);
    slot = 0;
    offsets = deck.offsets;
    chance = random;
    used.people.length = used.pairs.length = used.weather.length = used.subjects.length = 0;

    const { letters, personal, impersonal, predicates, relations } = layout;
    const propositions = letters.propositions.length;
    const first = propositions + predicates.length + relations.length;
    for (let i = 0; i < first + letters.constants.length; i++) {
      phrases[i] = undefined;
      persons[i] = -1;
    }
    for (let i = 0; i < predicates.length; i++)
      phrases[propositions + i] = takePhrase(predicates[i]!, used.people);
    for (let i = 0; i < relations.length; i++)
      phrases[propositions + predicates.length + i] = takePhrase(relations[i]!, used.pairs);
    for (let i = 0; i < propositions; i++) {
      phrases[i] = patterns[i]
        ? takePhrase(impersonal[i]!, used.weather)
        : takePhrase(personal[i]!, used.people);
      if (!patterns[i]) persons[i] = takeSubject();
    }
    for (let i = 0; i < letters.constants.length; i++) persons[first + i] = takeSubject();
    return true;
  };
  return { patterns, phrases, persons, assign };
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
  list.push(member);
  for (; at > 0 && list[at - 1]! > member; at--) list[at] = list[at - 1]!;
  list[at] = member;
};

/** A lexicon's phrases of at most `longest` words, in order. */
const shelve = (
  lexemes: readonly Lexeme[],
  longest: number,
  groups: Map<string, number>,
  places: ReadonlyMap<VerbPhrase, PhrasePlace>,
): Shelf => {
  const number = (group: string): number => {
    const known = groups.get(group) ?? groups.size;
    groups.set(group, known);
    return known;
  };
  const phrases = lexemes
    .flatMap(({ group, forms }) =>
      forms.map((phrase) => ({ phrase, group: number(group), ...places.get(phrase)! })),
    )
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
