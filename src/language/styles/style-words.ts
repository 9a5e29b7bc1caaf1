/** Literals, the words of their letters, and the papers' reserved sentences of ⊤ and ⊥, which no lexicon uses. */
import { OrganonError, misuse } from "#logic/error";
import type { Atom, Formula } from "#logic/formula";
import type { VerbPhrase } from "../lexicon.ts";

/** A clause: an atom, ⊤ or ⊥, bare or denied once. */
export type Literal = { readonly atom: Atom | "true" | "false"; readonly positive: boolean };

/** The formula as a literal; undefined for any other. */
export const toLiteral = (formula: Formula): Literal | undefined => {
  const positive = formula.kind !== "not";
  const atom = positive ? formula : formula.body;
  if (atom.kind === "atom") return { atom, positive };
  return atom.kind === "true" || atom.kind === "false" ? { atom: atom.kind, positive } : undefined;
};

/** The reserved sentence of ⊤ or ⊥. */
export const sayArithmetic = (atom: "true" | "false", positive: boolean): string =>
  `one ${positive ? "equals" : "does not equal"} ${atom === "true" ? "one" : "two"}`;

/** Returns the words of a variable, affirmed or denied; throws misuse if there are none. */
export const getWords = (
  what: "proposition" | "predicate" | "two-place predicate",
  name: string,
  words: ReadonlyMap<string, VerbPhrase> | undefined,
  positive: boolean,
): string => {
  const found = words?.get(name);
  if (found === undefined) throw createWordsError(what, name);
  return positive ? found.yes : found.no;
};

/** The misuse of a letter that has no words. */
export const createWordsError = (what: string, name: string): OrganonError =>
  misuse(`the ${what} ${name} has no words`);
