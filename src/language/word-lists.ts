/** Whether a word is on a list of data/word-lists.json, where words stand with blanks between them. */
export const wordLists = <Name extends string>(
  lists: Readonly<Record<Name, string>>,
): ((name: Name, word: string) => boolean) => {
  const sets = new Map(
    Object.entries<string>(lists).map(([name, words]) => [name, new Set(words.split(" "))] as const),
  );
  return (name, word) => sets.get(name)!.has(word);
};
