/**
 * A subject's scores by task: exact accuracy, partial credit where an answer may be right in part, and what chance gets. Of
 * proofs, cases and filled gaps that the kernel refused, the first line that does not follow, as the verdict keeps it.
 */
import type { Task } from "#items/tasks/task";
import { taskTagged } from "#items/tasks/tasks";
import { byQuestion, createShare } from "../by-question.ts";
import { meanEstimate, meanOf, type Estimate } from "../estimate.ts";
import type { Score } from "../verdict.ts";
import { creditFor } from "./judge-task.ts";
import { refusalIn } from "./refusal.ts";

/** What was refused: which question, where it first goes wrong ("line 5", "premise 2"), and why. */
type RefusedAnswer = {
  readonly question: string;
  readonly task: string;
  readonly line: string;
  readonly why: string;
};

type TaskResult = {
  readonly task: string;
  readonly accuracy: Estimate;
  /** The mean of the partial credit of readable answers; null where answers are right or wrong. */
  readonly credit: Estimate | null;
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
  const refused = [...byTask.values()].flatMap((own) => own.flatMap(refusedIn));
  return {
    tasks: [...byTask].map(([task, own]) => resultOf(task, own)),
    refused: refused.slice(0, maxTold),
    refusals: refused.length,
  };
};

const resultOf = (task: string, scores: readonly Score[]): TaskResult => {
  const share = createShare();
  for (const { outcomes, times } of byQuestion(scores))
    share.add(outcomes.correct, outcomes.correct + outcomes.incorrect, times);
  // A third-party set may have tasks of its own.
  const ours = taskTagged({ task });
  const credits = (own: Task): readonly number[] =>
    scores.flatMap(({ key, verdict: { answer } }) =>
      answer === undefined ? [] : [creditFor(own, key, answer)],
    );
  return {
    task,
    accuracy: share.read(),
    credit: ours?.answer.kind === "labels" ? meanEstimate(credits(ours)) : null,
    chance: ours === undefined ? null : chanceOf(ours, scores),
  };
};

const chanceOf = ({ answer }: Task, scores: readonly Score[]): number | null => {
  if (answer.kind === "relation") return 1 / new Set(Object.values(answer.labels)).size;
  if (!("chance" in answer)) return null;
  const chances = scores.map(({ tags }) => answer.chance(Number(tags["length"] ?? 1)));
  return chances.includes(null) ? null : meanOf(chances.map((one) => one ?? 0));
};

const refusedIn = ({ questionId, tags, key, verdict }: Score): readonly RefusedAnswer[] =>
  key !== "accepted" || verdict.outcome !== "incorrect"
    ? []
    : [{ question: questionId, task: tags["task"] ?? "", ...refusalIn(verdict.answer ?? "") }];
