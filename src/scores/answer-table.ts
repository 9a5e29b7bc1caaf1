/**
 * Key against answer: the four counts of signal detection, from which yes-bias, balanced accuracy and d′ are
 * computed. A yes where the key is yes is a hit, a yes where it is no a false alarm (Green and Swets 1966).
 * Only readable answers are counted.
 */
import type { Score } from "./verdict.ts";

export type AnswerTable = {
  readonly hits: number;
  readonly misses: number;
  readonly falseAlarms: number;
  readonly rejections: number;
};

/** The counts of some scores, in any order. */
export const answerTable = (scores: Iterable<Score>): AnswerTable => {
  const table = { hits: 0, misses: 0, falseAlarms: 0, rejections: 0 };
  for (const { key, verdict } of scores) {
    if (verdict.outcome !== "correct" && verdict.outcome !== "incorrect") continue;
    const isRight = verdict.outcome === "correct";
    if (key === "yes") table[isRight ? "hits" : "misses"] += 1;
    else table[isRight ? "rejections" : "falseAlarms"] += 1;
  }
  return table;
};
