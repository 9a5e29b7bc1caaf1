/** An early stop for replies that cannot be read: a wrong prompt template or a broken server shows after a few calls, not after all. */
import { otherText } from "#items/question";
import { getCheckedProblem } from "#items/tasks/tasks";
import type { Stop } from "#models/ask-all";
import type { Response } from "#models/language-model";
import { rightness, type Verdict } from "./verdict.ts";
import type { Judged } from "./judge.ts";

/** After this many unreadable replies of one model in a row it is asked no more. */
export const maxUnread = 20;

/** Counts a model's unreadable or empty replies in a row; returns why the model stops. Calls without a whole reply do not count. */
export const createUnreadWatch = (): ((
  question: Judged & { readonly id: string },
  response: Response,
  verdict: Verdict | undefined,
) => Stop | undefined) => {
  let count = 0;
  let first = "";
  return (question, { status, text, thinking = "" }, verdict) => {
    if (verdict === undefined || status !== "answered") return undefined;
    if (question.answers.some(({ label }) => label === otherText.label)) return undefined;
    count = rightness({ verdict }) === undefined ? count + 1 : 0;
    if (count === 1)
      first = `“${cutExcerpt(text)}”${
        text.trim() === "" && thinking !== "" ? ` (its thinking holds text: “${cutExcerpt(thinking)}”)` : ""
      }, to question ${question.id}; expected: ${expected(question)}`;
    return count === maxUnread
      ? { class: "unread", message: `${maxUnread} replies in a row could not be read; the first: ${first}` }
      : undefined;
  };
};

const cutExcerpt = (text: string): string => {
  const line = text
    .slice(0, 4000)
    .concat(text.length > 4000 ? text.slice(-200) : "")
    .replaceAll(/\s+/g, " ")
    .trim();
  return line.length > 240 ? `${line.slice(0, 120)} … ${line.slice(-100)}` : line;
};

const expected = (question: Judged): string => {
  const problem = getCheckedProblem(question);
  if (problem !== undefined) return `what the task ${problem.task} asks for`;
  const labels = question.answers.map(({ label }) => label);
  return `${labels.slice(0, -1).join(", ")} or ${labels.at(-1)!}`;
};
