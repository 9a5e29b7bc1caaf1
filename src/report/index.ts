/**
 * The report room: a study told to people. `StudyReport` goes in, made of scores, diagnoses and lessons; out come
 * the contract's JSON, text for a terminal, Markdown and one self-contained HTML page. Pure: nothing is asked,
 * read, written or timed here.
 */
export type {
  AdaptiveSearch,
  AnswerBiases,
  ArmCost,
  ArmDifference,
  Cost,
  Examination,
  Group,
  LeafGroup,
  ModelReport,
  PlantedWeakness,
  ReaderGroup,
  Steady,
  StudyReport,
  Teaching,
  TeachingArm,
  Weakness,
  WeaknessExample,
} from "./summary.ts";
export { groupNamed, groupNames, shownWeaknesses, typeOfKind } from "./summary.ts";
export {
  compare,
  differing,
  overlapOf,
  type ComparedGroup,
  type Comparison,
  type ComparisonCorrection,
  type ComparisonMode,
} from "./compare.ts";
export {
  comparisonInWords,
  renderComparison,
  renderComparisonMarkdown,
  type ComparedNames,
} from "./formats/comparison.ts";
export { type Difference, difference, propositionalMinusPredicate } from "./difference.ts";
export { type Finding, findings } from "./findings.ts";
export {
  type Gate,
  type GatedModel,
  type GateMeasure,
  type GateOutcome,
  type GateResult,
  choiceGateOf,
  gateOf,
} from "./gate.ts";
export { gateJson, renderGate, renderGateSummary, renderJunit } from "./formats/gate.ts";
export { type KeyedGroups, type ReportDocument, reportJson, weaknessesJson } from "./formats/json.ts";
export { type TerminalOptions, renderTerminal } from "./formats/terminal.ts";
export { readerLines, renderDisagreement, type ToldDisagreement } from "./formats/readers.ts";
export { renderPlan, type BudgetPlan, type PlanCost, type PrecisionPlan } from "./formats/plan.ts";
export { renderMarkdown } from "./formats/markdown.ts";
export { renderHtml } from "./formats/html.ts";
export { renderWeaknesses } from "./formats/weaknesses.ts";
export { renderLengths } from "./formats/lengths.ts";
export { renderProbe, type ProbeExample } from "./formats/probe.ts";
export { renderShortcuts } from "./formats/shortcuts.ts";
export { renderChoiceShortcuts } from "./formats/choice-shortcuts.ts";
export { renderValidity } from "./formats/validity/outcome.ts";
export { renderValidityPage } from "./formats/validity/page.ts";
export { pairSheets, readValiditySheet, validitySheet, type JudgedItem } from "./formats/validity/sheets.ts";
export { logicaskerJson, logicaskerMarkdown, logicaskerTerminal } from "./logicasker/study.ts";
export { logicaskerHtml } from "./logicasker/page.ts";
export { papersPlaces } from "./logicasker/words.ts";
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
  publishedModelOf,
  publishedModels,
  publishedNumbers,
  publishedRanges,
  publishedValidity,
  publishedWeakRules,
  type PublishedModel,
  type PublishedNumber,
} from "./logicasker/published.ts";
export { slips, type Slip } from "./logicasker/slips.ts";
export { biasesHtml, biasesJson, biasesMarkdown, biasesTerminal, type BiasStudy } from "./biases.ts";
export {
  choiceModelReport,
  extentText,
  isSubset,
  shownAlphas,
  type ChoiceModelReport,
  type ChoiceReport,
} from "./choice/choice-report.ts";
export { renderChoiceHtml } from "./choice/choice-html.ts";
export { choiceJson } from "./choice/choice-json.ts";
export { renderChoiceMarkdown } from "./choice/choice-markdown.ts";
export { renderChoiceTerminal } from "./choice/choice-terminal.ts";
export { clipped } from "./printable.ts";
