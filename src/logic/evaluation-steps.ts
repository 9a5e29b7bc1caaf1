/**
 * How long it may take to try formulas in an interpretation: quantifiers inside each other multiply the members of the domain,
 * and each atom looks through the tuples of its predicate, so a short line can ask for more than any machine does. Counted
 * before anything from outside is tried.
 */
import type { Interpretation } from "./certificate.ts";
import { partsOf, type Formula } from "./formula.ts";

/**
 * The most steps that trying an interpretation from outside may take: about two seconds. Most of ours take some thousands;
 * graded problems with twenty relations, fifty million.
 */
export const maxEvaluationSteps = 200_000_000;

/** The most places that `interpretationFault` and `evaluate` may have to look at. */
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
