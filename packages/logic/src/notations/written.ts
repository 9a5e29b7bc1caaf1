/**
 * Parses formulas within prose, as people and language models write them in proofs: "so q ∨ r (from 1)", `P(a) \land
 * Q(a)`, ∀xPx, "if p then q". The allowed symbols are given, so that "a" in "a contradiction" is not a symbol, and p
 * (1) is not p of 1. Permissive about signs, strict about formulas: text next to an unparsable connective is not a
 * formula, because a part of a formula would be a different one.
 *
 * Precedence is the contract's (`notation.ts`). A quantifier's scope is the next unit, and continues if its variable
 * would otherwise be free or a dot follows the variable. Time is linear except for the bounded depth of brackets.
 */
import {
  type Formula,
  type Term,
  binary,
  constant,
  eachAtom,
  falsity,
  iff,
  implies,
  not,
  predicate,
  proposition,
  quantify,
  truth,
  variable,
} from "../formula.ts";
import { isSign, tokensOf, type Kind, type Letters, type Token } from "./written-tokens.ts";

/** A formula and its position in the text: offsets `[at, end)`. */
type WrittenFormula = { readonly formula: Formula; readonly at: number; readonly end: number };

/** The formulas of a text, in order, and the positions of unparsable text that looks like a formula. */
type WrittenFormulas = { readonly found: readonly WrittenFormula[]; readonly brokenAt?: number };

export const lettersOf = (formulas: readonly Formula[]): Letters => {
  const letters = new Map<string, number>();
  for (const formula of formulas) eachAtom(formula, ({ name, terms }) => letters.set(name, terms.length));
  return letters;
};

/** Returns the formulas in a text, the longest ones, from left to right. */
export const writtenFormulas = (text: string, letters: Letters): WrittenFormulas => {
  const tokens = tokensOf(text.slice(0, longestLine), letters);
  const found: WrittenFormula[] = [];
  let brokenAt: number | undefined;
  for (let next = 0; next < tokens.length;) {
    const at = tokens[next]!.at;
    const read = readFormula(tokens, next, letters);
    if (read === undefined) {
      if (isSign(tokens[next]) && tokens[next]!.text !== "&") brokenAt ??= at;
      next++;
      continue;
    }
    if (isPart(tokens, next, read.next)) brokenAt ??= at;
    else found.push({ formula: read.formula, at, end: tokens[read.next - 1]!.end });
    next = read.next;
  }
  return { found, brokenAt };
};

/** Returns whether a connective, or a name applied to it, is next to the parsed tokens. */
const isPart = (tokens: readonly Token[], from: number, to: number): boolean => {
  let before = from - 1;
  while (tokens[before]?.kind === "(") before--;
  let after = to;
  while (tokens[after]?.kind === ")") after++;
  const [left, right] = [tokens[before], tokens[after]];
  const open = tokens[before + 1]!;
  const isApplied = open.kind === "(" && left?.isWord === true && left.end === open.at;
  return isApplied || isSign(left) || (isSign(right) && right?.text !== "&");
};

/** Parses a text that is a formula as a whole; undefined if it is not one. */
export const writtenFormula = (text: string, letters: Letters): Formula | undefined => {
  const tokens = tokensOf(text.slice(0, longestLine).replace(/(?<![\s.;,])[\s.;,]+$/, ""), letters);
  const read = readFormula(tokens, 0, letters);
  return read?.next === tokens.length ? read.formula : undefined;
};

/** Maximum characters of a line, and maximum nesting of brackets. */
const longestLine = 1_000;
const deepest = 60;

const binding = { iff: 1, implies: 2, xor: 3, or: 4, and: 5 } as const;

type Read = { readonly formula: Formula; readonly next: number };

/** Returns the longest formula that starts at a token; undefined if there is none. */
const readFormula = (tokens: readonly Token[], start: number, letters: Letters): Read | undefined => {
  let next = start;
  let depth = 0;
  const bound: string[] = [];
  const kindAt = (place: number): Kind | undefined => tokens[place]?.kind;

  const formula = (tightness: number): Formula | undefined => {
    let left = unit();
    while (left !== undefined) {
      const place = next;
      const kind = connectiveAt(place);
      if (kind === undefined || binding[kind] < tightness) break;
      next++;
      const right = formula(binding[kind] + (kind === "implies" ? 0 : 1));
      if (right === undefined) {
        // "p and so q", "p & premise": the word was not part of the formula; a sign is.
        if (tokens[place]!.isWord || isColumn(place)) next = place;
        else return undefined;
        break;
      }
      left = kind === "xor" ? not(iff(left, right)) : binary(kind, left, right);
    }
    return left;
  };

  const connectiveAt = (place: number): keyof typeof binding | undefined => {
    const token = tokens[place];
    if (token?.kind === "name" && /^[vV]$/.test(token.text) && !letters.has(token.text)) return "or";
    switch (token?.kind) {
      case "iff":
      case "implies":
      case "xor":
      case "or":
      case "and":
        return token.kind;
      default:
        return undefined;
    }
  };

  /** Returns whether a & precedes words: LaTeX ends a column with it. */
  const isColumn = (place: number): boolean => {
    const [sign, word] = [tokens[place]!, tokens[place + 1]];
    return (
      sign.text === "&" &&
      (word?.kind === "other" || (word?.kind === "name" && word.text.length > 1 && !letters.has(word.text)))
    );
  };

  const unit = (): Formula | undefined => {
    if (++depth > deepest) return undefined;
    const read = unitWithin();
    depth--;
    return read;
  };

  const unitWithin = (): Formula | undefined => {
    const kind = kindAt(next);
    switch (kind) {
      case "true":
        next++;
        return truth;
      case "false":
        next++;
        return falsity;
      case "not": {
        next++;
        const body = unit();
        return body && not(body);
      }
      case "if":
        return conditional();
      case "forall":
      case "exists":
        return quantification();
      case "(":
        if (isQuantifierAt(next + 1) && kindAt(next + 2) === "name" && kindAt(next + 3) === ")")
          return quantification();
        next++;
        return closed(formula(1));
      case "name":
        return atom();
      default:
        return undefined;
    }
  };

  const isQuantifierAt = (place: number): boolean => kindAt(place) === "forall" || kindAt(place) === "exists";

  const closed = (read: Formula | undefined): Formula | undefined =>
    kindAt(next++) === ")" ? read : undefined;

  /** "if p then q", "if p, then q". */
  const conditional = (): Formula | undefined => {
    next++;
    const antecedent = formula(3);
    if (kindAt(next) === ",") next++;
    if (antecedent === undefined || kindAt(next++) !== "then") return undefined;
    const consequent = formula(2);
    return consequent && implies(antecedent, consequent);
  };

  const quantification = (): Formula | undefined => {
    const isBracketed = kindAt(next) === "(";
    if (isBracketed) next++;
    const kind = kindAt(next++) === "forall" ? "forall" : "exists";
    const names: string[] = [];
    for (;;) {
      const token = tokens[next];
      if (token?.kind !== "name") return undefined;
      const glued = gluedVariable(token, next);
      names.push(glued ?? token.text);
      if (glued !== undefined) break;
      next++;
      if (kindAt(next) !== "," || kindAt(next + 1) !== "name" || letters.has(tokens[next + 1]!.text)) break;
      next++;
    }
    if (isBracketed && kindAt(next++) !== ")") return undefined;
    const isWide = kindAt(next) === "." || kindAt(next) === ",";
    if (isWide) next++;
    for (const name of names) bound.push(name);
    const start = next;
    let body = isWide ? formula(1) : unit();
    if (body !== undefined && !isWide && names.some((name) => isFreeBehind(name, next))) {
      next = start;
      body = formula(1);
    }
    for (const _ of names) bound.pop();
    return body && names.toReversed().reduce((inner, name) => quantify(kind, name, inner), body);
  };

  /** Returns the x of ∀xP(x) and ∀xPx; the rest of the token is parsed next. */
  const gluedVariable = (token: Token, place: number): string | undefined => {
    if (/^[a-z](?:\d|['′])*$/u.test(token.text)) return undefined;
    const name = /^[a-z]\d*/u.exec(token.text)?.[0];
    const rest = token.text.slice(name?.length ?? 0);
    if (name === undefined || predicateIn(rest) === undefined) return undefined;
    tokens = tokens.with(place, { ...token, text: rest, at: token.at + name.length });
    return name;
  };

  /** Returns the predicate at the start of a name, with its terms attached or still to come. */
  const predicateIn = (name: string): { readonly letter: string; readonly terms: string } | undefined => {
    if ((letters.get(name) ?? 0) > 0) return { letter: name, terms: "" };
    for (let length = name.length - 1; length > 0; length--) {
      const [letter, terms] = [name.slice(0, length), name.slice(length)];
      const places = letters.get(letter) ?? 0;
      if (places > 0 && terms.length === places && /^[a-z]+$/u.test(terms)) return { letter, terms };
    }
    return undefined;
  };

  /** Returns whether a variable's name is a term after its scope, in the same bracket and not bound again. */
  const isFreeBehind = (name: string, from: number): boolean => {
    let open = 0;
    for (let at = from; at < tokens.length; at++) {
      const token = tokens[at]!;
      if (token.kind === "(") open++;
      if (token.kind === ")" && --open < 0) return false;
      if (isQuantifierAt(at) || token.kind === "other" || token.kind === ".") return false;
      if (token.kind === "name" && token.text === name && open > 0) return true;
      if (token.kind === "name" && predicateIn(token.text)?.terms.includes(name)) return true;
    }
    return false;
  };

  const termOf = (name: string): Term => (bound.includes(name) ? variable(name) : constant(name));

  const atom = (): Formula | undefined => {
    const { text } = tokens[next]!;
    const letter = letters.has(text) ? text : otherCase(text, letters);
    const places = letter === undefined ? undefined : letters.get(letter);
    if (letter !== undefined && places === 0) {
      next++;
      return proposition(letter);
    }
    const glued = letter === undefined ? predicateIn(text) : undefined;
    if (glued !== undefined && glued.terms !== "") {
      next++;
      return predicate(glued.letter, ...Array.from(glued.terms, termOf));
    }
    if (letter === undefined || kindAt(++next) !== "(") return undefined;
    const terms: Term[] = [];
    do {
      const name = tokens[++next];
      if (name?.kind !== "name") return undefined;
      terms.push(termOf(name.text));
    } while (kindAt(++next) === ",");
    if (terms.length !== places) return undefined;
    return closed(predicate(letter, ...terms));
  };

  const read = formula(1);
  return read === undefined ? undefined : { formula: read, next };
};

/** Returns the symbol meant by one in the other case, if only one matches. */
const otherCase = (text: string, letters: Letters): string | undefined => {
  if (text.length > 1) return undefined;
  const other = text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase();
  return letters.has(other) ? other : undefined;
};
