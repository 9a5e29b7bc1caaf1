/** Topics: enough of them in enough genres, as a lexicon. Their pages have an exam (`topic-exam.test.ts`). */
import { withArticle } from "#language/capitals";
import { findLexicon } from "#language/lists";
import { topics } from "#language/lexicons/topics";
import { topicPages } from "#language/topics/pages";
import { expect, test } from "vitest";

test("each kind of genre has topics, and each topic is one of the lexicon", () => {
  const counts = Map.groupBy(topicPages(), ({ genre }) => genre);
  expect([...counts.values()].every((pages) => pages.length >= 6)).toBe(true);
  expect(topics.topics?.map(({ about }) => about)).toEqual(topicPages().map(({ topic }) => topic));
  expect(topics.topics?.filter(({ pronouns }) => pronouns !== undefined)).toEqual([]);
});

test("a phrase of several topics is one lexeme of the lexicon", () => {
  const yes = topics.predicates.map(({ forms }) => forms[0]!.yes);
  expect(new Set(yes).size).toBe(yes.length);
  expect(findLexicon("topics")).toBe(topics);
});

test("a proper adjective has its article by its sound, too", () => {
  expect(["Arabian", "European", "Calder resident", "hour", "orchid"].map(withArticle)).toEqual([
    "an Arabian",
    "a European",
    "a Calder resident",
    "an hour",
    "an orchid",
  ]);
});
