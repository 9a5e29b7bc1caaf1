/**
 * The one list of readers. Each gives every stored response a verdict of its own; where they differ, a person should look. They
 * differ over yes and no; other answers, and what a task asks for, are read in one way. A new reader is a row here, and is measured
 * on the hand-written replies.
 */
import rows from "../../../data/reading/readers.json" with { type: "json" };
import { oneNamed } from "#logic/error";
import { createReader, type AnswerReader, type Read } from "../judge.ts";
import { sentencesOf, spanOf, withoutThinking } from "../reading/sentences.ts";

/** The reader that verdicts are by unless another is named: it weighs a whole reply as a person would. */
export const answerReader = described("answer-5");

/** A reader as data/reading/readers.json describes it. */
function described(name: keyof typeof rows, read?: Read): AnswerReader {
  return createReader({ name, ...rows[name], read });
}

/** Judges a response to an item, by the reader that reports go by. */
export const { judge } = answerReader;

/** The strictest: what the question asked for is a yes or a no, so the reply's first word must be one. */
const firstWord: Read = (reply) => {
  const [first] = sentencesOf(reply, false).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return wordIn(first, /^[^\p{L}\p{N}]*(yes|no)(?= )/giu);
};

/** The crude reader of reasoned replies: whichever of yes and no stands last as a whole word, whatever it is said of. */
const lastMention: Read = (reply) => {
  const word = / (yes|no)(?= )/gi;
  return wordIn(
    sentencesOf(reply, false).findLast(({ text }) => text.search(word) >= 0),
    word,
  );
};

/** What `--prompt cot` asks for, and nothing else. Emphasis, a box and a full stop are forgiven. */
const finalLine: Read = (reply) => {
  const said = sentencesOf(reply, false).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const last = said.at(-1);
  return last?.opensLine === true
    ? wordIn(last, /^[^\p{L}\p{N}]*final answer : (?:boxed )?(yes|no)(?=(?: [^\p{L}\p{N}])* $)/giu)
    : { answer: undefined };
};

/** The last yes or no that a pattern finds in a sentence. */
const wordIn = (
  sentence: ReturnType<typeof sentencesOf>[number] | undefined,
  pattern: RegExp,
): ReturnType<Read> => {
  const match = sentence === undefined ? undefined : [...sentence.text.matchAll(pattern)].at(-1);
  if (sentence === undefined || match === undefined) return { answer: undefined };
  const end = match.index + match[0].length;
  const word = match[1]!;
  return {
    answer: word.toLowerCase() === "yes" ? "yes" : "no",
    span: spanOf(sentence, end - word.length, end),
  };
};

/**
 * The papers' way (§3.3 of the ACL text: "searches for pre-defined keywords"), to set published numbers beside: a reply
 * qualifies where it holds "yes" or "no" anywhere, in whatever word, and is correct where it holds the key's. In the
 * published program the search goes both ways: a reply that is itself a piece of the key, the empty one too, is correct.
 */
const papers: Read = (reply, key) => {
  const said = withoutThinking(reply);
  return keywordIn(said, key) ?? keywordIn(said, key === "yes" ? "no" : "yes") ?? { answer: undefined };
};

const keywords = { yes: /yes/i, no: /no/i } as const;

/** The keyword in the text, or the text in the keyword. */
const keywordIn = (said: string, keyword: "yes" | "no"): ReturnType<Read> | undefined => {
  const at = keywords[keyword].exec(said)?.index;
  if (at !== undefined) return { answer: keyword, span: [at, at + keyword.length] };
  const whole = said.trim();
  if (!keyword.includes(whole.toLowerCase())) return undefined;
  const start = said.length - said.trimStart().length;
  return whole === "" ? { answer: keyword } : { answer: keyword, span: [start, start + whole.length] };
};

/** All readers; the first is the one that reports go by. */
export const answerReaders: readonly AnswerReader[] = [
  answerReader,
  described("first-word", firstWord),
  described("last-mention", lastMention),
  described("final-line", finalLine),
  described("papers", papers),
];

/** The reader of that name; misuse otherwise. */
export const readerNamed = (name: string): AnswerReader => oneNamed("reader", name, answerReaders);
