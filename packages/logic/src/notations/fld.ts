/**
 * Parses formulas of the FLD corpora: predicates and propositions `{A}`, constants `{a}`, variables x y z, `¬ & v ->
 * <->`, quantifiers `(x):` and `(Ex):` whose scope extends to the end. A context is one text, each fact after its
 * name: `fact1: … fact2: …`. Source: Morishita et al., Learning Deductive Reasoning from Synthetic Corpus (2023).
 */
import type { Formula } from "../formula.ts";
import { startReading } from "../formula-reader.ts";
import { type Token, type TokenKind, createFault } from "../tokens.ts";

/** Parses the formulas of a context. Throws `FormulaError`. */
export const readFldFacts = (text: string): readonly Formula[] =>
  text
    .split(/(?:^|\s)fact\d+:/)
    .map((fact) => fact.trim())
    .filter((fact) => fact !== "")
    .map(readFld);

/** Parses one formula. Throws `FormulaError`. */
export const readFld = (text: string): Formula => {
  const reader = startReading(tokenizeFld(text), text);
  const formula = reader.formula();
  reader.expect("end");
  return formula;
};

const signs: Readonly<Record<string, TokenKind>> = {
  "<->": "iff",
  "->": "implies",
  "¬": "not",
  "&": "and",
  v: "or",
  "(": "(",
  ")": ")",
};

/** A quantifier, a predicate with its terms, or a sign. */
const pattern =
  /\s*(?:\((?<some>E?)(?<bound>[x-z])\):|\{(?<name>[A-Z]+)\}(?<terms>(?:\{[a-z]+\}|[x-z])*)|(?<sign><->|->|[¬&()]|v))/uy;

const tokenizeFld = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  pattern.lastIndex = 0;
  for (let at = 0; text.slice(at).trim() !== ""; at = pattern.lastIndex) {
    const found = pattern.exec(text)?.groups;
    if (found === undefined) throw createFault(text, at, "a sign that FLD does not have");
    const { some, bound, name, terms = "", sign } = found;
    const push = (kind: TokenKind, spelling: string) =>
      tokens.push({ kind, text: spelling, at, end: pattern.lastIndex });
    if (sign !== undefined) push(signs[sign]!, sign);
    if (bound !== undefined) {
      push(some === "" ? "forall" : "exists", "quantifier");
      push("name", bound);
      push(":", ":");
    }
    if (name === undefined) continue;
    push("name", name);
    for (const [i, term] of (terms.match(/[a-z]+(?=\})|[x-z]/g) ?? []).entries()) {
      push(i === 0 ? "(" : ",", i === 0 ? "(" : ",");
      push("name", term);
    }
    if (terms !== "") push(")", ")");
  }
  return tokens;
};
