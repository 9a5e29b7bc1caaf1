/**
 * Key against answer: the four counts of signal detection, from which response bias and balanced accuracy are
 * computed. A yes where the key is yes is a hit, a yes where it is no a false alarm (Green and Swets 1966).
 * Only readable answers are counted. A question asked several times counts once, by the shares of its answers: then the
 * four need not be whole, and each key's two still add up to its questions.
 */
import { byQuestion, countReadable, sumShares } from "./by-question.ts";
import { averageShares, proportion, type Estimate } from "./estimate.ts";
import { pairedDifference, type PairedDifference } from "./paired-scores.ts";
import type { Score } from "./verdict.ts";

export type AnswerTable = {
  readonly hits: number;
  readonly misses: number;
  readonly falseAlarms: number;
  readonly rejections: number;
};

/** The counts of some scores, in any order. */
export const answerTable = (scores: Iterable<Score>): AnswerTable => {
  const questions = byQuestion(scores);
  const sum = (isYes: boolean, outcome: "correct" | "incorrect"): number => {
    const own = questions.filter(({ key }) => (key === "yes") === isYes);
    return sumShares(
      own.map(({ outcomes, times }) => [outcomes[outcome], countReadable(outcomes), times]),
    )[0];
  };
  return {
    hits: sum(true, "correct"),
    misses: sum(true, "incorrect"),
    falseAlarms: sum(false, "incorrect"),
    rejections: sum(false, "correct"),
  };
};

/**
 * The mean of the accuracies on yes-keys and on no-keys. One half is what any answer gets that does not look at the question,
 * however unbalanced the keys; plain accuracy would praise it for their balance. Null where one of the keys has no answer.
 */
export const balancedAccuracy = ({ hits, misses, falseAlarms, rejections }: AnswerTable): Estimate =>
  averageShares([proportion(hits, hits + misses), proportion(rejections, rejections + falseAlarms)]);

/**
 * Yes-rate minus share of yes-keys, in [-1, 1]: 0 is no leaning, whatever the accuracy. McNemar's p asks whether false alarms and
 * misses balance (FSE text §4.3: Guanaco's “tendency to provide affirmative answers”).
 */
export const yesBias = ({ hits, misses, falseAlarms, rejections }: AnswerTable): PairedDifference =>
  pairedDifference({ both: hits, lost: misses, gained: falseAlarms, neither: rejections });
