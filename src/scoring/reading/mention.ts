/** A place of a reply that speaks for an answer, and what it stands in. */
import type { Sentence } from "./sentences.ts";
import type { Spellings } from "./spellings.ts";

/** A reply cut up, and how its answers are spelled. */
export type Reply = { readonly sentences: readonly Sentence[]; readonly spellings: Spellings };

/** Without an answer it says that several are right, or none. */
export type Mention = {
  readonly answer?: string;
  readonly outcome: "one" | "several" | "none";
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

/** Whether an answer is marked as one beyond doubt, so that even a reply that breaks off has given it. */
export const isFirm = ({ manner, isWeak }: Mention): boolean => manner === "marked" && isWeak !== true;

type Found = { readonly label: string; readonly at: number; readonly length: number };

/** The options whose words stand in a text, without those inside others. `text` is in lower case. */
export const optionsIn = (text: string, { options }: Spellings): readonly Found[] => {
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
  /^ ?no | (?:none|neither|nothing|no (?:statement|option)|there is no) /i.test(words)
    ? none
    : /enough|determin|be (?:decided|answered|known)|^ ?(?:not|cannot|can't)/i.test(words)
      ? undecided
      : undefined;

export const isWordy = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
