/**
 * The report room: what was found, told to people. Numbers of runs, comparisons, plans and audits go in, each becomes a
 * `Document` once, and three renderers turn any document into text for a terminal, Markdown, or one self-contained HTML
 * page; JSON has functions of its own, in the layout of the contract. Pure: nothing is asked, read, written or timed.
 */
export { choiceJson } from "./choice/choice-json.ts";
export { choiceModelReport, type ChoiceModelReport, type ChoiceReport } from "./choice/choice-report.ts";
export { compare, type Comparison, type ComparisonMode, overlapOf } from "./compare.ts";
export type { Block, Chart, Document, Section, Table, Text } from "./document.ts";
export { biasesDocument, biasesJson, type BiasStudy } from "./documents/biases-document.ts";
export { choiceComparisonDocument } from "./documents/choice-comparison-document.ts";
export { choiceDocument } from "./documents/choice-document.ts";
export { comparisonDocument, comparisonInWords } from "./documents/comparison-document.ts";
export { datasetDocument } from "./documents/dataset-document.ts";
export { diversityDocument, type DiversityReport } from "./documents/diversity-document.ts";
export { polishSheet, type QueuedChange, readPolishSheet } from "./divlogiceval/polish-sheet.ts";
export {
  finetuneDocument,
  type FinetuneReport,
  type TunedComparison,
} from "./documents/finetune-document.ts";
export {
  type PretrainedComparison,
  pretrainingDocument,
  type PretrainingReport,
} from "./documents/pretraining-document.ts";
export { divlogicDocument, divlogicJson, guessingDocument } from "./documents/divlogiceval-document.ts";
export type {
  ChangedModel,
  ChoiceChange,
  DivLogicStudy,
  GuessedOptions,
  GuessingReport,
} from "./divlogiceval/part.ts";
export { type Difficulty } from "./difficulty.ts";
export {
  frontierDocument,
  frontierJson,
  type FrontierReport,
  type FrontierTask,
} from "./documents/frontier-document.ts";
export { revisionDocument, revisionJson, type RevisionStudy } from "./documents/revision-document.ts";
export { dialsDocument } from "./documents/dials-document.ts";
export { gateDocument, gateLines, withGate } from "./documents/gate-document.ts";
export {
  isomorphsDocument,
  type IsomorphsFound,
  type IsomorphsOfModel,
} from "./documents/isomorphs-document.ts";
export { logicaskerDocument, logicaskerJson } from "./documents/logicasker-document.ts";
export {
  type BudgetPlan,
  type PlanCost,
  planDocument,
  type PrecisionPlan,
} from "./documents/plan-document.ts";
export { probeDocument } from "./documents/probe-document.ts";
export {
  reasoningDocument,
  type ReasoningFound,
  type ReasoningOfModel,
} from "./documents/reasoning-document.ts";
export { englishDocument } from "./documents/english-document.ts";
export {
  disagreementDocument,
  readersDocument,
  type ToldDisagreement,
} from "./documents/readers-document.ts";
export {
  questionDocument,
  questionsDocument,
  type KeyGrounds,
  type QuestionReply,
  type ShownQuestion,
} from "./documents/question-document.ts";
export { rankingDocument, rankingInWords } from "./documents/ranking-document.ts";
export { runsDocument } from "./documents/runs-document.ts";
export { runDocument } from "./documents/run-document.ts";
export { statusDocument } from "./documents/status-document.ts";
export {
  choiceShortcutsDocument,
  classShortcutsDocument,
  shortcutsDocument,
} from "./documents/shortcuts-document.ts";
export { lengthsDocument, weaknessesDocument } from "./documents/skill-documents.ts";
export { validityDocument } from "./documents/validity-document.ts";
export { gateJson, gateJunit } from "./gate-machines.ts";
export { choiceGateOf, type Gate, gateOf } from "./gate.ts";
export { rankingOf, type Contender, type Ranking } from "./ranking.ts";
export { reportJson, weaknessesJson } from "./json.ts";
export type { LogicAskerPart, LogicAskerStudy, RuleType, ValidityPart } from "./logicasker/part.ts";
export { publishedModelOf } from "./logicasker/published.ts";
export { clipped } from "./printable.ts";
export { chartsOf, renderCsv, renderSvg } from "./render/figure-files.ts";
export { isNumeric, partsOf } from "./render/cells.ts";
export { drawnChart } from "./render/html-chart.ts";
export { renderHtml } from "./render/html.ts";
export { renderMarkdown } from "./render/markdown.ts";
export { style } from "./render/style.ts";
export { renderTerminal } from "./render/terminal.ts";
export { worldPicture } from "./charts/world.ts";
export { count, dateInWords, dollars, percent, shareText } from "./numbers.ts";
export type {
  AdaptiveSearch,
  AnswerBiases,
  ArmCost,
  Cost,
  CutOffs,
  Examination,
  GuesserAccuracy,
  ModelReport,
  PlantedWeakness,
  ReaderGroup,
  Steady,
  StudyReport,
  Teaching,
  TokenCurve,
  Unfinished,
  Weakness,
  WeaknessExample,
} from "./summary.ts";
export { validityPage } from "./validity/page.ts";
export { type DecidedCase, type ErrorCase, errorSheet, readErrorSheet } from "./divlogiceval/error-sheet.ts";
export { errorsDocument, type ErrorReport } from "./documents/errors-document.ts";
export { humanStudyDocument } from "./documents/human-study-document.ts";
export {
  humanInstructions,
  type HumanQuestion,
  humanSheet,
  readHumanSheet,
  readScreeningSheet,
  type ScreeningQuestion,
  screeningSheet,
} from "./validity/human-sheets.ts";
export { englishPage, englishSheet, readEnglishSheet } from "./validity/english-sheets.ts";
export {
  filledSheet,
  type JudgedItem,
  pairSheets,
  readValiditySheet,
  validitySheet,
} from "./validity/sheets.ts";
export type { RunAbout, RunRow, RunSubject } from "./exports/run-export.ts";
export { runExports } from "./exports/run-exports.ts";
export { misreadingsDocument } from "./documents/misreadings-document.ts";
