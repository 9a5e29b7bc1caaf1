/**
 * Solved questions for tuning: chats of a question and its answer, with the proof in English where there is one. What is tuned on
 * must not be tested on; `organon improve --format finetune` makes fresh questions of the weak skills and keeps them apart.
 */
import { sayCertificate } from "../explanations/certificate.ts";
import type { AnswerOption, Question } from "../question.ts";
import { taskSolution } from "../tasks/solution.ts";
import { getCheckedProblem } from "../tasks/tasks.ts";
import { hasOptions, jsonLine, getTarget, type SuiteExport } from "./export.ts";

export const finetune: SuiteExport = {
  name: "finetune",
  about: "chats of questions and answers, one a line, for tuning",
  rows: ({ name }) => [{ path: `${name}.jsonl`, kind: "text", each: toChatLine }],
};

/** A question and its solution as a line of `{messages}`. */
export const toChatLine = (question: Question): string =>
  jsonLine({ messages: [...toChat(question), toTurn(getSolution(question))] });

/** The question as the turns of a chat. */
export const toChat = ({ text }: Question): readonly object[] => [{ role: "user", content: text }];

/** A reply as a turn of a chat. */
export const toTurn = (content: string): object => ({ role: "assistant", content });

/** The proof where there is one, and the answer. */
export const getSolution = (question: Question): string =>
  [...writeProofLines(question), rightReply(question)].join("\n");

/** Returns the certificate of the key in English, line by line; nothing without one, and where the answer itself is a proof or a case. */
export const writeProofLines = (question: Question): readonly string[] =>
  question.problem === undefined || getCheckedProblem(question) ? [] : sayCertificate(question.problem);

/** The right answer in the form that is asked for. */
export const rightReply = (question: Question): string => {
  const problem = getCheckedProblem(question);
  return problem ? taskSolution(problem) : sayAnswer(rightAnswer(question));
};

/** A reply that is wrong; undefined where none can be told without making one up. */
export const wrongReply = (question: Question): string | undefined => {
  const wrong = wrongAnswer(question);
  return wrong === "" ? undefined : sayAnswer(wrong);
};

const sayAnswer = (answer: string): string => `The answer is: ${answer}.`;

const rightAnswer = (question: Question): string =>
  question.answers
    .filter(({ label }) => question.key.includes(label))
    .map((answer) => nameOption(answer, question))
    .join(", ") || getTarget(question);

const wrongAnswer = (question: Question): string => {
  const wrong = question.answers.find(({ label }) => !question.key.includes(label));
  return wrong === undefined ? "" : nameOption(wrong, question);
};

const nameOption = ({ label, text }: AnswerOption, question: Question): string =>
  hasOptions(question) && text !== undefined ? `${label}. ${text}`.replace(/\.$/, "") : label;
