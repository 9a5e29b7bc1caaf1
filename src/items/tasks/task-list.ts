/** The list of tasks. It starts empty: `experiments/extend.ts` adds the tasks of packages. */
import { findNamed, OrganonError } from "#logic/error";
import type { Question } from "../question.ts";
import type { ParsedQuestion, Task } from "./task.ts";

const list: Task[] = [];

/** Adds the tasks of a package. A task that is in the list is not added again; two tasks of one name are a bug. */
export function addTasks(tasks: readonly Task[]): void {
  for (const task of tasks) {
    const known = findTaggedTask({ task: task.name });
    if (known === undefined) list.push(task);
    else if (known !== task) throw new OrganonError("bug/tasks", `two tasks are called ${task.name}`);
  }
}

/** Returns the task with this name. Throws misuse for an unknown name. */
export const findTask = (name: string): Task => findNamed("task", name, list);

/** Returns the task that tags name; undefined if they name none. */
export const findTaggedTask = ({ task: name }: Question["tags"]): Task | undefined =>
  list.find((task) => task.name === name);

/** A task with its question, as parsed from a prompt. */
export type RecognisedTask = ParsedQuestion & { readonly task: Task };

/** Returns the last task that a prompt asks; undefined if it asks none. */
export function recogniseTask(prompt: string): RecognisedTask | undefined {
  for (const task of list) {
    const question = task.parse(prompt);
    if (question !== undefined) return { ...question, task };
  }
  return undefined;
}
