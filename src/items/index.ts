/** Questions whose keys are proved. */
export { readCsv, writeCsv, type Row } from "./datasets/csv.ts";
export { datasets, type Dataset } from "./datasets/datasets.ts";
export type { AskedItem, Import, ImportedItem, ImportFault } from "./datasets/imported-item.ts";
export { readLogicAsker } from "./datasets/logicasker.ts";
export { contraryOf } from "./contrary.ts";
export { partsOfQuestion, yesNoQuestion } from "./formats/yes-no.ts";
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
export { createLineWriter } from "./write-line.ts";
export { readDerivation, writeDerivation } from "./written.ts";
