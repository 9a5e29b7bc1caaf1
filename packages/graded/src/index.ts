/** Lists what the package adds: the tasks on graded problems (a label for the relation, a countermodel, a proof), and frontiers. */
import type { AdaptiveRun, CommandPackage } from "organon/commands";
import type { Task } from "organon/tasks";
import { countermodelTask } from "./countermodel.ts";
import { proofTask } from "./proof.ts";
import { threeWayTask } from "./three-way.ts";

export { gradedProblems } from "./problems/problems.ts";

export const tasks: readonly Task[] = [threeWayTask, countermodelTask, proofTask];

export const adaptiveRuns: readonly AdaptiveRun[] = [
  {
    name: "frontier",
    report: async (...args) => (await import("./frontier/report.ts")).adaptiveReport(...args),
  },
];

export const commands: CommandPackage["commands"] = {
  frontier: async () => (await import("./frontier/options.ts")).command,
};
