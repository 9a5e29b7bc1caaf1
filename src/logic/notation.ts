/**
 * Formulas as text: `parse` reads the outer contract's notation, `print` writes it; `parse(print(φ)) = φ`.
 *
 * Binding, tightest first: ¬ ∀ ∃, ∧, ∨, ⊕, → (groups to the right, the others to the left), ↔. A quantifier's
 * scope is the next unit. φ ⊕ ψ is read as ¬(φ ↔ ψ). Quantified names are variables, the rest constants;
 * a text in which a name plays two parts is refused. Nesting is bounded, so that every walk over a formula
 * that was read may be recursive.
 */
import type { Sequent } from "./certificate.ts";
import {
  type BinaryKind,
  type Formula,
  type Term,
  binary,
  constant,
  falsity,
  iff,
  not,
  predicate,
  proposition,
  quantified,
  truth,
  variable,
} from "./formula.ts";
import { type Token, type TokenKind, faultAt, tokenize } from "./tokens.ts";

/** The deepest tree that is read: brackets within brackets, or a chain of connectives. */
export const deepestFormula = 1_000;

/** Reads one formula. Throws `FormulaError` with the column of what is wrong. */
export const parse = (text: string): Formula => {
  const reader = startReading(text, 0, new Map());
  const formula = reader.formula();
  reader.expect("end");
  checkNames(reader.roles, [text]);
  return formula;
};

/** Reads "φ; ψ ⊢ χ" (or |-); there may be no premises. Throws `FormulaError`. */
export const parseSequent = (text: string): Sequent => {
  const reader = startReading(text, 0, new Map());
  const premises: Formula[] = [];
  if (reader.peek() !== "turnstile") {
    premises.push(reader.formula());
    while (reader.peek() === ";") {
      reader.expect(";");
      premises.push(reader.formula());
    }
  }
  reader.expect("turnstile");
  const conclusion = reader.formula();
  reader.expect("end");
  checkNames(reader.roles, [text]);
  return { premises, conclusion };
};

/**
 * Reads premises and conclusion that stand apart, as in a JSON line. Throws `FormulaError`; its `textIndex`
 * counts the premises from 0, the conclusion last.
 */
export const readSequent = (premises: readonly string[], conclusion: string): Sequent => {
  const texts = [...premises, conclusion];
  const roles: Roles = new Map();
  const formulas = texts.map((text, textIndex) => {
    const reader = startReading(text, textIndex, roles);
    const formula = reader.formula();
    reader.expect("end");
    return formula;
  });
  checkNames(roles, texts);
  return { premises: formulas.slice(0, -1), conclusion: formulas[formulas.length - 1] ?? truth };
};

/** Writes a formula; every two-place connective inside another stands in brackets. */
export const print = (formula: Formula): string => {
  switch (formula.kind) {
    case "and":
    case "or":
    case "implies":
    case "iff":
      return `${printUnit(formula.left)} ${symbolOf[formula.kind]} ${printUnit(formula.right)}`;
    default:
      return printUnit(formula);
  }
};

/** Writes "φ; ψ ⊢ χ". */
export const printSequent = (sequent: Sequent): string =>
  `${sequent.premises.map(print).join("; ")}${sequent.premises.length > 0 ? " " : ""}⊢ ${print(sequent.conclusion)}`;

const symbolOf: Readonly<Record<BinaryKind, string>> = { and: "∧", or: "∨", implies: "→", iff: "↔" };

const printUnit = (formula: Formula): string => {
  switch (formula.kind) {
    case "true":
      return "⊤";
    case "false":
      return "⊥";
    case "atom":
      return formula.terms.length === 0
        ? formula.name
        : `${formula.name}(${formula.terms.map((term) => term.name).join(", ")})`;
    case "not":
      return `¬${printUnit(formula.body)}`;
    case "forall":
      return `∀${formula.variable} ${printUnit(formula.body)}`;
    case "exists":
      return `∃${formula.variable} ${printUnit(formula.body)}`;
    default:
      return `(${print(formula)})`;
  }
};

/** The part that a name was first seen to play. */
type Role = {
  readonly part: "variable" | "constant" | "predicate";
  readonly places: number;
  readonly at: number;
  readonly textIndex: number;
};
/** For each name, one role for each different part (and number of places) in which it was seen. */
type Roles = Map<string, Role[]>;

type Reader = {
  readonly formula: () => Formula;
  readonly expect: (kind: TokenKind) => Token;
  readonly peek: () => TokenKind;
  readonly roles: Roles;
};

/** How tightly the two-place connectives bind, and the one that groups to the right. */
const binding = { iff: 1, implies: 2, xor: 3, or: 4, and: 5 } as const;
const isConnective = (kind: TokenKind): kind is keyof typeof binding => Object.hasOwn(binding, kind);

const startReading = (text: string, textIndex: number, roles: Roles): Reader => {
  const tokens = tokenize(text, textIndex);
  let next = 0;
  let depth = 0;
  // The height of the formula that was read last: bounds chains such as p ∧ q ∧ r …, which need no recursion.
  let height = 0;
  const bound: string[] = [];

  const token = (): Token =>
    tokens[next] ?? { kind: "end", text: "the end", at: text.length, end: text.length };
  const fault = (at: number, message: string, hint?: string) =>
    faultAt(text, at, message, hint === undefined ? { textIndex } : { textIndex, hint });
  const expect = (kind: TokenKind): Token => {
    const found = token();
    if (found.kind !== kind)
      throw fault(
        found.at,
        `expected ${wordFor(kind)}, found ${found.kind === "end" ? "the end" : `“${found.text}”`}`,
        found.kind === "," ? "separate premises by ;" : undefined,
      );
    next++;
    return found;
  };
  const tooDeep = (at: number) =>
    fault(at, `the formula is nested more than ${deepestFormula.toLocaleString("en")} deep`);
  const grow = (other: number, at: number): void => {
    height = Math.max(height, other) + 1;
    if (height > deepestFormula) throw tooDeep(at);
  };
  const see = (name: string, part: Role["part"], places: number, at: number): void => {
    const seen = roles.get(name);
    const role = { part, places, at, textIndex };
    if (seen === undefined) roles.set(name, [role]);
    else if (!seen.some((other) => other.part === part && other.places === places)) seen.push(role);
  };

  const formula = (tightness = 1): Formula => {
    let left = unit();
    for (;;) {
      const { kind, at } = token();
      if (!isConnective(kind) || binding[kind] < tightness) break;
      next++;
      const leftHeight = height;
      const right = formula(binding[kind] + (kind === "implies" ? 0 : 1));
      grow(leftHeight, at);
      if (kind === "xor") {
        grow(0, at);
        left = not(iff(left, right));
      } else left = binary(kind, left, right);
    }
    return left;
  };

  const unit = (): Formula => {
    if (++depth > deepestFormula) throw tooDeep(token().at);
    const { kind, text: word, at } = token();
    next++;
    let result: Formula;
    height = 0;
    switch (kind) {
      case "true":
        result = truth;
        break;
      case "false":
        result = falsity;
        break;
      case "not":
        result = not(unit());
        grow(0, at);
        break;
      case "forall":
      case "exists": {
        const name = expect("name");
        refuseGluedVariable(name);
        see(name.text, "variable", 0, name.at);
        bound.push(name.text);
        result = quantified(kind, name.text, unit());
        bound.pop();
        grow(0, at);
        break;
      }
      case "(":
        result = formula();
        expect(")");
        break;
      case "name": {
        const terms = token().kind === "(" ? termList() : [];
        see(word, "predicate", terms.length, at);
        result = terms.length === 0 ? proposition(word) : predicate(word, ...terms);
        break;
      }
      default:
        throw fault(
          at,
          kind === "end" ? "the formula ends too early" : `expected a formula, found “${word}”`,
          kind === "," ? "separate premises by ;" : undefined,
        );
    }
    depth--;
    return result;
  };

  const termList = (): readonly Term[] => {
    const terms: Term[] = [];
    expect("(");
    for (;;) {
      const { text: name, at } = expect("name");
      if (token().kind === "(")
        throw fault(token().at, `“${name}(…)” stands as a term`, "terms are variables and constants only");
      if (bound.includes(name)) terms.push(variable(name));
      else {
        see(name, "constant", 0, at);
        terms.push(constant(name));
      }
      if (token().kind !== ",") break;
      next++;
    }
    expect(")");
    return terms;
  };

  /** ∀xP(x) would be read as a quantifier over “xP” with the scope (x): nobody means that. */
  const refuseGluedVariable = (name: Token): void => {
    const [open, inner, close] = [tokens[next], tokens[next + 1], tokens[next + 2]];
    if (
      open?.kind === "(" &&
      open.at === name.end &&
      inner?.kind === "name" &&
      (close?.kind === ")" || close?.kind === ",") &&
      name.text.length > 1
    )
      throw fault(name.at, `“${name.text}(” after a quantifier`, "put a space after the variable: ∀x P(x)");
  };

  return { formula: () => formula(), expect, peek: () => token().kind, roles };
};

const wordFor = (kind: TokenKind): string =>
  ({ end: "the end", name: "a name", turnstile: "“⊢”" })[kind as string] ?? `“${kind}”`;

/** Refuses names that play two parts: what they mean would be a guess. */
const checkNames = (roles: Roles, texts: readonly string[]): void => {
  for (const [name, seen] of roles) {
    const [first, second] = seen;
    if (first === undefined || second === undefined) continue;
    const free = seen.find((role) => role.part === "constant");
    if (free !== undefined && seen.some((role) => role.part === "variable"))
      throw faultAt(
        texts[free.textIndex] ?? "",
        free.at,
        `unbound variable “${name}”: it is quantified elsewhere, but not here`,
        {
          textIndex: free.textIndex,
          hint: `put its quantifier's scope in brackets, as in ∀${name} (P(${name}) → Q(${name}))`,
        },
      );
    throw faultAt(
      texts[second.textIndex] ?? "",
      second.at,
      first.part === "predicate" && second.part === "predicate"
        ? `“${name}” is used with ${places(first.places)} and with ${places(second.places)}`
        : `“${name}” is used both as a ${partWord(first)} and as a ${partWord(second)}`,
      { textIndex: second.textIndex, hint: "give one of the two another name" },
    );
  }
};

const places = (count: number): string => (count === 1 ? "1 place" : `${count} places`);
const partWord = (role: Role): string =>
  role.part === "predicate" && role.places === 0 ? "proposition" : role.part;
