/** Names of styles and lexicons, for options: the lists themselves (`lists.ts`) load every word. */

export const styleNames: readonly string[] = ["natural", "paper", "symbolic"];

export const lexiconNames: readonly string[] =
  "everyday scenes counterintuitive plausible nonsense papers".split(" ");

/** The style and the lexicon of questions for which none is named. */
export const defaultStyleName = "natural";
export const defaultLexiconName = "scenes";
