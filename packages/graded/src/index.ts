/** Lists the tasks on graded problems: a label for the relation, a countermodel, a proof. */
import type { Task } from "organon/tasks";
import { countermodelTask } from "./countermodel.ts";
import { proofTask } from "./proof.ts";
import { threeWayTask } from "./three-way.ts";

export { gradedProblems } from "./problems/problems.ts";

export const gradedTasks: readonly Task[] = [threeWayTask, countermodelTask, proofTask];
