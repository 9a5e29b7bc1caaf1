/** Formulas put into words, and read back. */
export { ownGrammar } from "./connectives/grammar.ts";
export { deniedFromOutside, type PassageWords } from "./connectives/passage-words.ts";
export { proposalsIn } from "./connectives/proposals.ts";
export { readProposition } from "./connectives/read.ts";
export { sayProposition } from "./connectives/say.ts";
export { grammarWith, knownFrames, plainGrammarWith, understandWording } from "./connectives/understand.ts";
export { createDictionary, type Dictionary } from "./dictionary.ts";
export { type Lexeme, type Lexicon, type Scene, type VerbPhrase } from "./lexicon.ts";
export { counterintuitive } from "./lexicons/counterintuitive.ts";
export { everyday } from "./lexicons/everyday.ts";
export { nonsense } from "./lexicons/nonsense.ts";
export { plausible } from "./lexicons/plausible.ts";
export {
  defaultLexicon,
  defaultStyle,
  lexiconNamed,
  lexiconNames,
  lexicons,
  styleNamed,
  styleNames,
  styles,
} from "./lists.ts";
export { ownLexicon, type OwnWords } from "./own-lexicon.ts";
export { negateImported } from "./deny-imported.ts";
export type { Tag, TaggedWord, Tagger, VerbForms } from "./tagged-word.ts";
export { scenesOf } from "./scenes/scenes-of.ts";
export { namesOfThings } from "./scenes/things.ts";
export { readBank, type Topic, voicesOf } from "./sentences/bank.ts";
export { type Family } from "./sentences/family.ts";
export { frameOf } from "./sentences/frame.ts";
export type { Style } from "./style.ts";
export { pluralOf } from "./styles/natural-marks.ts";
export { natural } from "./styles/natural.ts";
export { paper } from "./styles/paper.ts";
export { plain } from "./styles/plain.ts";
export { symbolic } from "./styles/symbolic.ts";
export { type Clause, vocabularyOf, type Words } from "./words.ts";
