/** Questions whose keys are proved. */
export { isChoice, isProved, isYesNo, type AskedItem } from "./asked-item.ts";
export { readCsv, writeCsv, type Row } from "./datasets/csv.ts";
export { datasets, type Dataset } from "./datasets/datasets.ts";
export type { Import, ImportedItem, ImportFault } from "./datasets/imported-item.ts";
export { readLogicAsker } from "./datasets/logicasker.ts";
export { contentKey } from "./content-key.ts";
export { createChoiceReader, type ChoiceReader, type ReadChoice } from "./divlogic/read-choice.ts";
export { contraryOf } from "./contrary.ts";
export {
  formsOf,
  identified,
  keepsVerdicts,
  withVariants,
  wordsOfForms,
  type Form,
  type FormRelation,
  paraphrasePolicies,
  type ParaphrasePolicy,
  type Propositions,
  type WithVariants,
} from "./divlogic/variants.ts";
export { createFamilyImport, type FamilyImport, type ImportCounts } from "./divlogic/nli/import-families.ts";
export { rowOf, rowOfRecord, rowReaderOf, type PairRow } from "./divlogic/nli/pair-rows.ts";
export type { ImportRecipe, Tag, TaggedWord, Tagger } from "./divlogic/nli/usable-sentence.ts";
export { partsOfQuestion, yesNoQuestion } from "./formats/yes-no.ts";
export {
  choiceText,
  choiceTypes,
  optionLetters,
  passageOfFormulas,
  passageOfSentences,
  queries,
  recipes,
  typeOfQuery,
  type ChoiceItem,
  type ChoiceKnobs,
  type ChoiceType,
  type OptionLetter,
  type OptionRelation,
  type Recipe,
} from "./formats/choice.ts";
export {
  choiceBounds,
  createChoiceGenerator,
  defaultChoicePlan,
  type ChoiceGenerator,
  type ChoiceOutcome,
  type ChoicePlan,
} from "./divlogic/generate.ts";
export { claimsOf, type ItemClaim } from "./divlogic/claims.ts";
export { departuresOf, type Departures } from "./divlogic/departures.ts";
export { paperCounts, paperIndices, polishedPerType, type SetPart } from "./divlogic/paper-set.ts";
export { symbolicTwin } from "./divlogic/symbolic-twin.ts";
export { choiceFaultsOf } from "./divlogic/verify-choice.ts";
export { galleryOf } from "./gallery.ts";
export {
  createGenerator,
  type GenerationPlan,
  type ItemGenerator,
  type Outcome,
  type WrittenOutcome,
} from "./generate.ts";
export { createLineBuffer, type LineBuffer } from "./line-buffer.ts";
export type {
  Item,
  ItemStep,
  Kind,
  Label,
  WrittenCertificate,
  WrittenInterpretation,
  WrittenStep,
} from "./item.ts";
export {
  circleOf,
  circleSize,
  optionAt,
  partsOfChoice,
  placeOf,
  rotated,
  type ChoiceQuestion,
} from "./formats/rotation.ts";
export {
  createArgumentReader,
  readArgument,
  readQuestion,
  sentencesOf,
  type ArgumentReader,
} from "./formats/read-argument.ts";
export { createRecogniser, type Recogniser } from "./recognise.ts";
export { createRandom, hash128, type Random } from "./random.ts";
export { askedLink, stepQuestions, type StepQuestion } from "./step-questions.ts";
export {
  createShortestChecker,
  defaultShortestLimits,
  type ShortestChecker,
  type ShortestLimits,
  type ShortestVerdict,
} from "./shortest/shortest.ts";
export { endOf, suiteOf, type Extent, type SuiteEnd } from "./suite.ts";
export { inStyle, reordered } from "./variants.ts";
export { faultsOf } from "./verify.ts";
export { speakerOf } from "./words-of.ts";
export { sayCertificate, sayJudgement } from "./telling/certificate.ts";
export { wordsFor } from "./telling/words-for.ts";
export { sayDerivation } from "./telling/derivation.ts";
export { sayInterpretation } from "./telling/interpretation.ts";
export { readDerivation, writeDerivation } from "./written.ts";
