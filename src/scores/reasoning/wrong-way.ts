/**
 * Right by a wrong way: of the replies that give the right answer, the share whose stated steps do not follow (Complexity
 * Ceiling, arXiv 2606.29278, found 14.5 % by hand). Replies of which no step was read say nothing of it; how many those are
 * is told beside it. Each question counts once, by the share of its own replies.
 */
import { shareOver } from "../by-question.ts";
import { proportion, sumOf, type Estimate } from "../estimate.ts";
import type { Finding } from "./check-steps.ts";

/** One reply, counted: of which question, right or not, and what became of its sentences. */
export type ReasonedReply = {
  readonly questionId: string;
  readonly isRight: boolean;
  readonly sentences: number;
  readonly read: number;
  /** Steps that could be checked, premises said again left out. */
  readonly drawn: number;
  readonly firstWrong: Finding | undefined;
};

export type WrongWays = {
  readonly replies: number;
  /** Of the sentences of all replies, those that were read; n is the number of sentences. */
  readonly read: Estimate;
  /** Of the replies with the right answer, those of which a drawn step was read. */
  readonly checkedRight: Estimate;
  readonly checkedWrong: Estimate;
  /** Of checked replies, by question: those with a step that does not follow. */
  readonly wrongWay: Estimate;
  /** The same of replies with the wrong answer. */
  readonly wrongStep: Estimate;
};

/** The shares over replies with a yes or no that was read. */
export const wrongWaysOf = (replies: readonly ReasonedReply[]): WrongWays => {
  const right = replies.filter(({ isRight }) => isRight);
  const wrong = replies.filter(({ isRight }) => !isRight);
  const checked = (some: readonly ReasonedReply[]): readonly ReasonedReply[] =>
    some.filter(({ drawn }) => drawn > 0);
  const read = sumOf(replies, (reply) => reply.read);
  return {
    replies: replies.length,
    read: proportion(
      read,
      sumOf(replies, (reply) => reply.sentences),
    ),
    checkedRight: byQuestion(right, ({ drawn }) => drawn > 0),
    checkedWrong: byQuestion(wrong, ({ drawn }) => drawn > 0),
    wrongWay: byQuestion(checked(right), ({ firstWrong }) => firstWrong !== undefined),
    wrongStep: byQuestion(checked(wrong), ({ firstWrong }) => firstWrong !== undefined),
  };
};

/** A share over questions, each by the share of its own replies. */
const byQuestion = (replies: readonly ReasonedReply[], holds: (reply: ReasonedReply) => boolean): Estimate =>
  shareOver(Map.groupBy(replies, ({ questionId }) => questionId).values(), holds);
