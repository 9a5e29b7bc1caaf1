/**
 * Whether the stated steps of a reply follow. A step is held against the premises and everything that the reply has assumed
 * so far: what is not entailed even by all of these together does not follow from whatever part of them the reply had in
 * mind. So a step that is told as wrong is wrong; one that passes may still have been reached by a wrong rule.
 */
import type { ProblemLine } from "#items/problem-line";
import { canonical } from "#logic/canonical";
import { relationOf, type DecisionLimits } from "#logic/decide";
import { equal, type Formula } from "#logic/formula";
import { parse } from "#logic/notation";
import type { ReadReasoning, StatedStep } from "./read-steps.ts";

/**
 * `given` is a premise or an assumption said again; `follows` is entailed; `open` is left open by all that was said, and `ruled out`
 * contradicts it: neither follows. `undecided` is beyond the allowed effort, or may rest on an assumption that was not read.
 */
export type Finding = "assumed" | "given" | "follows" | "open" | "ruled out" | "undecided";

export type CheckedStep = StatedStep & { readonly finding: Finding };

/** Little effort for each step: a reply may have hundreds. */
const limits: DecisionLimits = { maxMembers: 4 };

/** The steps of a reply with what became of each; no more than so many are decided. */
export const checkSteps = (
  item: Pick<ProblemLine<"rule">, "premises">,
  { steps }: Pick<ReadReasoning, "steps">,
): readonly CheckedStep[] => {
  const known: Formula[] = item.premises.map((text) => canonical(parse(text)));
  return steps.slice(0, maxSteps).map((step) => {
    const formula = canonical(step.formula);
    if (step.role === "assumption") {
      known.push(formula);
      return { ...step, finding: "assumed" };
    }
    const finding = findingOf(known, formula);
    const fails = finding === "open" || finding === "ruled out";
    return { ...step, finding: fails && step.restsOnUnread ? "undecided" : finding };
  });
};

const maxSteps = 200;

const findingOf = (known: readonly Formula[], formula: Formula): Finding => {
  if (known.some((one) => equal(one, formula))) return "given";
  switch (relationOf({ premises: known, conclusion: formula }, limits)) {
    case "entailment":
    // From what cannot all be true everything follows: so ends a proof by contradiction.
    case "inconsistent":
      return "follows";
    case "contradiction":
      return "ruled out";
    case "neutral":
      return "open";
    default:
      return "undecided";
  }
};

/** The first step that does not follow. */
export const firstWrongStep = (steps: readonly CheckedStep[]): CheckedStep | undefined =>
  steps.find(({ finding }) => finding === "open" || finding === "ruled out");
