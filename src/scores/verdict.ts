/**
 * Verdicts: what a response is worth against an item's key, and the tally that every table is built from.
 * A failed, refused or cut-off call is `unanswered`: it never counts as wrong, and it is never silent.
 */

import type { OptionLetter } from "#items";

/** What a question can be answered with. */
export type Answer = "yes" | "no" | OptionLetter;

/** What was read from a reply, and where: `[start, end)` offsets into its text. */
export type ReadAnswer = {
  readonly answer: "yes" | "no" | "unreadable";
  readonly span?: readonly [start: number, end: number];
};

export type Verdict = {
  readonly outcome: "correct" | "incorrect" | "unreadable" | "unanswered";
  readonly answer?: Answer;
  readonly span?: readonly [start: number, end: number];
};

/** Where an item stands in the rule tree: what the tables group by. */
export type Leaf = {
  readonly logic: string;
  readonly category: string;
  readonly rule: string;
  readonly base: string;
  readonly extension: string;
  readonly kind: string;
};

/** One judged response: the row from which scores, diagnoses and reports are computed. */
export type Score = {
  readonly itemId: string;
  readonly model: string;
  readonly leaf: Leaf;
  readonly length: number;
  readonly label: Answer;
  readonly epoch: number;
  readonly verdict: Verdict;
};
