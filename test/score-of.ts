/** One reply judged, by the reader of reports unless one is named. */
import type { Question } from "#items/question";
import { answerReader, readerNamed } from "#scoring/readers/readers";
import type { Verdict } from "#scoring/verdict";

export const scoreOf = (
  question: Pick<Question, "answers" | "key" | "problem">,
  reply: string,
  { reader }: { readonly reader?: string } = {},
): Verdict =>
  (reader === undefined ? answerReader : readerNamed(reader)).judge(question, {
    status: "answered",
    text: reply,
  });
