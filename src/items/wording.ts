/**
 * Words for letters: which person, which phrase, which tense, for one item.
 *
 * Within an item no person and no phrase comes twice, and no two phrases of one group (they may exclude or
 * entail each other). An item's place in a seeded permutation of its skill's combinations picks the words of the
 * first letters, so items of a skill differ by construction; chance picks the rest. Letters that only a chain has come
 * last and have no part in the combinations: no sentence shows what they mean.
 */
import type { Lexeme, Lexicon, Topic } from "#language/lexicon";
import { withArticle } from "#language/capitals";
import { listTopics } from "#language/topics/topics-of";
import type { Style } from "#language/style";
import { getRelative } from "#language/pronouns";
import type { Words } from "#language/words";
import { createRandom, type Random } from "#arguments/random";
import { once } from "#logic/memoize";
import {
  assignWords,
  hasWords,
  createPermutation,
  personal,
  listSlots,
  type Layout,
  type SkillPermutation,
  type Pattern,
} from "./assign-words.ts";
import { capacity, phraseList } from "./phrase-list.ts";
import { type SortedLetters, sortSymbols } from "./letters.ts";
import { linkWords } from "./links.ts";
import type { Sequent } from "#logic/certificate";
import { conditionalLetters } from "#arguments/argument";

/** The words available for variables, and the words of a rank. */
type Wording = {
  /** The possible meanings of variables. */
  readonly layOut: (letters: SortedLetters) => Layout;
  /** True if there are words for all letters at once; else no rank has a combination. */
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
export const openWording = (lexicon: Lexicon, style: Style): Wording =>
  style.staged ? createStagedWording(lexicon) : createWording(lexicon);

/** How often a proposition is impersonal: the papers have three patterns, one of them impersonal. */
const impersonalShare = 0.25;

/** A wording over a lexicon in phrases of at most `longest` words; what depends on the lexicon alone is laid out once. */
const createWording = (lexicon: Lexicon, longest = longestPhrase): Wording => {
  const layOuts = expandTenses(lexicon).map((one) => createLayout(one, longest));
  const { subjects } = lexicon;
  return {
    layOut: layOuts[0]!,
    suffices: (layout) => hasWords(layout, subjects),
    pick: (first, rank, permutation, random) => {
      const layout = layOuts.length === 1 ? first : random.pick(layOuts)(first.letters);
      const patterns = layout.personal.map((): Pattern =>
        random.next() < impersonalShare ? "impersonal" : personal,
      );
      return (
        assignWords(layout, patterns, subjects, rank, permutation, random) ??
        assignWords(
          layout,
          patterns.map(() => personal),
          subjects,
          rank,
          permutation,
          random,
        )
      );
    },
  };
};

const expandTenses = ({ predicates, relations, impersonals, tenses = 1 }: Lexicon) =>
  Array.from({ length: tenses }, (_, tense) => {
    const setTense = (lexeme: Lexeme): Lexeme =>
      tenses === 1 ? lexeme : { ...lexeme, forms: lexeme.forms.slice(tense, tense + 1) };
    return { predicates: predicates.map(setTense), relations, impersonals: impersonals.map(setTense) };
  });

const createLayout = (
  { predicates, relations, impersonals, links = new Map() }: Omit<Topic, "about" | "titles">,
  longest: number,
): Wording["layOut"] => {
  const effects = new Set([...links.keys()].map((link) => link.slice(link.indexOf("\n") + 1)));
  const groups = new Map<string, number>();
  const createLists = (lexemes: readonly Lexeme[], words: number) => ({
    any: phraseList(lexemes, words, groups),
    /** Clauses that a condition may hold. */
    factual: phraseList(lexemes.map(withoutFuture), words, groups),
    ruled: phraseList(
      lexemes.filter((lexeme) => isRuled(lexeme) || effects.has(lexeme.forms[0]!.yes)),
      words,
      groups,
    ),
    given: phraseList(
      lexemes.filter((lexeme) => !isRuled(lexeme)),
      words,
      groups,
    ),
    kinds: phraseList(
      lexemes.filter(({ category }) => category === "kind"),
      words,
      groups,
    ),
  });
  const [personal, mutual] = [createLists(predicates, longest), createLists(relations, longest)];
  // "it is raining" has a word more than "sings": the clause's "it" is in the place of the person's name.
  const impersonal = createLists(impersonals, longest + 1);
  return (letters) => {
    const count = letters.propositions.length + letters.predicates.length;
    const getList =
      ({ any, factual, ruled, given, kinds }: ReturnType<typeof createLists>) =>
      (letter: string, at: number) => {
        if (letters.ruled !== undefined && [ruled, given].every((list) => capacity(list, count) > 0)) {
          if (letters.ruled.has(letter)) return ruled;
          return at % 2 === 0 && capacity(kinds, count) > 0 ? kinds : given;
        }
        return letters.conditional.has(letter) ? factual : any;
      };
    return {
      letters,
      ...listSlots(letters),
      personal: letters.propositions.map(getList(personal)),
      impersonal: letters.propositions.map(getList(impersonal)),
      predicates: letters.predicates.map(getList(personal)),
      relations: (letters.relations ?? []).map(getList(mutual)),
    };
  };
};

/**
 * A wording of questions that are about one topic each. Propositions are clauses of things, or all of one or two people, so that the
 * style may say them together; which ones is chance and depends on no formula.
 */
const createStagedWording = (lexicon: Lexicon): Wording => {
  const stages = listTopics(lexicon).map((topic) => ({
    topic,
    subjects: topic.names?.map(({ name }) => name) ?? lexicon.subjects,
    layOut: once(() => createLayout(topic, maxTopicWords)),
    ofThings: once(() => thingLayouts(topic)),
    phrases: countGroups(topic.predicates),
  }));
  const suitable = (letters: SortedLetters): typeof stages => {
    const { propositions, predicates, things } = letters;
    const fitting = stages.filter((stage) => hasPhrases(stage, letters));
    const withThings = fitting.filter(({ topic }) => (topic.things ?? []).length > 0);
    if (things !== undefined && withThings.length > 0) return withThings;
    if (propositions.length === 0) return fitting;
    const ofClauses = fitting.filter((stage) => hasClauses(stage, letters));
    const ofRules = predicates.length > 0 ? [] : fitting.filter(({ topic }) => hasRights(topic));
    const isLong = predicates.length > 0 || propositions.length > maxPersonPropositions;
    const preferred = isLong ? [...ofRules, ...ofClauses] : ofRules;
    return preferred.length > 0 ? preferred : fitting;
  };
  return {
    layOut: (letters) => stages[0]!.layOut()(letters),
    suffices: ({ letters }) => suitable(letters).length > 0,
    pick: (layout, rank, permutation, random) => {
      const { letters } = layout;
      const fitting = suitable(letters);
      if (fitting.length === 0) return undefined;
      const stage = fitting[(rank + (permutation.offsets[0] >>> 0)) % fitting.length]!;
      const place = Math.floor(rank / fitting.length);
      const kinds = letters.things === undefined ? [] : stage.ofThings();
      const thing = kinds.length === 0 ? undefined : kinds[place % kinds.length];
      const own = (thing?.layOut ?? stage.layOut())(letters);
      const patterns = listPatterns(stage, letters);
      const words = assignWords(own, patterns, stage.subjects, place, permutation, random);
      const { topic } = stage;
      return (
        words && {
          ...linkWords(words, own, topic, random),
          ...drawSetting(topic, letters, random),
          thing: thing?.noun,
        }
      );
    },
  };
};

const thingLayouts = ({ things = [], ...topic }: Topic) =>
  things.map(({ noun, names, relations }) => {
    const layOut = createLayout({ ...topic, relations }, maxTopicWords);
    return { noun, layOut: (letters: SortedLetters): Layout => ({ ...layOut(letters), names }) };
  });

/** No phrase of a topic has more words. */
const maxTopicWords = 8;

const countGroups = (lexemes: readonly Lexeme[]): number => new Set(lexemes.map(({ group }) => group)).size;

type Stage = { readonly topic: Topic; readonly subjects: readonly string[]; readonly phrases: number };

const hasRights = ({ predicates }: Topic): boolean => predicates.some(({ category }) => category === "right");

/** The propositions that are about a constant's person or thing, those that stand in no sentence about all or some; and that constant. */
const findAttached = ({
  propositions,
  predicates,
  relations = [],
  constants,
  unsaid,
  general,
}: SortedLetters): { readonly constant?: string; readonly letters: ReadonlySet<string> } => {
  const constant = constants.find((one) => unsaid?.has(one) !== true);
  if (constant === undefined || predicates.length === 0 || relations.length > 0 || general === undefined)
    return { letters: new Set() };
  return { constant, letters: new Set(propositions.filter((letter) => !general.has(letter))) };
};

const hasClauses = ({ topic: { impersonals, predicates: own } }: Stage, letters: SortedLetters): boolean => {
  const { propositions, predicates, isOfPeople } = letters;
  return (
    isOfPeople !== true &&
    propositions.length - findAttached(letters).letters.size <= impersonals.length &&
    (predicates.length > 0 || own.length === 0)
  );
};

const hasPhrases = (stage: Stage, letters: SortedLetters): boolean => {
  const { topic, subjects, phrases } = stage;
  const { propositions, predicates, constants, relations = [] } = letters;
  const isOfThings = getRelative(topic) === "that";
  const attached = findAttached(letters).letters.size;
  if (predicates.length + attached > phrases || constants.length > subjects.length) return false;
  if (relations.length > topic.relations.length) return false;
  if (hasClauses(stage, letters)) return true;
  if (isOfThings || phrases === 0) return propositions.length === attached;
  return propositions.length <= 2 * (phrases - predicates.length);
};

/** Returns the subjects of propositions: the named individual, things if the topic has enough clauses of them, else one or two persons. */
const listPatterns = (stage: Stage, letters: SortedLetters): readonly Pattern[] => {
  const { propositions, predicates } = letters;
  const attached = findAttached(letters);
  const isOfClauses = hasClauses(stage, letters);
  if (isOfClauses || attached.letters.size === propositions.length)
    return propositions.map((letter) =>
      attached.letters.has(letter) ? { constant: attached.constant } : "impersonal",
    );
  const free = stage.phrases - predicates.length;
  const people = propositions.length > free ? 2 : 1;
  return propositions.map((_, i): Pattern => {
    if (i < people) return personal;
    // What one of two has said of them is said of the other, too, where phrases run out.
    return i < free
      ? { subjectSource: i % people }
      : { subjectSource: (i - free + 1) % people, verbSource: i - free };
  });
};

/** The most propositions that are about one person, by the rules of a topic. */
const maxPersonPropositions = 7;

const drawSetting = (
  { titles, noun, names, pronouns }: Topic,
  { predicates, relations = [] }: SortedLetters,
  random: Random,
): Pick<Words, "noun" | "setting" | "introductions" | "pronouns"> => {
  const setting = random.pick(titles);
  const introductions = buildIntroductions({ noun, names });
  return {
    setting,
    introductions,
    pronouns,
    noun: predicates.length + relations.length > 0 ? noun : undefined,
  };
};

/** Name → "a member from Leeds". */
export const buildIntroductions = ({
  noun,
  names,
}: Pick<Topic, "noun" | "names">): ReadonlyMap<string, string> | undefined =>
  noun === undefined
    ? undefined
    : names && new Map(names.map((one) => [one.name, `${withArticle(noun)} ${one.as}`]));

/** True if a rule may give it to somebody, whatever the person is or does. */
const isRuled = ({ category }: Lexeme): boolean => category === "state" || category === "right";

const withoutFuture = (lexeme: Lexeme): Lexeme => ({
  ...lexeme,
  forms: lexeme.forms.filter(({ yes }) => !/\bwill\b/.test(yes)),
});

/** No phrase of a lexicon is longer, and none in a sequent's words. */
const longestPhrase = 5;
const maxSequentWords = 3;

/**
 * Words of the lexicon for the sequent's letters, the same at every call; undefined where there are predicates of
 * several places, or more letters than words.
 */
export const findWords = ({ premises, conclusion }: Sequent, lexicon: Lexicon): Words | undefined => {
  const formulas = [...premises, conclusion];
  const letters = { ...sortSymbols(formulas), conditional: conditionalLetters(formulas) };
  if (letters.relations.length > 0) return undefined;
  const { layOut, pick } = createWording(lexicon, maxSequentWords);
  const key = "words for a sequent";
  return pick(layOut(letters), 0, createPermutation(key), createRandom(key));
};
