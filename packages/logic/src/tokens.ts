/**
 * Splits text into the tokens of a formula, each with its position. The spellings are the outer contract's ("Formula
 * notation"): those printed (¬ ∧ ∨ → ↔ ∀ ∃ ⊤ ⊥) and further accepted ones (~ & -> forall …).
 *
 * Parsed names may hold any Unicode letter or digit; printed names match [A-Za-z_][A-Za-z0-9_']*. Other characters
 * are therefore converted to `_uHEX_` by the parser, so that every name in a formula can be printed unchanged and
 * parsed as itself. Texts that also spell out such a name are rejected (`startReading`).
 */
import tables from "../data/formula-signs.json" with { type: "json" };
import { FormulaError } from "./error.ts";

const connectives = ["not", "and", "or", "xor", "implies", "implied", "iff", "forall", "exists"] as const;
const marks = ["(", ")", "[", "]", ",", ";", ":", "."] as const;
const symbols = [...connectives, ...marks, "true", "false", "equal", "unequal", "turnstile"] as const;
type Symbol = (typeof symbols)[number];

export type TokenKind = Symbol | "name" | "end";

/** `at` and `end` are offsets in UTF-16 units; `text` is the name as it will be printed, or the spelling. */
export type Token = {
  readonly kind: TokenKind;
  readonly text: string;
  /** A name as it was written. */
  readonly spelling?: string;
  readonly at: number;
  readonly end: number;
};

/** A longer text is rejected: no realistic formula comes near it. */
const longestText = 200_000;

/** The spellings of a notation. */
export type Dialect = {
  /** Signs of up to three characters; the longest match is used. */
  readonly signs: Readonly<Record<string, Symbol>>;
  readonly words: Readonly<Record<string, Symbol>>;
  /** The source of the regular expression of a name. */
  readonly name: string;
};

/** Returns the kind of each sign or word in a table whose alternative spellings are separated by blanks. */
export const indexKinds = <Kind extends string>(
  kinds: readonly Kind[],
  table: Readonly<Partial<Record<Kind, string>>>,
): ReadonlyMap<string, Kind> => {
  const found = new Map<string, Kind>();
  for (const kind of kinds) for (const sign of table[kind]?.split(" ") ?? []) found.set(sign, kind);
  return found;
};

type Table = Readonly<Partial<Record<Symbol, string>>>;

/** A dialect of data/grammar/formula-signs.json. */
export const createDialect = (table: Readonly<Record<"signs" | "words", Table>>, name: string): Dialect => ({
  signs: Object.fromEntries(indexKinds(symbols, table.signs)),
  words: Object.fromEntries(indexKinds(symbols, table.words)),
  name,
});

/** The outer contract's notation. */
export const contractDialect = createDialect(tables.contract, "[\\p{L}\\p{N}_][\\p{L}\\p{N}\\p{M}_']*");

const printedName = /^[A-Za-z_][A-Za-z0-9_']*$/u;

/** Returns the tokens of `text`, ended by one of kind "end". Throws `FormulaError` at an invalid character. */
export const tokenize = (text: string, textIndex = 0, dialect = contractDialect): readonly Token[] => {
  refuseLongText(text, textIndex);
  const tokens: Token[] = [];
  const space = /\s+/uy;
  const name = new RegExp(dialect.name, "uy");
  let at = 0;
  while (at < text.length) {
    space.lastIndex = at;
    if (space.test(text)) {
      at = space.lastIndex;
      continue;
    }
    name.lastIndex = at;
    const raw = name.exec(text)?.[0];
    if (raw !== undefined) {
      const kind = Object.hasOwn(dialect.words, raw) ? dialect.words[raw] : undefined;
      const end = at + raw.length;
      // TPTP: 'p' is the symbol p.
      const spelling = raw.normalize("NFC").replace(/^'([a-z]\w*)'$/, "$1");
      const text = kind === undefined ? printableName(spelling) : raw;
      tokens.push({ kind: kind ?? "name", text, spelling, at, end });
      at = end;
      continue;
    }
    const sign = [3, 2, 1]
      .map((length) => text.slice(at, at + length))
      .find((candidate) => Object.hasOwn(dialect.signs, candidate));
    const kind = sign === undefined ? undefined : dialect.signs[sign];
    if (sign === undefined || kind === undefined)
      throw createFault(text, at, `unexpected character “${String.fromCodePoint(text.codePointAt(at)!)}”`, {
        textIndex,
        hint: "connectives are ¬ ∧ ∨ → ↔ ∀ ∃",
      });
    tokens.push({ kind, text: sign, at, end: at + sign.length });
    at += sign.length;
  }
  tokens.push({ kind: "end", text: "the end", at: text.length, end: text.length });
  return tokens;
};

/** Throws `FormulaError` for a text longer than any formula, before anything traverses it. */
export const refuseLongText = (text: string, textIndex = 0): void => {
  if (text.length <= longestText) return;
  const message = `the text is longer than ${longestText.toLocaleString("en")} characters`;
  throw createFault(text, longestText, message, { textIndex });
};

/**
 * Returns a name as stored in formulas: unchanged if it can be printed and parsed again, otherwise with every invalid
 * character as `_uHEX_`. In a connective such as "and" the first character is replaced.
 */
export const printableName = (raw: string): string => {
  const isWord = Object.hasOwn(contractDialect.words, raw);
  if (printedName.test(raw) && !isWord) return raw;
  return Array.from(raw.normalize("NFC"), (character, i) =>
    (i === 0 ? /[A-Za-z_]/u : /[A-Za-z0-9_']/u).test(character) && !(i === 0 && isWord)
      ? character
      : `_u${character.codePointAt(0)?.toString(16)}_`,
  ).join("");
};

/** Returns the error at offset `at` of `text`, with its column counted in characters. */
export const createFault = (
  text: string,
  at: number,
  message: string,
  options: { hint?: string; textIndex?: number } = {},
): FormulaError => new FormulaError(message, Array.from(text.slice(0, at)).length + 1, options);
