/** Places of a reply that speak for an answer, and what the clause around one does to it: supposes it, doubts it, denies it. */
import type { Sentence } from "./sentences.ts";
import type { Spellings } from "./spellings.ts";
import { pattern } from "./patterns.ts";

/** A reply cut up, and how its answers are spelled. */
export type Reply = { readonly sentences: readonly Sentence[]; readonly spellings: Spellings };

export type Mention = {
  /** Undefined where it says that several answers are right, or none. */
  readonly answer?: string;
  /** How it commits itself, the weightiest first. */
  readonly manner: "marked" | "said" | "stated" | "hinted";
  /** The sentence it stands in, and where. */
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
  /** Said as a conclusion, or alone in its sentence. */
  readonly concludes?: boolean;
  /** Counts only where no other of its manner does. */
  readonly isWeak?: boolean;
  /** A verdict on the conclusion itself: final at the end of a reply. */
  readonly isDecisive?: boolean;
};

/** True if an answer is marked as one beyond doubt, so that even a reply that breaks off has given it. */
export const isFirm = ({ manner, isWeak }: Mention): boolean => manner === "marked" && isWeak !== true;

export const isWordy = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Cuts the text before a place of a sentence, as far back as it can matter. */
export const cutBefore = (text: string, at: number): string => text.slice(Math.max(0, at - 181), at);

/** Where the last match of a global pattern ends; 0 where there is none. */
export const lastEnd = (text: string, pattern: RegExp): number =>
  Math.max(0, ...Array.from(text.matchAll(pattern), ({ index, 0: match }) => index + match.length));

/** The clause that a stretch ends in. Stretches are in lower case. */
export const cutClause = (before: string): string =>
  before.slice(lastEnd(before, pattern("speaks for itself again")));

/** "if we could infer …", "whether it follows", "what follows is": nothing is said there. */
export const isSupposed = (before: string): boolean => pattern("supposed").test(cutClause(before));

/** "At first glance the answer seems to be …", "it might be". "I would say" commits itself. */
export const isTentative = (before: string): boolean => pattern("tentative").test(cutClause(before));

/** True if the text right before a place, or the clause around it, denies: "it is not the case that the answer is". */
export const isDenied = (before: string): boolean =>
  pattern("denial").test(before) || pattern("denied").test(cutClause(before));

/** True if the words before an answer deny that it is the answer: "I doubt that the answer is". */
export const isAnswerDenied = (before: string): boolean => pattern("denied answer").test(cutClause(before));

type Found = { readonly label: string; readonly at: number; readonly length: number };

/** The options whose words stand in a text, without those inside others. `text` is in lower case. */
export const findOptions = (text: string, { options }: Spellings): readonly Found[] => {
  const found: Found[] = [];
  for (const { label, words } of options) {
    const isInside = (at: number) =>
      found.some((one) => at >= one.at && at + words.length <= one.at + one.length);
    let at = ` ${text}`.indexOf(` ${words} `);
    while (at >= 0 && isInside(at)) at = ` ${text}`.indexOf(` ${words} `, at + 1);
    if (at >= 0) found.push({ label, at, length: words.length });
  }
  return found;
};

/** The answer that words such as "none of them" and "cannot be determined" choose where one of the answers says so. */
export const chosenByNone = (words: string, { none, undecided }: Spellings): string | undefined =>
  pattern("says none").test(words) ? none : pattern("says undecided").test(words) ? undecided : undefined;
