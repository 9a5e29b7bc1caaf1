/**
 * The lexicon of topics: each question is about one of them. The pages of topics are in data/topics/, one file for each genre.
 */
import { lexiconOf, type Lexeme } from "../lexicon.ts";
import { relativeOf } from "../pronouns.ts";
import { inTense } from "../topics/topics-of.ts";
import { topicPages } from "../topics/pages.ts";
import { topicOf } from "../topics/topic.ts";
import { everyday } from "./everyday.ts";

/** Each lexeme once, though it may be of several topics. */
const together = (lexemes: readonly Lexeme[]): readonly Lexeme[] => [
  ...new Map(lexemes.map((lexeme) => [lexeme.forms[0]!.yes, lexeme])).values(),
];

/** Topics of people and of things; apart from topics, people alone are spoken of. */
export const topics = lexiconOf("topics", () => {
  const relations = inTense(everyday.relations, "present");
  const all = topicPages().map((page) => topicOf(page, relations));
  const ofPeople = all.filter(({ noun }) => relativeOf(noun) === "who");
  return {
    subjects: [...new Set(ofPeople.flatMap(({ names = [] }) => names.map(({ name }) => name)))],
    predicates: together(ofPeople.flatMap(({ predicates }) => predicates)),
    relations,
    impersonals: together(all.flatMap(({ impersonals }) => impersonals)),
    topics: all,
  };
});
