/** The papers' style: their own patterns, for comparison, with the grammar mended and the scope made visible. */
import type { Style } from "../style.ts";
import { readPaper } from "./paper-read.ts";
import { sayPaper } from "./paper-say.ts";

/**
 * "For all x, x is a nurse or x is late." Reads back what it says; bound names come back canonical. The papers set no limit to a
 * sentence; a hundred words leave room for every phrase of theirs.
 */
export const paper: Style = {
  name: "paper",
  say: (formula, words) => sayPaper(formula, words, false),
  read: readPaper,
  notesOr: true,
};

/** The style where an action has the papers' three forms: stated, in a condition, behind a quantifier (Appendix D). */
export const mixedPaper: Style = { ...paper, say: (formula, words) => sayPaper(formula, words, true) };
