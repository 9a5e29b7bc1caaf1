/**
 * An item as its line of a file: the outer contract's JSON, as `JSON.stringify` writes it, byte for byte. Items of
 * one skeleton share its premises, certificate and steps, and all items share the phrases of the lexicon; these are
 * written once and kept for as long as they live.
 */
import type { Item } from "./item.ts";

/** A writer of lines, without the line's end. What one writer keeps, no other one sees. */
export const createLineWriter = (): ((item: Item) => string) => {
  const kept = new WeakMap<object, string>();
  const shared = (part: object): string => {
    const known = kept.get(part);
    if (known !== undefined) return known;
    const written = JSON.stringify(part);
    kept.set(part, written);
    return written;
  };
  const lexicon = (words: Item["lexicon"]): string => {
    let written = "";
    for (const letter of Object.keys(words)) {
      const word = words[letter];
      const entry = typeof word === "object" && word !== null ? shared(word) : JSON.stringify(word);
      written += `${written === "" ? "" : ","}"${letter}":${entry}`;
    }
    return `{${written}}`;
  };
  const text = (words: string): string => JSON.stringify(words);
  return (item) =>
    `{"v":1,"id":"${item.id}","seed":${item.seed},"index":${item.index},"profile":"${item.profile}",` +
    `"logic":"${item.logic}","category":"${item.category}","rule":${text(item.rule)},"base":${text(item.base)},` +
    `"extension":"${item.extension}","kind":"${item.kind}","length":${item.length},` +
    `"shortest":"${item.shortest}","style":${text(item.style)},"premises":${shared(item.premises)},` +
    `"conclusion":${text(item.conclusion)},"relation":"${item.relation}","label":"${item.label}",` +
    `"lexicon":${lexicon(item.lexicon)},"premisesText":${JSON.stringify(item.premisesText)},` +
    `"conclusionText":${text(item.conclusionText)},"question":${text(item.question)},` +
    `"certificate":${shared(item.certificate)},"steps":${shared(item.steps)}` +
    `${item.twin === undefined ? "" : `,"twin":"${item.twin}"`}}`;
};
