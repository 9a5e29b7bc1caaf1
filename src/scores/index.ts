/** Responses read, judged and measured; suites audited. */
export { distinctWordsOf, leaksOf, likenessOf, type Alike, type Likeness } from "./audits/likeness.ts";
export {
  guesserNames,
  shortcutsOf,
  type GuesserName,
  type GuesserReport,
  type Guesses,
  type ShortcutAudit,
  type ShortcutOptions,
  type ShortcutReport,
} from "./audits/shortcuts.ts";
export type { AuditedItem } from "./audits/surface.ts";
export { twinFaultsOf } from "./audits/twins.ts";
export {
  agreementOf,
  validityOf,
  validityQuestions,
  waldLowerBound,
  type Agreement,
  type AnnotatedPair,
  type Annotation,
  type Validity,
  type ValidityKey,
} from "./audits/validity.ts";
export { binomialAtMost, exactProportion, fairCoinTest, fisherBelow } from "./binomial.ts";
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
export {
  averagedFits,
  estimatesOf,
  leafDensities,
  likeliestFit,
  shrunkEstimates,
  weakestChances,
  type LeafCounts,
  type LeafDensities,
  type TreeMixture,
} from "./shrinkage.ts";
export {
  fitTree,
  genericDeviations,
  skillTree,
  type Deviations,
  type SkillTree,
  type TreeFit,
} from "./tree-model.ts";
export type { Leaf, ReadAnswer, Score, Verdict } from "./verdict.ts";
