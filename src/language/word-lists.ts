/** Lists of words. */
import { memoize } from "#logic/memoize";

/** Whether a word is on a list of data/word-lists.json, where words stand with blanks between them. */
export const wordLists = <Name extends string>(
  lists: Readonly<Record<Name, string>>,
): ((name: Name, word: string) => boolean) => {
  const wordsOf = memoize((name: Name): ReadonlySet<string> => new Set(lists[name].split(" ")));
  return (name, word) => wordsOf(name).has(word);
};
