/**
 * From a response to a verdict against the item's key, by an answer parser; several may judge one record side by side
 * (`readers/readers.ts`). What all have in common stands here: only the reply's text is read, never the thinking. A response that was
 * cut off is truncated even where a yes or no can be read from its beginning: what would have followed might have taken it back.
 * What a task asks for is read by `tasks/`, under every parser.
 */
import { labelText, type Question } from "#items/question";
import { getCheckedProblem } from "#items/tasks/tasks";
import type { Response } from "#models/language-model";
import { memoize } from "#logic/memoize";
import { read } from "./reading/read.ts";
import { createSpellings, type Spellings } from "./reading/spellings.ts";
import { judgeTask } from "./tasks/judge-task.ts";
import type { ReadAnswer, Verdict } from "./verdict.ts";

/** The members of a question that judge its replies. */
export type Judged = Pick<Question, "answers" | "key" | "problem">;

export type AnswerReader = {
  /** Stands with every stored verdict; a reader that reads otherwise is renamed. */
  readonly name: string;
  /** Judges a response to a question; the span, where there is one, is in `response.text`. Never throws. */
  readonly judge: (question: Judged, response: Pick<Response, "status" | "text">) => Verdict;
};

/** From a reply's text to yes or no. The key is given since the papers look for it; no other reader looks at it. */
export type Read = (
  reply: string,
  key: "yes" | "no",
) => Pick<ReadAnswer, "span"> & { readonly answer: "yes" | "no" | undefined };

/** An answer parser; one without a way of its own to read yes and no reads them as it reads all else. */
export const createReader = (name: string, readWord?: Read): AnswerReader => {
  const spell = createSpellings();
  const find = (question: Judged, text: string): ReadAnswer =>
    findAnswer(spell(question.answers), question, text, readWord);
  // Models that answer directly give the same few replies a thousand times.
  const findShort = memoize(
    ({ question, text }: { question: Judged; text: string }) => find(question, text),
    { toKey: ({ question: { answers, key }, text }) => JSON.stringify([answers, key, text]), limit: 1000 },
  );
  return {
    name,
    judge: (question, { status, text }) => {
      if (status !== "answered") return { outcome: status };
      const problem = getCheckedProblem(question);
      const unread = text.trim() === "" ? "empty" : "unreadable";
      if (problem !== undefined) return judgeTask(problem, text) ?? { outcome: unread };
      const { answer, span } = text.length <= 40 ? findShort({ question, text }) : find(question, text);
      if (answer === undefined) return { outcome: unread, span };
      return { outcome: answer === labelText(question.key) ? "correct" : "incorrect", answer, span };
    },
  };
};

const findAnswer = (
  spellings: Spellings,
  { key }: Pick<Judged, "key">,
  text: string,
  readWord: Read | undefined,
): ReadAnswer => {
  if (readWord === undefined || spellings.kind !== "yes-no") return read(text, spellings);
  const { answer, span } = readWord(text, key[0] === spellings.labelOf.get("yes") ? "yes" : "no");
  return { answer: answer && spellings.labelOf.get(answer), span };
};
