/** The outcome of an index with its item as a line: what threads hand to each other. */
import type { Made, ProblemGenerator } from "#items/generation";

/** An item as its JSON, without a line end, and on how many rounds of refinement its pair agrees, where it has one. */
export type LineOutcome = Made<{ readonly line: string; readonly rounds?: string }>;

export const linesOf =
  ({ at }: Pick<ProblemGenerator, "at">) =>
  (index: number): LineOutcome => {
    const outcome = at(index);
    if (!("item" in outcome)) return outcome;
    const rounds = outcome.item.tags.find(({ name }) => name === "rounds")?.value;
    return { index, argument: outcome.argument, line: JSON.stringify(outcome.item), rounds };
  };
