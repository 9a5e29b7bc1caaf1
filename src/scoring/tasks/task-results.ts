/**
 * A subject's scores by task: accuracy, and what chance gets. Of proofs and cases that the kernel refused, the first line that does
 * not follow, as the verdict keeps it.
 */
import { findTaggedTask } from "#items/tasks/task-list";
import { readMetrics } from "../breakdown.ts";
import { addUp, type Estimate } from "../estimate.ts";
import type { Score } from "../verdict.ts";
import { describeFault } from "./judge-task.ts";

/** A refusal: which question, where it first goes wrong ("line 5", "premise 2"), and why. */
type RefusedAnswer = {
  readonly question: string;
  readonly task: string;
  readonly line: string;
  readonly why: string;
};

type TaskResult = {
  readonly task: string;
  readonly accuracy: Estimate;
  /** The accuracy of guessing; null where guessing is impossible. */
  readonly chance: number | null;
};

export type TaskResults = {
  readonly tasks: readonly TaskResult[];
  /** The first so many that were refused, in the order of the questions. */
  readonly refused: readonly RefusedAnswer[];
  /** How many were refused. */
  readonly refusals: number;
};

/** Refused answers that are told one by one. */
const maxTold = 10;

/** The results by task; undefined where no question has one. */
export const taskResults = (scores: readonly Score[]): TaskResults | undefined => {
  const byTask = Map.groupBy(scores, ({ tags }) => tags["task"] ?? "");
  byTask.delete("");
  if (byTask.size === 0) return undefined;
  const wrong = scores.filter(({ key, verdict }) => key === "accepted" && verdict.outcome === "incorrect");
  return {
    tasks: Array.from(byTask, ([task, own]) => ({
      task,
      accuracy: readMetrics(own).accuracy,
      chance: getChance(task),
    })),
    refused: wrong
      .slice(0, maxTold)
      .map(({ questionId, tags, verdict }) => ({
        question: questionId,
        task: tags["task"] ?? "",
        ...describeFault(verdict.answer ?? ""),
      })),
    refusals: addUp(wrong, ({ questions = 1, replies = 1 }) => questions * replies),
  };
};

/** Null for an open answer, and for the tasks that a third-party set may have. */
const getChance = (task: string): number | null => {
  const answer = findTaggedTask({ task })?.answer;
  return answer?.kind === "relation" ? 1 / new Set(Object.values(answer.labels)).size : null;
};
