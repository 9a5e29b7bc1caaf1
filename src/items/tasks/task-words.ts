/**
 * Words for the letters of a problem: people, what they did, and what one did to another, all of one topic.
 */
import type { Lexeme, Lexicon, VerbPhrase } from "#language/lexicon";
import { getRelative } from "#language/pronouns";
import { listTopics } from "#language/topics/topics-of";
import type { Style } from "#language/style";
import type { Words } from "#language/words";
import type { Random } from "#arguments/random";
import type { Formula } from "#logic/formula";
import { withArticle } from "#language/capitals";
import { sortSymbols } from "../letters.ts";

/**
 * Words by chance, none in a style of signs; undefined where the lexicon has too few. People have a common noun where premises speak of anybody,
 * which the setting then says of all who are named.
 */
export const drawProblemWords = (
  formulas: readonly Formula[],
  lexicon: Lexicon,
  style: Style,
  { general, random }: { readonly general: boolean; readonly random: Random },
): Words | undefined => {
  if (style.wordless === true)
    return { propositions: new Map(), predicates: new Map(), constants: new Map() };
  const { predicates, relations, constants } = sortSymbols(formulas);
  const topics = listTopics(lexicon).filter(
    (topic) => getRelative(topic) === "who" && groupPhrases(topic.predicates).length >= predicates.length,
  );
  if (topics.length === 0 || lexicon.subjects.length < constants.length) return undefined;
  const topic = random.pick(topics);
  const mutual = random.shuffle(groupPhrases(topic.relations));
  if (mutual.length < relations.length) return undefined;
  const phrases = random.shuffle(groupPhrases(topic.predicates));
  const names = random.shuffle(lexicon.subjects);
  return {
    propositions: new Map(),
    predicates: new Map(predicates.map((letter, i) => [letter, random.pick(phrases[i]!)])),
    relations: new Map(relations.map((letter, i) => [letter, random.pick(mutual[i]!)])),
    constants: new Map(constants.map((letter, i) => [letter, names[i]!])),
    setting: general && topic.noun !== undefined ? buildSetting(topic.noun) : undefined,
    noun: general ? topic.noun : undefined,
  };
};

/** The phrases of each group: two of one group may clash. */
const groupPhrases = (lexemes: readonly Lexeme[]): readonly (readonly VerbPhrase[])[] =>
  [...Map.groupBy(lexemes, ({ group }) => group).values()].map((own) => own.flatMap(({ forms }) => forms));

/** Returns the sentence about all named individuals, if premises speak of anybody. */
export const buildSetting = (noun: string): string => `Everybody who is named is ${withArticle(noun)}.`;
