/** The first letter of a text as a capital or small: a sentence and the clause inside another differ by it. */

export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const uncapitalized = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** A clause as a sentence of its own: a capital at the head, a full stop at the end. */
export const sentenceOf = (clause: string): string => `${capitalized(clause)}.`;
