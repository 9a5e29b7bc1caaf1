/**
 * The one list of readers. Each gives every stored response a verdict of its own; where they differ, a person should look. They
 * differ over yes and no; other answers, and what a task asks for, are read in one way. A new reader is a row here, and is measured
 * on the hand-labelled replies.
 */
import { oneNamed } from "#logic/error";
import { createReader, type AnswerReader, type Read } from "../judge.ts";
import { sentencesOf, spanOf, withoutThinking } from "../reading/sentences.ts";

/** The reader that verdicts are by unless another is named: it weighs a whole reply as a person would. */
export const answerReader = createReader({
  name: "answer-4",
  reads: "what the reply says in the end, weighed as in reading/read.ts",
  errs: "on replies unlike those it was written with; English only",
});

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
  createReader({
    name: "first-word",
    reads: "the reply's first word, if that is yes or no",
    errs: "on every reply that reasons first, and on one that takes its first word back",
    read: firstWord,
  }),
  createReader({
    name: "last-mention",
    reads: "the last yes or no that is a word of its own",
    errs: "where the verdict comes first and its reason says “no person …”, and where neither word is said",
    read: lastMention,
  }),
  createReader({
    name: "final-line",
    reads: "a last line “Final answer: yes” or “Final answer: no”",
    errs: "on every reply of another form; it fits --prompt cot",
    read: finalLine,
  }),
  createReader({
    name: "papers",
    reads: "the key's word anywhere in the reply, inside other words too, or else the other word",
    errs: "“Yes. I know …” is correct under either key (k-no-w), so is an empty reply; “It follows.” is unreadable",
    read: papers,
  }),
];

/** The reader of that name; misuse otherwise. */
export const readerNamed = (name: string): AnswerReader => oneNamed("reader", name, answerReaders);
