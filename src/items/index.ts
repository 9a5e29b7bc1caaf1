/** Questions whose keys are proved. */
export { type AskedItem, isChoice, isProved, isYesNo } from "./asked-item.ts";
export { contentKey } from "./content-key.ts";
export { contraryOf } from "./contrary.ts";
export { readCsv, type Row, writeCsv } from "./datasets/csv.ts";
export { type Dataset, datasets } from "./datasets/datasets.ts";
export type { Import, ImportedItem, ImportFault } from "./datasets/imported-item.ts";
export { readLogicAsker } from "./datasets/logicasker.ts";
export { claimsOf, type ItemClaim } from "./divlogic/claims.ts";
export { type Departures, departuresOf } from "./divlogic/departures.ts";
export {
  choiceBounds,
  type ChoiceGenerator,
  type ChoiceOutcome,
  type ChoicePlan,
  createChoiceGenerator,
  defaultChoicePlan,
} from "./divlogic/generate.ts";
export { createFamilyImport, type FamilyImport, type ImportCounts } from "./divlogic/nli/import-families.ts";
export { type PairRow, rowOf, rowOfRecord, rowReaderOf } from "./divlogic/nli/pair-rows.ts";
export type { ImportRecipe, Tag, TaggedWord, Tagger } from "./divlogic/nli/usable-sentence.ts";
export { paperCounts, paperIndices, polishedPerType, type SetPart } from "./divlogic/paper-set.ts";
export { type ChoiceReader, createChoiceReader, type ReadChoice } from "./divlogic/read-choice.ts";
export { symbolicTwin } from "./divlogic/symbolic-twin.ts";
export {
  type Form,
  type FormRelation,
  formsOf,
  identified,
  keepsVerdicts,
  paraphrasePolicies,
  type ParaphrasePolicy,
  type Propositions,
  withVariants,
  type WithVariants,
  wordsOfForms,
} from "./divlogic/variants.ts";
export { choiceFaultsOf } from "./divlogic/verify-choice.ts";
export {
  type ChoiceItem,
  type ChoiceKnobs,
  choiceText,
  type ChoiceType,
  choiceTypes,
  type OptionLetter,
  optionLetters,
  type OptionRelation,
  passageOfFormulas,
  passageOfSentences,
  queries,
  type Recipe,
  recipes,
  typeOfQuery,
} from "./formats/choice.ts";
export {
  type ArgumentReader,
  createArgumentReader,
  readArgument,
  readQuestion,
  sentencesOf,
} from "./formats/read-argument.ts";
export {
  type ChoiceQuestion,
  circleOf,
  circleSize,
  optionAt,
  partsOfChoice,
  placeOf,
  rotated,
} from "./formats/rotation.ts";
export { partsOfQuestion, yesNoQuestion } from "./formats/yes-no.ts";
export { galleryOf } from "./gallery.ts";
export {
  createGenerator,
  type GenerationPlan,
  type ItemGenerator,
  type Outcome,
  type WrittenOutcome,
} from "./generate.ts";
export type {
  Item,
  ItemStep,
  Kind,
  Label,
  WrittenCertificate,
  WrittenInterpretation,
  WrittenStep,
} from "./item.ts";
export { createLineBuffer, type LineBuffer } from "./line-buffer.ts";
export { createRandom, hash128, type Random } from "./random.ts";
export { createRecogniser, type Recogniser } from "./recognise.ts";
export {
  createShortestChecker,
  defaultShortestLimits,
  type ShortestChecker,
  type ShortestLimits,
  type ShortestVerdict,
} from "./shortest/shortest.ts";
export { askedLink, type StepQuestion, stepQuestions } from "./step-questions.ts";
export { endOf, type Extent, type SuiteEnd, suiteOf } from "./suite.ts";
export { sayCertificate, sayJudgement } from "./telling/certificate.ts";
export { sayDerivation } from "./telling/derivation.ts";
export { sayInterpretation } from "./telling/interpretation.ts";
export { wordsFor } from "./telling/words-for.ts";
export { inStyle, reordered } from "./variants.ts";
export { faultsOf } from "./verify.ts";
export { speakerOf } from "./words-of.ts";
export { readDerivation, writeDerivation } from "./written.ts";
