/**
 * The words of a passage: which clauses its letters stand for. A letter has one form or several; each form is a
 * clause in its two polarities, and whichever is said, it is the letter that is meant. Where two forms mean only
 * nearly the same, each gets a letter of its own and the difference is logic (`items/choice/variants.ts`).
 */
import type { Clause } from "../words.ts";

/** For each letter of a passage the clauses it may be said by. */
export type PassageWords = { readonly letters: ReadonlyMap<string, LetterWords> };

/** The forms of a letter: the family's sentence first, then what may stand for it. Never empty. */
type LetterWords = { readonly forms: readonly Clause[] };

/** True if a clause speaks of the future or under a condition of its own: English keeps that from behind “if”. */
export const isFuture = (text: string): boolean => text.includes(" will ") || text.includes(" would ");

/** How a clause begins that is denied as a whole. */
export const outerDenial = "it is not the case that ";
