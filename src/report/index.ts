/**
 * The report room: a study told to people. `StudyReport` goes in, made of scores, diagnoses and lessons; out come
 * the contract's JSON, text for a terminal, Markdown and one self-contained HTML page. Pure: nothing is asked,
 * read, written or timed here.
 */
export { biasesHtml, biasesJson, biasesMarkdown, biasesTerminal, type BiasStudy } from "./biases.ts";
export { renderChoiceHtml } from "./choice/choice-html.ts";
export { choiceJson } from "./choice/choice-json.ts";
export { renderChoiceMarkdown } from "./choice/choice-markdown.ts";
export {
  choiceModelReport,
  type ChoiceModelReport,
  type ChoiceReport,
  extentText,
  isSubset,
  shownAlphas,
} from "./choice/choice-report.ts";
export { renderChoiceTerminal } from "./choice/choice-terminal.ts";
export {
  compare,
  type ComparedGroup,
  type Comparison,
  type ComparisonCorrection,
  type ComparisonMode,
  differing,
  overlapOf,
} from "./compare.ts";
export { difference, type Difference, propositionalMinusPredicate } from "./difference.ts";
export { type Finding, findings } from "./findings.ts";
export { renderChoiceShortcuts } from "./formats/choice-shortcuts.ts";
export {
  type ComparedNames,
  comparisonInWords,
  renderComparison,
  renderComparisonMarkdown,
} from "./formats/comparison.ts";
export { gateJson, renderGate, renderGateSummary, renderJunit } from "./formats/gate.ts";
export { renderHtml } from "./formats/html.ts";
export { type KeyedGroups, type ReportDocument, reportJson, weaknessesJson } from "./formats/json.ts";
export { renderLengths } from "./formats/lengths.ts";
export { renderMarkdown } from "./formats/markdown.ts";
export { type BudgetPlan, type PlanCost, type PrecisionPlan, renderPlan } from "./formats/plan.ts";
export { type ProbeExample, renderProbe } from "./formats/probe.ts";
export { readerLines, renderDisagreement, type ToldDisagreement } from "./formats/readers.ts";
export { renderShortcuts } from "./formats/shortcuts.ts";
export { renderTerminal, type TerminalOptions } from "./formats/terminal.ts";
export { renderValidity } from "./formats/validity/outcome.ts";
export { renderValidityPage } from "./formats/validity/page.ts";
export { type JudgedItem, pairSheets, readValiditySheet, validitySheet } from "./formats/validity/sheets.ts";
export { renderWeaknesses } from "./formats/weaknesses.ts";
export {
  choiceGateOf,
  type Gate,
  type GatedModel,
  type GateMeasure,
  gateOf,
  type GateOutcome,
  type GateResult,
} from "./gate.ts";
export { logicaskerHtml } from "./logicasker/page.ts";
export {
  besidePublished,
  type BesidePublished,
  type LogicAskerPart,
  type LogicAskerStudy,
  type RuleType,
  type ValidityPart,
} from "./logicasker/part.ts";
export {
  publishedEstimate,
  type PublishedModel,
  publishedModelOf,
  publishedModels,
  type PublishedNumber,
  publishedNumbers,
  publishedRanges,
  publishedValidity,
  publishedWeakRules,
} from "./logicasker/published.ts";
export { type Slip, slips } from "./logicasker/slips.ts";
export { logicaskerJson, logicaskerMarkdown, logicaskerTerminal } from "./logicasker/study.ts";
export { papersPlaces } from "./logicasker/words.ts";
export { clipped } from "./printable.ts";
export {
  type AdaptiveSearch,
  type AnswerBiases,
  type ArmCost,
  type ArmDifference,
  type Cost,
  type Examination,
  type Group,
  groupNamed,
  groupNames,
  type LeafGroup,
  type ModelReport,
  type PlantedWeakness,
  type ReaderGroup,
  shownWeaknesses,
  type Steady,
  type StudyReport,
  type Teaching,
  type TeachingArm,
  typeOfKind,
  type Weakness,
  type WeaknessExample,
} from "./summary.ts";
