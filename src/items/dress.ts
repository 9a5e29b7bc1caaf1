/**
 * Words put on a skeleton: the finished item, each sentence read back before it is given out.
 */
import type { Skill } from "#catalog";
import { vocabularyOf, type Style, type Words } from "#language";
import { equal, OrganonError } from "#logic";
import { yesNoQuestion } from "./formats/yes-no.ts";
import { idOf } from "./item-id.ts";
import type { Item } from "./item.ts";
import { type Skeleton, tokensOf } from "#arguments";
import { wordCount } from "./wording.ts";

/** No sentence of a one-step item is longer than this; sentences of chains may be somewhat longer. */
const maximalWords = (length: number): number => (length === 1 ? 25 : 40);

/**
 * How many words a phrase may have so that no sentence is too long even if all phrases have as many, and the
 * denied ones two more ("does not …"). 0 where even phrases of one word are too many, and where a sentence
 * denies a statement inside a denied one.
 */
export const longestPhrase = (skeleton: Skeleton, style: Style, length: number): number => {
  const words = shortestWords(skeleton);
  const room = [...skeleton.premises, skeleton.conclusion].map((line) => {
    const sentence = style.say(line, words);
    if (/it is (false|not true) that.*it is (false|not true) that/i.test(sentence)) return 0;
    const spare = maximalWords(length) - wordCount(sentence);
    return 1 + Math.floor(spare / Math.max(1, tokensOf([line]).length));
  });
  return Math.max(0, Math.min(mostPhraseWords, ...room));
};

/** No phrase of a lexicon needs to be longer. */
const mostPhraseWords = 5;

/** Phrases of one word, "sings", and their denials of three, "does not sing". */
const shortestWords = ({ letters }: Skeleton): Words => ({
  propositions: new Map(letters.propositions.map((name) => [name, { yes: "N w", no: "N w w w" }])),
  predicates: new Map(letters.predicates.map((name) => [name, { yes: "w", no: "w w w" }])),
  relations: new Map(letters.relations?.map((name) => [name, { yes: "w", no: "w w w" }])),
  constants: new Map(letters.constants.map((name) => [name, "N"])),
});

/** What an item says of itself beside its skeleton and words. */
export type Facts = {
  readonly seed: number;
  readonly index: number;
  readonly profile: string;
  readonly length: number;
  readonly shortest: Item["shortest"];
};

/**
 * The sentences of a skeleton in words, the conclusion last. Throws `bug/second-reading` where one is not read back as
 * its formula.
 */
export const sentencesOf = (style: Style, skeleton: Skeleton, words: Words): readonly string[] => {
  const vocabulary = vocabularyOf(words);
  return [...skeleton.premises, skeleton.conclusion].map((formula) => {
    const sentence = style.say(formula, words);
    if (!equal(style.read(sentence, vocabulary), formula))
      throw new OrganonError("bug/second-reading", `“${sentence}” is not read back as what it was said of`);
    return sentence;
  });
};

/** The item of a skeleton in words, from its sentences as `sentencesOf` gives them. */
export const itemOf = (
  style: Style,
  skeleton: Skeleton,
  skill: Skill,
  words: Words,
  sentences: readonly string[],
  { seed, profile, length, shortest, index }: Facts,
): Item => {
  const premisesText = sentences.slice(0, -1);
  const conclusionText = sentences.at(-1) ?? "";
  const { logic, category, rule, base, extension, kind, label } = skill;
  const { premisesWritten: premises, conclusionWritten: conclusion, relation } = skeleton;
  return {
    v: 1,
    id: idOf({ rule, kind, length, style: style.name, premises, conclusion, premisesText, conclusionText }),
    seed,
    index,
    profile,
    logic,
    category,
    rule,
    base,
    extension,
    kind,
    length,
    shortest,
    style: style.name,
    premises,
    conclusion,
    relation,
    label,
    lexicon: lexiconOf(words),
    premisesText,
    conclusionText,
    question: yesNoQuestion(premisesText, conclusionText),
    certificate: skeleton.certificate,
    steps: skeleton.steps,
  };
};

const lexiconOf = ({ propositions, predicates, relations, constants }: Words): Item["lexicon"] => {
  const lexicon: Record<string, unknown> = {};
  for (const [letter, words] of propositions) lexicon[letter] = words;
  for (const [letter, words] of predicates) lexicon[letter] = words;
  if (relations) for (const [letter, words] of relations) lexicon[letter] = words;
  for (const [letter, words] of constants) lexicon[letter] = words;
  return lexicon;
};
