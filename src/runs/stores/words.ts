/** Returns the words of a text, in lower case, as searches compare them. */
export const splitWords = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
