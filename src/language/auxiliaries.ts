/** Auxiliary verbs of English. */

/** The finite forms of "be" that a third person takes. */
export const formsOfBe = ["is", "are", "was", "were"] as const;

/** Whether a word is one of them. */
export const isFormOfBe = (word: string): boolean => formsOfBe.some((form) => form === word);
