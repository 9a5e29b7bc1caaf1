/** Responses read, judged and measured; suites audited. */
export { answerTable, type AnswerTable } from "./answer-table.ts";
export { type AuditedChoice, type ChoiceShortcuts, choiceShortcutsOf } from "./audits/choice-shortcuts.ts";
export {
  englishReadingOf,
  type EnglishJudgement,
  type EnglishRates,
  type EnglishReader,
  type EnglishReading,
  type EnglishText,
} from "./audits/english.ts";
export {
  type HumanKey,
  type HumanOutcome,
  humanOutcomeOf,
  type PersonAnswers,
} from "./audits/human-study.ts";
export { distinctWordsOf, leaksOf, type Likeness, likenessOf } from "./audits/likeness.ts";
export { optionPickers, vocabularySize } from "./audits/option-pickers.ts";
export { type ClassShortcuts, classShortcutsOf, type LabelledItem } from "./audits/class-shortcuts.ts";
export { type ShortcutAudit, type ShortcutReport, shortcutsOf } from "./audits/shortcuts.ts";
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
} from "./audits/validity.ts";
export { biasReport, type BiasReport, type BiasScore } from "./biases.ts";
export { exactProportion, fisherBelow } from "./binomial.ts";
export { type Breakdown, breakdownOf, leafKey } from "./breakdown.ts";
export {
  answerProbabilities,
  type AnswerProbabilities,
  type Calibration,
  calibrationOf,
  probablePartialCircular,
  type Sureness,
} from "./calibration.ts";
export { meanEstimate } from "./mean.ts";
export {
  causeWords,
  type ErrorCause,
  errorCauses,
  type FittingCause,
  fittingCauses,
} from "./error-causes.ts";
export { byQuestion, firstEpochs, type Outcomes } from "./by-question.ts";
export {
  byPlace,
  choiceMetrics,
  type ChoiceMetrics,
  type EpochVariation,
  overEpochs,
  partialCircularOf,
  type PlaceMetrics,
} from "./choice-metrics.ts";
export { type ChoiceDifference, compareCircles, type MeanDifference } from "./choice-pairs.ts";
export { type Circle, circlesOf } from "./circle.ts";
export { benjaminiHochberg, holm } from "./corrections.ts";
export type { Metrics } from "./counts.ts";
export { dialSurface } from "./difficulty/dial-surface.ts";
export { accuracyAt, type DialScale, placeOf, settingAt } from "./difficulty/falling-curve.ts";
export { featuresOf, withVarying } from "./difficulty/features.ts";
export {
  type Coefficient,
  type FeaturedAnswers,
  fitTestModel,
  heldOut,
  type HeldOut,
} from "./difficulty/test-model.ts";
export { type HalfPoint, halfPointOf, type SettingAnswers } from "./difficulty/half-point.ts";
export { nextSettings, settingsAround } from "./difficulty/next-settings.ts";
export { divergence, drawnDivergence, smoothingFor } from "./diversity/divergence.ts";
export { referenceNamed, type WordReference } from "./diversity/references.ts";
export { countWords, type WordCounts } from "./diversity/words.ts";
export { type Estimate, proportion } from "./estimate.ts";
export { independentDifference, type IndependentDifference } from "./independent.ts";
export { balancedAccuracy } from "./metrics/balanced-accuracy.ts";
export { discrimination } from "./metrics/discrimination.ts";
export { isReadable } from "./metrics/effect.ts";
export { yesBias } from "./metrics/yes-bias.ts";
export { type PairCounts, pairedDifference, type PairedDifference } from "./paired.ts";
export { answersFor, detectableDrop, detectablePairedDrop, halfWidth } from "./precision.ts";
export { answerReader } from "./readers/answer-1.ts";
export { answerReaders, readerNamed } from "./readers/readers.ts";
export {
  averagedFits,
  estimatesOf,
  leafDensities,
  likeliestFit,
  shrunkEstimates,
  type TreeMixture,
  weakestChances,
} from "./shrinkage.ts";
export { type CheckedStep, checkSteps, firstWrongStep } from "./reasoning/check-steps.ts";
export { readSteps } from "./reasoning/read-steps.ts";
export { type ReasonedReply, type WrongWays, wrongWaysOf } from "./reasoning/wrong-way.ts";
export { skillTree, type TreeFit } from "./tree-model.ts";
export type { AnswerReader, Judged } from "./judge.ts";
export { type Leaf, leafOf, type Score, type Verdict } from "./verdict.ts";
export { revisionReport, type RevisionReport } from "./revision.ts";
export { refusalIn, refusedRow } from "./tasks/refusal.ts";
export { taskResults, type TaskResults } from "./tasks/task-results.ts";
