/**
 * Organon as a library: questions with proved answers, language models asked, answers scored, weak skills found and taught.
 * Everything here is a function of plain options; what is impure (models, stores) is opened by the caller and handed in.
 */
export {
  decide,
  OrganonError,
  parseSequent,
  print,
  printFitch,
  type Formula,
  type Judgement,
  type Sequent,
} from "#logic";
export {
  lineOf,
  openSuite,
  type AnswerOption,
  type Item,
  type ProvedQuestion,
  type Question,
  type Suite,
  type SuiteOf,
  type Tags,
} from "#items";
export {
  functionModel,
  type AnswerFunction,
  type LanguageModel,
  type Message,
  type Prompt,
  type Reply,
  type Response,
} from "#models";
export type { Estimate, Score, Verdict } from "#scores";
export type { Demonstration } from "#lessons";
export type { Run, RunOutcome, RunPlan, Store } from "#runs";
export {
  adaptiveSuite,
  audit,
  biasSuite,
  choiceSuite,
  compare,
  copyStore,
  createGrader,
  defineConfig,
  entriesOf,
  evaluate,
  exportQuestions,
  exportRun,
  fileSuite,
  generate,
  generatedSuite,
  importQuestions,
  improve,
  lengthsSuite,
  openModels,
  openStore,
  plan,
  preview,
  probe,
  report,
  requireComplete,
  run,
  scoreOf,
  teach,
  version,
  weaknesses as diagnose,
  type AskingTools,
  type Audit,
  type Config,
  type EvaluateOptions,
  type Exported,
  type Grade,
  type Grader,
  type Pacing,
  type Report,
  type RunOptions,
} from "#verbs";
