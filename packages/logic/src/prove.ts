/**
 * Searches proofs of entailments by three methods, and returns the first proof found. A search finds derivations that people
 * would write. With quantifiers, or where it took too many goals, a search follows a plan of instances. Laws over many names
 * use the relevant instances. Untrusted: `derivation.ts` checks the result.
 */
import { withDefaults } from "./with-defaults.ts";
import type { Derivation } from "./certificate.ts";
import type { Formula } from "./formula.ts";
import { createFormulaTable } from "./formula-table.ts";
import { createFreshNames } from "./fresh-names.ts";
import { findInstances } from "./instances.ts";
import { proveByInstances } from "./relevant/prove-by-instances.ts";
import { search } from "./search.ts";
import { isMonadic } from "./theory.ts";

export type ProofLimits = {
  /** Maximum goals of one attempt. */
  readonly maxGoals?: number;
  /** Maximum instances of quantified formulas in the search for instances. */
  readonly maxInstances?: number;
  /** Maximum conflicts of its SAT search. */
  readonly maxConflicts?: number;
};

export const defaultProofLimits = { maxGoals: 1_000, maxInstances: 1_000, maxConflicts: 100_000 } as const;

/**
 * Returns a derivation of the conclusion from the premises, or undefined if none was found within the limits.
 * Complete for propositional and monadic logic up to the limits. It finds nothing for an invalid sequent, so decide
 * first if possible.
 */
export const prove = (
  premises: readonly Formula[],
  conclusion: Formula,
  limits: ProofLimits = {},
): Derivation | undefined => {
  const { maxGoals, maxInstances, maxConflicts } = withDefaults(defaultProofLimits, limits);
  const instanceLimits = { maxInstances, maxConflicts };
  const table = createFormulaTable();
  const monadic = isMonadic([...premises, conclusion]);
  if (monadic)
    for (let generations = 1; generations <= 3; generations++) {
      const attempt = search(table, premises, conclusion, { maxGoals, generations, monadic, instanceLimits });
      if (typeof attempt !== "string") return attempt;
      if (attempt !== "generations") break;
    }
  const found = findInstances(
    table,
    premises.map(table.getId),
    table.getId(conclusion),
    createFreshNames([...premises, conclusion]),
    instanceLimits,
  );
  const proveInstances = (): Derivation | undefined =>
    monadic ? undefined : proveByInstances(premises, conclusion, (given, goal) => prove(given, goal, limits));
  if (found.kind !== "refuted") return proveInstances();
  const attempt = search(table, premises, conclusion, {
    maxGoals: 20 * maxGoals,
    generations: Number.POSITIVE_INFINITY,
    monadic,
    instances: found.instances,
    instanceLimits,
  });
  return typeof attempt === "string" ? proveInstances() : attempt;
};
