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
  /** What the items of one skeleton have in common, for as long as they have it in common. */
  const forms = new WeakMap<object, { readonly item: Item; readonly written: string }>();
  const form = (item: Item): string => {
    const known = forms.get(item.premises);
    if (known && isOfOneForm(known.item, item)) return known.written;
    const written =
      `"profile":"${item.profile}","logic":"${item.logic}","category":"${item.category}",` +
      `"rule":${quoted(item.rule)},"base":${quoted(item.base)},"extension":"${item.extension}","kind":"${item.kind}",` +
      `"length":${item.length},"shortest":"${item.shortest}","style":${quoted(item.style)},` +
      `"premises":${shared(item.premises)},"conclusion":${quoted(item.conclusion)},` +
      `"relation":"${item.relation}","label":"${item.label}",`;
    forms.set(item.premises, { item, written });
    return written;
  };
  return (item) =>
    `{"v":1,"id":"${item.id}","seed":${item.seed},"index":${item.index},${form(item)}` +
    `"lexicon":${lexicon(item.lexicon)},"premisesText":${JSON.stringify(item.premisesText)},` +
    `"conclusionText":${JSON.stringify(item.conclusionText)},"question":${JSON.stringify(item.question)},` +
    `"certificate":${shared(item.certificate)},"steps":${shared(item.steps)}` +
    `${item.twin === undefined ? "" : `,"twin":"${item.twin}"`}}`;
};

const isOfOneForm = (one: Item, other: Item): boolean =>
  one.rule === other.rule &&
  one.base === other.base &&
  one.kind === other.kind &&
  one.conclusion === other.conclusion &&
  one.relation === other.relation &&
  one.label === other.label &&
  one.length === other.length &&
  one.shortest === other.shortest &&
  one.profile === other.profile &&
  one.style === other.style &&
  one.logic === other.logic &&
  one.category === other.category &&
  one.extension === other.extension;

const lexicon = (words: Item["lexicon"]): string => {
  let written = "";
  for (const letter in words)
    if (Object.hasOwn(words, letter))
      written += `${written === "" ? "" : ","}${quoted(letter)}:${word(words[letter])}`;
  return `{${written}}`;
};

/** A name, or a phrase in its polarities. */
const word = (value: unknown): string => {
  if (typeof value === "string") return quoted(value);
  return isPhrase(value)
    ? `{"yes":${quoted(value.yes)},"no":${quoted(value.no)}}`
    : (JSON.stringify(value) ?? "null");
};

const isPhrase = (value: unknown): value is { readonly yes: string; readonly no: string } => {
  if (typeof value !== "object" || value === null) return false;
  const [yes, no, ...others] = Object.keys(value);
  return (
    yes === "yes" &&
    no === "no" &&
    others.length === 0 &&
    "yes" in value &&
    typeof value.yes === "string" &&
    "no" in value &&
    typeof value.no === "string"
  );
};

/** A short text as JSON has it; most hold nothing that must be escaped. */
const quoted = (text: string): string => {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 32 || code === 34 || code === 92 || code > 0xd7ff) return JSON.stringify(text);
  }
  return `"${text}"`;
};
