/**
 * How well a reader reads: beside a person's labels. A reader may look at the key, so a reply is read rightly only if
 * the verdict is right under either key: a reply that is correct whatever the key says is misread.
 */
import { yesNo } from "#items";
import type { AnswerReader } from "../judge.ts";

/** A reply, and what a person says its answer is. */
export type LabelledReply = { readonly reply: string; readonly label: "yes" | "no" | "unreadable" };

export type ReaderMeasure = {
  readonly right: number;
  /** Answers that it did not read. */
  readonly missed: number;
  /** Replies of which it says something that they do not say. */
  readonly misread: number;
};

/** A reader over labelled replies. */
export const measureReader = (
  reader: Pick<AnswerReader, "judge">,
  replies: readonly LabelledReply[],
): ReaderMeasure => {
  const measure = { right: 0, missed: 0, misread: 0 };
  for (const { reply, label } of replies) {
    const outcomes = (["yes", "no"] as const).map(
      (key) => reader.judge({ answers: yesNo, key: [key] }, { status: "answered", text: reply }).outcome,
    );
    const wanted = { yes: "correct incorrect", no: "incorrect correct", unreadable: "unreadable unreadable" };
    const isMissed = outcomes.every((outcome) => outcome === "unreadable");
    measure[outcomes.join(" ") === wanted[label] ? "right" : isMissed ? "missed" : "misread"] += 1;
  }
  return measure;
};
