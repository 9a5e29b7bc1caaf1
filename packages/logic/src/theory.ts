/**
 * Compiles formulas once for many fast queries: which signs they can have together, an interpretation that shows it,
 * and whether one of them is superfluous. Exact for propositional and for monadic predicate logic with constants;
 * domains are never empty.
 */
import type { Interpretation } from "./certificate.ts";
import { misuse, unlessThrown } from "./error.ts";
import { type Formula, hasPart } from "./formula.ts";
import { createGrounding } from "./grounding.ts";
import { type Signature, entanglement, monadicSignature } from "./skeleton.ts";
import { createTruthTables } from "./truth-table.ts";
import { type Realization, type Signs, type Tableau, createTableau } from "./tableau.ts";

export type Theory = {
  /** Returns whether the formulas can have these signs (1 true, -1 false, 0 open) in one interpretation. */
  readonly satisfiable: (signs: Signs) => boolean;
  /**
   * Returns a small interpretation with these signs, undefined if there is none. Members are d1, d2, …; distinct
   * constants name distinct members; every name of the formulas is interpreted.
   */
  readonly interpretation: (signs: Signs) => Interpretation | undefined;
  /**
   * Returns for each formula whether it is needed for the signs to be unsatisfiable: it is signed, and the others are
   * satisfiable without it. Premises with 1 and a conclusion with -1 that are unsatisfiable entail without a
   * superfluous premise exactly if this is true of every premise.
   */
  readonly needed: (signs: Signs) => boolean[];
  /** Returns whether every signed formula is needed: `needed` is true wherever the sign is not 0. */
  readonly irredundant: (signs: Signs) => boolean;
};

/** Sets of types have 2^k bits: with more predicates or propositions than this the SAT search takes over. */
const maxTabled = 12;

/** Returns whether no atom has two or more places: the fragment that `compile` decides. */
export const isMonadic = (formulas: readonly Formula[]): boolean =>
  !formulas.some((formula) => hasPart(formula, (part) => part.kind === "atom" && part.terms.length > 1));

/**
 * Compiles monadic formulas. Throws a misuse error if one has an atom of two places or a free variable, or if its
 * quantifiers are too entangled.
 */
export const compile = (formulas: readonly Formula[]): Theory => {
  const theory = tryCompile(formulas);
  if (theory === undefined)
    throw misuse(
      isMonadic(formulas)
        ? "the quantifiers of the formulas are too entangled to be separated"
        : "a predicate with two places cannot be compiled",
      "decide and relationOf search for proofs and countermodels of such formulas",
    );
  return theory;
};

/**
 * Compiles the formulas if they are in the fragment decided here; a free variable still throws. With `maxConflicts`,
 * queries throw `tooHard` if they would take more.
 */
export const tryCompile = (formulas: readonly Formula[], maxConflicts?: number): Theory | undefined => {
  const signature = monadicSignature(formulas);
  return signature && unlessThrown(entanglement, () => compileMonadic(formulas, signature, maxConflicts));
};

const compileMonadic = (
  formulas: readonly Formula[],
  signature: Signature,
  maxConflicts?: number,
): Theory => {
  let tableau: Tableau | undefined;
  let grounding: Tableau | undefined;
  if (signature.predicates.size === 0 && signature.propositions.size <= maxTabled)
    tableau = createTruthTables(formulas, [...signature.propositions.keys()]);
  else if (signature.predicates.size <= maxTabled && signature.propositions.size <= maxTabled)
    tableau = createTableau(formulas, signature);
  else grounding = createGrounding(formulas, signature, maxConflicts);
  const ground = (): Tableau => (grounding ??= createGrounding(formulas, signature, maxConflicts));

  const satisfiable = (signs: Signs): boolean =>
    tableau?.satisfiable(signs) ?? ground().satisfiable(signs) === true;

  const interpretation = (signs: Signs): Interpretation | undefined => {
    const realization =
      tableau?.realization(signs) ??
      (tableau?.satisfiable(signs) === undefined ? ground().realization(signs) : undefined);
    return realization === undefined ? undefined : interpret(realization, signature);
  };

  const needs = (signs: Signs, trial: Int8Array, i: number): boolean => {
    const sign = signs[i] ?? 0;
    if (sign === 0) return false;
    trial[i] = 0;
    const satisfied = satisfiable(trial);
    trial[i] = sign;
    return satisfied;
  };
  const needed = (signs: Signs): boolean[] => {
    const trial = Int8Array.from(signs);
    return Array.from({ length: formulas.length }, (_, i) => needs(signs, trial, i));
  };
  const irredundant = (signs: Signs): boolean => {
    const trial = Int8Array.from(signs);
    for (let i = 0; i < formulas.length; i++)
      if ((signs[i] ?? 0) !== 0 && !needs(signs, trial, i)) return false;
    return true;
  };

  return { satisfiable, interpretation, needed, irredundant };
};

const interpret = (realization: Realization, signature: Signature): Interpretation => {
  const types = [...realization.constants, ...realization.others];
  const domain = types.map((_, i) => `d${i + 1}`);
  // By fromEntries, which gives a name like “__proto__” an entry of its own.
  const record = <T>(names: ReadonlyMap<string, number>, valueOf: (i: number) => T): Record<string, T> => {
    if (names.size === 0) return {};
    const entries: [string, T][] = [];
    for (const [name, i] of names) entries.push([name, valueOf(i)]);
    return Object.fromEntries(entries);
  };
  const extension = (p: number): readonly (readonly string[])[] => {
    const holding: string[][] = [];
    for (let i = 0; i < types.length; i++) if (types[i]?.[p] === true) holding.push([domain[i] ?? ""]);
    return holding;
  };
  return {
    domain,
    constants: record(signature.constants, (i) => domain[i] ?? ""),
    predicates: record(signature.predicates, extension),
    propositions: record(signature.propositions, (i) => realization.propositions[i] === true),
  };
};
