/**
 * The answer parsers: Organon's own, and the papers', for published numbers. They differ over yes and no; other answers are parsed in
 * one way.
 */
import type { AnswerOption } from "#items/question";
import { findNamed } from "#logic/error";
import { createReader, type AnswerReader, type Read } from "../judge.ts";
import { withoutThinking } from "../reading/sentences.ts";

/** The reader that verdicts are by unless another is named: it weighs a whole reply as a person would. */
export const answerReader = createReader("answer-7");

/** Returns the label that a text commits to; undefined if it commits to none. */
export const parseAnswer = (text: string, answers: readonly AnswerOption[]): string | undefined =>
  answerReader.judge({ answers, key: [] }, { status: "answered", text }).answer;

/**
 * The papers' way (§3.3 of the ACL text: "searches for pre-defined keywords"), to set published numbers beside: a reply
 * qualifies where it holds "yes" or "no" anywhere, in whatever word, and is correct where it holds the key's. In the
 * published program the search goes both ways: a reply that is itself a piece of the key, the empty one too, is correct.
 */
const papers: Read = (reply, key) => {
  const said = withoutThinking(reply);
  return findKeyword(said, key) ?? findKeyword(said, key === "yes" ? "no" : "yes") ?? { answer: undefined };
};

const keywords = { yes: /yes/i, no: /no/i } as const;

const findKeyword = (said: string, keyword: "yes" | "no"): ReturnType<Read> | undefined => {
  const at = keywords[keyword].exec(said)?.index;
  if (at !== undefined) return { answer: keyword, span: [at, at + keyword.length] };
  const whole = said.trim();
  if (!keyword.includes(whole.toLowerCase())) return undefined;
  const start = said.length - said.trimStart().length;
  return whole === "" ? { answer: keyword } : { answer: keyword, span: [start, start + whole.length] };
};

/** All answer parsers; the first is the one that reports go by. */
export const answerReaders: readonly AnswerReader[] = [answerReader, createReader("papers", papers)];

/** The answer parser of that name. Throws misuse for another name. */
export const readerNamed = (name: string): AnswerReader =>
  name === "usual" ? answerReader : findNamed("answer parser", name, answerReaders);

/** The reader that a run's report goes by: the papers' under their conditions. */
export const getReader = ({
  plan: { reader },
}: {
  readonly plan: { readonly reader?: string };
}): AnswerReader => (reader === undefined ? answerReader : readerNamed(reader));
