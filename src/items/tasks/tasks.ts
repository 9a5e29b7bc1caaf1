/** The list of tasks. It starts empty: an entry point (`bin/organon.js`, `src/index.ts`) adds the tasks of its packages. */
import { oneNamed, OrganonError } from "#logic/error";
import { isGraded, type ProblemLine } from "../problem-line.ts";
import type { Question } from "../question.ts";
import type { CheckedAnswer, ParsedQuestion, Task } from "./task.ts";

const list: Task[] = [];

/** Adds the tasks of a package. A task that is in the list is not added again; two tasks of one name are a bug. */
export function addTasks(tasks: readonly Task[]): void {
  for (const task of tasks) {
    const known = taskTagged({ task: task.name });
    if (known === undefined) list.push(task);
    else if (known !== task) throw new OrganonError("bug/tasks", `two tasks are called ${task.name}`);
  }
}

/** Returns the task with this name. Throws misuse for an unknown name. */
export const taskNamed = (name: string): Task => oneNamed("task", name, list);

/** Returns the task that tags name; undefined if they name none. */
export const taskTagged = ({ task: name }: Question["tags"]): Task | undefined =>
  list.find((task) => task.name === name);

/** Returns the problem of a question whose replies a checker judges; undefined for other questions. */
export const readByTask = ({ problem }: Pick<Question, "problem">): ProblemLine<"graded"> | undefined =>
  problem !== undefined && isGraded(problem) && taskNamed(problem.task).answer.kind === "checked"
    ? problem
    : undefined;

/** Returns the checker of a problem that `readByTask` returned. */
export function getChecker({ task }: Pick<ProblemLine<"graded">, "task">): CheckedAnswer {
  const { answer } = taskNamed(task);
  if (answer.kind === "checked") return answer;
  throw new OrganonError("bug/tasks", `no checker judges replies to the task ${task}`);
}

/** Returns the accuracy of guessing; 0 for open answers. */
export const chanceOf = ({ answers }: Pick<Question, "answers">): number =>
  answers.length === 0 ? 0 : 1 / answers.length;

/** A task with its question, as parsed from a prompt. */
export type SeenTask = ParsedQuestion & { readonly task: Task };

/** Returns the last task that a prompt asks; undefined if it asks none. */
export function seenTask(prompt: string): SeenTask | undefined {
  for (const task of list) {
    const question = task.parse(prompt);
    if (question !== undefined) return { ...question, task };
  }
  return undefined;
}
