/** Graded problems of a suite, for tests. */
import { itemsOf } from "#items/extent";
import { dialPlanOf } from "#items/open-suite";
import type { ProblemLine } from "#items/problem-line";
import { dialSuite } from "#experiments/suites";
import { createGradedGenerator, gradedExtent } from "../../src/items/dialled/generate-dialled.ts";

export const gradedItems = (
  given: Parameters<typeof dialSuite>[0] = {},
): readonly ProblemLine<"graded">[] => {
  const plan = dialPlanOf(dialSuite(given));
  return [...itemsOf(createGradedGenerator(plan), gradedExtent(plan))];
};

/** The same as lines. */
export const gradedLines = (given?: Parameters<typeof dialSuite>[0]): readonly string[] =>
  gradedItems(given).map((item) => JSON.stringify(item));
