/**
 * Text cut into the tokens of a formula, each with its place. The spellings are the outer contract's
 * ("Formula notation"): what is printed (¬ ∧ ∨ → ↔ ∀ ∃ ⊤ ⊥) and what is read besides (~ & -> forall …).
 *
 * Names may hold any Unicode letter or digit when read; what is printed matches [A-Za-z_][A-Za-z0-9_']*.
 * Other characters are therefore written `_uHEX_` as they are read, so that every name in a formula can be
 * printed as it stands and read back as itself.
 */
import tables from "../../data/grammar/formula-signs.json" with { type: "json" };
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
  readonly at: number;
  readonly end: number;
};

/** A longer text is refused: nothing that a person or a program means as one formula comes near it. */
const longestText = 200_000;

/** What a notation writes for what. */
export type Dialect = {
  /** Signs of up to three characters; the longest that fits is taken. */
  readonly signs: Readonly<Record<string, Symbol>>;
  readonly words: Readonly<Record<string, Symbol>>;
  /** The source of the regular expression of a name. */
  readonly name: string;
};

/** What each sign or word stands for, of a table in which what is spelled in several ways has blanks between them. */
export const kindsIn = <Kind extends string>(
  kinds: readonly Kind[],
  table: Readonly<Partial<Record<Kind, string>>>,
): ReadonlyMap<string, Kind> =>
  new Map(kinds.flatMap((kind) => table[kind]?.split(" ").map((sign) => [sign, kind] as const) ?? []));

type Table = Readonly<Partial<Record<Symbol, string>>>;

/** A dialect of data/grammar/formula-signs.json. */
export const dialectOf = (table: Readonly<Record<"signs" | "words", Table>>, name: string): Dialect => ({
  signs: Object.fromEntries(kindsIn(symbols, table.signs)),
  words: Object.fromEntries(kindsIn(symbols, table.words)),
  name,
});

/** The outer contract's notation. */
export const contractDialect = dialectOf(tables.contract, "[\\p{L}\\p{N}_][\\p{L}\\p{N}\\p{M}_']*");

const printedName = /^[A-Za-z_][A-Za-z0-9_']*$/u;

/** The tokens of `text`, closed by one of kind "end". Throws `FormulaError` at a character that means nothing. */
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
      const word = Object.hasOwn(dialect.words, raw) ? dialect.words[raw] : undefined;
      const end = at + raw.length;
      tokens.push(
        word === undefined
          ? { kind: "name", text: printableName(raw), at, end }
          : { kind: word, text: raw, at, end },
      );
      at = end;
      continue;
    }
    const sign = [3, 2, 1]
      .map((length) => text.slice(at, at + length))
      .find((candidate) => Object.hasOwn(dialect.signs, candidate));
    const kind = sign === undefined ? undefined : dialect.signs[sign];
    if (sign === undefined || kind === undefined) throw strange(text, at, textIndex);
    tokens.push({ kind, text: sign, at, end: at + sign.length });
    at += sign.length;
  }
  tokens.push({ kind: "end", text: "the end", at: text.length, end: text.length });
  return tokens;
};

/** Throws `FormulaError` for a text longer than any formula: before anything walks over it. */
export const refuseLongText = (text: string, textIndex = 0): void => {
  if (text.length <= longestText) return;
  const message = `the text is longer than ${longestText.toLocaleString("en")} characters`;
  throw faultAt(text, longestText, message, { textIndex });
};

/**
 * A name as formulas hold it: itself where it can be printed and read back, otherwise with every character that
 * stands in the way as `_uHEX_` (the first one of a word such as "and", which means a connective).
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

/** The error at offset `at` of `text`, its column counted in characters. */
export const faultAt = (
  text: string,
  at: number,
  message: string,
  options: { hint?: string; textIndex?: number } = {},
): FormulaError => new FormulaError(message, Array.from(text.slice(0, at)).length + 1, options);

const strange = (text: string, at: number, textIndex: number): FormulaError => {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return faultAt(text, at, `unexpected character “${character}”`, {
    textIndex,
    hint: "connectives are ¬ ∧ ∨ → ↔ ∀ ∃",
  });
};
