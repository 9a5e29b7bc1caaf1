/**
 * Encodes formulas for the SAT search: definitions by Tseitin's method, queries by signs, minimal sets of assumptions, and the
 * interpretation that an assignment gives.
 */
import type { Interpretation } from "./certificate.ts";
import {
  collectConstants,
  eachAtom,
  type Atom,
  type BinaryKind,
  type Formula,
  type Quantified,
} from "./formula.ts";
import type { Solver } from "./sat.ts";
import type { Signs } from "./skeleton.ts";

/** Thrown when a query would exceed the allowed conflicts. */
export const tooHard: Error = new Error("the search met its limit of conflicts");

/** Returns a literal equivalent to a formula, given those of its atoms and quantified parts. */
export const encode = (
  solver: Solver,
  formula: Formula,
  literalOf: (leaf: Atom | Quantified) => number,
): number => {
  switch (formula.kind) {
    case "true":
    case "false":
      return buildConstantLiteral(solver, formula.kind === "true");
    case "not":
      return -encode(solver, formula.body, literalOf);
    case "atom":
    case "forall":
    case "exists":
      return literalOf(formula);
    default: {
      const left = encode(solver, formula.left, literalOf);
      return define(solver, formula.kind, left, encode(solver, formula.right, literalOf));
    }
  }
};

/** Returns a literal equivalent to the connective of the two. */
export const define = (solver: Solver, kind: BinaryKind, left: number, right: number): number => {
  if (kind === "implies") return define(solver, "or", -left, right);
  if (kind === "or") return -define(solver, "and", -left, -right);
  if (kind === "and") return conjunction(solver, [left, right]);
  const literal = solver.variable();
  solver.clause([-literal, -left, right]);
  solver.clause([-literal, left, -right]);
  solver.clause([literal, left, right]);
  solver.clause([literal, -left, -right]);
  return literal;
};

/** Returns a literal equivalent to all of the given ones together. */
export const conjunction = (solver: Solver, literals: readonly number[]): number => {
  const [only] = literals;
  if (literals.length === 1 && only !== undefined) return only;
  const whole = solver.variable();
  for (const literal of literals) solver.clause([-whole, literal]);
  solver.clause([whole, ...literals.map((literal) => -literal)]);
  return whole;
};

/** Returns a literal that is always true, or always false. */
export const buildConstantLiteral = (solver: Solver, isTrue: boolean): number => {
  const literal = solver.variable();
  solver.clause([isTrue ? literal : -literal]);
  return literal;
};

/** Returns whether formulas can have given signs together, by their literals. Throws `tooHard` beyond the allowed conflicts. */
export const satisfiability =
  (solver: Solver, roots: readonly number[], maxConflicts: number) =>
  (signs: Signs): boolean => {
    const assumed = roots.flatMap((root, i) => (signs[i] ? [signs[i] > 0 ? root : -root] : []));
    const answer = solver.solve(assumed, maxConflicts);
    if (answer === undefined) throw tooHard;
    return answer;
  };

/** A larger set of assumptions is not reduced one by one. */
const maxReduced = 300;

/**
 * Returns assumptions that contradict the clauses together with the `fixed` ones, none of them superfluous where they are few;
 * undefined if all of them do not. Later assumptions are left out first.
 */
export const reduceAssumptions = (
  solver: Solver,
  fixed: readonly number[],
  assumed: readonly number[],
  maxConflicts?: number,
): readonly number[] | undefined => {
  const refute = (some: readonly number[]): readonly number[] | undefined => {
    if (solver.solve([...fixed, ...some], maxConflicts) !== false) return undefined;
    const core = new Set(solver.core());
    return some.filter((literal) => core.has(literal));
  };
  let needed = refute(assumed);
  if (needed === undefined || needed.length > maxReduced) return needed;
  for (const literal of needed.toReversed())
    if (needed.includes(literal)) needed = refute(needed.filter((other) => other !== literal)) ?? needed;
  return needed;
};

/** An atom of members, numbered from 0. */
type Holding = { readonly name: string; readonly members: readonly number[] };

/** Returns the interpretation of formulas over so many members in which no other atoms hold. */
export const interpretationWhere = (
  formulas: readonly Formula[],
  size: number,
  memberOf: (constant: string) => number,
  holding: readonly Holding[],
): Interpretation => {
  const domain = Array.from({ length: size }, (_, i) => `d${i + 1}`);
  const predicates = new Map<string, string[][]>();
  const propositions = new Map<string, boolean>();
  for (const formula of formulas)
    eachAtom(formula, ({ name, terms }) => {
      if (terms.length === 0) propositions.set(name, false);
      else predicates.set(name, []);
    });
  for (const { name, members } of holding)
    if (members.length === 0) propositions.set(name, true);
    else predicates.get(name)?.push(members.map((member) => domain[member]!));
  return {
    domain,
    constants: Object.fromEntries(
      collectConstants(...formulas).map((name) => [name, domain[memberOf(name)]!]),
    ),
    // A name such as “__proto__” needs an own entry.
    predicates: Object.fromEntries(predicates),
    propositions: Object.fromEntries(propositions),
  };
};
