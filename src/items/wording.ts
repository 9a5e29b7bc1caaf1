/**
 * Words for letters: which person, which phrase, which tense, for one item.
 *
 * Within an item no person and no phrase comes twice, and no two phrases of one group (they may exclude or
 * entail each other). An item's place in a seeded permutation of its leaf's combinations picks the words of the
 * first letters, so items of a leaf differ by construction; chance picks the rest.
 */
import type { Clause, Lexeme, Lexicon, VerbPhrase, Words } from "#language";
import { maximalSize, permute, type PermutationKey, hash128, type Random, type LetterList } from "#arguments";

export type Wording = {
  /** What letters may mean, in phrases of at most `longest` words. */
  readonly layOut: (letters: LetterList, longest: number) => Layout;
  /** Words for letters; undefined where combination `rank` does not exist because they are used up. */
  readonly pick: (
    layout: Layout,
    rank: number,
    permutation: LeafPermutation,
    random: Random,
  ) => Words | undefined;
};

/** The order of a leaf's combinations: which one comes at a rank, and where each slot's digits begin. */
export type LeafPermutation = { readonly key: PermutationKey; readonly offsets: PermutationKey };

/** The permutation of the leaf `key`. */
export const permutationOf = (key: string): LeafPermutation => ({
  key: hash128(key),
  offsets: hash128(`${key}/offsets`),
});

/** The phrases that letters take their words from. */
export type Layout = {
  readonly letters: LetterList;
  /** Of each proposition, for the one pattern and the other. */
  readonly personal: readonly PhraseList[];
  readonly impersonal: readonly PhraseList[];
  readonly predicates: readonly PhraseList[];
  readonly relations: readonly PhraseList[];
};

/** Phrases in the order of their groups. */
type PhraseList = {
  readonly phrases: readonly Phrase[];
  /** Where each group begins, by its number, and how many phrases it has. */
  readonly starts: readonly number[];
  readonly sizes: readonly number[];
  /** How many phrases are left for certain when so many groups are used up. */
  readonly capacities: readonly number[];
};

type Phrase = { readonly phrase: VerbPhrase; readonly group: number };

/** How often a proposition is impersonal: the papers have three patterns, one of them impersonal. */
const impersonalShare = 0.25;

/** A wording over a lexicon; what depends on the lexicon alone is laid out once. */
export const createWording = ({ subjects, predicates, relations, impersonals }: Lexicon): Wording => {
  const groups = new Map<string, number>();
  const listsOf = (lexemes: readonly Lexeme[]) =>
    remembered((longest: number) => ({
      any: phraseList(lexemes, longest, groups),
      /** What a condition may hold. */
      factual: phraseList(lexemes.map(withoutFuture), longest, groups),
    }));
  const [personal, mutual, impersonal] = [listsOf(predicates), listsOf(relations), listsOf(impersonals)];
  return {
    layOut: (letters, longest) => {
      const listFor =
        (lists: { readonly any: PhraseList; readonly factual: PhraseList }) => (letter: string) =>
          letters.conditional.has(letter) ? lists.factual : lists.any;
      return {
        letters,
        personal: letters.propositions.map(listFor(personal(longest))),
        // "it is raining" has a word more than "sings": the clause's "it" is in the place of the person's name.
        impersonal: letters.propositions.map(listFor(impersonal(longest + 1))),
        predicates: letters.predicates.map(listFor(personal(longest))),
        relations: (letters.relations ?? []).map(listFor(mutual(longest))),
      };
    },
    pick: (layout, rank, permutation, random) => {
      const patterns = layout.personal.map(() => random.next() < impersonalShare);
      return (
        assign(layout, patterns, subjects, rank, permutation, random) ??
        assign(layout, [], subjects, rank, permutation, random)
      );
    },
  };
};

const withoutFuture = (lexeme: Lexeme): Lexeme => ({
  ...lexeme,
  forms: lexeme.forms.filter(({ yes }) => !/\bwill\b/.test(yes)),
});

/** Words by combination `rank`; `isImpersonal` says it of each proposition. Undefined where there is no such one. */
const assign = (
  layout: Layout,
  isImpersonal: readonly boolean[],
  subjects: readonly string[],
  rank: number,
  { key, offsets }: LeafPermutation,
  random: Random,
): Words | undefined => {
  const radices = radicesOf(layout, isImpersonal, subjects.length);
  if (radices.some((radix) => radix < 1)) return undefined;
  let [combinations, ranked] = [1, 0];
  while (ranked < radices.length && combinations * radices[ranked]! <= maximalSize)
    combinations *= radices[ranked++]!;
  if (rank >= combinations) return undefined;

  let place = permute(rank, combinations, key);
  let slot = 0;
  const digit = (available: number): number => {
    const radix = radices[slot]!;
    const chosen = slot < ranked ? place % radix : random.int(radix);
    if (slot < ranked) place = Math.floor(place / radix);
    const offset = offsets[slot % 4]! + 7919 * slot;
    slot++;
    return (chosen + offset) % available;
  };
  // Groups and people that are taken, in ascending order.
  const taken = { people: [], pairs: [], weather: [], subjects: [] } satisfies Record<string, number[]>;
  const phraseFrom = (list: PhraseList, groups: number[]): VerbPhrase => {
    const { phrase, group } = nth(list, groups, digit);
    insert(groups, group);
    return phrase;
  };
  const person = (): string => {
    let at = digit(subjects.length - taken.subjects.length);
    for (const other of taken.subjects) if (at >= other) at++;
    insert(taken.subjects, at);
    return subjects[at]!;
  };
  const clause = (i: number): Clause => {
    if (isImpersonal[i]) return phraseFrom(layout.impersonal[i]!, taken.weather);
    const { yes, no } = phraseFrom(layout.personal[i]!, taken.people);
    const name = person();
    return { yes: `${name} ${yes}`, no: `${name} ${no}` };
  };
  // In the order of the radices.
  const { letters } = layout;
  const predicates = wordsFor(letters.predicates, (i) => phraseFrom(layout.predicates[i]!, taken.people));
  const relations = wordsFor(letters.relations ?? [], (i) => phraseFrom(layout.relations[i]!, taken.pairs));
  const propositions = wordsFor(letters.propositions, clause);
  return { propositions, predicates, relations, constants: wordsFor(letters.constants, person) };
};

const wordsFor = <Word>(letters: readonly string[], wordOf: (i: number) => Word): ReadonlyMap<string, Word> =>
  new Map(letters.map((letter, i) => [letter, wordOf(i)]));

/** How many phrases and people are left for each slot when those before it are filled. */
const radicesOf = (
  { letters, personal, impersonal, predicates, relations }: Layout,
  isImpersonal: readonly boolean[],
  subjects: number,
): readonly number[] => {
  let [people, weather, named] = [0, 0, 0];
  const radices = [
    ...predicates.map((list) => capacity(list, people++)),
    ...relations.map((list, i) => capacity(list, i)),
  ];
  for (const [i, list] of personal.entries())
    if (isImpersonal[i]) radices.push(capacity(impersonal[i]!, weather++));
    else radices.push(capacity(list, people++), subjects - named++);
  for (const _ of letters.constants) radices.push(subjects - named++);
  return radices;
};

const capacity = ({ capacities }: PhraseList, taken: number): number =>
  capacities[Math.min(taken, capacities.length - 1)]!;

/** The phrase that `digit` picks among those whose group is free; `used` lists the others in ascending order. */
const nth = (
  { phrases, starts, sizes }: PhraseList,
  used: readonly number[],
  digit: (available: number) => number,
): Phrase => {
  let free = phrases.length;
  for (const group of used) free -= sizes[group] ?? 0;
  let at = digit(free);
  for (const group of used) if (at >= (starts[group] ?? at + 1)) at += sizes[group]!;
  return phrases[at]!;
};

/** Puts a number into a short ascending list. */
const insert = (list: number[], member: number): void => {
  let at = list.length;
  for (; at > 0 && list[at - 1]! > member; at--) list[at] = list[at - 1]!;
  list[at] = member;
};

/** A lexicon's phrases of at most `longest` words, in order; groups get their numbers as they come. */
const phraseList = (lexemes: readonly Lexeme[], longest: number, groups: Map<string, number>): PhraseList => {
  const numberOf = (group: string): number => {
    const known = groups.get(group) ?? groups.size;
    groups.set(group, known);
    return known;
  };
  const phrases = lexemes
    .flatMap(({ group, forms }) => forms.map((phrase) => ({ phrase, group: numberOf(group) })))
    .filter(({ phrase }) => wordCount(phrase.yes) <= longest && wordCount(phrase.no) <= longest + 2)
    .toSorted((a, b) => a.group - b.group);
  // A group without phrases begins behind all of them.
  const starts = Array.from(groups, () => phrases.length + 1);
  const sizes = Array.from(groups, () => 0);
  for (const [i, { group }] of phrases.entries()) if (sizes[group]!++ === 0) starts[group] = i;
  const capacities = [phrases.length];
  for (const size of sizes.filter((one) => one > 0).toSorted((a, b) => b - a))
    capacities.push(capacities.at(-1)! - size);
  return { phrases, starts, sizes, capacities };
};

export const wordCount = (text: string): number => text.split(" ").length;

const remembered = <K, T>(make: (key: K) => T): ((key: K) => T) => {
  const made = new Map<K, T>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
};
