/** Adds to the core what a package defines. */
import { addTasks } from "#items/tasks/task-list";
import type { Task } from "#items/tasks/task";
import { addAdaptiveRuns, type AdaptiveRun } from "./results/adaptive.ts";

/** A package's additions: tasks, and runs whose questions it chooses by the answers. */
export type Extension = { readonly tasks: readonly Task[]; readonly adaptiveRuns: readonly AdaptiveRun[] };

/**
 * Adds the tasks and adaptive runs of a package, for this process. The command line adds those of organon-graded. What was
 * added is not added again.
 *
 * @example
 * extend(await import("organon-graded"));
 */
export const extend = ({ tasks, adaptiveRuns }: Extension): void => {
  addTasks(tasks);
  addAdaptiveRuns(adaptiveRuns);
};
