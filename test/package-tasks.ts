/** Adds what the packages define, as an entry point does. The configuration names this file. */
import { addAdaptiveRuns } from "#experiments/results/adaptive";
import { addTasks } from "#items/tasks/task-list";
import { adaptiveRuns, tasks } from "../packages/graded/src/index.ts";

addTasks(tasks);
addAdaptiveRuns(adaptiveRuns);
