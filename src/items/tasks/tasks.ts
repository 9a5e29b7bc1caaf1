/** The tasks, one file each. */
import { oneNamed } from "#logic/error";
import { isGraded, type ProblemLine } from "../problem-line.ts";
import type { Question } from "../question.ts";
import { countermodelTask } from "./countermodel.ts";
import { fillTheGapTask } from "./fill-the-gap.ts";
import { firstWrongLineTask } from "./first-wrong-line.ts";
import { multiSelectTask } from "./multi-select.ts";
import { neededPremisesTask } from "./needed-premises.ts";
import { proofTask } from "./proof.ts";
import { noneLabel, type Task } from "./task.ts";
import { threeWayTask } from "./three-way.ts";
import { yesNoTask } from "./yes-no.ts";

const tasks: readonly Task[] = [
  yesNoTask,
  threeWayTask,
  multiSelectTask,
  neededPremisesTask,
  countermodelTask,
  proofTask,
  firstWrongLineTask,
  fillTheGapTask,
];

/**
 * The problem of a question whose task says by itself how a reply is read: any graded one but those that are answered by one label;
 * undefined of all others.
 */
export const readByTask = ({ problem }: Pick<Question, "problem">): ProblemLine<"graded"> | undefined =>
  problem !== undefined && isGraded(problem) && taskNamed(problem.task).answer.kind !== "relation"
    ? problem
    : undefined;

/** How often blind answers are right: of several right labels all have to be named, and nobody guesses a proof. */
export const chanceOf = ({ answers, key, tags }: Pick<Question, "answers" | "key" | "tags">): number => {
  if (answers.length === 0) return 0;
  const namesAny = taskTagged(tags)?.answer.kind === "labels";
  if (key.length === 1 && !namesAny) return 1 / answers.length;
  return 2 ** -answers.filter(({ label }) => label !== noneLabel).length;
};

/** The task that tags name; undefined where they name none of ours. */
export const taskTagged = ({ task: name }: Question["tags"]): Task | undefined =>
  tasks.find((task) => task.name === name);

/** Whether a task asks what questions about rules ask, in their words. */
export const asksAsRulesDo = (task: string): boolean => taskTagged({ task })?.marks.length === 0;

/** The task whose question a prompt holds, with the mark that it is known by; undefined for none. */
export const taskAsked = (prompt: string): { readonly task: Task; readonly mark: string } | undefined => {
  for (const task of tasks) {
    const mark = task.marks.find((one) => prompt.includes(one));
    if (mark !== undefined) return { task, mark };
  }
  return undefined;
};

/** What is asked where nothing is said. */
export const usualTask = threeWayTask.name;

/** Whether a task is answered by one label. */
export const asksOneLabel = (name: string): boolean =>
  ["relation", "label"].includes(taskNamed(name).answer.kind);

/** The names of the tasks. */
export const taskNames: readonly string[] = tasks.map(({ name }) => name);

/** The task of a name; misuse for a name that none has. */
export const taskNamed = (name: string): Task => oneNamed("task", name, tasks);
