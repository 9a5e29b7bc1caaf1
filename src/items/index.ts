/** Questions whose keys are proved. */
export { type AskedItem, isChoice, isProved, isYesNo } from "./asked-item.ts";
export { claimsOf, type ItemClaim } from "./choice/claims.ts";
export { type Departures, departuresOf } from "./choice/departures.ts";
export {
  choiceBounds,
  type ChoiceGenerator,
  type ChoiceOutcome,
  type ChoicePlan,
  createChoiceGenerator,
  defaultChoicePlan,
} from "./choice/generate.ts";
export { createFamilyImport, type FamilyImport, type ImportCounts } from "./choice/nli/import-families.ts";
export { type PairRow, rowOf, rowOfRecord, rowReaderOf } from "./choice/nli/pair-rows.ts";
export type { ImportRecipe, Tag, TaggedWord, Tagger } from "./choice/nli/usable-sentence.ts";
export { paperCounts, paperIndices, polishedPerType, type SetPart } from "./choice/paper-set.ts";
export { type ChoiceReader, createChoiceReader, type ReadChoice } from "./choice/read-choice.ts";
export { symbolicTwin } from "./choice/symbolic-twin.ts";
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
} from "./choice/variants.ts";
export { choiceFaultsOf } from "./choice/verify-choice.ts";
export { contentKey } from "./content-key.ts";
export { readCsv, type Row, writeCsv } from "./datasets/csv.ts";
export { type Dataset, datasets } from "./datasets/datasets.ts";
export type { Import, ImportedItem, ImportFault } from "./datasets/imported-item.ts";
export { readLogicAsker } from "./datasets/logicasker.ts";
export { sayCertificate, sayJudgement } from "./explanations/certificate.ts";
export { sayDerivation } from "./explanations/derivation.ts";
export { sayInterpretation } from "./explanations/interpretation.ts";
export { wordsFor } from "./explanations/words-for.ts";
export {
  type ChoiceItem,
  type ChoiceKnobs,
  choiceText,
  type OptionLetter,
  optionLetters,
  passageOfFormulas,
  passageOfSentences,
  queries,
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
export type { Item, Kind, Label } from "./item.ts";
export { createLineBuffer, type LineBuffer } from "./line-buffer.ts";
export { askedLink, type StepQuestion, stepQuestions } from "./step-questions.ts";
export { endOf, type Extent, type SuiteEnd, suiteOf } from "./suite.ts";
export { inStyle, reordered } from "./variants.ts";
export { faultsOf } from "./verify.ts";
export { speakerOf } from "./words-of.ts";
