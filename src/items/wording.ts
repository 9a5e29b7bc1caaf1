/**
 * Words for letters: which person, which phrase, which tense, for one item.
 *
 * Within an item no person and no phrase comes twice, and no two phrases of one group (they may exclude or
 * entail each other). An item's place in a seeded permutation of its leaf's combinations picks the words of the
 * first letters, so items of a leaf differ by construction; chance picks the rest.
 */
import {
  scenesOf,
  type Clause,
  type Lexeme,
  type Lexicon,
  type Scene,
  type Style,
  type VerbPhrase,
  type Words,
} from "#language";
import { maximalSize, permute, type PermutationKey, hash128, type Random } from "#arguments";
import type { SortedLetters } from "./sorted-letters.ts";

export type Wording = {
  /** What letters may mean, in phrases of at most `longest` words. */
  readonly layOut: (letters: SortedLetters, longest: number) => Layout;
  /** Whether there are words for all letters at once; else no rank has a combination. */
  readonly suffices: (layout: Layout) => boolean;
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
  readonly letters: SortedLetters;
  /** Of each proposition, for the one pattern and the other. */
  readonly personal: readonly PhraseList[];
  readonly impersonal: readonly PhraseList[];
  readonly predicates: readonly PhraseList[];
  readonly relations: readonly PhraseList[];
  /** The names that constants of things take; absent where letters are of people alone. */
  readonly names?: readonly string[];
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

/** The wording of a lexicon for questions in a style. */
export const wordingFor = (lexicon: Lexicon, style: Style): Wording =>
  style.staged ? createStagedWording(lexicon) : createWording(lexicon);

/** How often a proposition is impersonal: the papers have three patterns, one of them impersonal. */
const impersonalShare = 0.25;

/** What a proposition is about: nobody, or somebody; by whose number an earlier one's person or deed comes again. */
type Pattern = "impersonal" | { readonly verbOf?: number; readonly subjectOf?: number };

const personal: Pattern = {};

/** A wording over a lexicon; what depends on the lexicon alone is laid out once. */
export const createWording = (lexicon: Lexicon): Wording => {
  const layOut = layoutsOf(lexicon);
  const { subjects } = lexicon;
  return {
    layOut,
    suffices: (layout) =>
      radicesOf(
        layout,
        layout.personal.map(() => personal),
        subjects.length,
      ).every((radix) => radix >= 1),
    pick: (layout, rank, permutation, random) => {
      const patterns = layout.personal.map((): Pattern =>
        random.next() < impersonalShare ? "impersonal" : personal,
      );
      return (
        assign(layout, patterns, subjects, rank, permutation, random) ??
        assign(layout, allPersonal(patterns), subjects, rank, permutation, random)
      );
    },
  };
};

const allPersonal = (patterns: readonly Pattern[]): readonly Pattern[] => patterns.map(() => personal);

const layoutsOf = ({
  predicates,
  relations,
  impersonals,
}: Pick<Lexicon, "predicates" | "relations" | "impersonals">): Wording["layOut"] => {
  const groups = new Map<string, number>();
  const listsOf = (lexemes: readonly Lexeme[]) =>
    remembered((longest: number) => ({
      any: phraseList(lexemes, longest, groups),
      /** What a condition may hold. */
      factual: phraseList(lexemes.map(withoutFuture), longest, groups),
    }));
  const [personal, mutual, impersonal] = [listsOf(predicates), listsOf(relations), listsOf(impersonals)];
  return (letters, longest) => {
    const listFor = (lists: { readonly any: PhraseList; readonly factual: PhraseList }) => (letter: string) =>
      letters.conditional.has(letter) ? lists.factual : lists.any;
    return {
      letters,
      personal: letters.propositions.map(listFor(personal(longest))),
      // "it is raining" has a word more than "sings": the clause's "it" is in the place of the person's name.
      impersonal: letters.propositions.map(listFor(impersonal(longest + 1))),
      predicates: letters.predicates.map(listFor(personal(longest))),
      relations: (letters.relations ?? []).map(listFor(mutual(longest))),
    };
  };
};

/**
 * A wording of questions that are about one scene each. Some propositions share a person or what a person did, so that
 * the style may say them together; which ones is chance and depends on no formula.
 */
export const createStagedWording = (lexicon: Lexicon): Wording => {
  const stages = scenesOf(lexicon).map((scene) => ({
    scene,
    layOut: layoutsOf(scene),
    ofThings: thingLayouts(scene),
  }));
  const { subjects } = lexicon;
  /** Of each layout those of the scenes that it was used in. */
  const laidOut = new WeakMap<Layout, Layout[]>();
  return {
    layOut: (letters) => stages[0]!.layOut(letters, longestOfScenes),
    // Propositions may share what they say, so a scene has words for as many as there are.
    suffices: () => true,
    pick: (layout, rank, permutation, random) => {
      const stage = (rank + (permutation.offsets[0] >>> 0)) % stages.length;
      const { scene, layOut, ofThings } = stages[stage]!;
      const place = Math.floor(rank / stages.length);
      const thing = layout.letters.things === undefined ? undefined : ofThings[place % ofThings.length];
      let known = laidOut.get(layout);
      if (known === undefined) laidOut.set(layout, (known = []));
      const own = (known[
        stage + stages.length * (thing === undefined ? 0 : 1 + (place % ofThings.length))
      ] ??= (thing?.layOut ?? layOut)(layout.letters, longestOfScenes));
      const patterns = sharing(own, random);
      const words =
        assign(own, patterns, subjects, place, permutation, random) ??
        assign(own, sharing(own, random, 0), subjects, place, permutation, random);
      return (
        words && {
          ...words,
          ...stated(scene, layout.letters, random),
          ...(thing !== undefined && { thing: thing.noun }),
        }
      );
    },
  };
};

/** The layouts of a scene's kinds of things. */
const thingLayouts = ({ things = [], ...scene }: Scene) =>
  things.map(({ noun, names, relations }) => {
    const layOut = layoutsOf({ ...scene, relations });
    return {
      noun,
      layOut: (letters: SortedLetters, longest: number): Layout => ({ ...layOut(letters, longest), names }),
    };
  });

/** No phrase of a scene has more words. */
const longestOfScenes = 8;

/** No question names more people than that, as far as it can be. */
const largestCast = 6;

/**
 * What each proposition shares with earlier ones: where the cast is full a person, where a scene has no further phrases
 * what somebody did. No two get the same person and deed.
 */
const sharing = (
  { personal: lists, predicates }: Layout,
  random: Random,
  things = 0.2,
): readonly Pattern[] => {
  const patterns: Pattern[] = [];
  /** Of each that is about somebody, the first with the same deed, and the first with the same person. */
  const origins: { readonly deed: number; readonly person: number }[] = [];
  let left = Math.min(...lists.map(({ capacities }) => capacities.length - 1)) - predicates.length;
  let cast = 0;
  for (let i = 0; i < lists.length; i++) {
    const roll = random.next();
    if (roll < things) {
      patterns.push("impersonal");
      continue;
    }
    const [one, other] = origins.length > 0 ? [random.pick(origins), random.pick(origins)] : [];
    const sharesDeed = one !== undefined && (left <= 0 || roll < things + 0.25);
    const isNew =
      !sharesDeed || origins.every(({ deed, person }) => deed !== one.deed || person !== other?.person);
    const sharesPerson =
      other !== undefined && isNew && (cast >= largestCast || (!sharesDeed && roll < things + 0.45));
    patterns.push({
      ...(sharesDeed && { verbOf: one.deed }),
      ...(sharesPerson && { subjectOf: other.person }),
    });
    origins.push({ deed: sharesDeed ? one.deed : i, person: sharesPerson ? other.person : i });
    if (!sharesDeed) left--;
    if (!sharesPerson) cast++;
  }
  return patterns;
};

/** What a question in such words begins with, and what its people are called. */
const stated = (
  { about, noun }: Scene,
  { predicates, relations = [] }: SortedLetters,
  random: Random,
): Pick<Words, "noun" | "setting"> => ({
  setting: `All of this is about ${random.pick(about)}.`,
  ...(noun !== undefined && predicates.length + relations.length > 0 && { noun }),
});

const withoutFuture = (lexeme: Lexeme): Lexeme => ({
  ...lexeme,
  forms: lexeme.forms.filter(({ yes }) => !/\bwill\b/.test(yes)),
});

/** Words by combination `rank`; each proposition has its pattern. Undefined where there is no such combination. */
const assign = (
  layout: Layout,
  patterns: readonly Pattern[],
  subjects: readonly string[],
  rank: number,
  { key, offsets }: LeafPermutation,
  random: Random,
): Words | undefined => {
  const things = layout.names ?? [];
  const radices = radicesOf(layout, patterns, subjects.length);
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
  const taken = { people: [], pairs: [], weather: [], subjects: [], things: [] } satisfies Record<
    string,
    number[]
  >;
  const phraseFrom = (list: PhraseList, groups: number[]): VerbPhrase => {
    const { phrase, group } = nth(list, groups, digit);
    insert(groups, group);
    return phrase;
  };
  const nameFrom = (names: readonly string[], others: number[]): string => {
    let at = digit(names.length - others.length);
    for (const other of others) if (at >= other) at++;
    insert(others, at);
    return names[at]!;
  };
  const person = (): string => nameFrom(subjects, taken.subjects);
  const said: { readonly phrase: VerbPhrase; readonly name: string }[] = [];
  const clause = (i: number): Clause => {
    const pattern = patterns[i] ?? personal;
    if (pattern === "impersonal") return phraseFrom(layout.impersonal[i]!, taken.weather);
    const { verbOf, subjectOf } = pattern;
    const phrase =
      verbOf === undefined ? phraseFrom(layout.personal[i]!, taken.people) : said[verbOf]!.phrase;
    const name = subjectOf === undefined ? person() : said[subjectOf]!.name;
    said[i] = { phrase, name };
    return { yes: `${name} ${phrase.yes}`, no: `${name} ${phrase.no}` };
  };
  // In the order of the radices.
  const { letters } = layout;
  const predicates = wordsFor(letters.predicates, (i) => phraseFrom(layout.predicates[i]!, taken.people));
  const relations = wordsFor(letters.relations ?? [], (i) => phraseFrom(layout.relations[i]!, taken.pairs));
  const propositions = wordsFor(letters.propositions, clause);
  const constants = wordsFor(letters.constants, (i) =>
    isOfThing(layout, letters.constants[i]!) ? nameFrom(things, taken.things) : person(),
  );
  return { propositions, predicates, relations, constants };
};

const wordsFor = <Word>(letters: readonly string[], wordOf: (i: number) => Word): ReadonlyMap<string, Word> =>
  new Map(letters.map((letter, i) => [letter, wordOf(i)]));

/** How many phrases and people are left for each slot when those before it are filled. */
const radicesOf = (layout: Layout, patterns: readonly Pattern[], subjects: number): readonly number[] => {
  const { letters, personal: lists, impersonal, predicates, relations, names = [] } = layout;
  let [people, weather, named, things] = [0, 0, 0, 0];
  const radices = [
    ...predicates.map((list) => capacity(list, people++)),
    ...relations.map((list, i) => capacity(list, i)),
  ];
  for (const [i, list] of lists.entries()) {
    const pattern = patterns[i] ?? personal;
    if (pattern === "impersonal") radices.push(capacity(impersonal[i]!, weather++));
    else {
      if (pattern.verbOf === undefined) radices.push(capacity(list, people++));
      if (pattern.subjectOf === undefined) radices.push(subjects - named++);
    }
  }
  for (const constant of letters.constants)
    radices.push(isOfThing(layout, constant) ? names.length - things++ : subjects - named++);
  return radices;
};

const isOfThing = ({ letters, names }: Layout, constant: string): boolean =>
  names !== undefined && letters.things?.has(constant) === true;

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
