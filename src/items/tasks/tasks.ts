/** The tasks, one file each; `names.ts` lists their names. */
import { oneNamed } from "#logic/error";
import { isGraded, type ProblemLine } from "../problem-line.ts";
import type { Question } from "../question.ts";
import { countermodelTask } from "./countermodel.ts";
import { proofTask } from "./proof.ts";
import type { Task } from "./task.ts";
import { threeWayTask } from "./three-way.ts";

export const tasks: readonly Task[] = [threeWayTask, countermodelTask, proofTask];

/** The problem of a question whose answer a checker judges; undefined of all others. */
export const readByTask = ({ problem }: Pick<Question, "problem">): ProblemLine<"graded"> | undefined =>
  problem !== undefined && isGraded(problem) && taskNamed(problem.task).answer.kind !== "relation"
    ? problem
    : undefined;

/** How often blind answers are right; proofs and countermodels can't be guessed. */
export const chanceOf = ({ answers }: Pick<Question, "answers">): number =>
  answers.length === 0 ? 0 : 1 / answers.length;

/** The task that tags name; undefined where they name none of ours. */
export const taskTagged = ({ task: name }: Question["tags"]): Task | undefined =>
  tasks.find((task) => task.name === name);

/** The task whose question a prompt holds, with the mark that it is known by; undefined for none. */
export const taskAsked = (prompt: string): { readonly task: Task; readonly mark: string } | undefined => {
  for (const task of tasks) {
    const mark = task.marks.find((one) => prompt.includes(one));
    if (mark !== undefined) return { task, mark };
  }
  return undefined;
};

/** The task of a name; misuse for a name that none has. */
export const taskNamed = (name: string): Task => oneNamed("task", name, tasks);
