/**
 * The lexicon of topics: each question is about one of them. The pages of topics are in data/topics/, one file for each genre.
 */
import { createLexicon, type Lexeme } from "../lexicon.ts";
import { getRelative } from "../pronouns.ts";
import { setTense } from "../topics/topics-of.ts";
import { topicPages } from "../topics/pages.ts";
import { buildTopic } from "../topics/topic.ts";
import { everyday } from "./everyday.ts";

/** Each lexeme once, though it may be of several topics. */
const mergeLexemes = (lexemes: readonly Lexeme[]): readonly Lexeme[] => [
  ...new Map(lexemes.map((lexeme) => [lexeme.forms[0]!.yes, lexeme])).values(),
];

/** Topics of people and of things; apart from topics, people alone are spoken of. */
export const topics = createLexicon("topics", () => {
  const relations = setTense(everyday.relations, "present");
  const all = topicPages().map((page) => buildTopic(page, relations));
  const ofPeople = all.filter(({ noun }) => getRelative(noun) === "who");
  return {
    subjects: [...new Set(ofPeople.flatMap(({ names = [] }) => names.map(({ name }) => name)))],
    predicates: mergeLexemes(ofPeople.flatMap(({ predicates }) => predicates)),
    relations,
    impersonals: mergeLexemes(all.flatMap(({ impersonals }) => impersonals)),
    topics: all,
  };
});
