/**
 * Parses sequents in several notations, by name: the contract's own, and those of TPTP, FOLIO and logical-entailment.
 * A sequent is one text, or premises and a conclusion given separately.
 */
import type { Sequent } from "../certificate.ts";
import { checkNames, startReading } from "../formula-reader.ts";
import { parseDialectSequent, readSequent } from "../notation.ts";
import { type Dialect, contractDialect, tokenize } from "../tokens.ts";
import { folioDialect, repairTokens } from "./folio.ts";
import { readTptp, tptpDialect, tptpRefusal } from "./tptp.ts";

export type Notation = "organon" | "tptp" | "folio" | "entailment" | "colon";

/** The notations that commands offer; "colon" is LogicInference's: `forall x: P(x) -> Q(x)`, the contract's but for the colon. */
export const notations: readonly Notation[] = ["organon", "tptp", "folio", "entailment"];

/**
 * Parses a sequent from one text: "φ; ψ ⊢ χ" in the contract's notation and FOLIO's, "A,B" and optional further
 * columns in logical-entailment's, a whole problem in TPTP's. Throws `FormulaError`.
 */
export const readNotation = (notation: Notation, text: string): Sequent => {
  switch (notation) {
    case "tptp":
      return readTptp(text);
    case "entailment":
      return readPair(text);
    default:
      return parseDialectSequent(dialects[notation], text);
  }
};

/**
 * Parses premises and conclusion given separately. Throws `FormulaError`; its `textIndex` counts the premises from 0,
 * the conclusion last. With `repair` typing errors in FOLIO's notation are corrected, and `repairs` lists them.
 */
export const readParts = (
  notation: Notation,
  premises: readonly string[],
  conclusion: string,
  { repair = false }: { readonly repair?: boolean } = {},
): { readonly sequent: Sequent; readonly repairs: readonly string[] } => {
  const repairs: string[] = [];
  const refusal = notation === "tptp" ? tptpRefusal : undefined;
  const sequent = readSequent(premises, conclusion, refusal, (text, textIndex) => {
    const found = tokenize(text, textIndex, dialects[notation]);
    const mends = repair && notation === "folio";
    return mends ? repairTokens(found, (what) => repairs.push(`${textIndex}: ${what}`)) : found;
  });
  return { sequent, repairs };
};

const readPair = (text: string): Sequent => {
  const reader = startReading(tokenize(text, 0, entailmentDialect), text);
  const premise = reader.formula();
  reader.expect(",");
  const conclusion = reader.formula();
  if (reader.peek() !== "end") reader.expect(",");
  checkNames(reader.roles, [text]);
  return { premises: [premise], conclusion };
};

/** The signs of DeepMind's logical-entailment dataset (Evans et al., Can Neural Networks Understand Logical Entailment?, 2018). */
const entailmentDialect: Dialect = {
  signs: { "~": "not", "&": "and", "|": "or", ">": "implies", "(": "(", ")": ")", ",": "," },
  words: {},
  name: contractDialect.name,
};
const dialects = {
  organon: contractDialect,
  folio: folioDialect,
  entailment: entailmentDialect,
  tptp: tptpDialect,
  colon: { ...contractDialect, signs: { ...contractDialect.signs, ":": ":" } } satisfies Dialect,
};
