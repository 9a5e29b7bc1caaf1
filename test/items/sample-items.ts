/** Items for tests: the first of a plan, in everyday words. */
import type { ProblemLine } from "#items/problem-line";
import { createGenerator } from "#items/generate";
import type { GenerationPlan } from "#items/generation";
import { everyday } from "#language/lexicons/everyday";
import { paper } from "#language/styles/paper";

/** The items of indices 0 … count − 1, but for those that are dropped. */
export const sampleItems = (
  count: number,
  over: Partial<GenerationPlan> = {},
): readonly ProblemLine<"rule">[] => {
  const { at } = createGenerator({
    profile: "paper",
    length: 1,
    seed: 8,
    style: paper,
    lexicon: everyday,
    ...over,
  });
  return Array.from({ length: count }, (_, index) => at(index)).flatMap((outcome) =>
    "item" in outcome ? [outcome.item] : [],
  );
};
