/** Formulas put into words, and read back. */
export {
  type Grammar,
  type Implication,
  ownGrammar,
  type Pair,
  type PairKind,
} from "./connectives/grammar.ts";
export { deniedFromOutside, type LetterWords, type PassageWords } from "./connectives/passage-words.ts";
export { proposalsIn } from "./connectives/proposals.ts";
export { readProposition } from "./connectives/read.ts";
export { sayProposition } from "./connectives/say.ts";
export {
  extendGrammar,
  grammarWith,
  knownFrames,
  type KnownFrames,
  type Understanding,
  understandWording,
} from "./connectives/understand.ts";
export { createDictionary, type Dictionary } from "./dictionary.ts";
export { copula, type Lexeme, type Lexicon, verb, type VerbPhrase } from "./lexicon.ts";
export { counterintuitive } from "./lexicons/counterintuitive.ts";
export { everyday } from "./lexicons/everyday.ts";
export { nonsense } from "./lexicons/nonsense.ts";
export { plausible } from "./lexicons/plausible.ts";
export { lexiconNamed, lexicons, styleNamed, styles } from "./lists.ts";
export { clauseOf, negate } from "./negate.ts";
export {
  type Blanks,
  blanksFor,
  firstBlank,
  type Rehearsal,
  type Script,
  type Word,
  type WordedText,
} from "./rehearsed.ts";
export { readBank } from "./sentences/bank.ts";
export { type Family, type Page, sentenceOf } from "./sentences/family.ts";
export { frameOf } from "./sentences/frame.ts";
export type { Style } from "./style.ts";
export { paper } from "./styles/paper.ts";
export { plain } from "./styles/plain.ts";
export { symbolic } from "./styles/symbolic.ts";
export { type Clause, type Found, type Vocabulary, vocabularyOf, type Words } from "./words.ts";
