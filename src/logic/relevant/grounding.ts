/**
 * The decision for formulas with predicates of any places where few instances matter: laws over many names, such as
 * ∀x ∀y ∀z (R(x, y) ∧ R(y, z) → R(x, z)). Formulas become clauses, ∃ Skolem terms; of a clause only those instances are drawn
 * whose denied atoms are possible, and an atom is possible where a drawn instance affirms it. The SAT search does the rest, with
 * the formulas' signs as assumptions, so that one grounding answers every question about them.
 *
 * Sound both ways. Instances of true clauses are true, so what they refute is refuted. In the other direction let every impossible
 * atom be false and let a Skolem term that was never drawn be any member: each instance that was not drawn holds, since it denies
 * an impossible atom, in which no such term stands (a formula for which that fails is not grounded). A variable that no denied atom
 * holds ranges over all terms. Source: the relevant grounding of answer set programs (Kaminski and Schaub 2022).
 */
import type { Interpretation } from "../certificate.ts";
import { OrganonError } from "../error.ts";
import { constantsOf, eachAtom, type Formula } from "../formula.ts";
import { define, fixed, satisfiability } from "../grounding.ts";
import { getOrInsert } from "../memoize.ts";
import { createSolver } from "../sat.ts";
import type { Signs } from "../tableau.ts";
import {
  anything,
  clauseOf,
  clausesOf,
  createTerms,
  type Clause,
  type Literal,
  type Terms,
} from "./clauses.ts";
import { drawInstances, type Ground } from "./draw-instances.ts";
import { withoutSomebody } from "./somebody.ts";

/** Questions about formulas, each taken as true (1), as false (−1) or left out (0). */
type RelevantGrounding = {
  /** Whether they can be so together. Throws `tooHard` beyond the conflicts that are allowed. */
  readonly satisfiable: (signs: Signs) => boolean;
  /** Where the last question was answered no: the places of signs that cannot be had together. */
  readonly core: () => readonly number[];
  /** An interpretation in which they are; undefined where they cannot be. Nobody believes it. */
  readonly interpretation: (signs: Signs) => Interpretation | undefined;
  /** The instances of formulas with quantifiers that were drawn, some of them perhaps twice. */
  readonly instances: () => readonly NamedInstance[];
};

/** An instance of a formula by its place: the names for the variables of its first ∀s. */
type NamedInstance = { readonly place: number; readonly names: readonly (string | undefined)[] };

/** How a formula may be asked about. */
type Sides = "true" | "both";

/** The grounding of formulas; undefined where it would be too large, or would not do. `sides` says how each may be asked about. */
export const createRelevantGrounding = (
  formulas: readonly Formula[],
  sides: (place: number) => Sides,
  maxConflicts = Number.POSITIVE_INFINITY,
): RelevantGrounding | undefined => {
  const solver = createSolver();
  const terms = createTerms();
  for (const name of constantsOf(...formulas)) terms.constant(name);
  const atoms = new Map<string, Ground>();
  const waiting: Ground[] = [];

  /** The atom of terms, which is possible from here on. */
  const possible = (name: string, tuple: readonly number[]): Ground => {
    return getOrInsert(atoms, `${tuple.length} ${tuple.join(" ")} ${name}`, () => {
      const atom = { name, terms: tuple, literal: name === anything ? 0 : solver.variable() };
      waiting.push(atom);
      return atom;
    });
  };

  const literalOf = (formula: Formula): number => {
    switch (formula.kind) {
      case "true":
      case "false":
        return fixed(solver, formula.kind === "true");
      case "atom":
        return possible(
          formula.name,
          formula.terms.map(({ name }) => terms.constant(name)),
        ).literal;
      case "not":
        return -literalOf(formula.body);
      case "forall":
      case "exists":
        throw new OrganonError("bug/relevant", "a formula with quantifiers was taken for one without");
      default:
        return define(solver, formula.kind, literalOf(formula.left), literalOf(formula.right));
    }
  };

  const clauses: Clause[] = [];
  const placeOf: number[] = [];
  const asked = withoutSomebody(formulas);
  const roots = asked.formulas.map((formula, place) => {
    if (isGround(formula)) return literalOf(formula);
    const root = solver.variable();
    for (const [guard, sign] of sides(place) === "both" ? bothSides : oneSide)
      for (const literals of clausesOf(formula, sign, terms) ?? [undefined]) {
        if (literals === undefined) return 0;
        placeOf[clauses.push(clauseOf(guard * root, literals)) - 1] = place;
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
      const holding = [...atoms.values()].filter(({ literal }) => literal !== 0 && solver.value(literal));
      return asked.restored(interpretationOf(asked.formulas, holding, terms));
    },
    instances: () =>
      drawn.map(({ clause, binding }) => ({
        place: placeOf[clause]!,
        names: binding.map((term) => terms.nameOf(term)),
      })),
  };
};

const oneSide = [[-1, true]] as const;
const bothSides = [...oneSide, [1, false]] as const;

/** Whether a formula has no quantifier and no variable. */
const isGround = (formula: Formula): boolean => {
  switch (formula.kind) {
    case "true":
    case "false":
      return true;
    case "atom":
      return formula.terms.every(({ kind }) => kind === "constant");
    case "not":
      return isGround(formula.body);
    case "forall":
    case "exists":
      return false;
    default:
      return isGround(formula.left) && isGround(formula.right);
  }
};

const isMade = ({ terms }: Literal): boolean => terms.some(({ kind }) => kind === "made");

/** Members are the terms; what is not among the atoms that hold does not hold. */
const interpretationOf = (
  formulas: readonly Formula[],
  holding: readonly Ground[],
  terms: Terms,
): Interpretation => {
  const memberOf = (term: number): string => `d${term + 1}`;
  const predicates = new Map<string, string[][]>();
  const propositions = new Map<string, boolean>();
  for (const formula of formulas)
    eachAtom(formula, (atom) => {
      if (atom.terms.length === 0) propositions.set(atom.name, false);
      else predicates.set(atom.name, []);
    });
  for (const { name, terms: tuple } of holding)
    if (tuple.length === 0) propositions.set(name, true);
    else predicates.get(name)?.push(tuple.map(memberOf));
  return {
    domain: Array.from({ length: terms.count() }, (_, term) => memberOf(term)),
    constants: Object.fromEntries(
      constantsOf(...formulas).map((name) => [name, memberOf(terms.constant(name))]),
    ),
    // A name like “__proto__” gets an entry of its own.
    predicates: Object.fromEntries(predicates),
    propositions: Object.fromEntries(propositions),
  };
};
