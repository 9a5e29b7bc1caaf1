/**
 * Lists what organon-viewer is built on: the queries of a store, and the documents that pages show. It follows the package's
 * needs from version to version; programs use `organon`.
 */
export type { Scrub } from "#models/providers/secret";
export { crossDocument } from "#reports/documents/cross-document";
export { runDocument } from "#reports/documents/run-document";
export { openStore } from "#experiments/open-store";
export type { CirclePage } from "#experiments/viewing/circles";
export type { Dossier, Grounds } from "#experiments/viewing/dossier";
export type { QuestionPage, QuestionQuery, QuestionRow } from "#experiments/viewing/question-page";
export type { PriceTable } from "#models/prices";
export { createMemory } from "#experiments/viewing/memory";
export { view, type RunLine, type RunState, type View } from "#experiments/viewing/view";
export { labelRun, noteStudy, readNotes, setTags, splitTags, type AnswerNote } from "#experiments/run-tags";
export { changeCauses } from "#experiments/results/change-causes";
export { bothAnswers, type BothAnswers } from "#experiments/results/compare";
export { causeSection, comparisonDocument } from "#commands/compare/document";
export type { Report } from "#reports/summary";
export type { Run, Store } from "#runs/store";
export { skillOfTags } from "#scoring/verdict";
export { version } from "#workspace/settings/version";
