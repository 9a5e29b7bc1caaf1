/**
 * `organon/commands`: what commands of the packages beside this one are built on, such as `organon bank` and `organon worker`. It follows their
 * needs from version to version; programs of one's own use `organon`.
 */
export { asking, modelsNamed, pricesOf } from "#commands/asking";
export { modelFlags, pacingFlags } from "#commands/asking-flags";
export { type Context, defineCommand, type Result } from "#commands/command";
export { type CommandGroup, type CommandPackage, entry } from "#commands/entry";
export { flag, type Values } from "#commands/flags";
export { keepMemorySmall } from "#commands/memory";
export { previewResult } from "#commands/preview";
export { jsonText } from "#commands/printing";
export { openLines } from "#commands/terminal";
export { anyWhole, on, oneOf, outputFile, texts } from "#commands/values";
export { type AskingTools, bare, createPhases, runOf } from "#experiments/asking/asking";
export { defaults } from "#experiments/defaults";
export { hasStore, openStore } from "#experiments/open-store";
export { createRandom } from "#arguments/random";
export { optionsQuestion, optionTexts } from "#items/formats/choice";
export { type ProblemLine, withId } from "#items/problem-line";
export { otherText, type Question } from "#items/question";
export { faultsOf } from "#items/verify";
export { capitalized, uncapitalized } from "#language/capitals";
export { ownGrammar } from "#language/connectives/grammar";
export { understandWording } from "#language/connectives/understand";
export { readBank } from "#language/sentences/bank";
export type { Family } from "#language/sentences/family";
export { frameOf } from "#language/sentences/frame";
export { misuse, OrganonError, unknownName } from "#logic/error";
export { getOrInsert } from "#logic/memoize";
export { ask } from "#models/ask";
export type { LanguageModel, Prompt, Response } from "#models/language-model";
export { createPace } from "#models/pace";
export { systemClock } from "#models/providers/system-clock";
export { getId, type Part, peopleSheet, readPeopleSheet, type Thing, yesOrNo } from "#reports/people/sheet";
export { clip } from "#reports/printable";
export { answeredCalls } from "#runs/answers";
export { hashOf } from "#runs/plan";
export { addNotes, isOfRun } from "#runs/stores/notes";
export type { Run, Store } from "#runs/store";
export { isPostgresAddress, requireStoreName } from "#runs/stores/store-address";
export { type Bank, readBankFile } from "#workspace/files/bank-file";
export { readChoices } from "#workspace/files/entries";
export { type PairRow, pairRowsOf } from "#workspace/files/nli-rows";
export { type TemplatesFile } from "#workspace/files/templates-file";
export { textOf } from "#workspace/files/whole-file";
export { openModels } from "#workspace/settings/open-models";
export { text, whole } from "#workspace/settings/values";
