/** Stands in for organon-graded while the core is built: the package is built against the core. */
import type { Task } from "#items/tasks/task";

export declare const gradedTasks: readonly Task[];
