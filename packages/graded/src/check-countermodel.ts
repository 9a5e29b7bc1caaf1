/** Checks an interpretation from a reply: every premise must be true in it and the goal false. */
import type { TaskFault } from "organon/tasks";
import type { Interpretation } from "organon-logic/certificate";
import { collectConstants, type Formula } from "organon-logic/formula";
import { evaluationSteps, maxEvaluationSteps } from "organon-logic/truth-fault";
import { evaluate, interpretationFault } from "organon-logic/interpretation";
import { print } from "organon-logic/notation";

/** Domain members beyond one for each constant. */
const maxUnnamed = 12;

/**
 * Returns why an interpretation is no countermodel; undefined if it is one. `interpretation.ts` of organon-logic decides; an
 * incomplete interpretation is not completed.
 */
export const checkCountermodel = (
  interpretation: Interpretation,
  premises: readonly Formula[],
  goal: Formula,
): TaskFault | undefined => {
  const formulas = [...premises, goal];
  const { domain } = interpretation;
  if (domain.length === 0) return { line: "domain", why: "no domain is given" };
  const max = collectConstants(...formulas).length + maxUnnamed;
  if (domain.length > max)
    return { line: "domain", why: `the domain has ${domain.length} members; at most ${max} are tried` };
  const incomplete = interpretationFault(interpretation, formulas);
  if (incomplete !== undefined) return { line: "table", why: incomplete };
  if (evaluationSteps(formulas, interpretation) > maxEvaluationSteps)
    return { line: "domain", why: "the formulas are too many to be tried in so large a domain" };
  for (const [i, premise] of premises.entries())
    if (!evaluate(premise, interpretation))
      return { line: `premise ${i + 1}`, why: `premise ${i + 1}, ${print(premise)}, is false in it` };
  if (evaluate(goal, interpretation)) return { line: "conclusion", why: `${print(goal)} is true in it` };
  return undefined;
};
