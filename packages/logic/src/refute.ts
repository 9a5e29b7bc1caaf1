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
import { type Formula, collectConstants } from "./formula.ts";
import { conjunction, encode, interpretationWhere } from "./encode.ts";
import { getOrInsert } from "./memoize.ts";
import { createSolver } from "./sat.ts";

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
  const least = Math.max(1, collectConstants(...formulas).length);
  for (let size = least; size <= Math.max(least, limits.maxMembers); size++) {
    const found = searchDomain(formulas, size, limits);
    if (found === "too large") return undefined;
    if (found !== undefined) return found;
  }
  return undefined;
};

type Assignment = ReadonlyMap<string, number>;

const searchDomain = (
  formulas: readonly Formula[],
  size: number,
  limits: RefutationLimits,
): Interpretation | "too large" | undefined => {
  const solver = createSolver();
  const constants = new Map(collectConstants(...formulas).map((name, i) => [name, i]));
  const tuples = new Map<string, { readonly name: string; readonly members: number[]; literal: number }>();
  const members = Array.from({ length: size }, (_, i) => i);
  let parts = 0;

  const toLiteral = (formula: Formula, assignment: Assignment): number => {
    if (++parts > limits.maxParts) throw tooLarge;
    return encode(solver, formula, (leaf) => {
      if (leaf.kind === "atom") {
        const tuple = leaf.terms.map((term) => {
          const member = (term.kind === "constant" ? constants : assignment).get(term.name);
          if (member === undefined) throw misuse(`variable “${term.name}” is free`);
          return member;
        });
        const { name } = leaf;
        return getOrInsert(tuples, `${name} ${tuple.join(" ")}`, () => ({
          name,
          members: tuple,
          literal: solver.variable(),
        })).literal;
      }
      const sign = leaf.kind === "forall" ? 1 : -1;
      const instances = members.map(
        (member) => sign * toLiteral(leaf.body, new Map(assignment).set(leaf.variable, member)),
      );
      return sign * conjunction(solver, instances);
    });
  };

  try {
    for (const formula of formulas) solver.clause([toLiteral(formula, new Map())]);
  } catch (error) {
    if (error === tooLarge) return "too large";
    throw error;
  }
  if (solver.solve([], limits.maxConflicts) !== true) return undefined;

  const holding = [...tuples.values()].filter(({ literal }) => solver.value(literal));
  return interpretationWhere(formulas, size, (name) => constants.get(name)!, holding);
};

/** Thrown and caught in this file only. */
const tooLarge = Symbol("too large");
