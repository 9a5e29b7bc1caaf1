/** What the words of a set are held against. The list is complete. */
import { simpleWikipedia } from "./simple-wikipedia.ts";
import { wikiText } from "./wikitext-2.ts";
import { readCounts, type WordCounts } from "./words.ts";

/** References by name; `simple-wikipedia` is nearest to the paper's “20220301.simple”, which is larger. */
export const wordReferences = ["simple-wikipedia", "wikitext-2"] as const;
export type WordReference = (typeof wordReferences)[number];

export const referenceNamed = (name: WordReference): WordCounts =>
  readCounts(name === "simple-wikipedia" ? simpleWikipedia : wikiText);
