/**
 * Reading which of some lettered options a reply chooses. An answer in the asked form ("Answer: B") or marked otherwise beats
 * a sentence that says it ("B is correct"), that beats a letter alone in its line, that a letter at the very
 * beginning, and where no letter is said at all the words of exactly one option do. Among equals the last one stands.
 * "A" before a word is the article. Two letters side by side ("A or B") choose nothing. Thinking is never read.
 * Every pattern is bounded, so a hostile reply costs linear time.
 */
import { withoutThinking } from "./reply-words.ts";
import type { ReadAnswer } from "./verdict.ts";

/** The most options that can be told apart by a letter. */
const mostOptions = 26;

/**
 * The option that a reply chooses: one of `labels`, which are A, B, C …; `options` are their texts, in the order shown.
 * Never throws, on any string.
 */
export const readOption = (
  reply: string,
  labels: readonly string[],
  options: readonly string[] = [],
): ReadAnswer => {
  const patterns = patternsByCount[Math.min(labels.length, mostOptions)] ?? patternsOf("Z");
  const text = undressed(withoutThinking(reply));
  const ended = text.slice(0, endOfReply(text, patterns));
  for (const manner of patterns.manners) {
    const found = lastOf(ended, manner, patterns);
    if (found !== undefined) return found;
  }
  return openingLetter(ended, patterns) ?? optionInWords(ended, labels, options) ?? { answer: undefined };
};

/** Blanks out what dresses a letter: emphasis, quotes, brackets, LaTeX. Offsets stay as they are. */
const undressed = (text: string): string =>
  text.replaceAll(
    /\\(?:text|textbf|mathrm|mathbf|mathsf|mathbb|rm|bf|left|right)(?![a-zA-Z])|[*_`$"'“”‘’<>{}[\]()|\\]/g,
    (dress) => " ".repeat(dress.length),
  );

const being = "(?:is|are|was|be|would be|should be|must be|has to be|seems to be|=|:|：|→|–|—|-)";
const noun =
  "(?:answer|choice|option|response|selection|solution|verdict|conclusion|sentence|statement|premise|ans)";

type Patterns = {
  /** Ways to state an answer, the weightier first. */
  readonly manners: readonly RegExp[];
  readonly paired: RegExp;
  readonly opening: RegExp;
  readonly listed: RegExp;
  readonly answered: RegExp;
};

/** The patterns for letters from A to `last`. */
const patternsOf = (last: string): Patterns => {
  const capital = `[A-${last}]`;
  const any = `[A-${last}a-${last.toLowerCase()}]`;
  const letter = `(?:option|choice|letter|statement|sentence|conclusion|answer)?[ \\n]{0,3}(${any})(?![\\p{L}\\p{N}-])`;
  return {
    manners: [
      new RegExp(`(?:\\bboxed\\s{0,20}|\\banswer[ ]{0,2}(?:${being}[ ]{0,4}){1,2}\\s{0,3})${letter}`, "giu"),
      new RegExp(
        `(?:\\b${noun}(?: [a-z]{1,12}){0,9}?[ ]{0,3}(?:${being}[ ]{0,4}){1,2}(?:therefore|thus|then|:)?\\s{0,3}` +
          `|\\b(?:i choose|i select|i pick|i answer|i would choose|i would pick|i'll go with|go with|going with|select|choose|choosing)\\s{1,3}` +
          `|\\b(?:so|thus|therefore|hence|leaves|leaving|leaves us with|actually|rather|correction|i mean|it is|its|it must be)[,:]?\\s{1,3}(?:only )?` +
          `)${letter}(?= {0,3}(?:[.,;:!?\\n]|$|because|since|as|for|is|follows|must|alone|remains|therefore))`,
        "giu",
      ),
      new RegExp(
        `(?<![\\p{L}\\p{N}])(${capital})[ ]{0,3}(?:is|must be|would be|has to be|seems)(?: (?:therefore|thus|indeed|clearly|then))?(?: the)?(?: (?:only|one|most|least))?(?: (?:option|choice|statement|conclusion|sentence|premise))? {0,2}(?:correct|right|best|answer|missing|likely|needed|that|which)(?![\\p{L}])`,
        "gu",
      ),
      new RegExp(`(?:^|\\n)[ \\t]{0,8}(?:[Oo]ption )?(${capital})[ \\t]{0,4}[.:]?[ \\t]{0,8}(?=\\n|$)`, "gu"),
    ],
    paired: new RegExp(
      `^ {0,4}(?:,|\\/|or|and|&) {0,4}(?:or |and )?(?:option )?${capital}(?![\\p{L}\\p{N}])(?! is)`,
      "u",
    ),
    opening: new RegExp(`^\\s{0,20}(?:[Oo]ption )?(${capital})(?: {0,4}[.:,;–—-]| {2,}|\\s{0,20}$)`, "u"),
    listed: new RegExp(`\\n[ \\t]{0,8}(?:[Oo]ption )?(${capital})(?: {0,4}[.:]| {2})`, "gu"),
    answered: new RegExp(`\\banswer[ ]{0,2}(?:is|:)\\s{0,3}${capital}(?![\\p{L}\\p{N}])`, "iu"),
  };
};

/** By how many options there are. */
const patternsByCount: readonly Patterns[] = Array.from({ length: mostOptions + 1 }, (_, count) =>
  patternsOf(String.fromCharCode(64 + Math.max(1, count))),
);

/** The last letter stated in a manner; two letters side by side choose nothing. */
const lastOf = (text: string, manner: RegExp, patterns: Patterns): ReadAnswer | undefined => {
  let last: ReadAnswer | undefined;
  for (const match of text.matchAll(manner)) {
    const said = match[1]!;
    const end = match.index + match[0].length;
    const start = end - match[0].length + match[0].lastIndexOf(said);
    const after = text.slice(start + 1, start + 40);
    if (isArticle(said, after)) continue;
    const span = [start, start + 1] as const;
    last = patterns.paired.test(after) ? { answer: undefined, span } : { answer: said.toUpperCase(), span };
  }
  return last;
};

/** "A man plays", "a sufficient condition": the article, unless what follows cannot follow one. */
const isArticle = (said: string, after: string): boolean =>
  (said === "A" || said === "a") &&
  /^ {1,4}\p{L}/u.test(after) &&
  !/^ {1,4}(?:because|since|as|is|or|and|follows|must|alone|remains|therefore|for)(?!\p{L})/iu.test(after);

/** "B", "B. …", "(B) …" at the very beginning, unless other options are listed in the same way below. */
const openingLetter = (text: string, { opening, listed, paired }: Patterns): ReadAnswer | undefined => {
  const match = opening.exec(text);
  if (match === null) return undefined;
  const start = match[0].indexOf(match[1]!, match[0].startsWith("Option") ? 7 : 0);
  const span = [start, start + 1] as const;
  const others = [...text.matchAll(listed)];
  if (others.some((line) => line[1] !== match[1]) || paired.test(text.slice(start + 1, start + 40)))
    return { answer: undefined, span };
  return { answer: match[1]!, span };
};

/** The one option whose words the reply repeats. */
const optionInWords = (
  text: string,
  labels: readonly string[],
  options: readonly string[],
): ReadAnswer | undefined => {
  const lower = text.toLowerCase();
  const found = options.flatMap((option, place) => {
    const words = undressed(option)
      .toLowerCase()
      .trim()
      .replace(/[.!?]$/, "");
    const at = words === "" ? -1 : lower.indexOf(words);
    return at < 0 ? [] : [{ answer: labels[place]!, span: [at, at + words.length] as const }];
  });
  return found.length === 1 ? found[0] : undefined;
};

/** Where the reply ends: some go on after the answer with a question of their own making, and answer that one too. */
const endOfReply = (text: string, { answered }: Patterns): number => {
  const first = answered.exec(text);
  if (first === null) return text.length;
  const rest = text.slice(first.index);
  const next = /\n(?:You need to answer|Question:|[ ]{0,4}A\. [^\n]{1,400}\n[ ]{0,4}B\. )/u.exec(rest);
  return next === null ? text.length : first.index + next.index;
};
