/**
 * Sentences as people write them: SNLI and parts of MNLI stand with spaces round every mark ("to go packages .",
 * "do n't"). What is put right is white space, quotation marks and the parser's names for brackets, no word.
 */

/** The sentence without the spaces of a tokeniser, its ends trimmed. */
export const detokenise = (text: string): string =>
  text
    .replaceAll(/-LRB-/g, "(")
    .replaceAll(/-RRB-/g, ")")
    .replaceAll(/``|''/g, '"')
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[,.;:?!)%])/g, "")
    .replaceAll(/([($]) /g, "$1")
    .replaceAll(/ (?=n['’]t\b)/g, "")
    .replaceAll(/(?<=[\p{L}\d]) (?=['’](?:s|re|ve|ll|d|m)\b)/gu, "")
    .replaceAll(/\b(can|gon|wan) (?=not\b|na\b)/g, "$1")
    .trim();
