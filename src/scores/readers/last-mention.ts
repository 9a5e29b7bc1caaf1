/** The crude reader of reasoned replies: whichever of yes and no stands last as a whole word, whatever it is said of. */
import { replyWords } from "../reply-words.ts";
import { createReader } from "../judge.ts";

export const lastMention = createReader({
  name: "last-mention",
  reads: "the last yes or no that is a word of its own",
  errs: "where the verdict comes first and its reason says “no person …”, and where neither word is said",
  read: (reply) => {
    const last = replyWords(reply).findLast(({ text }) => text === "yes" || text === "no");
    return last?.text === "yes" || last?.text === "no"
      ? { answer: last.text, span: [last.start, last.end] }
      : { answer: undefined };
  },
});
