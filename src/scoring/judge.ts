/**
 * From a response to a verdict against the item's key, by an answer parser; several may judge one record side by side
 * (`readers/readers.ts`). What all have in common stands here: only the reply's text is read, never the thinking. A response that was
 * cut off is truncated even where a yes or no can be read from its beginning: what would have followed might have taken it back.
 * What a task asks for is read by `tasks/`, under every parser.
 */
import { labelText, type Question } from "#items/question";
import { getCheckedProblem } from "#items/tasks/tasks";
import type { Response } from "#models/language-model";
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
  return {
    name,
    judge: (question, { status, text }) => {
      if (status !== "answered") return { outcome: status };
      const problem = getCheckedProblem(question);
      const unread = text.trim() === "" ? "empty" : "unreadable";
      if (problem !== undefined) return judgeTask(problem, text) ?? { outcome: unread };
      const { answer, span } = findAnswer(spell(question.answers), question, text, readWord);
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
