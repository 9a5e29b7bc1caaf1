/**
 * Verdicts: what a response is worth against a question's key, and the rows that every table is built from.
 * A call that failed is no answer: it enters no denominator, and the run is incomplete until it is made again.
 */
import type { Tags } from "#items/question";

/** The answer read from a reply: a label of the question's answers, and its place: `[start, end)` offsets into the text. */
export type ReadAnswer = {
  readonly answer: string | undefined;
  readonly span?: readonly [start: number, end: number];
};

/** The outcomes of replies in which no answer was read: not correct, and asked all the same. */
export const unreadOutcomes = ["unreadable", "empty", "refused", "truncated"] as const;

/** The outcomes of a call, in the order of reports. */
export const outcomes = ["correct", "incorrect", ...unreadOutcomes, "failed"] as const;

export type Verdict = {
  readonly outcome: (typeof outcomes)[number];
  /** The label that was read; of what the kernel checked what it says. */
  readonly answer?: string;
  readonly span?: readonly [start: number, end: number];
  /** Of a proof or a case that the kernel refused: the first line that does not follow, and why. */
  readonly fault?: { readonly line: string; readonly why: string };
};

type Judged = { readonly verdict: Verdict };

/** Returns whether a reply is correct, as accuracy counts it: one that could not be read is not. Undefined for a failed call. */
export const isCorrect = ({ verdict: { outcome } }: Judged): boolean | undefined =>
  outcome === "failed" ? undefined : outcome === "correct";

/** Returns whether an answer that was read is right; undefined where none was read. */
export const rightness = ({ verdict: { outcome } }: Judged): boolean | undefined =>
  outcome === "correct" ? true : outcome === "incorrect" ? false : undefined;

/** Where an item of ours stands in the rule tree: one set of tags among many. */
export type SkillTags = {
  readonly logic: string;
  readonly category: string;
  readonly rule: string;
  readonly base: string;
  readonly extension: string;
  readonly kind: string;
};

/** The skill that tags name; undefined where they name none. */
export const pickSkillTags = ({
  logic,
  category,
  rule,
  base,
  extension,
  kind,
}: Tags): SkillTags | undefined =>
  rule === undefined || kind === undefined
    ? undefined
    : {
        logic: logic ?? "",
        category: category ?? "",
        rule,
        base: base ?? rule,
        extension: extension ?? "none",
        kind,
      };

/** One judged response: the row from which scores, diagnoses and reports are computed. */
export type Score = {
  readonly questionId: string;
  /** The name of a group of dependent questions; the question's own id without one. */
  readonly group?: string;
  readonly model: string;
  readonly tags: Tags;
  /** The right label; several with commas between them. */
  readonly key: string;
  readonly epoch: number;
  /** The position of its call among the model's; undefined of a counted score. */
  readonly ordinal?: number;
  readonly verdict: Verdict;
  /** Of a counted score: how many questions came out alike, and how many replies to each of them have the verdict (1). */
  readonly questions?: number;
  readonly replies?: number;
};
