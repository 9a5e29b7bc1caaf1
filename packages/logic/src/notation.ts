/**
 * Parses and prints formulas: `parse` reads the outer contract's notation, `print` writes it; `parse(print(φ)) = φ`.
 *
 * Precedence, highest first: ¬ ∀ ∃, ∧, ∨, ⊕, → (right-associative, the others left-associative), ↔. A quantifier's
 * scope is the next unit. φ ⊕ ψ is parsed as ¬(φ ↔ ψ). Quantified names are variables, the rest constants; a text
 * that uses a name in two roles is rejected. Nesting is bounded, so that every traversal of a parsed formula may be
 * recursive.
 */
import type { Sequent } from "./certificate.ts";
import { type BinaryKind, type Formula, isEquality, truth } from "./formula.ts";
import { type ReadingOptions, checkNames, startReading } from "./formula-reader.ts";
import { type Dialect, type Token, contractDialect, tokenize } from "./tokens.ts";

/** Parses one formula. Throws `FormulaError` with the column of the fault. */
export const parse = (text: string): Formula => readSequent([], text).conclusion;

/**
 * Parses "φ; ψ ⊢ χ" (or |-); there may be no premises. Throws `FormulaError`.
 *
 * @example
 * parseSequent("p → q; p ⊢ q").premises.map(print); // → ["p → q", "p"]
 */
export const parseSequent = (text: string): Sequent => parseDialectSequent(contractDialect, text);

/** Like `parseSequent`, with the signs of another notation. */
export const parseDialectSequent = (dialect: Dialect, text: string): Sequent => {
  const reader = startReading(tokenize(text, 0, dialect), text);
  const premises: Formula[] = [];
  if (reader.peek() !== "turnstile") {
    premises.push(reader.formula());
    for (; reader.peek() === ";"; premises.push(reader.formula())) reader.expect(";");
  }
  reader.expect("turnstile");
  const conclusion = reader.formula();
  reader.expect("end");
  checkNames(reader.roles, [text]);
  return { premises, conclusion };
};

/**
 * Parses premises and conclusion given separately, as in a JSON line. Throws `FormulaError`; its `textIndex` counts
 * the premises from 0, the conclusion last.
 */
export const readSequent = (
  premises: readonly string[],
  conclusion: string,
  refusal?: ReadingOptions["refusal"],
  splitTokens: (text: string, textIndex: number) => readonly Token[] = tokenize,
): Sequent => {
  const texts = [...premises, conclusion];
  const roles = new Map();
  const formulas = texts.map((text, textIndex) => {
    const reader = startReading(splitTokens(text, textIndex), text, { textIndex, roles, refusal });
    const formula = reader.formula();
    reader.expect("end");
    return formula;
  });
  checkNames(roles, texts);
  return { premises: formulas.slice(0, -1), conclusion: formulas[formulas.length - 1] ?? truth };
};

/**
 * Prints a formula; every binary connective inside another is in brackets.
 *
 * @example
 * print(parseSequent("⊢ ~(p & q)").conclusion); // → "¬(p ∧ q)"
 */
export const print = (formula: Formula): string => {
  switch (formula.kind) {
    case "and":
    case "or":
    case "implies":
    case "iff":
      return `${printUnit(formula.left)} ${connectiveSymbols[formula.kind]} ${printUnit(formula.right)}`;
    default:
      return printUnit(formula);
  }
};

/** Prints "φ; ψ ⊢ χ". */
export const printSequent = (sequent: Sequent): string =>
  `${sequent.premises.map(print).join("; ")}${sequent.premises.length > 0 ? " " : ""}⊢ ${print(sequent.conclusion)}`;

const connectiveSymbols: Readonly<Record<BinaryKind, string>> = { and: "∧", or: "∨", implies: "→", iff: "↔" };

const printUnit = (formula: Formula): string => {
  switch (formula.kind) {
    case "true":
      return "⊤";
    case "false":
      return "⊥";
    case "atom":
      if (isEquality(formula)) return formula.terms.map(({ name }) => name).join(" = ");
      return formula.terms.length === 0
        ? formula.name
        : `${formula.name}(${formula.terms.map((term) => term.name).join(", ")})`;
    case "not":
      if (formula.body.kind === "atom" && isEquality(formula.body))
        return formula.body.terms.map(({ name }) => name).join(" ≠ ");
      return `¬${printUnit(formula.body)}`;
    case "forall":
      return `∀${formula.variable} ${printUnit(formula.body)}`;
    case "exists":
      return `∃${formula.variable} ${printUnit(formula.body)}`;
    default:
      return `(${print(formula)})`;
  }
};
