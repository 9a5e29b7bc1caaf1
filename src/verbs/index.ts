/** Everything that Organon does, as functions; and what their callers need of the rooms behind them. The room's front door. */
export {
  askPlanned,
  requireComplete,
  type AskingTools,
  type Pacing,
  type PlannedRun,
} from "./asking/asking.ts";
export { modelNotices } from "./asking/model-notices.ts";
export { annotations, type Annotations } from "./annotate.ts";
export { studyKinds, type Field, type StudyOptions } from "./annotating/study.ts";
export { audit, type Audit } from "./audit.ts";
export { auditDataset, type DatasetAudit } from "./audit-dataset.ts";
export { auditFile, type SetAudit } from "./audit-file.ts";
export { type Departed } from "./auditing/choice-audit.ts";
export { bankLines, readBankFile } from "./banks/bank-file.ts";
export { statisticsOf, type BankStatistics } from "./banks/bank-statistics.ts";
export { templatesText } from "./banks/templates-file.ts";
export { cardOf, type ResultCard } from "./card.ts";
export { compare, rank } from "./compare.ts";
export { areChoices, compareChoices } from "./compare-choices.ts";
export { copyStore } from "./copy-store.ts";
export { evaluate, scoreOf, type EvaluateOptions } from "./evaluate.ts";
export { errorCases } from "./error-cases.ts";
export { doctor } from "./doctor.ts";
export {
  exportQuestions,
  exportRun,
  isFileFormat,
  runFormats,
  suiteFormats,
  type Exported,
} from "./export.ts";
export { emptyFile, fileError } from "./files/file-error.ts";
export { entriesOf, fileSuite, idsHash, lineCount, linesOf, textOf } from "./files/lines.ts";
export { type Checkup } from "./examining/checkup.ts";
export {
  type ExamineQueue,
  type Fleet,
  type HandedOut,
  type Ledger,
  type OpenFleet,
  type Share,
  type Slice,
  type SliceQueue,
  type WorkerNews,
} from "./fleet/fleet.ts";
export { handOut } from "./fleet/hand-out.ts";

export { generate } from "./generate.ts";
export { createGrader, type Grade, type Grader } from "./grade.ts";
export { generateShards } from "./generate-shards.ts";
export { studyRevision } from "./study-revision.ts";
export { lengthsOfDifficulty } from "./frontier/fitting-lengths.ts";
export { frontier, type FrontierOptions, frontierReport } from "./frontier.ts";
export { generateDialled } from "./generate-dialled.ts";
export { generateLines } from "./generate-lines.ts";
export { generateChoices, type ChoiceMade } from "./generate-choices.ts";
export { humanStudy, readHumanStudy } from "./human-study.ts";
export { importBank } from "./import-bank.ts";
export { datasetNames, importQuestions } from "./import.ts";
export { importResults, resultFormats, type ImportedResults } from "./import-results.ts";
export { datasetText } from "./importing/dataset-text.ts";
export { improve, lessonRuns } from "./improve.ts";
export { isomorphs, planIsomorphs } from "./isomorphs.ts";
export { openReferee, openStore, openStoreIfThere } from "./opening.ts";
export { plan } from "./plan.ts";
export { askOne, play, type AskOne } from "./play.ts";
export { preview, type Preview } from "./preview.ts";
export { planProbes, probe, type Probe } from "./probe.ts";
export { proposeWordings } from "./propose-wordings.ts";
export { proofDocument, prove, sequentOf, sequentOfLine, type ProveOptions } from "./prove.ts";
export { reasoning } from "./reasoning.ts";
export { readerNames, regrade } from "./regrade.ts";
export { holdGate, report, requireCircles, type Report } from "./report.ts";
export { retryTruncated } from "./retry-truncated.ts";
export { planRun, run, type RunOptions } from "./run.ts";
export { readEnglishSheets, sampleEnglish } from "./sample-english.ts";
export { faultyAmong, readSheets, sample, targetsOf, type Sample } from "./sample.ts";
export {
  configNames,
  configSchema,
  defineConfig,
  emptyConfig,
  type Config,
  type LoadedConfig,
} from "./settings/config.ts";
export { withDotenv } from "./settings/dotenv.ts";
export { promptNamed, withOwn } from "./settings/own.ts";
export { findConfig } from "./settings/find-config.ts";
export { trust } from "./settings/trust.ts";
export { withGivenPrices } from "./settings/given-prices.ts";
export { openModels } from "./settings/open-models.ts";
export { recordCassette } from "./settings/record.ts";
export { version } from "./settings/version.ts";
export { skillTree } from "./skills.ts";
export type { AskingProgress } from "./asking/progress.ts";
export { direct, status } from "./status.ts";
export { contamination, planContamination } from "./contamination.ts";
export { diversity, type NamedTexts, ownText } from "./diversity.ts";
export { planPolish, polish, polished } from "./polish.ts";
export { planDivLogicStudy, studyDivLogicEval } from "./study-divlogiceval.ts";
export { studyFinetune } from "./study-finetune.ts";
export { labelledPairs, planPretraining, pretrainingLines, studyPretraining } from "./study-pretraining.ts";
export { studyBiases } from "./study-biases.ts";
export { studyLogicAsker, type LogicAskerStudyOptions } from "./study-logicasker.ts";
export { planLogicAskerStudy, type StudyPart } from "./studying/logicasker-preview.ts";
export { stream, usualMemory } from "./stream.ts";
export {
  adaptiveSuite,
  biasSuite,
  choiceSuite,
  dialSuite,
  frontierSuite,
  generatedSuite,
  lengthsSuite,
  revisionSuite,
} from "./suites.ts";
export { teach, training } from "./teach.ts";
export { papersLesson, type LessonSettings } from "./teaching/lessons.ts";
export { listRuns, nameRun, removeRun } from "./runs.ts";
export { showQuestion } from "./show.ts";
export { verifyCard, type VerifiedCard } from "./verify.ts";
export { view, type RunLine, type RunState, type View } from "./view.ts";
export type { CirclePage } from "./viewing/circles.ts";
export type { Changes } from "./viewing/changes.ts";
export type { Dossier, Grounds } from "./viewing/dossier.ts";
export type { Played } from "./viewing/playground.ts";
export { openSets, type SetLine, type Sets } from "./viewing/sets.ts";
export type { ServeView } from "./viewing/serving.ts";
export type { QuestionPage, QuestionRow } from "./viewing/question-page.ts";
export { weaknesses } from "./weaknesses.ts";
export { work } from "./work.ts";
// What the doors need of the rooms behind the verbs.
export { dialNames, dialRanges, type DialName } from "#arguments";
export { skillsOf, type Rule } from "#catalog";
export {
  choiceBounds,
  lengthsMixes,
  lineOf,
  longestChain,
  longestIn,
  longestLength,
  longestTwins,
  openSuite,
  questionsOf,
  sayCertificate,
  symbolicTwin,
  taskNames,
  type ImportCounts,
  type Item,
  type Question,
  type Suite,
  type SuiteOf,
} from "#items";
export { defaultLexicon, defaultStyle, lexiconNames, readBank, styleNames } from "#language";
export { breakOf, chatLine, chatTurns, completionLine, reasonForms, type Demonstration } from "#lessons";
export {
  isPostgresAddress,
  openPostgresSession,
  type PostgresSession,
  postgresAddress,
  choiceTemplates,
  rescueStore,
  runIdOf,
  shotsIn,
  type Control,
  type Run,
  type RunOutcome,
  type Store,
} from "#runs";
export { priceTable, showUsd, withPrices, type LanguageModel } from "#models";
