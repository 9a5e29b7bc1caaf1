/** Finds the task of a question, and who judges its replies. */
import { OrganonError } from "#logic/error";
import { isGraded, type ProblemLine } from "../problem-line.ts";
import type { Question } from "../question.ts";
import type { CheckedAnswer } from "./task.ts";
import { findTask } from "./task-list.ts";

/** Returns the problem of a question whose replies a checker judges; undefined for other questions. */
export const getCheckedProblem = ({
  problem,
}: Pick<Question, "problem">): ProblemLine<"graded"> | undefined =>
  problem !== undefined && isGraded(problem) && findTask(problem.task).answer.kind === "checked"
    ? problem
    : undefined;

/** Returns the checker of a problem that `getCheckedProblem` returned. */
export function getChecker({ task }: Pick<ProblemLine<"graded">, "task">): CheckedAnswer {
  const { answer } = findTask(task);
  if (answer.kind === "checked") return answer;
  throw new OrganonError("bug/tasks", `no checker judges replies to the task ${task}`);
}

/** Returns the accuracy of guessing; 0 for open answers. */
export const getChance = ({ answers }: Pick<Question, "answers">): number =>
  answers.length === 0 ? 0 : 1 / answers.length;
