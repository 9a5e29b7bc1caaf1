/**
 * Proofs of what follows, by whichever of four ways comes first: a search that gives the derivation a person
 * would write; for hard propositional sequents the lemmas that a SAT search learned; with quantifiers a
 * search that follows a plan of instances; and for laws over many names the instances that matter. Nobody believes this file: `derivation.ts` replays what it finds.
 */
import { withDefaults } from "./with-defaults.ts";
import type { Derivation } from "./certificate.ts";
import type { Formula } from "./formula.ts";
import { createFormulaTable } from "./formula-table.ts";
import { createFreshNames } from "./fresh-names.ts";
import { findInstances } from "./instances.ts";
import { proveByLearning } from "./learned.ts";
import { proveByInstances } from "./relevant/prove-by-instances.ts";
import { premiseNode, writeDerivation } from "./proof.ts";
import { search } from "./search.ts";
import { isMonadic } from "./theory.ts";

export type ProofLimits = {
  /** Goals that one attempt may set itself. */
  readonly maxGoals?: number;
  /** Instances of quantified formulas that the search for instances may draw. */
  readonly maxInstances?: number;
  /** Conflicts that its SAT search may meet. */
  readonly maxConflicts?: number;
};

export const defaultProofLimits = {
  maxGoals: 1_000,
  maxInstances: 1_000,
  maxConflicts: 100_000,
} as const;

/**
 * A derivation of the conclusion from the premises, or undefined if none was found within the limits. Complete
 * for propositional and monadic logic up to the limits; of a sequent that does not hold it finds nothing, so ask
 * the decision first where there is one.
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
      const attempt = search(table, premises, conclusion, {
        maxGoals,
        generations,
        monadic,
        instanceLimits,
      });
      if (typeof attempt !== "string") return attempt;
      if (attempt !== "generations") break;
    }
  const premiseNodes = premises.map((premise) => premiseNode(table.idOf(premise)));
  const byLearning = proveByLearning(table, premiseNodes, table.idOf(conclusion), maxConflicts);
  if (byLearning !== undefined) return writeDerivation(premiseNodes, byLearning, table);
  const found = findInstances(
    table,
    premises.map(table.idOf),
    table.idOf(conclusion),
    createFreshNames([...premises, conclusion]),
    instanceLimits,
  );
  const byInstances = (): Derivation | undefined =>
    monadic ? undefined : proveByInstances(premises, conclusion, (given, goal) => prove(given, goal, limits));
  if (found.kind !== "refuted") return byInstances();
  const attempt = search(table, premises, conclusion, {
    maxGoals: 20 * maxGoals,
    generations: Number.POSITIVE_INFINITY,
    monadic,
    instances: found.instances,
    instanceLimits,
  });
  return typeof attempt === "string" ? byInstances() : attempt;
};
