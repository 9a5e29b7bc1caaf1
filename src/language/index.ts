/** Formulas put into words, and read back. */
export { arbitraryName, canonical } from "./canonical.ts";
export { copula, verb, type Lexeme, type Lexicon, type VerbPhrase } from "./lexicon.ts";
export { lexiconNamed, lexicons, styleNamed, styles } from "./lists.ts";
export type { Style } from "./style.ts";
export {
  ownGrammar,
  type Grammar,
  type Implication,
  type Pair,
  type PairKind,
} from "./connectives/grammar.ts";
export {
  extendGrammar,
  grammarWith,
  knownFrames,
  understandWording,
  type KnownFrames,
  type Understanding,
} from "./connectives/understand.ts";
export { deniedFromOutside, type LetterWords, type PassageWords } from "./connectives/passage-words.ts";
export { proposalsIn } from "./connectives/proposals.ts";
export { readProposition } from "./connectives/read.ts";
export { sayProposition } from "./connectives/say.ts";
export { createDictionary, type Dictionary } from "./dictionary.ts";
export { counterintuitive } from "./lexicons/counterintuitive.ts";
export { everyday } from "./lexicons/everyday.ts";
export { nonsense } from "./lexicons/nonsense.ts";
export { plausible } from "./lexicons/plausible.ts";
export {
  blanksFor,
  firstBlank,
  type Blanks,
  type Rehearsal,
  type Script,
  type Word,
  type WordedText,
} from "./rehearsed.ts";
export { paper } from "./styles/paper.ts";
export { plain } from "./styles/plain.ts";
export { symbolic } from "./styles/symbolic.ts";
export { clauseOf, negate } from "./negate.ts";
export { readBank } from "./sentences/bank.ts";
export { sentenceOf, type Family, type Page } from "./sentences/family.ts";
export { frameOf } from "./sentences/frame.ts";
export { vocabularyOf, type Clause, type Found, type Vocabulary, type Words } from "./words.ts";
