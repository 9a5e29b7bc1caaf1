/** Items for tests: the first of a plan, in plain everyday words. */
import { createGenerator, type GenerationPlan, type Item } from "#items";
import { everyday, plain } from "#language";

/** The items of indices 0 … count − 1, but for those that are dropped. */
export const plainItems = (count: number, over: Partial<GenerationPlan> = {}): readonly Item[] => {
  const { at } = createGenerator({
    profile: "paper",
    length: 1,
    seed: 8,
    style: plain,
    lexicon: everyday,
    ...over,
  });
  return Array.from({ length: count }, (_, index) => at(index)).flatMap((outcome) =>
    "item" in outcome ? [outcome.item] : [],
  );
};
