/**
 * Lists what organon-viewer is built on: the queries of a store, and the documents that pages show. It follows the package's
 * needs from version to version; programs use `organon`.
 */
export type { Scrub } from "#models/providers/secret";
export { runDocument } from "#reports/documents/run-document";
export { openStore } from "#experiments/open-store";
export { type Dossier, readDossier, type Grounds } from "#experiments/results/dossier";
export {
  type CallState,
  noStates,
  type QuestionRow,
  buildRow,
  stateConditions,
  getState,
} from "#experiments/results/question-rows";
export { nameSubjects } from "#experiments/results/names";
export { readCauses, readCheckpoint } from "#experiments/results/checkpoints";
export { planWords } from "#experiments/results/plan-words";
export { report } from "#experiments/results/report";
export { labelText, optionLabel, type Tags } from "#items/question";
export { asksChoices } from "#items/suite";
export { getOrInsert } from "#logic/memoize";
export { lostAttempts } from "#models/outcome";
export { priceTable } from "#models/prices";
export { findPrice, type PriceTable } from "#models/prices";
export {
  labelRun,
  noteStudy,
  readNotes,
  readTags,
  setTags,
  splitTags,
  type AnswerNote,
} from "#experiments/run-tags";
export { changeCauses } from "#experiments/results/change-causes";
export { bothAnswers, type BothAnswers, compare, sideNames } from "#experiments/results/compare";
export { causeSection, comparisonDocument } from "#commands/compare/document";
export { noTally, type SeenCall, readCalls, type Tally } from "#runs/answers";
export { computeHash } from "#runs/plan";
export type { Sum } from "#reports/numbers";
export { writeSheet } from "#reports/sheet-text";
export type { Report } from "#reports/summary";
export type { CallValues, Condition, Run, Select, Store } from "#runs/store";
export { splitWords } from "#runs/stores/store-address";
export { proportion } from "#scoring/estimate";
export { getReader } from "#scoring/readers/readers";
export { pickSkillTags } from "#scoring/verdict";
export { version } from "#workspace/settings/version";
