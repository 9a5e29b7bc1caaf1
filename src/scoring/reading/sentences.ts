/**
 * A reply cut into sentences of words: the ground on which answers are read. Emphasis, LaTeX, thinking and struck-out text are
 * settled here once. Every pass is linear and looks ahead by a bound; of a very long reply only its two ends are cut up.
 */

import { keepAnswer } from "#models/thinking";
import { pattern } from "./patterns.ts";

/** A sentence: its words and marks with one blank between them, a blank before and after, and where each stands in the reply. */
export type Sentence = {
  /** As written but for apostrophes. `boxed` opens a box or an answer's tag and `⟩` closes it; a left-out quotation is `“”`. */
  readonly text: string;
  /** For each word, where it begins in `text`, and its `[start, end)` in the reply. */
  readonly at: readonly number[];
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly opensLine: boolean;
  /** True if a blank line stands before it. */
  readonly opensBlock: boolean;
};

/** The `[start, end)` in the reply of a stretch of a sentence's text. */
export const getSpan = (
  { at, from, to }: Sentence,
  start: number,
  end: number,
): readonly [start: number, end: number] => [
  from[at.findLastIndex((word) => word <= start)] ?? from[0]!,
  to[at.findLastIndex((word) => word < end)] ?? to[0]!,
];

/** The characters that are read of a reply: a commitment is at its beginning or at its end, and the memory stays small. */
const longestHead = 20_000;
const longestTail = 100_000;

/** More words are no sentence; the bound keeps every look around in one linear. */
const longestSentence = 400;

/** The sentences of a reply; quoted sentences are left out where they are not what the reply says itself. */
export const splitSentences = (reply: string, keepsQuotations: boolean): readonly Sentence[] => {
  const said = keepAnswer(reply);
  const tail = Math.max(longestHead, said.length - longestTail);
  const parts =
    tail === longestHead
      ? [[0, said.length]]
      : [
          [0, longestHead],
          [tail, said.length],
        ];
  return cut(
    parts.flatMap(([from = 0, to]): readonly Token[] => {
      const part = withoutStruck(said.slice(from, to));
      const tokens = tokenize(keepsQuotations ? part : withoutQuotations(part), from);
      const lineEnd = { text: "\n", start: from, end: from };
      return from === 0 ? tokens : [lineEnd, lineEnd, ...tokens];
    }),
  );
};

const withoutQuotations = (text: string): string =>
  text.replaceAll(pattern("quotation"), (quoted, at: number) => {
    const before = text.slice(Math.max(0, at - 40), at);
    const after = text.slice(at + quoted.length, at + quoted.length + 10);
    if (pattern("said in quotes").test(`${before}§${quoted.slice(1, -1)}§${after}`)) return quoted;
    // “… sings.” ends the sentence around it unless that goes on in lower case.
    const isEnd = /[.!?]\s*$/.test(quoted.slice(0, -1)) && !/^\s*[^\s\p{Lu}]/u.test(after);
    return `“”${isEnd ? "." : ""}`.padEnd(quoted.length);
  });

type Token = { readonly text: string; readonly start: number; readonly end: number };

const isWord = (text: string | undefined): boolean => text !== undefined && /^[\p{L}\p{N}“]/u.test(text);

/** Blanks out thinking, later turns and struck-out text; offsets stay as they are. */
export const withoutThinking = (reply: string): string => withoutStruck(keepAnswer(reply));

const withoutStruck = (text: string): string =>
  text.replaceAll(/~~[^~\n]{1,400}~~/g, (struck) => " ".repeat(struck.length));

/** Boxes and tags that hold an answer, opened and closed; LaTeX and escapes; control tags; numbers; words; line ends; marks. */
const tokenPattern =
  /\\(?:boxed|fbox)\b|[<{[]\/?answer[>}\]]|\\[a-zA-Z]+|\\.|={2,}|<\/[^<>\s]{0,40}>|<\|[^<>|\s]{0,40}\|>|<eo[a-z]{1,3}>|(?<![^\s:=(])-\p{N}+|\p{N}+(?:\.\p{N}+)+|(?:options?|choice|answer|statement)(?=[-_]?(?:\d{1,2}|(?-i:[A-Z]))(?![\p{L}\p{N}]))[-_]?|答案|\p{Script=Han}|[\p{Script=Hangul}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}\p{M}]+|(?:(?![\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}])+(?:['’_-][\p{L}\p{M}\p{N}]+)*|\n|#(?=\d)|“”|[.!?…;:,\-–—()[\]<>/|=→&{}。：，、？（）】]|[✓✔✅✗✘❌](?=\s*(?:\n|\||$))/giu;

/** Marks of other scripts, and brackets, and the marks that they are read as. */
const [foreignMarks, plainMarks] = ["[]（）。：，、？】", "()().:,,?:"];

const tokenize = (text: string, offset: number): Token[] => {
  const found: Token[] = [];
  const closings: number[] = [];
  let depth = 0;
  let isOpen = false;
  for (const match of text.matchAll(tokenPattern)) {
    const raw = match[0];
    const [start, end] = [offset + match.index, offset + match.index + raw.length];
    const push = (word: string) => found.push({ text: word, start, end });
    if (/^\\(?:boxed|fbox)$/.test(raw) || /^[<{[]answer[>}\]]$/i.test(raw)) {
      push("boxed");
      if (raw.startsWith("\\")) closings.push(depth);
      isOpen = true;
    } else if (/^[<{[]\/answer[>}\]]$/i.test(raw)) push("⟩");
    else if (raw === "{") depth += 1;
    else if (raw === "}") {
      depth = Math.max(0, depth - 1);
      if (isOpen && closings.at(-1) === depth) {
        closings.pop();
        push("⟩");
      }
    } else if (/^(?:\\|<[/|e]|==)/.test(raw) && raw !== "\n") continue;
    else push(plainMarks[foreignMarks.indexOf(raw)] ?? raw.replaceAll("’", "'").replace(/(?<=.)[-_]$/, ""));
  }
  return found;
};

const sentenceEnds = new Set([".", "!", "?", "…", ";", "\n"]);

/** Cuts words into sentences. A line end is a sentence's too, unless it only wraps a line; marks after an end still belong to it. */
const cut = (all: readonly Token[]): Sentence[] => {
  const sentences: Sentence[] = [];
  let words: Token[] = [];
  let lines = 2;
  let [opensLine, opensBlock, isEnded] = [true, true, false];
  const close = () => {
    if (words.length > 0) sentences.push(buildSentence(words, opensLine, opensBlock));
    words = [];
    isEnded = false;
  };
  for (const [i, token] of all.entries()) {
    const { text } = token;
    const looksLike = (name: "wrapped line" | "short for number"): boolean =>
      pattern(name).test([i - 1, i, i + 1, i + 2].map((at) => all[at]?.text ?? "").join(" "));
    if (text === "\n" && looksLike("wrapped line")) continue;
    if (text === "\n") {
      close();
      lines += 1;
      continue;
    }
    const isEnd =
      sentenceEnds.has(text) && !isListMark(words) && !(text === "." && looksLike("short for number"));
    if ((isEnded && !isEnd && text !== "⟩" && text !== ")") || words.length >= longestSentence) close();
    if (words.length === 0) [opensLine, opensBlock, lines] = [lines > 0, lines > 1, 0];
    words.push(token);
    if (isEnd && words.some((word) => isWord(word.text))) isEnded = true;
  }
  close();
  return sentences;
};

const isListMark = (words: readonly Token[]): boolean =>
  words.length === 1 && /^(?:\d{1,2}|[A-Za-z]|[ivx]{1,4})$/.test(words[0]!.text);

const buildSentence = (words: readonly Token[], opensLine: boolean, opensBlock: boolean): Sentence => {
  const at: number[] = [];
  let length = 1;
  for (const { text } of words) {
    at.push(length);
    length += text.length + 1;
  }
  return {
    text: ` ${words.map(({ text }) => text).join(" ")} `,
    at,
    from: words.map(({ start }) => start),
    to: words.map(({ end }) => end),
    opensLine,
    opensBlock,
  };
};
