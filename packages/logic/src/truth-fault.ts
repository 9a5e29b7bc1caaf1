/**
 * Reports why an interpretation does not make formulas true; `interpretation.ts` decides. Nested quantifiers multiply the members
 * of the domain, and each atom searches the tuples of its predicate. A short input can therefore exceed any machine, so an untrusted
 * interpretation is evaluated only if that takes a bounded number of steps.
 */
import type { Interpretation } from "./certificate.ts";
import { getParts, type Formula } from "./formula.ts";
import { evaluate, interpretationFault } from "./interpretation.ts";

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
  const countSteps = (formula: Formula): number => {
    const within = getParts(formula).reduce((sum, part) => sum + countSteps(part), 0);
    if (formula.kind === "atom") return 1 + (tuplesOf.get(formula.name) ?? 0);
    return 1 + ("variable" in formula ? members : 1) * within;
  };
  return formulas.reduce((sum, formula) => sum + countSteps(formula), named * members);
};

/** Returns the fault, including the size of an interpretation that takes more than `maxSteps`; undefined if there is none. */
export const truthFault = (
  interpretation: Interpretation,
  formulas: readonly Formula[],
  maxSteps = Infinity,
): string | undefined => {
  const steps = maxSteps === Infinity ? 0 : evaluationSteps(formulas, interpretation);
  if (steps > maxSteps)
    return `it is too large to be tried: ${interpretation.domain.length} members take ${formatNumber(steps)} steps, at most ${formatNumber(maxSteps)} are taken; whether it does what it claims is undecided`;
  return (
    interpretationFault(interpretation, formulas) ??
    (formulas.every((formula) => evaluate(formula, interpretation))
      ? undefined
      : "it does not make true what it should")
  );
};

const formatNumber = (steps: number): string =>
  steps < 1e15 ? steps.toLocaleString("en") : steps.toExponential(1);
