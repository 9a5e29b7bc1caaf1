/**
 * Decides formulas with predicates of any arity if few instances matter: laws over many names, such as ∀x ∀y ∀z (R(x, y) ∧
 * R(y, z) → R(x, z)). Formulas become clauses, ∃ Skolem terms. Only instances of a clause with possible negated atoms are
 * drawn; an atom is possible if a drawn instance affirms it. The SAT search decides the rest, with the formulas' signs as
 * assumptions, so that one grounding answers every query about them.
 *
 * Sound in both directions. Instances of true clauses are true, so a refutation is correct. Conversely, let every impossible
 * atom be false, and let a Skolem term that was never drawn be any member. Each undrawn instance then holds: it negates an
 * impossible atom, which contains no such term (a formula for which that fails is not grounded). A variable that no negated
 * atom contains ranges over all terms. Source: the relevant grounding of answer set programs (Kaminski and Schaub 2022).
 */
import type { Interpretation } from "../certificate.ts";
import { encode, interpretationWhere, satisfiability } from "../encode.ts";
import { OrganonError } from "../error.ts";
import { collectConstants, hasPart, isQuantified, type Formula } from "../formula.ts";
import { getOrInsert } from "../memoize.ts";
import { createSolver } from "../sat.ts";
import type { Signs } from "../skeleton.ts";
import { anything, toClause, toClauses, createTerms, type Clause, type Literal } from "./clauses.ts";
import { drawInstances, type Ground } from "./draw-instances.ts";

/** Queries about formulas, each taken as true (1), as false (−1) or left out (0). */
type RelevantGrounding = {
  /** Returns whether the signs are satisfiable together. Throws `tooHard` beyond the allowed conflicts. */
  readonly satisfiable: (signs: Signs) => boolean;
  /** After a negative result: returns the indices of signs that are unsatisfiable together. */
  readonly core: () => readonly number[];
  /** Returns an interpretation with these signs; undefined if there is none. Untrusted. */
  readonly interpretation: (signs: Signs) => Interpretation | undefined;
  /** Returns the drawn instances of formulas with quantifiers, possibly with duplicates. */
  readonly instances: () => readonly NamedInstance[];
};

/** An instance of a formula, given by index: the names for the variables of its leading ∀s. */
type NamedInstance = { readonly place: number; readonly names: readonly (string | undefined)[] };

/** The signs with which a formula may be queried. */
type Sides = "true" | "both";

/** Creates the grounding of formulas; undefined if it would be too large, or unsound. `sides` gives the allowed signs of each. */
export const createRelevantGrounding = (
  formulas: readonly Formula[],
  sides: (place: number) => Sides,
  maxConflicts = Number.POSITIVE_INFINITY,
): RelevantGrounding | undefined => {
  const solver = createSolver();
  const terms = createTerms();
  for (const name of collectConstants(...formulas)) terms.constant(name);
  const atoms = new Map<string, Ground>();
  const waiting: Ground[] = [];

  const possible = (name: string, tuple: readonly number[]): Ground =>
    getOrInsert(atoms, `${tuple.length} ${tuple.join(" ")} ${name}`, () => {
      const atom = { name, terms: tuple, literal: name === anything ? 0 : solver.variable() };
      waiting.push(atom);
      return atom;
    });

  const toLiteral = (formula: Formula): number =>
    encode(solver, formula, (leaf) => {
      if (leaf.kind !== "atom")
        throw new OrganonError("bug/relevant", "a formula with quantifiers was taken for one without");
      return possible(
        leaf.name,
        leaf.terms.map(({ name }) => terms.constant(name)),
      ).literal;
    });

  const clauses: Clause[] = [];
  const positions: number[] = [];
  const roots = formulas.map((formula, place) => {
    if (isGround(formula)) return toLiteral(formula);
    const root = solver.variable();
    for (const [guard, sign] of sides(place) === "both" ? bothSides : oneSide)
      for (const literals of toClauses(formula, sign, terms) ?? [undefined]) {
        if (literals === undefined) return 0;
        positions[clauses.push(toClause(guard * root, literals)) - 1] = place;
      }
    return root;
  });
  if (roots.includes(0) || clauses.some(({ denied }) => denied.some(isMade))) return undefined;
  if (terms.count() === 0) terms.made(terms.maker(), []);
  const drawn = drawInstances(clauses, { terms, atoms: waiting, possible, clause: solver.clause });
  if (drawn === undefined) return undefined;

  const satisfiable = satisfiability(solver, roots, maxConflicts);
  return {
    satisfiable,
    core: () => {
      const named = new Set(solver.core().map(Math.abs));
      return roots.flatMap((root, place) => (named.has(Math.abs(root)) ? [place] : []));
    },
    interpretation: (signs) => {
      if (!satisfiable(signs)) return undefined;
      const holding = [...atoms.values()].flatMap(({ name, terms: members, literal }) =>
        literal !== 0 && solver.value(literal) ? [{ name, members }] : [],
      );
      return interpretationWhere(formulas, terms.count(), terms.constant, holding);
    },
    instances: () =>
      drawn.map(({ clause, binding }) => ({
        place: positions[clause]!,
        names: binding.map((term) => terms.getName(term)),
      })),
  };
};

const oneSide = [[-1, true]] as const;
const bothSides = [...oneSide, [1, false]] as const;

const isGround = (formula: Formula): boolean =>
  !hasPart(
    formula,
    (part) =>
      isQuantified(part) || (part.kind === "atom" && part.terms.some(({ kind }) => kind === "variable")),
  );

const isMade = ({ terms }: Literal): boolean => terms.some(({ kind }) => kind === "made");
