/** Choice items for tests: made once for each plan that is asked for. */
import type { ProblemLine } from "#items/problem-line";
import { createChoiceGenerator } from "#items/choice/generate";
import { defaultChoicePlan, usualSizes, type ChoicePlan } from "#items/choice/plan";
import { readBank } from "#language/sentences/bank";

const bank = readBank();

export const planWith = (over: Partial<ChoicePlan> = {}): ChoicePlan => ({
  ...defaultChoicePlan,
  ...usualSizes[over.recipe ?? "fair"],
  bank,
  ...over,
});

/** The items of indices 0 … count − 1; one that is dropped is an error. */
export const choices = (count: number, over: Partial<ChoicePlan> = {}): readonly ProblemLine<"options">[] => {
  const generator = createChoiceGenerator(planWith(over));
  return Array.from({ length: count }, (_, index) => {
    const outcome = generator.at(index);
    if (!("item" in outcome)) throw new Error(`no item ${index}`);
    return outcome.item;
  });
};
