/**
 * Counts: what every metric is computed from. Scores are counted one by one and then forgotten, so a million of
 * them take the room of one table; counting in another order gives the same counts.
 */
import type { Score } from "./verdict.ts";

/** How many scores had which outcome; the four add up to what was asked. */
export type Outcomes = {
  readonly correct: number;
  readonly incorrect: number;
  readonly unreadable: number;
  readonly unanswered: number;
};

/** Outcomes, and how many of the readable answers were yes. */
export type Counts = Outcomes & { readonly yes: number };

/** A count in the making. */
export type Counter = {
  /** Counts a score, or so many that are alike. */
  readonly add: (score: Score, times?: number) => void;
  readonly read: () => Counts;
};

export const createCounter = (): Counter => {
  const counts = { correct: 0, incorrect: 0, unreadable: 0, unanswered: 0, yes: 0 };
  return {
    add: ({ verdict }, times = 1) => {
      counts[verdict.outcome] += times;
      if (verdict.answer === "yes") counts.yes += times;
    },
    read: () => ({ ...counts }),
  };
};

/** How many replies had an answer that could be read: the papers' N_satisfy. */
export const readable = (counts: Outcomes): number => counts.correct + counts.incorrect;

/** How many questions were put. */
export const asked = (counts: Outcomes): number => readable(counts) + counts.unreadable + counts.unanswered;
