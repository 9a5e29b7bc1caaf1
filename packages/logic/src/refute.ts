/**
 * Finds finite interpretations of first-order formulas without equality (`equality.ts` removes it), by SAT search for increasing
 * domain sizes. There is one variable per predicate and tuple of members; quantifiers are expanded over the domain.
 *
 * Without equality a member can always be duplicated, so constants may name distinct members, and satisfiability with n members
 * implies satisfiability with n + 1. Untrusted: `interpretation.ts` evaluates the result. Source: McCune's and Claessen and
 * Sörensson's finite model finders (Mace4 2003; Paradox 2003).
 */
import type { Interpretation } from "./certificate.ts";
import { misuse } from "./error.ts";
import { type Formula, constantsOf } from "./formula.ts";
import { define, buildConstantLiteral } from "./grounding.ts";
import { getOrInsert } from "./memoize.ts";
import { type Solver, createSolver } from "./sat.ts";

type RefutationLimits = {
  /** The largest domain tried. */
  readonly maxMembers: number;
  /** Conflicts of the SAT search for each domain size. */
  readonly maxConflicts: number;
  /** Maximum parts of formulas expanded over the domain; beyond it a size is too large. */
  readonly maxParts: number;
};

/** Returns a finite interpretation, not necessarily minimal, of the formulas; undefined if none was found. Throws misuse for a free variable. */
export const findInterpretation = (
  formulas: readonly Formula[],
  limits: RefutationLimits,
): Interpretation | undefined => {
  const least = Math.max(1, constantsOf(...formulas).length);
  for (let size = least; size <= Math.max(least, limits.maxMembers); size++) {
    const found = interpretationOfSize(formulas, size, limits);
    if (found === "too large") return undefined;
    if (found !== undefined) return found;
  }
  return undefined;
};

type Assignment = ReadonlyMap<string, number>;

const interpretationOfSize = (
  formulas: readonly Formula[],
  size: number,
  limits: RefutationLimits,
): Interpretation | "too large" | undefined => {
  const solver = createSolver();
  const constants = new Map(constantsOf(...formulas).map((name, i) => [name, i]));
  const tuples = new Map<string, { readonly name: string; readonly members: number[]; literal: number }>();
  const members = Array.from({ length: size }, (_, i) => i);
  let parts = 0;

  const literalOf = (formula: Formula, assignment: Assignment): number => {
    if (++parts > limits.maxParts) throw tooLarge;
    switch (formula.kind) {
      case "true":
      case "false":
        return buildConstantLiteral(solver, formula.kind === "true");
      case "atom": {
        const tuple = formula.terms.map((term) => {
          const member = (term.kind === "constant" ? constants : assignment).get(term.name);
          if (member === undefined) throw misuse(`variable “${term.name}” is free`);
          return member;
        });
        const key = `${formula.name} ${tuple.join(" ")}`;
        const { name } = formula;
        return getOrInsert(tuples, key, () => ({ name, members: tuple, literal: solver.variable() })).literal;
      }
      case "not":
        return -literalOf(formula.body, assignment);
      case "forall":
      case "exists": {
        const instances = members.map((member) =>
          literalOf(formula.body, new Map(assignment).set(formula.variable, member)),
        );
        return formula.kind === "forall"
          ? conjunction(solver, instances)
          : -conjunction(
              solver,
              instances.map((literal) => -literal),
            );
      }
      default:
        return define(
          solver,
          formula.kind,
          literalOf(formula.left, assignment),
          literalOf(formula.right, assignment),
        );
    }
  };

  try {
    for (const formula of formulas) solver.clause([literalOf(formula, new Map())]);
  } catch (error) {
    if (error === tooLarge) return "too large";
    throw error;
  }
  if (solver.solve([], limits.maxConflicts) !== true) return undefined;

  const domain = members.map((i) => `d${i + 1}`);
  const predicates = new Map<string, string[][]>();
  const propositions = new Map<string, boolean>();
  for (const { name, members: tuple, literal } of tuples.values())
    if (tuple.length === 0) propositions.set(name, solver.value(literal));
    else {
      const holding = getOrInsert(predicates, name, () => []);
      if (solver.value(literal)) holding.push(tuple.map((i) => domain[i] ?? ""));
    }
  return {
    domain,
    constants: Object.fromEntries([...constants].map(([name, i]) => [name, domain[i] ?? ""])),
    // A name such as “__proto__” needs an own entry.
    predicates: Object.fromEntries(predicates),
    propositions: Object.fromEntries(propositions),
  };
};

/** Thrown and caught in this file only. */
const tooLarge = Symbol("too large");

const conjunction = (solver: Solver, literals: readonly number[]): number => {
  const [only] = literals;
  if (literals.length === 1 && only !== undefined) return only;
  const whole = solver.variable();
  for (const literal of literals) solver.clause([-whole, literal]);
  solver.clause([whole, ...literals.map((literal) => -literal)]);
  return whole;
};
