/**
 * From a response to a verdict against the item's key. Only the reply's text is read, never the thinking.
 * A response that was cut off is unanswered even where a yes or no can be read from its beginning: what would
 * have followed might have taken it back, and a limit on tokens must not become a score.
 */
import type { Response } from "#models";
import { readAnswer } from "./read-answer.ts";
import { readOption } from "./read-option.ts";
import type { Answer, Verdict } from "./verdict.ts";

/** What of an item its answers are judged by: its key and, where it has any, its options as shown. */
export type Judged = { readonly label: Answer; readonly options?: readonly string[] };

/** Judges a response to an item; the span, where there is one, is that of the reader in `response.text`. */
export const judge = (item: Judged, response: Pick<Response, "status" | "text">): Verdict => {
  if (response.status !== "answered") return { outcome: "unanswered" };
  const { answer, span } =
    item.options === undefined ? readAnswer(response.text) : readOption(response.text, item.options);
  const where = span === undefined ? {} : { span };
  if (answer === "unreadable") return { outcome: "unreadable", ...where };
  return { outcome: answer === item.label ? "correct" : "incorrect", answer, ...where };
};

/** The reader under its name, which stands with every stored verdict; a reader that reads otherwise is renamed. */
export const answerReader = { name: "answer-1", judge } as const;
