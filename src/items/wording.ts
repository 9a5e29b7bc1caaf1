/**
 * Words for letters: which person, which phrase, which tense, for one item.
 *
 * Within an item no person and no phrase comes twice, and no two phrases of one group (they may exclude or
 * entail each other). An item's place in a seeded permutation of its skill's combinations picks the words of the
 * first letters, so items of a skill differ by construction; chance picks the rest. Letters that only a chain has come
 * last and have no part in the combinations: no sentence shows what they mean.
 */
import type { Lexeme, Lexicon, Scene } from "#language/lexicon";
import { scenesOf } from "#language/scenes/scenes-of";
import type { Style } from "#language/style";
import type { Words } from "#language/words";
import { createRandom, type Random } from "#arguments/random";
import { memoize } from "#logic/memoize";
import {
  assignWords,
  hasWords,
  permutationOf,
  personal,
  slotsOf,
  type Layout,
  type SkillPermutation,
  type Pattern,
} from "./assign-words.ts";
import { phraseList, type PhraseList } from "./phrase-list.ts";
import { type SortedLetters, lettersIn } from "./letters.ts";
import { withLinks } from "./plausible-words.ts";
import type { Sequent } from "#logic/certificate";
import { conditionalLetters } from "#arguments/argument";

/** What words can be had for letters, and which ones a rank gets. */
type Wording = {
  /** What letters may mean. */
  readonly layOut: (letters: SortedLetters) => Layout;
  /** Whether there are words for all letters at once; else no rank has a combination. */
  readonly suffices: (layout: Layout) => boolean;
  /** Words for letters; undefined where combination `rank` does not exist because they are used up. */
  readonly pick: (
    layout: Layout,
    rank: number,
    permutation: SkillPermutation,
    random: Random,
  ) => Words | undefined;
};

/** The wording of a lexicon for questions in a style. */
export const wordingFor = (lexicon: Lexicon, style: Style): Wording =>
  style.staged ? createStagedWording(lexicon) : createWording(lexicon);

/** Words for letters by one draw, the same for equal keys; undefined where there are too few. */
const drawWords = ({ layOut, pick }: Wording, letters: SortedLetters, key: string): Words | undefined =>
  pick(layOut(letters), 0, permutationOf(key), createRandom(key));

/** How often a proposition is impersonal: the papers have three patterns, one of them impersonal. */
const impersonalShare = 0.25;

/** A wording over a lexicon in phrases of at most `longest` words; what depends on the lexicon alone is laid out once. */
const createWording = (lexicon: Lexicon, longest = longestPhrase): Wording => {
  const layOut = layoutsOf(lexicon, longest);
  const { subjects } = lexicon;
  return {
    layOut,
    suffices: (layout) => hasWords(layout, subjects),
    pick: (layout, rank, permutation, random) => {
      const patterns = layout.personal.map((): Pattern =>
        random.next() < impersonalShare ? "impersonal" : personal,
      );
      return (
        assignWords(layout, patterns, subjects, rank, permutation, random) ??
        assignWords(layout, allPersonal(patterns), subjects, rank, permutation, random)
      );
    },
  };
};

const allPersonal = (patterns: readonly Pattern[]): readonly Pattern[] => patterns.map(() => personal);

const layoutsOf = (
  { predicates, relations, impersonals }: Pick<Lexicon, "predicates" | "relations" | "impersonals">,
  longest: number,
): Wording["layOut"] => {
  const groups = new Map<string, number>();
  const listsOf = (lexemes: readonly Lexeme[], words: number) => ({
    any: phraseList(lexemes, words, groups),
    /** What a condition may hold. */
    factual: phraseList(lexemes.map(withoutFuture), words, groups),
  });
  const [personal, mutual] = [listsOf(predicates, longest), listsOf(relations, longest)];
  // "it is raining" has a word more than "sings": the clause's "it" is in the place of the person's name.
  const impersonal = listsOf(impersonals, longest + 1);
  return (letters) => {
    const listFor = (lists: { readonly any: PhraseList; readonly factual: PhraseList }) => (letter: string) =>
      letters.conditional.has(letter) ? lists.factual : lists.any;
    return {
      letters,
      ...slotsOf(letters),
      personal: letters.propositions.map(listFor(personal)),
      impersonal: letters.propositions.map(listFor(impersonal)),
      predicates: letters.predicates.map(listFor(personal)),
      relations: (letters.relations ?? []).map(listFor(mutual)),
    };
  };
};

/**
 * A wording of questions that are about one scene each. Some propositions share a person or what a person did, so that
 * the style may say them together; which ones is chance and depends on no formula.
 */
const createStagedWording = (lexicon: Lexicon): Wording => {
  const all = scenesOf(lexicon);
  const stageAt = memoize((place: number) => {
    const scene = all[place]!;
    return { scene, layOut: layoutsOf(scene, longestOfScenes), ofThings: thingLayouts(scene) };
  });
  const { subjects } = lexicon;
  const fewest = Math.min(...all.map(({ predicates }) => predicates.length));
  return {
    layOut: (letters) => stageAt(0).layOut(letters),
    // Propositions may share what they say, so a scene has words for as many as there are; predicates may not.
    suffices: ({ letters }) => letters.predicates.length < fewest,
    pick: (layout, rank, permutation, random) => {
      const { scene, layOut, ofThings } = stageAt((rank + (permutation.offsets[0] >>> 0)) % all.length);
      const place = Math.floor(rank / all.length);
      const thing = layout.letters.things === undefined ? undefined : ofThings[place % ofThings.length];
      const own = (thing?.layOut ?? layOut)(layout.letters);
      const patterns = layout.areApart === true ? apart(own, random) : sharing(own, random);
      const words =
        assignWords(own, patterns, subjects, place, permutation, random) ??
        assignWords(own, sharing(own, random, 0), subjects, place, permutation, random);
      return (
        words && {
          ...withLinks(words, layout.letters.arrows ?? [], scene, random),
          ...stated(scene, layout.letters, random),
          thing: thing?.noun,
        }
      );
    },
  };
};

/** The layouts of a scene's kinds of things. */
const thingLayouts = ({ things = [], ...scene }: Scene) =>
  things.map(({ noun, names, relations }) => {
    const layOut = layoutsOf({ ...scene, relations }, longestOfScenes);
    return { noun, layOut: (letters: SortedLetters): Layout => ({ ...layOut(letters), names }) };
  });

/** No phrase of a scene has more words. */
const longestOfScenes = 8;

/** No question names more people than that, as far as it can be. */
const largestCast = 6;

/** How often a proposition of a scene is about a thing. */
const thingShare = 0.06;

/** Nothing is shared. */
const apart = ({ personal: lists }: Layout, random: Random): readonly Pattern[] =>
  lists.map((): Pattern => (random.next() < thingShare ? "impersonal" : personal));

/** How often propositions share a person, and a deed: in questions about one person (every second), about few deeds, about few people. */
const manners: readonly (readonly [ofPerson: number, ofDeed: number])[] = [
  [1, 0],
  [1, 0],
  [0.2, 0.7],
  [0.6, 0.3],
];

/**
 * What each proposition shares with earlier ones: a person or a deed by one of `manners`; where the cast is full a person, where a
 * scene has no further phrases what somebody did. No two get the same person and deed.
 */
const sharing = (
  { personal: lists, predicates }: Layout,
  random: Random,
  things = thingShare,
): readonly Pattern[] => {
  const patterns: Pattern[] = [];
  const [ofPerson, ofDeed] = random.pick(manners);
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
    const share = (roll - things) / (1 - things);
    const sharesDeed = one !== undefined && (left <= 0 || share < ofDeed);
    const isNew =
      !sharesDeed || origins.every(({ deed, person }) => deed !== one.deed || person !== other?.person);
    const sharesPerson = other !== undefined && isNew && (cast >= largestCast || share >= 1 - ofPerson);
    patterns.push({
      verbOf: sharesDeed ? one.deed : undefined,
      subjectOf: sharesPerson ? other.person : undefined,
    });
    origins.push({ deed: sharesDeed ? one.deed : i, person: sharesPerson ? other.person : i });
    if (!sharesDeed) left--;
    if (!sharesPerson) cast++;
  }
  return patterns;
};

/** What a question in such words begins with, and what its people are called. */
const stated = (
  { openings, noun }: Scene,
  { predicates, relations = [] }: SortedLetters,
  random: Random,
): Pick<Words, "noun" | "setting"> => ({
  setting: random.pick(openings),
  noun: predicates.length + relations.length > 0 ? noun : undefined,
});

const withoutFuture = (lexeme: Lexeme): Lexeme => ({
  ...lexeme,
  forms: lexeme.forms.filter(({ yes }) => !/\bwill\b/.test(yes)),
});

/** No phrase of a lexicon is longer, and none in a sequent's words. */
const longestPhrase = 5;
const longestOfSequents = 3;

/**
 * Words of the lexicon for the sequent's letters, the same at every call; undefined where there are predicates of
 * several places, or more letters than words.
 */
export const wordsFor = ({ premises, conclusion }: Sequent, lexicon: Lexicon): Words | undefined => {
  const formulas = [...premises, conclusion];
  const letters = { ...lettersIn(formulas), conditional: conditionalLetters(formulas) };
  if (letters.relations.length > 0) return undefined;
  return drawWords(createWording(lexicon, longestOfSequents), letters, "words for a sequent");
};
