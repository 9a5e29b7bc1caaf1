/** Short ways to read a reply as an answer of one kind. */
import { yesNo } from "#items/question";
import { read } from "#scoring/reading/read";
import { buildSpellings, type Answer } from "#scoring/reading/spellings";
import type { ReadAnswer } from "#scoring/verdict";

const readAs = (reply: string, answers: readonly Answer[]): ReadAnswer => {
  const { answer, span } = read(reply, buildSpellings(answers));
  return answer === undefined ? { answer } : { answer, span };
};

export const readAnswer = (reply: string): ReadAnswer => readAs(reply, yesNo);

export const readLabel = (reply: string, labels: readonly string[]): ReadAnswer =>
  readAs(
    reply,
    labels.map((label) => ({ label })),
  );

export const readOption = (
  reply: string,
  labels: readonly string[],
  options: readonly string[] = [],
): ReadAnswer =>
  readAs(
    reply,
    labels.map((label, i) => ({ label, text: options[i] })),
  );
