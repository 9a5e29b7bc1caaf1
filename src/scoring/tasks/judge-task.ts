/** Judges replies by the checker of their question's task. The verdict keeps "accepted", or the first fault as one text: "line 5: …". */
import type { ProblemLine } from "#items/problem-line";
import { toTaskProblem } from "#items/tasks/solution";
import type { TaskFault, TaskSteps } from "#items/tasks/task";
import { getChecker } from "#items/tasks/tasks";
import type { Verdict } from "../verdict.ts";

/** Returns the verdict on an answered reply to a question that `getCheckedProblem` finds; undefined if the reply is unreadable. Never throws. */
export const judgeTask = (item: ProblemLine<"graded">, reply: string): Verdict | undefined => {
  const fault = getChecker(item).check(reply, toTaskProblem(item));
  if (fault === "unreadable") return undefined;
  if (fault === undefined) return { outcome: "correct", answer: "accepted" };
  const where = /^\d/.test(fault.line) ? `line ${fault.line}` : fault.line;
  return { outcome: "incorrect", answer: `${where}: ${fault.why}`, fault };
};

/** Returns the lines of a reply, each judged by itself; undefined if the task has no lines. */
export const judgeSteps = (item: ProblemLine<"graded">, reply: string): TaskSteps | undefined =>
  getChecker(item).checkSteps?.(reply, toTaskProblem(item));

/** Returns the fault that the answer of a verdict states. */
export const describeFault = (answer: string): TaskFault => {
  const at = answer.indexOf(": ");
  return { line: answer.slice(0, Math.max(0, at)), why: answer.slice(at < 0 ? 0 : at + 2) };
};
