/** Responses read, judged and measured; suites audited. */
export {
  choiceShortcutsOf,
  pickerNames,
  type AuditedChoice,
  type ChoiceShortcuts,
  type PickerName,
  type Picks,
} from "./audits/choice-shortcuts.ts";
export { answerTable, type AnswerTable } from "./answer-table.ts";
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
export {
  byPlace,
  choiceMetrics,
  overEpochs,
  partialCircularOf,
  type ChoiceMetrics,
  type EpochVariation,
  type PlaceMetrics,
} from "./choice-metrics.ts";
export { circlesOf, type Circle, type Turn } from "./circle.ts";
export { benjaminiHochberg, holm } from "./corrections.ts";
export { asked, createCounter, readable, type Counter, type Counts, type Outcomes } from "./counts.ts";
export { proportion, type Estimate } from "./estimate.ts";
export { meanEstimate } from "./mean.ts";
export { circular, partialCircular, rightPicks, type Pick } from "./metrics/partial-circular.ts";
export { coefficientOfVariation } from "./metrics/variation.ts";
export { accuracy, accuracyOfAsked } from "./metrics/accuracy.ts";
export { biasReport, type BiasQuestion, type BiasReport, type BiasScore } from "./biases.ts";
export { balancedAccuracy } from "./metrics/balanced-accuracy.ts";
export {
  consistencyOf,
  twinConsistencyOf,
  type Consistency,
  type TwinConsistency,
} from "./metrics/consistency.ts";
export { discrimination, type Discrimination } from "./metrics/discrimination.ts";
export { effectOf, isReadable, type Effect, type ScorePair } from "./metrics/effect.ts";
export { responseRate } from "./metrics/response-rate.ts";
export { yesBias } from "./metrics/yes-bias.ts";
export { yesRate } from "./metrics/yes-rate.ts";
export { normalAtMost, normalDensity, normalQuantile } from "./normal.ts";
export { pairedDifference, type PairCounts, type PairedDifference } from "./paired.ts";
export { readOption, type ReadOption } from "./read-option.ts";
export { answersFor, detectableDrop, detectablePairedDrop, halfWidth } from "./precision.ts";
export { readAnswer } from "./read-answer.ts";
export { answerReader, judge } from "./readers/answer-1.ts";
export { measureReader, type LabelledReply, type ReaderMeasure } from "./readers/measure.ts";
export { createReader, type AnswerReader, type Read } from "./judge.ts";
export { answerReaders, readerNamed } from "./readers/readers.ts";
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
export type { Answer, Leaf, ReadAnswer, Score, Verdict } from "./verdict.ts";
