/** Responses read, judged and measured. */
export { binomialAtMost, exactProportion, fairCoinTest } from "./binomial.ts";
export {
  breakdownOf,
  createBreakdown,
  leafKey,
  metricsOf,
  type Breakdown,
  type BreakdownCounter,
  type GroupMetrics,
  type LeafMetrics,
  type Metrics,
} from "./breakdown.ts";
export { benjaminiHochberg, holm } from "./corrections.ts";
export { asked, createCounter, readable, type Counter, type Counts, type Outcomes } from "./counts.ts";
export { proportion, type Estimate } from "./estimate.ts";
export { answerReader, judge } from "./judge.ts";
export { accuracy, accuracyOfAsked } from "./metrics/accuracy.ts";
export { responseRate } from "./metrics/response-rate.ts";
export { yesRate } from "./metrics/yes-rate.ts";
export { pairedDifference, type PairCounts, type PairedDifference } from "./paired.ts";
export { readAnswer } from "./read-answer.ts";
export type { Leaf, ReadAnswer, Score, Verdict } from "./verdict.ts";
