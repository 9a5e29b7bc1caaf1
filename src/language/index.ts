/** Formulas put into words, and read back. */
export { arbitraryName, canonical } from "./canonical.ts";
export { copula, verb, type Lexeme, type Lexicon, type VerbPhrase } from "./lexicon.ts";
export type { Style } from "./style.ts";
export { createDictionary, type Dictionary } from "./dictionary.ts";
export { everyday } from "./lexicons/everyday.ts";
export { nonsense } from "./lexicons/nonsense.ts";
export { plain } from "./styles/plain.ts";
export { vocabularyOf, type Clause, type Found, type Vocabulary, type Words } from "./words.ts";
