/**
 * Words counted: runs of letters with an apostrophe inside, and numbers; case is kept, punctuation is no word. A count table of
 * another source (data/word-counts/) is a list of lines, a count and the words that have it; a line that begins with a space goes on.
 */

/** How often each word stands somewhere, and how many words there are in all. */
export type WordCounts = { readonly counts: ReadonlyMap<string, number>; readonly tokens: number };

export const countWords = (texts: Iterable<string>): WordCounts => {
  const counts = new Map<string, number>();
  let tokens = 0;
  for (const text of texts)
    for (const [word] of text.matchAll(/[A-Za-z]+(?:['’][a-z]+)?|\d+(?:[.,]\d+)*/g)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      tokens += 1;
    }
  return { counts, tokens };
};

/** A count table read. */
export const readCounts = (table: readonly string[]): WordCounts => {
  const counts = new Map<string, number>();
  let tokens = 0;
  let count = 0;
  for (const line of table) {
    const words = line.split(" ").filter((word) => word !== "");
    if (!line.startsWith(" ")) count = Number(words.shift());
    for (const word of words) {
      counts.set(word, count);
      tokens += count;
    }
  }
  return { counts, tokens };
};
