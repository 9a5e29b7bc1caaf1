/**
 * From a response to a verdict against the item's key, by a reader. A reader has a name that stands with its verdicts,
 * says what it reads and where it errs, and several may judge one record side by side (`readers/readers.ts`). What all
 * have in common stands here: only the reply's text is read, never the thinking, and a response that was cut off is
 * unanswered even where a yes or no can be read from its beginning: what would have followed might have taken it back,
 * and a limit on tokens must not become a score. Four-option questions are read by `read-option.ts` under every reader.
 */
import type { Response } from "#models";
import { readOption } from "./read-option.ts";
import type { Answer, ReadAnswer, Verdict } from "./verdict.ts";

/** What of an item its answers are judged by: its key and, where it has any, its options as shown. */
export type Judged = { readonly label: Answer; readonly options?: readonly string[] };

export type AnswerReader = {
  /** Stands with every stored verdict; a reader that reads otherwise is renamed. */
  readonly name: string;
  /** What it reads, in a phrase. */
  readonly reads: string;
  /** Where it is known to err. */
  readonly errs: string;
  /** Judges a response to an item; the span, where there is one, is in `response.text`. Never throws. */
  readonly judge: (item: Judged, response: Pick<Response, "status" | "text">) => Verdict;
};

/** From a reply's text to its answer. The key is given since the papers look for it; no other reader looks at it. */
export type Read = (reply: string, key: "yes" | "no") => ReadAnswer;

/** A reader from its way of reading. */
export const createReader = ({
  read,
  ...about
}: Pick<AnswerReader, "name" | "reads" | "errs"> & { readonly read: Read }): AnswerReader => ({
  ...about,
  judge: ({ label, options }, { status, text }) => {
    if (status !== "answered") return { outcome: "unanswered" };
    const { answer, span } =
      label === "yes" || label === "no" ? read(text, label) : readOption(text, options);
    const where = span === undefined ? {} : { span };
    if (answer === "unreadable") return { outcome: "unreadable", ...where };
    return { outcome: answer === label ? "correct" : "incorrect", answer, ...where };
  },
});
