/**
 * Words counted: runs of letters with an apostrophe inside, and numbers; case is kept, punctuation is no word. A count table of
 * another source is text of paragraphs, a count and the words that have it.
 */

/** How often each word stands somewhere, and how many words there are in all. */
export type WordCounts = { readonly counts: ReadonlyMap<string, number>; readonly tokens: number };

/** The tokeniser, in words. */
export const tokeniser = "runs of letters (an apostrophe inside) and numbers, case kept, no punctuation";

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
export const readCounts = (table: string): WordCounts => {
  const counts = new Map<string, number>();
  let tokens = 0;
  let count = 0;
  for (const line of table.split("\n")) {
    const words = line.split(" ").filter((word) => word !== "");
    if (words.length === 0) continue;
    if (!line.startsWith(" ")) count = Number(words.shift());
    for (const word of words) {
      counts.set(word, count);
      tokens += count;
    }
  }
  return { counts, tokens };
};
