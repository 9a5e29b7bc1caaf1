/**
 * The lexicon of topics: each question is about one of them. The pages of topics are in data/topics/, one file for each genre, or
 * in a configuration.
 */
import { memoize } from "#logic/memoize";
import { createLexicon, type Lexeme, type Lexicon, type Pronouns } from "../lexicon.ts";
import { findPronoun, getRelative, pronouns } from "../pronouns.ts";
import { setTense } from "../topics/topics-of.ts";
import { topicPages } from "../topics/pages.ts";
import { buildTopic, isThingPage, type TopicPage } from "../topics/topic.ts";
import { everyday } from "./everyday.ts";

/** Each lexeme once, though it may be of several topics. */
const mergeLexemes = (lexemes: readonly Lexeme[]): readonly Lexeme[] => [
  ...new Map(lexemes.map((lexeme) => [lexeme.forms[0]!.yes, lexeme])).values(),
];

/** Topics of people and of things; apart from topics, people alone are spoken of. */
const createTopicLexicon = (getPages: () => readonly TopicPage[]): Lexicon =>
  createLexicon("topics", () => {
    const relations = setTense(everyday.relations, "present");
    const all = getPages().map((page) => ({ ...buildTopic(page, relations), pronouns: listPronouns(page) }));
    const ofPeople = all.filter((topic) => getRelative(topic) === "who");
    return {
      subjects: [...new Set(ofPeople.flatMap(({ names = [] }) => names.map(({ name }) => name)))],
      predicates: mergeLexemes(ofPeople.flatMap(({ predicates }) => predicates)),
      relations,
      impersonals: mergeLexemes(all.flatMap(({ impersonals }) => impersonals)),
      topics: all,
    };
  });

/** The pronouns of a page that the program's tables do not have. */
const listPronouns = (page: TopicPage): Pronouns | undefined => {
  const { names, domain } = page;
  const own = names.flatMap(({ name, he }) => {
    const pronoun = pronouns.find((one) => one === he);
    return pronoun === undefined || findPronoun(name) === pronoun ? [] : [[name, pronoun] as const];
  });
  const isNewThing = isThingPage(page) && getRelative({ noun: domain }) === "who";
  const all = isNewThing ? [...own, [domain, "it"] as const] : own;
  return all.length === 0 ? undefined : new Map(all);
};

export const topics = createTopicLexicon(topicPages);

/** The lexicon of some pages, or of the program's own. */
export const getTopicLexicon = (pages: readonly TopicPage[] | undefined): Lexicon =>
  pages === undefined ? topics : openTopics(pages);

const openTopics = memoize((pages: readonly TopicPage[]) => createTopicLexicon(() => pages), { limit: 4 });
