/**
 * What the words of other people's sentences are, as compromise sees it; loaded when a bank is imported and never
 * else. The program's own English needs no tagger (docs/decisions/0042-a-tagger-for-imports.md).
 */
import type { Tag, TaggedWord, Tagger } from "#items";

/** Opens the tagger; it takes some tens of milliseconds to load. */
export const openTagger = async (): Promise<Tagger> => {
  const { default: nlp } = await import("compromise/two");
  return (sentence) => {
    const sentences: readonly { readonly terms?: readonly Term[] }[] = nlp(sentence).json();
    const terms = sentences.flatMap((one) => one.terms ?? []).filter(({ text }) => text !== "");
    return terms.map((term, at) => tagged(term, terms[at - 1]));
  };
};

type Term = { readonly text: string; readonly tags?: readonly string[] };

const tagged = ({ text, tags = [] }: Term, before: Term | undefined): TaggedWord => {
  const has = (tag: string): boolean => tags.includes(tag);
  const afterTo = before?.text.toLowerCase() === "to";
  const auxiliary = has("Auxiliary") || has("Copula") || has("Modal");
  const found: Readonly<Record<Tag, boolean>> = {
    verb: has("Verb") || auxiliary,
    auxiliary,
    gerund: has("Gerund") && /ing$/i.test(text),
    // The base form of a verb is a finite plural as well: "people walk".
    infinitive: has("Infinitive") && afterTo,
    noun: has("Noun") || has("Pronoun"),
    plural: has("Plural"),
    proper: has("ProperNoun") || has("Place") || has("Organization") || has("Person"),
  };
  return { text, tags: new Set(tagNames.filter((tag) => found[tag])) };
};

const tagNames: readonly Tag[] = ["verb", "auxiliary", "gerund", "infinitive", "noun", "plural", "proper"];
