/**
 * The nonsense lexicon: pronounceable words without a meaning, so that no belief about the world helps or
 * hinders ("If Mary drems, then it is grawsome"). The words were made by hand and looked up in a list of
 * fifty thousand English words; no two of them differ by one letter only. Since nothing is known of them,
 * each is independent of all others and is a group of its own.
 */

import names from "../../../data/lexicons/names.json" with { type: "json" };
import words from "../../../data/lexicons/nonsense.json" with { type: "json" };
import { withArticle } from "../capitals.ts";
import { impersonal, createLexicon } from "../lexicon.ts";
import { parseLexeme } from "../word-page.ts";

/** Invented words said of people with ordinary names. */
export const nonsense = createLexicon("nonsense", () => ({
  subjects: names,
  predicates: [
    ...words.nouns.map((noun) => parseLexeme(`is ${withArticle(noun)}`)),
    ...words.adjectives.map((adjective) => parseLexeme(`is ${adjective}`)),
    ...words.verbs.map((verb) => parseLexeme(verb)),
  ],
  relations: words.transitives.map((verb) => parseLexeme(verb)),
  impersonals: words.happenings.map((adjective) => impersonal(parseLexeme(`is ${adjective}`))),
}));
