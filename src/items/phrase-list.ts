/**
 * Phrases of a lexicon in the order of their groups, so that one whose group is still free is picked by number: no two
 * phrases of a group may come together.
 */
import type { Lexeme, VerbPhrase } from "#language/lexicon";
import { getOrInsert } from "#logic/memoize";

/** Phrases in the order of their groups. */
export type PhraseList = {
  readonly phrases: readonly Phrase[];
  /** Where each group begins, by its number, and how many phrases it has. */
  readonly starts: readonly number[];
  readonly sizes: readonly number[];
  /** How many phrases are left for certain when so many groups are used up. */
  readonly capacities: readonly number[];
};

type Phrase = { readonly phrase: VerbPhrase; readonly group: number };

/** A lexicon's phrases of at most `longest` words, in order; groups get their numbers as they come. */
export const phraseList = (
  lexemes: readonly Lexeme[],
  longest: number,
  groups: Map<string, number>,
): PhraseList => {
  const getNumber = (group: string): number => getOrInsert(groups, group, () => groups.size);
  const phrases = lexemes
    .flatMap(({ group, forms }) => forms.map((phrase) => ({ phrase, group: getNumber(group) })))
    .filter(({ phrase }) => wordCount(phrase.yes) <= longest && wordCount(phrase.no) <= longest + 2)
    .toSorted((a, b) => a.group - b.group);
  // A group without phrases begins behind all of them.
  const starts = Array.from(groups, () => phrases.length + 1);
  const sizes = Array.from(groups, () => 0);
  for (const [i, { group }] of phrases.entries()) if (sizes[group]!++ === 0) starts[group] = i;
  const capacities = [phrases.length];
  for (const size of sizes.filter((one) => one > 0).toSorted((a, b) => b - a))
    capacities.push(capacities.at(-1)! - size);
  return { phrases, starts, sizes, capacities };
};

/** How many words a text has. */
export const wordCount = (text: string): number => text.split(" ").length;

/** How many phrases are left for certain when so many groups are used up. */
export const capacity = ({ capacities }: PhraseList, taken: number): number =>
  capacities[Math.min(taken, capacities.length - 1)]!;

/** The phrase that `digit` picks among those whose group is free; `used` lists the others in ascending order. */
export const nth = (
  { phrases, starts, sizes }: PhraseList,
  used: readonly number[],
  digit: (available: number) => number,
): Phrase => {
  let free = phrases.length;
  for (const group of used) free -= sizes[group] ?? 0;
  let at = digit(free);
  for (const group of used) if (at >= (starts[group] ?? at + 1)) at += sizes[group]!;
  return phrases[at]!;
};

/** Puts a number into a short ascending list. */
export const insert = (list: number[], member: number): void => {
  let at = list.length;
  for (; at > 0 && list[at - 1]! > member; at--) list[at] = list[at - 1]!;
  list[at] = member;
};
