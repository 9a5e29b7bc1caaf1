/** The words of a command as a command line. */

/** Returns a command line, `organon …`, quoted for a POSIX shell. */
export const commandLine = (words: readonly string[]): string => `organon ${words.map(quoteWord).join(" ")}`;

const quoteWord = (word: string): string =>
  /^[\w:./,@+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
