/**
 * Parses formulas from tokens, for all notations, which differ only in their tokens: precedence, variables, maximum
 * nesting, and a single role for each name.
 */
import {
  type Formula,
  type Term,
  binary,
  constant,
  equality,
  falsity,
  iff,
  implies,
  not,
  predicate,
  proposition,
  quantify,
  truth,
  variable,
} from "./formula.ts";
import { type Token, type TokenKind, createFault } from "./tokens.ts";

/** Maximum depth of a parsed tree: nested brackets or consecutive connectives. */
const deepestFormula = 1_000;

/** A name's role at its first occurrence. */
type Role = {
  readonly part: "variable" | "constant" | "predicate";
  readonly places: number;
  readonly at: number;
  readonly textIndex: number;
};
/** For each name its spelling, and one entry per distinct role (and number of places). */
export type Roles = Map<string, { readonly spelling: string; readonly seen: Role[] }>;

/** A position among the tokens, from which formulas and single tokens are parsed. */
type Reader = {
  readonly formula: () => Formula;
  /** Takes the next token, which must be of that kind. */
  readonly expect: (kind: TokenKind) => Token;
  readonly peek: () => TokenKind;
  readonly roles: Roles;
};

/** The precedence of the binary connectives, and the right-associative one. */
const binding = { iff: 1, implies: 2, implied: 2, xor: 3, or: 4, and: 5 } as const;
const isConnective = (kind: TokenKind): kind is keyof typeof binding => Object.hasOwn(binding, kind);

export type ReadingOptions = {
  /** The index of this text among several, for errors. */
  readonly textIndex?: number;
  /** The roles of names, shared by texts that are parsed together. */
  readonly roles?: Roles;
  /** Returns why a name that no quantifier binds cannot be read, and what helps; nothing where it can. */
  readonly refusal?: ((name: string, part: Role["part"]) => readonly string[]) | undefined;
};

/** Starts at the first token of `text`. Parsing throws `FormulaError` with the column of the fault. */
export const startReading = (
  tokens: readonly Token[],
  text: string,
  options: ReadingOptions = {},
): Reader => {
  const { textIndex = 0, roles = new Map() as Roles, refusal } = options;
  let next = 0;
  let depth = 0;
  // The height of the last formula: bounds sequences such as p ∧ q ∧ r …, which need no recursion.
  let height = 0;
  const bound: string[] = [];

  const token = (): Token =>
    tokens[next] ?? { kind: "end", text: "the end", at: text.length, end: text.length };
  const fault = (at: number, message: string, hint?: string) =>
    createFault(text, at, message, hint === undefined ? { textIndex } : { textIndex, hint });
  const expect = (kind: TokenKind): Token => {
    const found = token();
    if (found.kind !== kind)
      throw fault(
        found.at,
        `expected ${describeToken(kind)}, found ${found.kind === "end" ? "the end" : `“${found.text}”`}`,
        found.kind === ","
          ? "separate premises by ;"
          : kind === "turnstile"
            ? "as in p -> q; p |- q"
            : undefined,
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
  for (const { kind, text: name, spelling = name, at } of tokens) {
    if (kind !== "name") continue;
    const known = roles.get(name)?.spelling ?? spelling;
    if (known !== spelling)
      throw fault(at, `“${known}” and “${spelling}” would be one name`, "rename one of the two");
    if (!roles.has(name)) roles.set(name, { spelling, seen: [] });
  }
  const see = (name: string, part: Role["part"], places: number, at: number): void => {
    const { spelling, seen } = roles.get(name)!;
    const [refused, hint] = part === "variable" ? [] : (refusal?.(spelling, part) ?? []);
    if (refused !== undefined) throw fault(at, refused, hint);
    if (!seen.some((other) => other.part === part && other.places === places))
      seen.push({ part, places, at, textIndex });
  };

  const formula = (tightness = 1): Formula => {
    let left = unit();
    for (;;) {
      const { kind, at } = token();
      if (!isConnective(kind) || binding[kind] < tightness) break;
      next++;
      const leftHeight = height;
      if (++depth > deepestFormula) throw tooDeep(at);
      const right = formula(binding[kind] + (kind === "implies" ? 0 : 1));
      depth--;
      grow(leftHeight, at);
      if (kind === "xor") {
        grow(0, at);
        left = not(iff(left, right));
      } else left = kind === "implied" ? implies(right, left) : binary(kind, left, right);
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
        const isList = token().kind === "[";
        const names = variableList();
        for (const name of names) {
          see(name.text, "variable", 0, name.at);
          bound.push(name.text);
        }
        const isWide = !isList && token().kind === ":";
        if (isWide) next++;
        result = isWide ? formula() : unit();
        for (const name of names.toReversed()) {
          bound.pop();
          result = quantify(kind, name.text, result);
          grow(0, at);
        }
        break;
      }
      case "(":
        result = formula();
        expect(")");
        break;
      case "name": {
        if (token().kind === "equal" || token().kind === "unequal") {
          const isEqual = token().kind === "equal";
          const left = term(word, at);
          next++;
          const right = expect("name");
          const equated = equality(left, term(right.text, right.at));
          result = isEqual ? equated : not(equated);
          if (!isEqual) grow(0, at);
          break;
        }
        const terms = token().kind === "(" ? termList() : [];
        if (token().kind === "equal" || token().kind === "unequal")
          throw fault(at, `“${word}(…)” stands as a term`, "terms are variables and constants only");
        see(word, "predicate", terms.length, at);
        result = terms.length === 0 ? proposition(word) : predicate(word, ...terms);
        break;
      }
      default:
        throw fault(
          at,
          kind === "end" ? "the formula ends too early" : `expected a formula, found “${word}”`,
          kind === "," ? "separate premises by ;" : "as in p, ¬p, p ∧ q or ∀x P(x)",
        );
    }
    depth--;
    return result;
  };

  const variableList = (): readonly Token[] => {
    if (token().kind !== "[") {
      const name = expect("name");
      refuseGluedVariable(name);
      return [name];
    }
    const names: Token[] = [];
    expect("[");
    names.push(expect("name"));
    while (token().kind === ",") {
      next++;
      names.push(expect("name"));
    }
    expect("]");
    expect(":");
    return names;
  };

  const termList = (): readonly Term[] => {
    const terms: Term[] = [];
    expect("(");
    for (;;) {
      const { text: name, at } = expect("name");
      terms.push(term(name, at));
      if (token().kind !== ",") break;
      next++;
    }
    expect(")");
    return terms;
  };

  const term = (name: string, at: number): Term => {
    if (token().kind === "(")
      throw fault(token().at, `“${name}(…)” stands as a term`, "terms are variables and constants only");
    if (bound.includes(name)) return variable(name);
    see(name, "constant", 0, at);
    return constant(name);
  };

  /** ∀xP(x) would parse as a quantifier over “xP” with the scope (x), which is never intended. */
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

const describeToken = (kind: TokenKind): string =>
  ({ end: "the end", name: "a name", turnstile: "“⊢”" })[kind as string] ?? `“${kind}”`;

/** Throws for names with two roles in the texts, which are ambiguous. */
export const checkNames = (roles: Roles, texts: readonly string[]): void => {
  for (const [name, { seen }] of roles) {
    const [first, second] = seen;
    if (first === undefined || second === undefined) continue;
    const free = seen.find((role) => role.part === "constant");
    if (free !== undefined && seen.some((role) => role.part === "variable"))
      throw createFault(
        texts[free.textIndex] ?? "",
        free.at,
        `unbound variable “${name}”: it is quantified elsewhere, but not here`,
        {
          textIndex: free.textIndex,
          hint: `put its quantifier's scope in brackets, as in ∀${name} (P(${name}) → Q(${name}))`,
        },
      );
    throw createFault(
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
