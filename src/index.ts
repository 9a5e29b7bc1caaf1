/**
 * Organon as a library: questions with proved answers, language models asked, answers scored, weak skills found and taught.
 * Everything here is a function of plain options; what is impure (models, stores) is opened by the caller and handed in.
 */
export type { Family } from "#language/sentences/family";
export type { Tagger } from "#language/tagged-word";
export type { Judgement, Sequent } from "#logic/certificate";
export { decide } from "#logic/decide";
export { OrganonError } from "#logic/error";
export type { Formula } from "#logic/formula";
export { parseSequent, print } from "#logic/notation";
export { lineOf } from "#items/formats/lines";
export type { ProblemLine } from "#items/problem-line";
export { openSuite } from "#items/open-suite";
export type { ProvedQuestion, Question } from "#items/question";
export type { Suite } from "#items/suite";
export { functionModel, type AnswerFunction } from "#models/function-model";

export {
  CallError,
  type LanguageModel,
  type Prompt,
  type Reply,
  type Response,
} from "#models/language-model";
export type { Score } from "#scores/verdict";
export type { RunPlan } from "#runs/plan";
export type { Run, Store } from "#runs/store";
export { audit, auditDataset } from "#verbs/audit";
export type { Banks } from "#verbs/import-bank";
export { compare } from "#verbs/compare";
export { evaluate, scoreOf } from "#verbs/evaluate";
export { exportQuestions, exportRun } from "#verbs/export";
export { fileSuite } from "#verbs/files/entries";
export { generate } from "#verbs/generate";
export { createGrader, type Grader } from "#verbs/grade";
export { importQuestions } from "#verbs/import";
export { importResults } from "#verbs/import-results";
export { importRun } from "#verbs/import-run";
export { improve } from "#verbs/improve";
export { openStore } from "#verbs/opening";
export { plan } from "#verbs/plan";
export { probe } from "#verbs/probe";
export type { Report } from "#report/summary";
export { report } from "#verbs/report";
export { run } from "#verbs/run";
export { defineConfig, type Config } from "#verbs/settings/config-schema";
export { openModels } from "#verbs/settings/open-models";
export { version } from "#verbs/settings/version";
export { defineStudy } from "#verbs/studying/own-study";
export { choiceSuite, diagnosisSuite, generatedSuite, lengthsSuite } from "#verbs/suites";
export { teach } from "#verbs/teach";
export { view } from "#verbs/view";
export { weaknesses as diagnose } from "#verbs/weaknesses";
