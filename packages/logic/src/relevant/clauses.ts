/**
 * Converts formulas to clauses: ∃ becomes a Skolem term, ∀ a variable, and the rest is distributed into lists of
 * literals of which one holds. Source: any textbook on resolution.
 */
import { misuse, unlessThrown } from "../error.ts";
import { freeVariables, type Atom, type Formula } from "../formula.ts";
import { getOrInsert } from "../memoize.ts";

/** Maximum clauses of one formula. */
const maxClauses = 64;
/** Maximum nesting of Skolem terms, which some formulas generate without end. */
const deepest = 4;

/** A term of a clause: a known term, a variable, or a Skolem function of variables. */
export type Pattern =
  | { readonly kind: "known"; readonly term: number }
  | { readonly kind: "variable"; readonly place: number }
  | { readonly kind: "made"; readonly by: number; readonly of: readonly number[] };

export type Literal = {
  readonly affirmed: boolean;
  readonly name: string;
  readonly terms: readonly Pattern[];
};

/** Literals of which one holds if the formula has its sign; `denied` are the atoms that must be possible. */
export type Clause = {
  readonly guard: number;
  readonly denied: readonly Literal[];
  readonly affirmed: readonly Literal[];
};

/** A predicate of every term: the source of values for a variable that no negated atom contains. */
export const anything = " ";

/** Terms by number: names, and applications of Skolem functions. */
export type Terms = {
  readonly constant: (name: string) => number;
  readonly made: (by: number, of: readonly number[]) => number;
  /** A new Skolem function. */
  readonly maker: () => number;
  readonly count: () => number;
  /** Returns the name of a term; undefined for a Skolem term. */
  readonly getName: (term: number) => string | undefined;
  /** Returns whether a term is nested deeper than allowed. */
  readonly isTooDeep: () => boolean;
};

export const createTerms = (): Terms => {
  const numbers = new Map<string, number>();
  const depths: number[] = [];
  const names: (string | undefined)[] = [];
  let makers = 0;
  let max = 0;
  const internTerm = (key: string, depth: number, name?: string): number =>
    getOrInsert(numbers, key, () => {
      max = Math.max(max, depth);
      names.push(name);
      return depths.push(depth) - 1;
    });
  return {
    constant: (name) => internTerm(`named ${name}`, 0, name),
    made: (by, of) =>
      internTerm(
        `made ${by} ${of.join(" ")}`,
        of.length === 0 ? 0 : 1 + Math.max(...of.map((term) => depths[term]!)),
      ),
    maker: () => makers++,
    count: () => depths.length,
    getName: (term) => names[term],
    isTooDeep: () => max > deepest,
  };
};

/** Returns a formula or its negation as clauses of literals; undefined if there are too many. */
export const toClauses = (
  formula: Formula,
  isTrue: boolean,
  terms: Terms,
): readonly (readonly Literal[])[] | undefined => {
  let variables = 0;
  type Scope = ReadonlyMap<string, Pattern>;
  const toPatterns = (atom: Atom, scope: Scope): readonly Pattern[] =>
    atom.terms.map(({ kind, name }) => {
      if (kind === "constant") return { kind: "known", term: terms.constant(name) };
      const pattern = scope.get(name);
      if (pattern === undefined) throw misuse(`variable “${name}” is free`);
      return pattern;
    });
  const within = (part: Formula, sign: boolean, scope: Scope): readonly (readonly Literal[])[] => {
    switch (part.kind) {
      case "true":
      case "false":
        return (part.kind === "true") === sign ? [] : [[]];
      case "atom":
        return [[{ affirmed: sign, name: part.name, terms: toPatterns(part, scope) }]];
      case "not":
        return within(part.body, !sign, scope);
      case "forall":
      case "exists": {
        const value: Pattern =
          (part.kind === "forall") === sign
            ? { kind: "variable", place: variables++ }
            : witness(part, scope, terms);
        return within(part.body, sign, new Map(scope).set(part.variable, value));
      }
      case "iff":
        return joinClauses(
          either(within(part.left, false, scope), within(part.right, sign, scope)),
          either(within(part.left, true, scope), within(part.right, !sign, scope)),
        );
      default: {
        const left = within(part.left, part.kind === "implies" ? !sign : sign, scope);
        const right = within(part.right, sign, scope);
        return (part.kind === "and") === sign ? joinClauses(left, right) : either(left, right);
      }
    }
  };
  return unlessThrown(tooMany, () => within(formula, isTrue, new Map()));
};

/** Thrown and caught in this file only. */
const tooMany: Error = new Error("a formula has too many clauses");

type Clauses = readonly (readonly Literal[])[];

const joinClauses = (left: Clauses, right: Clauses): Clauses => [...left, ...right];

const either = (left: Clauses, right: Clauses): Clauses => {
  if (left.length * right.length > maxClauses) throw tooMany;
  return left.flatMap((one) => right.map((other) => [...one, ...other]));
};

const witness = (part: Formula, scope: ReadonlyMap<string, Pattern>, terms: Terms): Pattern => {
  const places = [...freeVariables(part)].flatMap((name) => {
    const pattern = scope.get(name);
    return pattern === undefined ? [] : listPlaces(pattern);
  });
  const of = [...new Set(places)];
  const by = terms.maker();
  return of.length === 0 ? { kind: "known", term: terms.made(by, []) } : { kind: "made", by, of };
};

/** Returns the variables in a term, by index. */
export const listPlaces = (pattern: Pattern): readonly number[] =>
  pattern.kind === "known" ? [] : pattern.kind === "variable" ? [pattern.place] : pattern.of;

/** Returns the clause with a guard; variables that no negated atom contains range over all terms. */
export const toClause = (guard: number, literals: readonly Literal[]): Clause => {
  const denied = literals.filter(({ affirmed }) => !affirmed);
  const affirmed = literals.filter((literal) => literal.affirmed);
  const listLiteralPlaces = (list: readonly Literal[]): readonly number[] =>
    list.flatMap(({ terms }) => terms.flatMap(listPlaces));
  const bound = new Set(listLiteralPlaces(denied));
  const free = new Set(listLiteralPlaces(affirmed)).difference(bound);
  const drawn = [...free].map((place): Literal => ({
    affirmed: false,
    name: anything,
    terms: [{ kind: "variable", place }],
  }));
  return { guard, denied: [...denied, ...drawn], affirmed };
};
