/** Small changes to texts: the capital that a sentence has and a clause has not, articles, parts filled in. */

export const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const uncapitalize = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** A clause as a sentence of its own: a capital at the head, a full stop at the end. */
export const toSentence = (clause: string): string => `${capitalize(clause)}.`;

/** Words whose first letter misleads about the sound that follows "a" or "an". */
const soundsOtherwise = /^(?:heir|hono|hour|honest|uni[^mn]|use|usual|euro|one)/i;

/** "an owl", "an heir", "a union member" */
export const withArticle = (noun: string): string =>
  `${/^[aeiou]/i.test(noun) !== soundsOtherwise.test(noun) ? "an" : "a"} ${noun}`;

/** A text with parts in the place of their names in braces. */
export const withParts = (text: string, parts: Readonly<Record<string, string>>): string =>
  text.replaceAll(/(?<!\\p)\{([a-z]+)\}/gi, (_, name: string) => parts[name]!);
