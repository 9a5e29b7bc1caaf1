/**
 * What readers of controlled English share: sentences as words and commas, predicates named by a stem that all forms of a verb have, and
 * constants by their words. A stem may be no word: "invites", "inviting" and "invite" are `invit`, so that one predicate stands for all.
 */
import { constant, type Term } from "#logic/formula";

/** The words and commas of a sentence, its end left out. */
export const splitWords = (sentence: string): readonly string[] =>
  sentence
    .trim()
    .replace(/(?<![.?!])[.?!]+$/, "")
    .match(/[\p{L}\p{N}_'’-]+|,/gu) ?? [];

/**
 * Returns the common stem of all forms of a verb. A short vowel tells two verbs apart ("hopping", "hoping"), so an e stays after one
 * vowel and one consonant; other verbs lose it, because "inviting" does not show whether its verb ends in one.
 */
export const stemVerb = (verb: string): string => {
  const base = toBaseForm(verb.toLowerCase());
  const single = /[aeiouy][^aeiou]+[aeiouy]ll$/.test(base) ? base.slice(0, -1) : base;
  return single.length > 2 && single.endsWith("e") && !shortVowel.test(single.slice(0, -1))
    ? single.slice(0, -1)
    : single;
};

const shortVowel = /^[^aeiou]*[aeiouy][^aeiouwxy]$/;

const toBaseForm = (word: string): string => {
  if (/^[a-z]ying$/.test(word)) return `${word[0]}ie`;
  const bare = word.slice(0, -3);
  if (word.endsWith("ing") && /[aeiouy]/.test(bare)) {
    if (/..([bdgkmnprt])\1$/.test(bare)) return bare.slice(0, -1);
    return shortVowel.test(bare) ? `${bare}e` : bare;
  }
  if (/..ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|zz|o)es$/.test(word)) return word.slice(0, -2);
  return /..[^su]s$/.test(word) ? word.slice(0, -1) : word;
};

/** A predicate's or constant's name out of words: letters, digits and underscores. */
export const toName = (words: readonly string[]): string => {
  const name = words
    .join("_")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "_")
    .replaceAll(/^_+|_+$/g, "");
  return /^\p{L}/u.test(name) ? name : `n_${name}`;
};

/** The singular of a plural noun: "wumpuses" is of "wumpus", "dogs" of "dog". */
export const toSingular = (noun: string): string => {
  const word = noun.toLowerCase();
  if (/(?:us|is|ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /[^s]s$/.test(word) && !/[ui]s$/.test(word) ? word.slice(0, -1) : word;
};

/** Returns the term that words name, without their article. */
export const toTerm = (words: readonly string[]): Term =>
  constant(toName(words[0] === "the" ? words.slice(1) : words));

/** The sentences of some texts. */
export const splitSentences = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => text.split(/(?<=[.!?])\s+/)).filter((sentence) => sentence.trim() !== "");

/** Splits the text at commas and connectives. */
export const splitParts = (
  words: readonly string[],
  connectives: readonly string[] = ["and", "or"],
): readonly (readonly string[])[] => {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (word === "," || connectives.includes(word)) parts.push([]);
    else parts.at(-1)!.push(word);
  }
  return parts.filter((part) => part.length > 0);
};

/** Words without the "not" before them, and whether there is one. */
export const dropNot = (
  words: readonly string[],
): { readonly isDenied: boolean; readonly said: readonly string[] } => {
  const isDenied = words[0] === "not";
  return { isDenied, said: isDenied ? words.slice(1) : words };
};
