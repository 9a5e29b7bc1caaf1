/**
 * Tokenizes formulas within prose, as people and language models write them: connectives, quantifiers and brackets in
 * symbols, ASCII, LaTeX and English, and rule names that look like symbols. `written.ts` parses formulas from these tokens.
 */
import { kindsIn } from "../tokens.ts";
import tables from "../../data/formula-signs.json" with { type: "json" };

/** The allowed symbols, each with its number of places: 0 for a proposition. */
export type Letters = ReadonlyMap<string, number>;

const connectives = ["not", "and", "or", "xor", "implies", "iff", "forall", "exists"] as const;
const kinds = [...connectives, "if", "then", "true", "false", "(", ")", ",", ".", "name", "other"] as const;
export type Kind = (typeof kinds)[number];

/** `isWord`: written as a word, which may belong to the prose around a formula. */
export type Token = {
  readonly kind: Kind;
  readonly text: string;
  readonly at: number;
  readonly end: number;
  readonly isWord: boolean;
};

const signs = kindsIn(kinds, tables.written.signs);
const commands = kindsIn(kinds, tables.written.commands);
const words = kindsIn(kinds, tables.written.words);

/** Phrases of several words that form one token. */
const phrases: readonly (readonly [RegExp, Kind])[] = [
  [/if\s{1,3}and\s{1,3}only\s{1,3}if\b/iy, "iff"],
  [/only\s{1,3}if\b/iy, "implies"],
  [/for\s{1,3}(?:all|every|any|each)\b/iy, "forall"],
  [/there\s{1,3}(?:exists|is)(?:\s{1,3}an?)?\b/iy, "exists"],
  [/it\s{1,3}is\s{1,3}not\s{1,3}the\s{1,3}case\s{1,3}that\b/iy, "not"],
  [/such\s{1,3}that\b/iy, "."],
];

const signPattern =
  /<==>|<-->|<->|<=>|-->|==>|->|=>|&&|\|\||\/\\|\\\/|_\|_|[¬~!∼˜￢∧&⋀^·∨|⋁⊕⊻→⟶⇒⟹⊃⭢↔⟷⇔⟺≡∀∃⊤⊥⟂↯()[\],.:]/uy;
const commandPattern = /\\([A-Za-z]+)/y;
const skipPattern = /(?:\s|\$|\\[()[\],;:! ]|\\q?quad\b|\\(?:left|right|bigl?|bigr)\b|`|\*\*)+/y;
const namePattern = /[\p{L}_][\p{L}\p{N}\p{M}_'′]*/uy;

/** The name of a rule, which is not a formula: "→E", "∧-Elim", "~I", "\\forall E". */
const rulePattern =
  /(?:<->|->|=>|&&?|\/\\|\\\/|[¬~!∼∧^∨|→⇒⊃↔⇔≡∀∃⊥⊤]|\\(?:neg|lnot|land|wedge|lor|vee|to|rightarrow|leftrightarrow|forall|exists|bot)\b)[ -]?(?:[EI](?![\p{L}(])|elim|intro)/iuy;

/** Returns the tokens of a text, from left to right, in linear time. */
export const tokensOf = (text: string, letters: Letters): readonly Token[] => {
  const tokens: Token[] = [];
  const at = (pattern: RegExp, place: number): RegExpExecArray | null => {
    pattern.lastIndex = place;
    return pattern.exec(text);
  };
  for (let place = 0; place < text.length;) {
    const skipped = at(skipPattern, place);
    if (skipped !== null) {
      place += skipped[0].length;
      continue;
    }
    const push = (kind: Kind, length: number, isWord = false): void => {
      tokens.push({ kind, text: text.slice(place, place + length), at: place, end: place + length, isWord });
      place += length;
    };
    const phrase = phrases.find(([pattern]) => at(pattern, place) !== null);
    if (phrase !== undefined && !/[\p{L}\p{N}]/u.test(text[place - 1] ?? "")) {
      push(phrase[1], at(phrase[0], place)![0].length, true);
      continue;
    }
    const rule = at(rulePattern, place)?.[0];
    if (rule !== undefined && !letters.has(rule.at(-1)!)) {
      push("other", rule.length, true);
      continue;
    }
    const sign = at(signPattern, place)?.[0];
    const command = at(commandPattern, place);
    const name = at(namePattern, place)?.[0];
    if (sign !== undefined) push(signs.get(sign) ?? "other", sign.length);
    else if (command !== null) push(commands.get(command[1]!) ?? "other", command[0].length);
    else if (name !== undefined) push(words.get(name) ?? "name", name.length, true);
    else if (/[-−–]/.test(text[place]!) && isNegation(text, place)) push("not", 1);
    else push("other", String.fromCodePoint(text.codePointAt(place)!).length);
  }
  return tokens;
};

/** Returns whether a dash is attached to the text after it, but not to the text before it. */
const isNegation = (text: string, place: number): boolean =>
  /[\p{L}(∀∃]/u.test(text[place + 1] ?? "") && !/[\p{L}\p{N})]/u.test(text[place - 1] ?? "");

/** Returns whether a token can only belong to a formula. */
export const isSign = (token: Token | undefined): boolean =>
  token !== undefined && !token.isWord && connectives.some((kind) => kind === token.kind);
