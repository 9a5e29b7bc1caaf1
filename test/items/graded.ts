/** Graded problems of a suite, for tests. */
import { generateItems } from "#items/extent";
import { buildTaskPlan } from "#items/open-suite";
import type { ProblemLine } from "#items/problem-line";
import { taskSuite } from "#experiments/suites";
import { createGradedGenerator, gradedExtent } from "../../src/items/tasks/generate-tasks.ts";

export const gradedItems = (
  given: Parameters<typeof taskSuite>[0] = {},
): readonly ProblemLine<"graded">[] => {
  const plan = buildTaskPlan(taskSuite(given));
  return [...generateItems(createGradedGenerator(plan), gradedExtent(plan))];
};

/** The same as lines. */
export const gradedLines = (given?: Parameters<typeof taskSuite>[0]): readonly string[] =>
  gradedItems(given).map((item) => JSON.stringify(item));
