/**
 * Compiles formulas once for many fast queries: which signs they can have together, and an interpretation that shows it. Exact for propositional and for monadic predicate logic with constants;
 * domains are never empty.
 */
import type { Interpretation } from "./certificate.ts";
import { interpretationWhere } from "./encode.ts";
import { unlessThrown } from "./error.ts";
import { type Formula, hasPart } from "./formula.ts";
import { createGrounding } from "./grounding.ts";
import { once } from "./memoize.ts";
import { type Signature, entanglement, monadicSignature } from "./skeleton.ts";
import { createTruthTables } from "./truth-table.ts";
import type { Realization, Signs } from "./skeleton.ts";
import { createTableau } from "./tableau.ts";

export type Theory = {
  /** Returns whether the formulas can have these signs (1 true, -1 false, 0 open) in one interpretation. */
  readonly satisfiable: (signs: Signs) => boolean;
  /**
   * Returns a small interpretation with these signs, undefined if there is none. Members are d1, d2, …; distinct
   * constants name distinct members; every name of the formulas is interpreted.
   */
  readonly interpretation: (signs: Signs) => Interpretation | undefined;
};

/** Sets of types have 2^k bits: with more predicates or propositions than this the SAT search takes over. */
const maxTabled = 12;

/** Returns whether no atom has two or more places: the fragment that `tryCompile` decides. */
export const isMonadic = (formulas: readonly Formula[]): boolean =>
  !formulas.some((formula) => hasPart(formula, (part) => part.kind === "atom" && part.terms.length > 1));

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
  const { predicates, propositions } = signature;
  const ground = once(() => createGrounding(formulas, signature, maxConflicts));
  const tableau =
    Math.max(predicates.size, propositions.size) > maxTabled
      ? undefined
      : predicates.size === 0
        ? createTruthTables(formulas, [...propositions.keys()])
        : createTableau(formulas, signature);

  const satisfiable = (signs: Signs): boolean =>
    tableau?.satisfiable(signs) ?? ground().satisfiable(signs) === true;

  const interpretation = (signs: Signs): Interpretation | undefined => {
    const realization =
      tableau?.realization(signs) ??
      (tableau?.satisfiable(signs) === undefined ? ground().realization(signs) : undefined);
    return realization === undefined ? undefined : interpret(realization, formulas, signature);
  };

  return { satisfiable, interpretation };
};

const interpret = (
  { constants, others, propositions }: Realization,
  formulas: readonly Formula[],
  signature: Signature,
): Interpretation => {
  const types = [...constants, ...others];
  const holding = [
    ...[...signature.predicates].flatMap(([name, p]) =>
      types.flatMap((type, member) => (type[p] === true ? [{ name, members: [member] }] : [])),
    ),
    ...[...signature.propositions].flatMap(([name, p]) => (propositions[p] ? [{ name, members: [] }] : [])),
  ];
  return interpretationWhere(formulas, types.length, (name) => signature.constants.get(name)!, holding);
};
