/**
 * Four-option questions with one certificate an option (DivLogicEval): so many of each type, or the paper's set in its two
 * parts. The outcomes come one by one, the dropped ones with their reasons.
 */
import type { ProblemLine } from "#items/problem-line";
import { choiceTypes } from "#arguments/choice/types";
import { createChoiceGenerator } from "#items/choice/generate";
import { paperIndices, type SetPart, type ChoicePlan } from "#items/choice/plan";
import { symbolicTwin } from "#items/formats/choice";
import { choicePlanOf } from "#items/open-suite";
import type { SuiteOf } from "#items/suite";
import { readBankFile } from "#workspace/files/bank-file";
import { readTemplatesFile } from "#experiments/propose-wordings";

type ChoiceOptions = {
  readonly suite: SuiteOf<"choice">;
  /** A file of sentences instead of our own, and one of wordings beside our own. */
  readonly bank?: string;
  readonly templates?: string;
  /** The paper's 12,589 questions instead of so many of each type. */
  readonly set?: "paper";
};

/** An item made, with the part of the set that it belongs to, or the reason why there is none. */
export type ChoiceMade = { readonly part: SetPart | "items" } & (
  | { readonly item: ProblemLine<"options"> }
  | { readonly dropped: string }
);

/** What will be made: how many outcomes there are, of which plan, and the outcomes one by one. */
export const generateChoices = async ({ suite, bank, templates, set }: ChoiceOptions) => {
  const plan: ChoicePlan = {
    ...choicePlanOf(suite, bank === undefined ? undefined : (await readBankFile(bank)).families),
    wordings: templates === undefined ? undefined : await readTemplatesFile(templates),
  };
  const planned: readonly { readonly index: number; readonly part: SetPart | "items" }[] =
    set === undefined
      ? Array.from({ length: choiceTypes.length * suite.perType }, (_, index) => ({ index, part: "items" }))
      : [...paperIndices()];
  return {
    plan,
    asked: planned.length,
    outcomes: function* (this: void): Generator<ChoiceMade> {
      const { at } = createChoiceGenerator(plan);
      for (const { index, part } of planned) {
        const outcome = at(index);
        if ("dropped" in outcome) yield { part, dropped: outcome.dropped };
        else if ("item" in outcome)
          yield { part, item: suite.symbolic === true ? symbolicTwin(outcome.item) : outcome.item };
      }
    },
  };
};
