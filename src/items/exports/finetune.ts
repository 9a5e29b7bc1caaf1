/**
 * Solved questions for tuning: chats of a question and its answer, with the proof in English where there is one. What is tuned on
 * must not be tested on; `organon improve --format finetune` makes fresh questions of the weak skills and keeps them apart.
 */
import { sayCertificate } from "../explanations/certificate.ts";
import type { AnswerOption, Question } from "../question.ts";
import { taskSolution } from "../tasks/solution.ts";
import { readByTask } from "../tasks/tasks.ts";
import { hasOptions, jsonLine, targetOf, type SuiteExport } from "./export.ts";

export const finetune: SuiteExport = {
  name: "finetune",
  about: "chats of questions and answers, one a line, for tuning",
  rows: ({ name }) => [{ path: `${name}.jsonl`, kind: "text", each: chatOf }],
};

/** A question and its solution as a line of `{messages}`. */
export const chatOf = (question: Question): string =>
  jsonLine({ messages: [...toChat(question), toTurn(getSolution(question))] });

/** The question as the turns of a chat. */
export const toChat = ({ text }: Question): readonly object[] => [{ role: "user", content: text }];

/** A reply as a turn of a chat. */
export const toTurn = (content: string): object => ({ role: "assistant", content });

/** The proof where there is one, and the answer. */
export const getSolution = (question: Question): string =>
  [...proofOf(question), rightReply(question)].join("\n");

/** Returns the certificate of the key in English, line by line; nothing without one, and where the answer itself is a proof or a case. */
export const proofOf = (question: Question): readonly string[] =>
  question.problem === undefined || readByTask(question) ? [] : sayCertificate(question.problem);

/** The right answer in the form that is asked for. */
export const rightReply = (question: Question): string => {
  const problem = readByTask(question);
  return problem ? taskSolution(problem) : saying(rightAnswer(question));
};

/** A reply that is wrong; undefined where none can be told without making one up. */
export const wrongReply = (question: Question): string | undefined => {
  const wrong = wrongAnswer(question);
  return wrong === "" ? undefined : saying(wrong);
};

/** The closing words, as our readers read them. */
const saying = (answer: string): string => `The answer is: ${answer}.`;

/** The right answer with its words. */
const rightAnswer = (question: Question): string =>
  question.answers
    .filter(({ label }) => question.key.includes(label))
    .map((answer) => named(answer, question))
    .join(", ") || targetOf(question);

/** The first answer that is not right. */
const wrongAnswer = (question: Question): string => {
  const wrong = question.answers.find(({ label }) => !question.key.includes(label));
  return wrong === undefined ? "" : named(wrong, question);
};

const named = ({ label, text }: AnswerOption, question: Question): string =>
  hasOptions(question) && text !== undefined ? `${label}. ${text}`.replace(/\.$/, "") : label;
