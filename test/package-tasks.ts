/** Adds the tasks of the packages, as an entry point does. The configuration names this file. */
import { addTasks } from "#items/tasks/task-list";
import { gradedTasks } from "../packages/graded/src/index.ts";

addTasks(gradedTasks);
