/** Responses read, judged and measured; suites audited. */
export { answerTable, type AnswerTable } from "./answer-table.ts";
export {
  type AuditedChoice,
  type ChoiceShortcuts,
  choiceShortcutsOf,
  type PickerName,
  pickerNames,
  type Picks,
} from "./audits/choice-shortcuts.ts";
export { type Alike, distinctWordsOf, leaksOf, type Likeness, likenessOf } from "./audits/likeness.ts";
export {
  type GuesserName,
  guesserNames,
  type GuesserReport,
  type Guesses,
  type ShortcutAudit,
  type ShortcutOptions,
  type ShortcutReport,
  shortcutsOf,
} from "./audits/shortcuts.ts";
export type { AuditedItem } from "./audits/surface.ts";
export { twinFaultsOf } from "./audits/twins.ts";
export {
  type Agreement,
  agreementOf,
  type AnnotatedPair,
  type Annotation,
  type Validity,
  type ValidityKey,
  validityOf,
  validityQuestions,
  waldLowerBound,
} from "./audits/validity.ts";
export { type BiasQuestion, biasReport, type BiasReport, type BiasScore } from "./biases.ts";
export { binomialAtMost, exactProportion, fairCoinTest, fisherBelow } from "./binomial.ts";
export {
  type Breakdown,
  type BreakdownCounter,
  breakdownOf,
  createBreakdown,
  type GroupMetrics,
  leafKey,
  type LeafMetrics,
  type Metrics,
  metricsOf,
} from "./breakdown.ts";
export {
  byPlace,
  choiceMetrics,
  type ChoiceMetrics,
  type EpochVariation,
  overEpochs,
  partialCircularOf,
  type PlaceMetrics,
} from "./choice-metrics.ts";
export { type Circle, circlesOf, type Turn } from "./circle.ts";
export { benjaminiHochberg, holm } from "./corrections.ts";
export { asked, type Counter, type Counts, createCounter, type Outcomes, readable } from "./counts.ts";
export { type Estimate, proportion } from "./estimate.ts";
export { type AnswerReader, createReader, type Read } from "./judge.ts";
export { meanEstimate } from "./mean.ts";
export { accuracy, accuracyOfAsked } from "./metrics/accuracy.ts";
export { balancedAccuracy } from "./metrics/balanced-accuracy.ts";
export {
  type Consistency,
  consistencyOf,
  type TwinConsistency,
  twinConsistencyOf,
} from "./metrics/consistency.ts";
export { discrimination, type Discrimination } from "./metrics/discrimination.ts";
export { type Effect, effectOf, isReadable, type ScorePair } from "./metrics/effect.ts";
export { circular, partialCircular, type Pick, rightPicks } from "./metrics/partial-circular.ts";
export { responseRate } from "./metrics/response-rate.ts";
export { coefficientOfVariation } from "./metrics/variation.ts";
export { yesBias } from "./metrics/yes-bias.ts";
export { yesRate } from "./metrics/yes-rate.ts";
export { normalAtMost, normalDensity, normalQuantile } from "./normal.ts";
export { type PairCounts, pairedDifference, type PairedDifference } from "./paired.ts";
export { answersFor, detectableDrop, detectablePairedDrop, halfWidth } from "./precision.ts";
export { readAnswer } from "./read-answer.ts";
export { readOption, type ReadOption } from "./read-option.ts";
export { answerReader, judge } from "./readers/answer-1.ts";
export { type LabelledReply, measureReader, type ReaderMeasure } from "./readers/measure.ts";
export { answerReaders, readerNamed } from "./readers/readers.ts";
export {
  averagedFits,
  estimatesOf,
  type LeafCounts,
  leafDensities,
  type LeafDensities,
  likeliestFit,
  shrunkEstimates,
  type TreeMixture,
  weakestChances,
} from "./shrinkage.ts";
export {
  type Deviations,
  fitTree,
  genericDeviations,
  skillTree,
  type SkillTree,
  type TreeFit,
} from "./tree-model.ts";
export type { Answer, Leaf, ReadAnswer, Score, Verdict } from "./verdict.ts";
