/** The strictest reader: what the question asked for is a yes or a no, so the reply's first word must be one. */
import { replyWords } from "../reply-words.ts";
import { createReader } from "../judge.ts";

export const firstWord = createReader({
  name: "first-word",
  reads: "the reply's first word, if that is yes or no",
  errs: "on every reply that reasons first, and on one that takes its first word back",
  read: (reply) => {
    const first = replyWords(reply).find(({ isWord }) => isWord);
    return first?.text === "yes" || first?.text === "no"
      ? { answer: first.text, span: [first.start, first.end] }
      : { answer: undefined };
  },
});
