/**
 * The nonsense lexicon: pronounceable words without a meaning, so that no belief about the world helps or
 * hinders ("If Mary drems, then it is grawsome"). The words were made by hand and looked up in a list of
 * fifty thousand English words; no two of them differ by one letter only. Since nothing is known of them,
 * each is independent of all others and is a group of its own.
 */

import names from "../../../data/lexicons/names.json" with { type: "json" };
import words from "../../../data/lexicons/nonsense.json" with { type: "json" };
import { withArticle } from "../capitals.ts";
import { impersonal, lexiconOf } from "../lexicon.ts";
import { lexemeOf } from "../word-page.ts";

/** Invented words said of people with ordinary names. */
export const nonsense = lexiconOf("nonsense", () => ({
  subjects: names,
  predicates: [
    ...words.nouns.map((noun) => lexemeOf(`is ${withArticle(noun)}`)),
    ...words.adjectives.map((adjective) => lexemeOf(`is ${adjective}`)),
    ...words.verbs.map((verb) => lexemeOf(verb)),
  ],
  relations: words.transitives.map((verb) => lexemeOf(verb)),
  impersonals: words.happenings.map((adjective) => impersonal(lexemeOf(`is ${adjective}`))),
}));
