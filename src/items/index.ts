/** Questions whose keys are proved. */
export { biasDesign, type BiasItem, type BiasQuestion } from "./bias-design.ts";
export { claimsOf, type ItemClaim } from "./choice/claims.ts";
export { departuresOf } from "./choice/departures.ts";
export { choiceBounds, createChoiceGenerator } from "./choice/generate.ts";
export { createLetterCheck } from "./choice/letter-faults.ts";
export { type ChoicePlan, defaultChoicePlan } from "./choice/plan.ts";
export { createFamilyImport, type ImportCounts } from "./choice/nli/import-families.ts";
export { type PairRow, rowOf, rowOfRecord, rowReaderOf } from "./choice/nli/pair-rows.ts";
export type { ImportRecipe } from "./choice/nli/usable-sentence.ts";
export { paperIndices, type SetPart } from "./choice/paper-set.ts";
export { maskedIn, maskedQuestion, sameOption } from "./choice/masked.ts";
export {
  polishInstruction,
  polishOutcome,
  type PolishedClause,
  type PolishRefusal,
  sentencesToPolish,
  withChanges,
} from "./choice/polish.ts";
export { type ChoiceReader, createChoiceReader } from "./choice/read-choice.ts";
export { symbolicTwin } from "./choice/symbolic-twin.ts";
export { choiceFaultsOf } from "./choice/verify-choice.ts";
export type { DialledItem } from "./dialled/dialled-item.ts";
export { dialledGroups, followDials } from "./dialled/generate-dialled.ts";
export { streamItems } from "./dialled/stream-dialled.ts";
export { dialledFaultsOf } from "./dialled/verify-dialled.ts";
export { contentKey } from "./content-key.ts";
export { readCsv, type Row } from "./datasets/csv.ts";
export { datasets } from "./datasets/datasets.ts";
export type { Import, ImportFault } from "./datasets/import.ts";
export type { LayoutChanges } from "./datasets/mapping.ts";
export { csvOf } from "./exports/csv.ts";
export {
  type CellType,
  type Column,
  type Export,
  groupOf,
  jsonLine,
  type RowFile,
  type SetAbout,
  type TextFile,
  type WrittenFile,
} from "./exports/export.ts";
export { suiteExports } from "./exports/exports.ts";
export { type Certified, sayCertificate, sayJudgement } from "./explanations/certificate.ts";
export { wordsFor } from "./explanations/words-for.ts";
export { type ChoiceItem, optionLetters, typeOfQuery } from "./formats/choice.ts";
export {
  entriesIn,
  entryOf,
  type Entry,
  type Line,
  lineOf,
  questionOfLine,
  questionsOf,
} from "./formats/lines.ts";
export { type ArgumentReader, createArgumentReader } from "./formats/read-argument.ts";
export { circleSize, optionAt, partsOfChoice, rotated } from "./formats/rotation.ts";
export { partsOfQuestion, startOfQuestion } from "./formats/yes-no.ts";
export { contentOf, entriesToAsk } from "./identity.ts";
export type { Item, LetterWords } from "./item.ts";
export { createFaultFinder } from "./fault-finder.ts";
export { isomorphOf } from "./isomorph.ts";
export { leafItemsOf } from "./leaf-items.ts";
export { longestLength, papersLengths } from "./lengths.ts";
export {
  choiceItems,
  choicePlanOf,
  dialPlanOf,
  dialQuestions,
  extentOf,
  generatedQuestions,
  generationPlanOf,
  openSuite,
  type Questions,
} from "./open-suite.ts";
export { enoughWords, lexiconBehind, planBehind } from "./plan-behind.ts";
export {
  type AnswerOption,
  chanceOf,
  dialledQuestion,
  isProved,
  isYesNo,
  labelText,
  optionLabel,
  type ProvedQuestion,
  type Question,
  questionOf,
  type Tags,
  yesNo,
} from "./question.ts";
export { longestIn } from "./length-mix.ts";
export { type DatasetReader, type Reading, type ReadVerdict } from "./readings/reading.ts";
export { datasetReaders } from "./readings/readings.ts";
export { type StepQuestion, stepQuestions } from "./step-questions.ts";
export {
  anySuite,
  asksChoices,
  type LengthsMix,
  lengthsMixes,
  ownPages,
  ownRuleSchema,
  readSuite,
  type Suite,
  suiteFromStored,
  type SuiteOf,
} from "./suite.ts";
export { isSuite } from "./suite.ts";
export { givenAway } from "./tasks/given-away.ts";
export { multiSelectStatements, noneLabel } from "./tasks/multi-select.ts";
export { proofTarget } from "./tasks/proof.ts";
export { type SeenTask, seenTask } from "./tasks/read-task.ts";
export { caseTable, saidLabels } from "./tasks/solution.ts";
export { isReadByTask, taskNamed, taskNames } from "./tasks/tasks.ts";
export { faultsOf, wordsOf } from "./verify.ts";
export { speakerOf } from "./words-of.ts";
export { followSuite, type Shard } from "./extent.ts";
export { createGenerator } from "./generate.ts";
export {
  type GenerationPlan,
  type ItemGenerator,
  type LineOutcome,
  type Made,
  longestChain,
  longestTwins,
} from "./generation.ts";
export { type Postulate, postulates } from "./revision/story.ts";
