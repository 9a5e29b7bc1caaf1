/**
 * Which answer a model of yes/no questions prefers, and whether it is correct more often than one answer to everything.
 */
import { answerTable, balancedAccuracy, yesBias } from "./answer-table.ts";
import type { Breakdown } from "./breakdown.ts";
import { byQuestion, sumQuestions, countQuestions } from "./by-question.ts";
import { addUp, type Estimate } from "./estimate.ts";
import type { PairCounts, PairedDifference } from "./paired-scores.ts";
import type { Score } from "./verdict.ts";

/** The preference of a model for one answer, from its readable answers. */
export type AnswerBiases = {
  /** The share of answers "yes" minus the share of gold answers "yes", on the same questions. */
  readonly yesBias: Omit<PairedDifference, keyof PairCounts>;
  /** The mean of the accuracies on both gold answers: one half for answers that do not depend on the question. */
  readonly balancedAccuracy: Estimate;
  /** The accuracy of one answer to all n questions that were asked. */
  readonly guessing: { readonly alwaysYes: number; readonly alwaysNo: number; readonly n: number };
};

/** Returns response bias, balanced accuracy and the baselines of yes/no questions; empty for others. */
export const readBiases = (scores: readonly Score[]): { readonly biases?: AnswerBiases } => {
  if (scores.length === 0 || scores.some(({ key }) => key !== "yes" && key !== "no")) return {};
  const table = answerTable(scores);
  const { value, low, high, n, p } = yesBias(table);
  return {
    biases: {
      yesBias: { value, low, high, n, p },
      balancedAccuracy: balancedAccuracy(table),
      guessing: guessingOf(scores),
    },
  };
};

const guessingOf = (scores: readonly Score[]): AnswerBiases["guessing"] => {
  const asked = byQuestion(scores).filter(({ outcomes }) => sumQuestions(outcomes) > 0);
  const n = countQuestions(asked);
  const yes = addUp(asked, ({ key, times }) => (key === "yes" ? times : 0));
  return { alwaysYes: n === 0 ? 0 : yes / n, alwaysNo: n === 0 ? 0 : (n - yes) / n, n };
};

type Answers = Pick<Breakdown, "yesRate" | "responseAccuracy"> & { readonly biases?: AnswerBiases };

/**
 * Returns the accuracy of one answer to everything, on the questions with a readable answer; undefined where there are none, or
 * where yes and no are not asked.
 */
export const chanceLevel = ({ yesRate, biases }: Answers): number | undefined => {
  if (biases === undefined || yesRate.value === null || biases.yesBias.value === null) return undefined;
  const yes = yesRate.value - biases.yesBias.value;
  return Math.max(yes, 1 - yes);
};

/**
 * Returns whether readable answers are correct more often than one answer to everything; silence alone does not make chance.
 * Undefined without a readable answer.
 */
export const isAboveChance = (model: Answers): boolean | undefined =>
  model.responseAccuracy.value === null ? undefined : model.responseAccuracy.low > (chanceLevel(model) ?? -1);
