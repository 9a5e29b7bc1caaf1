/**
 * What the surface of a question shows: counts that need no reading, such as the words a conclusion adds, denials
 * and their parity, connectives, lengths, and how many words conclusion and premises share. Words are taken as a
 * bag, premise by premise: no count knows who does what to whom, or what stands before what; n-grams know neighbours.
 */

import lists from "../../../data/word-lists.json" with { type: "json" };
import type { Counts } from "./learners.ts";
import type { Surface } from "./rows.ts";

/** Words in lower case, logical signs and commas, in order. */
export const tokensOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*|[¬∧∨→↔∀∃,]/gu) ?? [];

/** The classes that are counted, each in the premises and in the conclusion. */
const classes = Object.entries(lists.surface).map(
  ([name, words]) => [name, new Set(words.split(" "))] as const,
);

const frameWords = new Set([...Object.values(lists.surface), lists.single.surface].join(" ").split(" "));

/** Whether a word denies. */
export const isDenial = (token: string): boolean =>
  classes[0]?.[1].has(token) === true || /n['’]t$/.test(token);
/** Whether a word says what a sentence is about, rather than how it is built. */
export const isContent = (token: string): boolean => !frameWords.has(token) && !/n['’]t$/.test(token);

/** The words of a text that say what it is about. */
export const contentOf = (text: string): readonly string[] => tokensOf(text).filter(isContent);

/** The counts of a question. */
export const countsOf = (surface: Surface): Counts => {
  const premises = surface.premises.map(bagOf);
  const conclusion = bagOf(surface.conclusion);
  const all = bagOfTokens(premises.flatMap(({ tokens }) => tokens));
  const likeness = premises.map((premise) => shareKnown(conclusion, premise));
  const nearest = premises[likeness.indexOf(Math.max(...likeness))];
  const uses = [...conclusion.content.keys()].map((word) => all.content.get(word) ?? 0);
  const lengths = premises.map(({ tokens }) => tokens.length);
  return new Map([
    ...countsOfPart("conclusion", conclusion),
    ...countsOfPart("premises", all),
    ["premises", premises.length],
    ["longest premise", largest(lengths)],
    ["shortest premise", smallest(lengths)],
    ["parity of all denials", (all.denials + conclusion.denials) % 2],
    ["denials, conclusion minus premises", conclusion.denials - all.denials],
    ["denials, conclusion minus nearest premise", conclusion.denials - (nearest?.denials ?? 0)],
    ["words, conclusion minus nearest premise", conclusion.tokens.length - (nearest?.tokens.length ?? 0)],
    ["new words in conclusion", uses.filter((n) => n === 0).length],
    ["overlap", shareKnown(conclusion, all)],
    ["overlap with the nearest premise", largest(likeness)],
    ["overlap with the farthest premise", smallest(likeness)],
    ["premises without a word of the conclusion", likeness.filter((share) => share === 0).length],
    ["premise words not in conclusion", all.content.size - sharedOf(all, conclusion)],
    ["fewest uses of a conclusion word", smallest(uses)],
    ["most uses of a conclusion word", largest(uses)],
    ["premise words used once", [...all.content.values()].filter((n) => n === 1).length],
    [
      "premises with the conclusion's very words",
      premises.filter(({ key }) => key === conclusion.key).length,
    ],
  ]);
};

/** The share of a conclusion's words, frame words included, that stand in the premises. */
export const overlapOf = ({ premises, conclusion }: Surface): number =>
  shareOf(tokensOf(conclusion), premises.flatMap(tokensOf));

/** The share of some words, each as often as it comes, that are among others. */
export const shareOf = (words: readonly string[], others: Iterable<string>): number => {
  const known = new Set(others);
  return words.filter((word) => known.has(word)).length / Math.max(1, words.length);
};

type Bag = {
  readonly tokens: readonly string[];
  readonly content: ReadonlyMap<string, number>;
  readonly denials: number;
  /** Equal for texts of the same words in any order. */
  readonly key: string;
};

const bagOf = (text: string): Bag => bagOfTokens(tokensOf(text));

const bagOfTokens = (tokens: readonly string[]): Bag => {
  const content = new Map<string, number>();
  for (const token of tokens) if (isContent(token)) content.set(token, (content.get(token) ?? 0) + 1);
  return { tokens, content, denials: tokens.filter(isDenial).length, key: tokens.toSorted().join(" ") };
};

const countsOfPart = (part: string, { tokens, content, denials }: Bag): readonly [string, number][] => [
  [`${part}: words`, tokens.length],
  [`${part}: distinct content words`, content.size],
  [`${part}: content words`, tokens.filter(isContent).length],
  ...classes.map(([name, words]): [string, number] => [
    `${part}: ${name}`,
    name === "denials" ? denials : tokens.filter((token) => words.has(token)).length,
  ]),
  [`${part}: parity of denials`, denials % 2],
];

/** How many of a bag's content words another has, and their share. */
const sharedOf = ({ content }: Bag, { content: known }: Bag): number =>
  [...content.keys()].filter((word) => known.has(word)).length;
const shareKnown = (one: Bag, other: Bag): number => sharedOf(one, other) / Math.max(1, one.content.size);

const largest = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : Math.max(...numbers));
const smallest = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : Math.min(...numbers));

/** Words and pairs of neighbouring words; premises and conclusion have n-grams of their own, also with content words masked. */
export const allNgrams = ({ premises, conclusion }: Surface): readonly string[] => [
  ...ngramsOf("conclusion", conclusion),
  ...premises.flatMap((premise) => ngramsOf("premise", premise)),
];

const ngramsOf = (part: string, text: string): readonly string[] => {
  const tokens = tokensOf(text);
  return [...pairsOf(part, tokens), ...pairsOf(`${part} masked`, maskedOf(tokens))];
};

const pairsOf = (part: string, tokens: readonly string[]): readonly string[] =>
  [...tokens, "$"].flatMap((token, i) => [`${part} ${token}`, `${part} ${tokens[i - 1] ?? "^"} ${token}`]);

/** The tokens with each run of content words as one mask. */
const maskedOf = (tokens: readonly string[]): readonly string[] =>
  tokens
    .map((token) => (isContent(token) ? "·" : token))
    .filter((token, i, all) => token !== "·" || all[i - 1] !== "·");
