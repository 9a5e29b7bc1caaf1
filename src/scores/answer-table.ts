/**
 * Key against answer: the four counts of signal detection, from which yes-bias, balanced accuracy and d′ are
 * computed. A yes where the key is yes is a hit, a yes where it is no a false alarm (Green and Swets 1966).
 * Only readable answers are counted. A question asked several times counts once, by the shares of its answers: then the
 * four need not be whole, and each key's two still add up to its questions.
 */
import { byQuestion, createShare } from "./by-question.ts";
import type { Score } from "./verdict.ts";

export type AnswerTable = {
  readonly hits: number;
  readonly misses: number;
  readonly falseAlarms: number;
  readonly rejections: number;
};

/** The counts of some scores, in any order. */
export const answerTable = (scores: Iterable<Score>): AnswerTable => {
  const [right, wrong] = [
    { yes: createShare(), no: createShare() },
    { yes: createShare(), no: createShare() },
  ];
  for (const { key, outcomes, times } of byQuestion(scores)) {
    const side = key === "yes" ? "yes" : "no";
    const readable = outcomes.correct + outcomes.incorrect;
    right[side].add(outcomes.correct, readable, times);
    wrong[side].add(outcomes.incorrect, readable, times);
  }
  return {
    hits: right.yes.sum(),
    misses: wrong.yes.sum(),
    falseAlarms: wrong.no.sum(),
    rejections: right.no.sum(),
  };
};
