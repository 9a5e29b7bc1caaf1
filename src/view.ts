/**
 * Lists what organon-viewer is built on: the queries of a store, and the documents that pages show. It follows the package's
 * needs from version to version; programs use `organon`.
 */
export type { Scrub } from "#models/providers/secret";
export { crossDocument } from "#reports/documents/cross-document";
export { adaptiveNamed } from "#experiments/results/adaptive";
export { runDocument } from "#reports/documents/run-document";
export { chartsOf, renderCsv, renderSvg } from "#reports/render/figure-files";
export { renderHtml } from "#reports/render/html";
export { renderMarkdown } from "#reports/render/markdown";
export { diversityDocument } from "#experiments/audit/diversity";
export { datasetDocument } from "#experiments/audit/set-document";
export { openStore } from "#experiments/open-store";
export { isCorrect } from "#experiments/viewing/counts";
export type { CirclePage } from "#experiments/viewing/circles";
export type { Dossier, Grounds } from "#experiments/viewing/dossier";
export type { QuestionPage, QuestionQuery, QuestionRow } from "#experiments/viewing/question-page";
export type { PriceTable } from "#models/prices";
export { openSets, type SetLine, type Sets } from "#experiments/viewing/sets";
export { view, type RunLine, type RunState, type View } from "#experiments/viewing/view";
export { labelRun, setTags, splitTags } from "#experiments/run-tags";
export { comparisonDocument } from "#commands/compare/document";
export { seenCalls } from "#runs/answers";
export type { Run, Store } from "#runs/store";
export { readerOf } from "#scoring/readers/readers";
export { version } from "#workspace/settings/version";
