/** Choice items for tests: made once for each plan that is asked for. */
import { createChoiceGenerator, defaultChoicePlan, type ChoiceItem, type ChoicePlan } from "#items";
import { readBank } from "#language";

const bank = readBank();

export const planWith = (over: Partial<ChoicePlan> = {}): ChoicePlan => ({
  ...defaultChoicePlan,
  bank,
  ...over,
});

/** The items of indices 0 … count − 1; one that is dropped is an error. */
export const choices = (count: number, over: Partial<ChoicePlan> = {}): readonly ChoiceItem[] => {
  const generator = createChoiceGenerator(planWith(over));
  return Array.from({ length: count }, (_, index) => {
    const outcome = generator.at(index);
    if ("dropped" in outcome) throw new Error(`item ${index}: ${outcome.dropped}`);
    return outcome.item;
  });
};
