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
import { topicsOf } from "#language/topics/topics-of";
import type { Style } from "#language/style";
import { relativeOf } from "#language/pronouns";
import type { Words } from "#language/words";
import { createRandom, type Random } from "#arguments/random";
import { once } from "#logic/memoize";
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
import { capacity, phraseList } from "./phrase-list.ts";
import { type SortedLetters, lettersIn } from "./letters.ts";
import { linkWords } from "./links.ts";
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

/** How often a proposition is impersonal: the papers have three patterns, one of them impersonal. */
const impersonalShare = 0.25;

/** A wording over a lexicon in phrases of at most `longest` words; what depends on the lexicon alone is laid out once. */
const createWording = (lexicon: Lexicon, longest = longestPhrase): Wording => {
  const layOuts = inTenses(lexicon).map((one) => layoutsOf(one, longest));
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

/** A lexicon in each of its tenses; words for two people have one each. */
const inTenses = ({ predicates, relations, impersonals, tenses = 1 }: Lexicon) =>
  Array.from({ length: tenses }, (_, tense) => {
    const inTense = (lexeme: Lexeme): Lexeme =>
      tenses === 1 ? lexeme : { ...lexeme, forms: lexeme.forms.slice(tense, tense + 1) };
    return { predicates: predicates.map(inTense), relations, impersonals: impersonals.map(inTense) };
  });

const layoutsOf = (
  { predicates, relations, impersonals, links = new Map() }: Omit<Topic, "about" | "titles">,
  longest: number,
): Wording["layOut"] => {
  const effects = new Set([...links.keys()].map((link) => link.slice(link.indexOf("\n") + 1)));
  const groups = new Map<string, number>();
  const listsOf = (lexemes: readonly Lexeme[], words: number) => ({
    any: phraseList(lexemes, words, groups),
    /** What a condition may hold. */
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
  const [personal, mutual] = [listsOf(predicates, longest), listsOf(relations, longest)];
  // "it is raining" has a word more than "sings": the clause's "it" is in the place of the person's name.
  const impersonal = listsOf(impersonals, longest + 1);
  return (letters) => {
    const count = letters.propositions.length + letters.predicates.length;
    const listFor =
      ({ any, factual, ruled, given, kinds }: ReturnType<typeof listsOf>) =>
      (letter: string, at: number) => {
        if (letters.ruled !== undefined && [ruled, given].every((list) => capacity(list, count) > 0)) {
          if (letters.ruled.has(letter)) return ruled;
          return at % 2 === 0 && capacity(kinds, count) > 0 ? kinds : given;
        }
        return letters.conditional.has(letter) ? factual : any;
      };
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
 * A wording of questions that are about one topic each. Propositions are clauses of things, or all of one or two people, so that the
 * style may say them together; which ones is chance and depends on no formula.
 */
const createStagedWording = (lexicon: Lexicon): Wording => {
  const stages = topicsOf(lexicon).map((topic) => ({
    topic,
    subjects: topic.names?.map(({ name }) => name) ?? lexicon.subjects,
    layOut: once(() => layoutsOf(topic, longestOfTopics)),
    ofThings: once(() => thingLayouts(topic)),
    phrases: groupsIn(topic.predicates),
  }));
  const suitable = (letters: SortedLetters): typeof stages => {
    const { propositions, predicates, things } = letters;
    const fitting = stages.filter((stage) => hasPhrases(stage, letters));
    const withThings = fitting.filter(({ topic }) => (topic.things ?? []).length > 0);
    if (things !== undefined && withThings.length > 0) return withThings;
    if (propositions.length === 0) return fitting;
    const ofClauses = fitting.filter((stage) => hasClauses(stage, letters));
    const ofRules = predicates.length > 0 ? [] : fitting.filter(({ topic }) => hasRights(topic));
    const isLong = predicates.length > 0 || propositions.length > longestOfPerson;
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
      const patterns = patternsIn(stage, letters);
      const words = assignWords(own, patterns, stage.subjects, place, permutation, random);
      const { topic } = stage;
      return (
        words && {
          ...linkWords(words, own, topic, random),
          ...stated(topic, letters, random),
          thing: thing?.noun,
        }
      );
    },
  };
};

/** The layouts of a topic's kinds of things. */
const thingLayouts = ({ things = [], ...topic }: Topic) =>
  things.map(({ noun, names, relations }) => {
    const layOut = layoutsOf({ ...topic, relations }, longestOfTopics);
    return { noun, layOut: (letters: SortedLetters): Layout => ({ ...layOut(letters), names }) };
  });

/** No phrase of a topic has more words. */
const longestOfTopics = 8;

const groupsIn = (lexemes: readonly Lexeme[]): number => new Set(lexemes.map(({ group }) => group)).size;

type Stage = { readonly topic: Topic; readonly subjects: readonly string[]; readonly phrases: number };

/** Whether a topic's rules make something of its people. */
const hasRights = ({ predicates }: Topic): boolean => predicates.some(({ category }) => category === "right");

/** The propositions that are about a constant's person or thing, those that stand in no sentence about all or some; and that constant. */
const attachedIn = ({
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

/** Whether a topic says propositions by clauses of its own: a scene all of them, another one those that stand beside predicates. */
const hasClauses = ({ topic: { impersonals, predicates: own } }: Stage, letters: SortedLetters): boolean => {
  const { propositions, predicates, isOfPeople } = letters;
  return (
    isOfPeople !== true &&
    propositions.length - attachedIn(letters).letters.size <= impersonals.length &&
    (predicates.length > 0 || own.length === 0)
  );
};

/** Whether a topic has words for letters. */
const hasPhrases = (stage: Stage, letters: SortedLetters): boolean => {
  const { topic, subjects, phrases } = stage;
  const { propositions, predicates, constants, relations = [] } = letters;
  const isOfThings = relativeOf(topic.noun) === "that";
  const attached = attachedIn(letters).letters.size;
  if (predicates.length + attached > phrases || constants.length > subjects.length) return false;
  if (relations.length > topic.relations.length) return false;
  if (hasClauses(stage, letters)) return true;
  if (isOfThings || phrases === 0) return propositions.length === attached;
  return propositions.length <= 2 * (phrases - predicates.length);
};

/** What propositions are about: the one named, things where the topic has enough clauses of them, else one person, or two. */
const patternsIn = (stage: Stage, letters: SortedLetters): readonly Pattern[] => {
  const { propositions, predicates } = letters;
  const attached = attachedIn(letters);
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
    return i < free ? { subjectOf: i % people } : { subjectOf: (i - free + 1) % people, verbOf: i - free };
  });
};

/** The most propositions that are about one person, by the rules of a topic. */
const longestOfPerson = 7;

/** What a question in such words begins with, what its people are called, and how those named are introduced. */
const stated = (
  { titles, noun, names }: Topic,
  { predicates, relations = [] }: SortedLetters,
  random: Random,
): Pick<Words, "noun" | "setting" | "introductions"> => {
  const setting = random.pick(titles);
  const introductions = introductionsOf({ noun, names });
  return { setting, introductions, noun: predicates.length + relations.length > 0 ? noun : undefined };
};

/** Name → "a member from Leeds". */
export const introductionsOf = ({
  noun,
  names,
}: Pick<Topic, "noun" | "names">): ReadonlyMap<string, string> | undefined =>
  noun === undefined
    ? undefined
    : names && new Map(names.map((one) => [one.name, `${withArticle(noun)} ${one.as}`]));

/** What a rule may make of somebody, whatever the person is or does. */
const isRuled = ({ category }: Lexeme): boolean => category === "state" || category === "right";

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
  const { layOut, pick } = createWording(lexicon, longestOfSequents);
  const key = "words for a sequent";
  return pick(layOut(letters), 0, permutationOf(key), createRandom(key));
};
