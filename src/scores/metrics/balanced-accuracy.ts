/**
 * Balanced accuracy: the mean of the accuracies on yes-keys and on no-keys. One half is what any answer gets that
 * does not look at the question, however unbalanced the keys; plain accuracy would praise it for their balance.
 * The interval joins Wilson's two by the method of variance recovery (Zou and Donner 2008).
 */
import type { AnswerTable } from "../answer-table.ts";
import { proportion, type Estimate } from "../estimate.ts";

/** In [0, 1]; null where one of the keys has no readable answer. */
export const balancedAccuracy = ({ hits, misses, falseAlarms, rejections }: AnswerTable): Estimate => {
  const yes = proportion(hits, hits + misses);
  const no = proportion(rejections, rejections + falseAlarms);
  const n = yes.n + no.n;
  if (yes.value === null || no.value === null) return { value: null, low: 0, high: 1, n };
  const value = (yes.value + no.value) / 2;
  return {
    value,
    low: Math.max(0, value - Math.hypot(yes.value - yes.low, no.value - no.low) / 2),
    high: Math.min(1, value + Math.hypot(yes.high - yes.value, no.high - no.value) / 2),
    n,
  };
};
