/**
 * What `--prompt cot` asks for, and nothing else: a last line that says "Final answer: yes" or "Final answer: no".
 * Emphasis, a box and a full stop are forgiven. Its response rate is how well a model keeps to the form.
 */
import { replyWords, type ReplyWord } from "../reply-words.ts";
import { createReader } from "../judge.ts";

export const finalLine = createReader({
  name: "final-line",
  reads: "a last line “Final answer: yes” or “Final answer: no”",
  errs: "on every reply of another form; it fits --prompt cot",
  read: (reply) => {
    const words = replyWords(reply);
    const end = words.findLastIndex(({ isWord }) => isWord);
    const [final, answer, colon, ...said] = withoutBox(words.slice(lineStart(reply, words, end), end + 1));
    const [only, ...more] = said;
    const isFinal = final?.text === "final" && answer?.text === "answer" && colon?.text === ":";
    return isFinal && more.length === 0 && (only?.text === "yes" || only?.text === "no")
      ? { answer: only.text, span: [only.start, only.end] }
      : { answer: undefined };
  },
});

/** Index of the first word of the line that holds word `end`. */
const lineStart = (reply: string, words: readonly ReplyWord[], end: number): number => {
  const from = reply.lastIndexOf("\n", words[end]?.start ?? 0);
  return words.findIndex(({ start }) => start > from);
};

const withoutBox = (words: readonly ReplyWord[]): readonly ReplyWord[] =>
  words.filter(({ text }) => text !== "boxed" && text !== "\n");
