/** Questions whose keys are proved. */
export { readCsv, writeCsv, type Row } from "./datasets/csv.ts";
export { datasets, type Dataset } from "./datasets/datasets.ts";
export type { Import, ImportedItem, ImportFault } from "./datasets/imported-item.ts";
export { readLogicAsker } from "./datasets/logicasker.ts";
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
  type ChoiceItem,
  type ChoiceKnobs,
  type ChoiceType,
  type OptionRelation,
  type Recipe,
} from "./formats/choice.ts";
export {
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
export { createGenerator, type GenerationPlan, type ItemGenerator, type Outcome } from "./generate.ts";
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
  createArgumentReader,
  readArgument,
  readQuestion,
  sentencesOf,
  type ArgumentReader,
} from "./formats/read-argument.ts";
export { createRecogniser, type Recogniser } from "./recognise.ts";
export { createRandom, hash128, type Random } from "./random.ts";
export { endOf, suiteOf, type Extent, type SuiteEnd } from "./suite.ts";
export { faultsOf } from "./verify.ts";
export { readDerivation, writeDerivation } from "./written.ts";
