/**
 * Reports why an interpretation does not make formulas true. An untrusted interpretation is evaluated only if that
 * takes a bounded number of steps; `interpretation.ts` decides.
 */
import type { Interpretation } from "./certificate.ts";
import { evaluationSteps } from "./evaluation-steps.ts";
import type { Formula } from "./formula.ts";
import { evaluate, interpretationFault } from "./interpretation.ts";

/** Returns the fault, including the size of an interpretation that takes more than `maxSteps`; undefined if there is none. */
export const truthFault = (
  interpretation: Interpretation,
  formulas: readonly Formula[],
  maxSteps = Infinity,
): string | undefined => {
  const steps = maxSteps === Infinity ? 0 : evaluationSteps(formulas, interpretation);
  if (steps > maxSteps)
    return `it is too large to be tried: ${interpretation.domain.length} members take ${numberOf(steps)} steps, at most ${numberOf(maxSteps)} are taken; whether it does what it claims is undecided`;
  return (
    interpretationFault(interpretation, formulas) ??
    (formulas.every((formula) => evaluate(formula, interpretation))
      ? undefined
      : "it does not make true what it should")
  );
};

const numberOf = (steps: number): string =>
  steps < 1e15 ? steps.toLocaleString("en") : steps.toExponential(1);
