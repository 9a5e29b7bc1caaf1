/**
 * A reply cut into sentences of words: the ground on which answers are read. Emphasis, LaTeX, thinking and struck-out text are
 * settled here once. Every pass is linear and looks ahead by a bound; of a very long reply only its two ends are cut up.
 */

import { keepAnswer } from "#models/thinking";

/** A sentence: its words and marks with one blank between them, a blank before and after, and where each stands in the reply. */
export type Sentence = {
  /** As written but for apostrophes. `boxed` opens a box or an answer's tag and `⟩` closes it; a left-out quotation is `“”`. */
  readonly text: string;
  /** For each word, where it begins in `text`, and its `[start, end)` in the reply. */
  readonly at: readonly number[];
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly opensLine: boolean;
  /** Whether a blank line stands before it. */
  readonly opensBlock: boolean;
};

/** The `[start, end)` in the reply of a stretch of a sentence's text. */
export const spanOf = (
  { at, from, to }: Sentence,
  start: number,
  end: number,
): readonly [start: number, end: number] => [
  from[at.findLastIndex((word) => word <= start)] ?? from[0]!,
  to[at.findLastIndex((word) => word < end)] ?? to[0]!,
];

/** What is read of a reply: a commitment stands in its beginning or at its end, and the memory it takes stays small. */
const longestHead = 20_000;
const longestTail = 100_000;

/** More words are no sentence; the bound keeps every look around in one linear. */
const longestSentence = 400;

/** The sentences of a reply; quoted sentences are left out where they are not what the reply says itself. */
export const sentencesOf = (reply: string, keepsQuotations: boolean): readonly Sentence[] => {
  const said = keepAnswer(reply);
  const isWhole = said.length <= longestHead + longestTail;
  const all = tokensIn(withoutStruck(said.slice(0, isWhole ? undefined : longestHead)), 0);
  if (!isWhole) {
    const lineEnd = { text: "\n", start: longestHead, end: longestHead };
    const from = said.length - longestTail;
    all.push(lineEnd, lineEnd);
    for (const token of tokensIn(withoutStruck(said.slice(from)), from)) all.push(token);
  }
  return cut(keepsQuotations ? all.filter(({ text }) => !quoteMarks.has(text)) : withoutQuotations(all));
};

type Token = { readonly text: string; readonly start: number; readonly end: number };

const isWord = (text: string | undefined): boolean => text !== undefined && /^[\p{L}\p{N}“]/u.test(text);
const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

/** Blanks out thinking, later turns and struck-out text; offsets stay as they are. */
export const withoutThinking = (reply: string): string => withoutStruck(keepAnswer(reply));

const withoutStruck = (text: string): string =>
  text.replaceAll(/~~[^~\n]{1,400}~~/g, (struck) => " ".repeat(struck.length));

/** Boxes and tags that hold an answer, opened and closed; LaTeX and escapes; control tags; numbers; words; line ends; marks. */
const tokenPattern =
  /\\(?:boxed|fbox)\b|[<{[]\/?answer[>}\]]|\\[a-zA-Z]+|\\.|={2,}|<\/[^<>\s]{0,40}>|<\|[^<>|\s]{0,40}\|>|<eo[a-z]{1,3}>|(?<![^\s:=(])-\p{N}+|\p{N}+(?:\.\p{N}+)+|(?:options?|choice|answer|statement)(?=[-_]?(?:\d{1,2}|(?-i:[A-Z]))(?![\p{L}\p{N}]))[-_]?|答案|\p{Script=Han}|[\p{Script=Hangul}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}\p{M}]+|(?:(?![\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}])+(?:['’_-][\p{L}\p{M}\p{N}]+)*|\n|#(?=\d)|[.!?…;:,\-–—()[\]<>/|=→&{}"“”«»。：，、？（）】]|[✓✔✅✗✘❌](?=\s*(?:\n|\||$))/giu;

/** Marks of other scripts, and brackets, and the marks that they are read as. */
const [foreignMarks, plainMarks] = ["[]（）。：，、？】", "()().:,,?:"];

const tokensIn = (text: string, offset: number): Token[] => {
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

const quoteMarks = new Set(["“", "”", "«", "»", '"']);
const closingQuote: Readonly<Record<string, string>> = { "“": "”", "«": "»", '"': '"' };

/** Puts one `“”` in the place of each quoted sentence; what a quoted answer says is kept. */
const withoutQuotations = (all: readonly Token[]): Token[] => {
  const kept: Token[] = [];
  let opensFrom = 0;
  for (let i = 0; i < all.length; i++) {
    const { text, start } = all[i]!;
    const close = i < opensFrom ? -1 : closingOf(all, i);
    opensFrom = Math.max(opensFrom, close + 1);
    if (close > i && !isAnswerInQuotes(all, i, close)) {
      const { end } = all[close]!;
      kept.push({ text: "“”", start, end });
      // “… sings.” ends the sentence around it unless that goes on in lower case.
      const isEnd = /^[.!?]$/.test(all[close - 1]!.text) && isCapital(all[close + 1]?.text ?? "A");
      if (isEnd) kept.push({ text: ".", start: end, end });
      i = close;
    } else if (!quoteMarks.has(text)) kept.push(all[i]!);
  }
  return kept;
};

/** Where a quotation closes that opens at a word; -1 where none opens there. Straight quotes close within a line. */
const closingOf = (all: readonly Token[], open: number): number => {
  const mark = closingQuote[all[open]!.text];
  if (mark === undefined) return -1;
  const end = Math.min(all.length, open + longestSentence);
  for (let i = open + 1; i < end; i++) {
    if (all[i]!.text === mark) return i;
    if (mark === '"' && all[i]!.text === "\n") break;
  }
  return -1;
};

const plainAnswer = /^(?:yes|no|yep|nope|yeah)$/i;

/**
 * Whether what stands between the quotes is said and not cited: a single word, an answer with its comma (“Yes, it follows”), the
 * value of an answer's key in JSON, a key, or the whole reply.
 */
const isAnswerInQuotes = (all: readonly Token[], open: number, close: number): boolean =>
  close - open <= 2 ||
  (close - open <= 6 && all.slice(open, close).filter(({ text }) => isWord(text)).length === 1) ||
  (close - open <= 4 && /^(?:is|:|with|choose|say)$/i.test(all[open - 1]?.text ?? "")) ||
  (open === 0 && close === all.length - 1) ||
  (all[close + 1]?.text === ":" && close - open <= 3) ||
  (plainAnswer.test(all[open + 1]!.text) && !isWord(all[open + 2]!.text)) ||
  (all[open - 1]?.text === ":" && /answer|verdict|result/i.test(all[open - 3]?.text ?? ""));

const sentenceEnds = new Set([".", "!", "?", "…", ";", "\n"]);

/** Cuts words into sentences. A line end is a sentence's too, unless it only wraps a line; marks after an end still belong to it. */
const cut = (all: readonly Token[]): Sentence[] => {
  const sentences: Sentence[] = [];
  let words: Token[] = [];
  let lines = 2;
  let [opensLine, opensBlock, isEnded] = [true, true, false];
  const close = () => {
    if (words.length > 0) sentences.push(sentenceFrom(words, opensLine, opensBlock));
    words = [];
    isEnded = false;
  };
  for (const [i, token] of all.entries()) {
    const { text } = token;
    if (text === "\n" && isWrap(all[i - 1], all[i + 1], all[i + 2])) continue;
    if (text === "\n") {
      close();
      lines += 1;
      continue;
    }
    const isEnd = sentenceEnds.has(text) && !isListMark(words) && !isNumeral(all, i);
    if ((isEnded && !isEnd && text !== "⟩" && text !== ")") || words.length >= longestSentence) close();
    if (words.length === 0) [opensLine, opensBlock, lines] = [lines > 0, lines > 1, 0];
    words.push(token);
    if (isEnd && words.some((word) => isWord(word.text))) isEnded = true;
  }
  close();
  return sentences;
};

/** "1." and "B." at the head of a line belong to what they number. */
const isListMark = (words: readonly Token[]): boolean =>
  words.length === 1 && /^(?:\d{1,2}|[A-Za-z]|[ivx]{1,4})$/.test(words[0]!.text);

/** "No. 3": the short form of number, when the figure stands on the same line. */
const isNumeral = (all: readonly Token[], dot: number): boolean =>
  all[dot]!.text === "." &&
  /^no$/i.test(all[dot - 1]?.text ?? "") &&
  /^\d/.test(all[dot + 1]?.text ?? "") &&
  !/^[.):]$/.test(all[dot + 2]?.text ?? "");

const isWrap = (before: Token | undefined, after: Token | undefined, next: Token | undefined): boolean =>
  !/^[:)]$/.test(next?.text ?? "") &&
  before !== undefined &&
  after !== undefined &&
  (isWord(before.text) || before.text === ",") &&
  !isCapital(before.text) &&
  !plainAnswer.test(before.text) &&
  isWord(after.text) &&
  !/^[\p{Lu}\p{N}]/u.test(after.text) &&
  !plainAnswer.test(after.text);

const sentenceFrom = (words: readonly Token[], opensLine: boolean, opensBlock: boolean): Sentence => {
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
