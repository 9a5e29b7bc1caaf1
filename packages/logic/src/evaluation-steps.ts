/**
 * Bounds the cost of evaluating formulas in an interpretation. Nested quantifiers multiply the members of the domain,
 * and each atom searches the tuples of its predicate. A short input can therefore exceed any machine, so untrusted
 * input is counted before it is evaluated.
 */
import type { Interpretation } from "./certificate.ts";
import { partsOf, type Formula } from "./formula.ts";

/**
 * Maximum steps for an untrusted interpretation: about two seconds. Most of Organon's own take some thousands; graded
 * problems with twenty relations take fifty million.
 */
export const maxEvaluationSteps = 200_000_000;

/** Returns the maximum number of tuples that `interpretationFault` and `evaluate` may examine. */
export const evaluationSteps = (
  formulas: readonly Formula[],
  { domain, constants, predicates }: Interpretation,
): number => {
  const members = domain.length;
  const tuplesOf = new Map(Object.entries(predicates).map(([name, tuples]) => [name, tuples.length]));
  const named = Object.values(predicates).reduce(
    (sum, tuples) => tuples.reduce((cells, tuple) => cells + tuple.length, sum),
    Object.keys(constants).length,
  );
  const stepsOf = (formula: Formula): number => {
    const within = partsOf(formula).reduce((sum, part) => sum + stepsOf(part), 0);
    if (formula.kind === "atom") return 1 + (tuplesOf.get(formula.name) ?? 0);
    return 1 + ("variable" in formula ? members : 1) * within;
  };
  return formulas.reduce((sum, formula) => sum + stepsOf(formula), named * members);
};
