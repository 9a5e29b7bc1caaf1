/**
 * LogiQA, first version (Liu et al. 2020): a text of eight lines a record: none, the right letter, the context, the question and
 * four options that begin with "A." to "D.".
 */
import type { RecordReader } from "./records.ts";

/** Records of `{context, question, options, answer}`. A group of lines that is not whole is passed on as wrong. */
export const logiqaRecords: RecordReader = function* (text) {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  let at = 0;
  while (at < lines.length) {
    if (lines[at]?.trim() === "") {
      at += 1;
      continue;
    }
    const next = lines.findIndex((one, index) => index > at && one.trim() === "");
    const end = next < 0 ? lines.length : next;
    const [answer = "", context, question, ...options] = lines.slice(at, end).map((one) => one.trim());
    const line = at + 1;
    yield options.length === 4 && /^[a-d]$/i.test(answer)
      ? { line, record: { answer, context, question, options } }
      : { line, wrong: "it is not a letter, a context, a question and four options, a line each" };
    at = end;
  }
};
