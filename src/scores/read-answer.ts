/**
 * Reading an answer from free text, as a person would: what does this reply say in the end?
 * A marked answer ("The answer is: no") beats a bare word, a bare word beats a sentence ("we cannot infer that"),
 * and among equals the last one stands, except that a verdict at the very beginning is not undone by what its
 * explanation says in passing. After a self-correction ("wait, …") only what follows it counts.
 * §3.3 of the ACL text looks for the keywords "yes" and "no" anywhere; "know" then answers no.
 */
import { replyWords, type ReplyWord } from "./reply-words.ts";
import { spokenAnswers, type Finding } from "./spoken-answers.ts";
import { verdictSentences, type StatedVerdict } from "./verdict-sentences.ts";
import type { ReadAnswer } from "./verdict.ts";

/**
 * The answer of a reply and the span it was read from. No answer where the reply gives none, gives both, or
 * speaks another language. Never throws, on any string, and takes time linear in its length.
 */
export const readAnswer = (reply: string): ReadAnswer => oneWord(reply) ?? readWords(reply);

/** A reply that is a bare yes or no, as most are where no more is asked for: there is nothing to weigh. */
const oneWord = (reply: string): ReadAnswer | undefined => {
  const found = /^(\s*)(yes|no)[.!]?\s*$/i.exec(reply);
  if (found === null) return undefined;
  const [, { length: start } = "", word = ""] = found;
  return { answer: word.toLowerCase(), span: [start, start + word.length] };
};

const readWords = (reply: string): ReadAnswer => {
  const words = replyWords(reply);
  const spoken = spokenAnswers(words);
  const stated = verdictSentences(words);
  const end = endOfReply(words, spoken, stated);
  const begin = lastCorrection(words, [...spoken, ...stated], end);
  const inForce = <F extends Finding>(all: readonly F[]): readonly F[] =>
    all.filter(({ at }) => at >= begin && at < end);
  const chosen = weigh(inForce(spoken), inForce(stated), words[end - 1]?.sentence ?? 0);
  return chosen === undefined ? { answer: undefined } : { answer: chosen.answer, span: chosen.span };
};

const weigh = (
  spoken: readonly Finding[],
  stated: readonly StatedVerdict[],
  lastSentence: number,
): Finding | undefined => {
  const marked = spoken.findLast(({ manner }) => manner === "marked");
  if (marked !== undefined) return marked;
  const bare = lastWord(
    spoken.filter(({ manner }) => manner === "spoken"),
    lastSentence,
  );
  const strong = stated.filter(({ weak }) => !weak);
  const final = strong.at(-1);
  if (bare !== undefined) {
    const isOverruled =
      final !== undefined &&
      final.sentence === lastSentence &&
      final.sentence > bare.sentence &&
      final.concludes &&
      final.decisive;
    return isOverruled ? final : bare;
  }
  return final ?? stated.at(-1) ?? agreedHint(spoken);
};

/** The last bare answer; one that opens the reply yields only to one that concludes or ends it. */
const lastWord = (bare: readonly Finding[], lastSentence: number): Finding | undefined => {
  let word = bare[0];
  for (const next of bare.slice(1)) {
    const opens = word!.sentence <= 1 && word!.at <= 16;
    if (!opens || next.concludes || next.sentence === lastSentence) word = next;
  }
  return word;
};

/** Answers to the reply's own questions count where nothing else is said and they agree. */
const agreedHint = (spoken: readonly Finding[]): Finding | undefined => {
  const last = spoken.at(-1);
  return spoken.every(({ answer }) => answer === last?.answer) ? last : undefined;
};

/**
 * Where the reply ends: some go on with a question of their own making after the answer
 * ("Consider the following premises: …") and answer that one too.
 */
const endOfReply = (
  words: readonly ReplyWord[],
  spoken: readonly Finding[],
  stated: readonly Finding[],
): number => {
  const first = Math.min(spoken[0]?.at ?? Infinity, stated[0]?.at ?? Infinity);
  for (let i = first + 1; i < words.length; i++) {
    const next = (ahead: number) => words[i + ahead]?.text;
    const goesOn =
      (next(0) === "consider" &&
        next(1) === "the" &&
        next(2) === "following" &&
        /^premises?$/.test(next(3) ?? "")) ||
      (next(0) === "now" && next(1) === "answer" && next(2) === "the" && next(3) === "following") ||
      (/^(?:question|q)$/.test(next(0)!) && next(1) === ":" && next(-1) === "\n");
    if (goesOn) return i;
  }
  return words.length;
};

/** Index of the last self-correction that something is said after, or 0. */
const lastCorrection = (words: readonly ReplyWord[], findings: readonly Finding[], end: number): number => {
  const ats = findings.filter(({ at, manner }) => at < end && manner !== "hinted").map(({ at }) => at);
  const lastFinding = ats.reduce((a, b) => Math.max(a, b), -1);
  for (let i = Math.min(lastFinding, words.length - 1); i > 0; i--) if (isCorrection(words, i)) return i;
  return 0;
};

const isCorrection = (words: readonly ReplyWord[], i: number): boolean => {
  const word = (ahead: number) => words[i + ahead]?.text ?? "";
  const opens = !words[i - 1]!.isWord || words[i - 1]!.text === "hmm";
  switch (word(0)) {
    case "wait":
    case "actually":
    case "correction":
    case "oops":
      return opens;
    case "on":
      return /^(?:second|reflection|further)$/.test(word(1));
    case "i":
      return word(1) === "mean" && word(2) === ",";
    case "scratch":
      return word(1) === "that";
    case "hold":
      return word(1) === "on" && opens;
    case "let":
      return word(1) === "me" && /^(?:reconsider|double-check|recheck|re-check|rethink|check)$/.test(word(2));
    case "was":
      return /^(?:wrong|mistaken|incorrect)$/.test(word(1)) && /^(?:that|this|i)$/.test(words[i - 1]!.text);
    default:
      return false;
  }
};
