/** Auxiliary verbs of English. */

/** The finite forms of "be" that a third person takes. */
export const beForms = ["is", "are", "was", "were"] as const;

/** True if a word is one of them. */
export const isBeForm = (word: string): boolean => beForms.some((form) => form === word);
