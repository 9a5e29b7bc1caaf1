/**
 * What readers of controlled English share: sentences as words and commas, predicates named by a stem that all forms of a verb have, and
 * constants by their words. A stem is no word: "takes", "taking" and "take" are `tak`, so that one predicate stands for all.
 */

/** The words and commas of a sentence, its end left out. */
export const wordsOf = (sentence: string): readonly string[] =>
  sentence
    .trim()
    .replace(/(?<![.?!])[.?!]+$/, "")
    .match(/[\p{L}\p{N}_'’-]+|,/gu) ?? [];

/** What all forms of a verb have in common. */
export const stemOf = (verb: string): string => {
  const word = verb.toLowerCase();
  const bare =
    word.length > 5 && word.endsWith("ing")
      ? word.slice(0, -3)
      : /(?:ch|sh|s|x|z|o)es$/.test(word)
        ? word.slice(0, -2)
        : word.length > 3 && /[^s]s$/.test(word)
          ? word.slice(0, -1)
          : word;
  const single = /([bdgklmnprt])\1$/.test(bare) && bare !== word ? bare.slice(0, -1) : bare;
  return single.length > 2 && single.endsWith("e") ? single.slice(0, -1) : single;
};

/** A predicate's or constant's name out of words: letters, digits and underscores. */
export const nameOfWords = (words: readonly string[]): string => {
  const name = words
    .join("_")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "_")
    .replaceAll(/^_+|_+$/g, "");
  return /^\p{L}/u.test(name) ? name : `n_${name}`;
};

/** The singular of a plural noun: "wumpuses" is of "wumpus", "dogs" of "dog". */
export const singularOf = (noun: string): string => {
  const word = noun.toLowerCase();
  if (/(?:us|is|ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /[^s]s$/.test(word) && !/[ui]s$/.test(word) ? word.slice(0, -1) : word;
};
