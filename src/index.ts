/**
 * Organon as a library: questions with proved answers, language models asked, answers scored, weak skills found and taught.
 * Everything here is a function of plain options; what is impure (models, stores) is opened by the caller and handed in.
 */
export type { Family } from "#language/sentences/family";
export type { Judgement, Sequent } from "#logic/certificate";
export { decide } from "#logic/decide";
export { OrganonError } from "#logic/error";
export type { Formula } from "#logic/formula";
export { parseSequent, print } from "#logic/notation";
export { writeLine } from "#items/formats/lines";
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
export type { Score } from "#scoring/verdict";
export type { RunPlan } from "#runs/plan";
export type { Run, Store } from "#runs/store";
export { audit, auditDataset } from "#experiments/audit/audit";
export { compare } from "#experiments/results/compare";
export { extend, type Extension } from "#experiments/extend";
export { evaluate } from "#experiments/evaluate";
export { exportQuestions, exportRun } from "#commands/export/export";
export { fileSuite } from "#workspace/files/entries";
export { generate } from "#commands/generate/generate";
export { createGrader, type Grader } from "#commands/grade/grade";
export { importQuestions } from "#experiments/import-questions";
export { importResults } from "#commands/import/import-results";
export { importRun } from "#commands/import/import-run";
export { improve } from "#experiments/teaching/improve";
export { openStore } from "#experiments/open-store";
export { probe } from "#commands/diagnose/probe";
export type { Report } from "#reports/summary";
export { report } from "#experiments/results/report";
export { run } from "#experiments/asking/plan-run";
export { defineConfig, type Config } from "#workspace/settings/config-schema";
export { openModels } from "#workspace/settings/open-models";
export { version } from "#workspace/settings/version";
export { defineStudy } from "#commands/study/study";
export { choiceSuite, diagnosisSuite, generatedSuite, lengthsSuite } from "#experiments/suites";
export { teach } from "#experiments/teaching/teach";
export { weaknesses as diagnose } from "#commands/report/weaknesses";
