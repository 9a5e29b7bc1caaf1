/**
 * `organon/commands`: what commands of the packages beside this one are built on, such as `organon bank` and `organon worker`. It follows their
 * needs from version to version; programs of one's own use `organon`.
 */
export { createRandom } from "#arguments/random";
export { asking, modelsNamed, readPrices, readPromptSettings } from "#commands/asking";
export { modelFlags, pacingFlags, promptFlags } from "#commands/asking-flags";
export { type Context, defineCommand, type Result } from "#commands/command";
export { type CommandGroup, type CommandPackage, entry } from "#commands/entry";
export { describeFields, flag, pick, type Values } from "#commands/flags";
export { keepMemoryFlat } from "#commands/memory";
export { previewResult } from "#commands/preview";
export { jsonText } from "#commands/printing";
export { wordFlags } from "#commands/suite-flags";
export { openLines } from "#commands/terminal";
export { anyWhole, list, on, acceptOne, outputFile, acceptSome, texts } from "#commands/values";
export { type AskingTools, bare, createPhases, planQuestions } from "#experiments/asking/asking";
export { planRun, type RunOptions } from "#experiments/asking/plan-run";
export { defaults } from "#experiments/defaults";
export { defaultLexiconName, defaultStyleName } from "#experiments/names";
export { hasStore, openStore } from "#experiments/open-store";
export { type AdaptiveRun } from "#experiments/results/adaptive";
export { nameSubjects } from "#experiments/results/names";
export type { ReportTools } from "#experiments/results/results";
export { readAllScores } from "#experiments/results/scores";
export { optionsQuestion, optionTexts } from "#items/formats/choice";
export { taskNames, usualTask } from "#items/names";
export { taskQuestions } from "#items/open-suite";
export { type ProblemLine, withId } from "#items/problem-line";
export { otherText, type Question } from "#items/question";
export type { SuiteVariant } from "#items/suite";
export { taskGroup } from "#items/tasks/generate-tasks";
export { getLeakReason } from "#items/tasks/task";
export { findTask } from "#items/tasks/task-list";
export { getChance } from "#items/tasks/tasks";
export { findFaults } from "#items/verify";
export { capitalize, uncapitalize } from "#language/capitals";
export { getBuiltInGrammar } from "#language/connectives/grammar";
export { understandWording } from "#language/connectives/understand";
export { readBank } from "#language/sentences/bank";
export type { Family } from "#language/sentences/family";
export { getFrame } from "#language/sentences/frame";
export { misuse, OrganonError, unknownName } from "#logic/error";
export { getOrInsert } from "#logic/memoize";
export { ask } from "#models/ask";
export type { LanguageModel, Prompt, Response } from "#models/language-model";
export { Pace } from "#models/pace";
export { systemClock } from "#models/providers/system-clock";
export { type Maybe, present, runText, section, share, table, text as paragraph } from "#reports/blocks";
export { commandLine } from "#reports/command-line";
export type { Cell, Chart, Document, FittedCurve, Section, Text } from "#reports/document";
export { count, percent, responseText } from "#reports/numbers";
export {
  getId,
  type Part,
  peopleSheet,
  readPeopleSheet,
  type Thing,
  yesOrNo,
} from "#experiments/people/sheet";
export { clip } from "#reports/printable";
export { answeredCalls } from "#runs/answers";
export { computeHash } from "#runs/plan";
export { type KnownQuestion, type Walk, walkingCalls, type WalkOptions, walkRun } from "#runs/recipes/walk";
export { addNotes, isOfRun } from "#runs/stores/notes";
export { putIn, takeOut } from "#runs/copy-run";
export type { Run, Store } from "#runs/store";
export { isPostgresAddress, requireStoreName } from "#runs/stores/store-address";
export { createTurns } from "#runs/turns";
export { readResponses, type Responses } from "#scoring/breakdown";
export { type Estimate, proportion, addUp } from "#scoring/estimate";
export { logistic } from "#scoring/logistic";
export { answerReader } from "#scoring/readers/readers";
export { isCorrect, type Score } from "#scoring/verdict";
export { type Bank, readBankFile } from "#workspace/files/bank-file";
export { readChoices } from "#workspace/files/entries";
export { type PairRow, readPairRows } from "#workspace/files/nli-rows";
export { type TemplatesFile } from "#workspace/files/templates-file";
export { readText } from "#workspace/files/whole-file";
export { openModels } from "#workspace/settings/open-models";
export { text, whole } from "#workspace/settings/values";
export { version } from "#workspace/settings/version";
export { z } from "zod";
