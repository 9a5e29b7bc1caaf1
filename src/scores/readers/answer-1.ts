/** The reader that verdicts are by unless another is named: it weighs a whole reply as a person would. */
import { readAnswer } from "../read-answer.ts";
import { createReader } from "../judge.ts";

export const answerReader = createReader({
  name: "answer-1",
  reads: "what the reply says in the end, weighed as in read-answer.ts",
  errs: "on replies unlike those it was written with; English only",
  read: readAnswer,
});

/** Judges a response to an item, by the reader that reports go by. */
export const { judge } = answerReader;
