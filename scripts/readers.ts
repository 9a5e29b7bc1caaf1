/** Prints how well each reader of answers reads the hand-labelled replies: the table of results/answer-parsers.md. */
import { readFileSync } from "node:fs";
import { yesNo } from "#items/question";
import { proportion } from "#scores/estimate";
import type { AnswerReader } from "#scores/judge";
import { answerReaders } from "#scores/readers/readers";

/** A reply, and what a person says its answer is. */
type LabelledReply = { readonly reply: string; readonly label: "yes" | "no" | "unreadable" };

type ReaderMeasure = {
  readonly right: number;
  /** Answers that it did not read. */
  readonly missed: number;
  /** Replies of which it says something that they do not say. */
  readonly misread: number;
};

/**
 * How well a reader reads, beside labels by a person. A reader may look at the answer key, so a reply is read rightly only if the
 * verdict is right under either key: a reply that is correct whatever the key is misread.
 */
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

const isLabelledReply = (value: unknown): value is LabelledReply =>
  typeof value === "object" && value !== null && "label" in value && "reply" in value;

/** The replies that a person labelled. */
export const labelledReplies = (): readonly LabelledReply[] =>
  readFileSync(new URL("../test/scores/reading/by-hand.jsonl", import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line))
    .filter(isLabelledReply);

/** A Markdown table: one line a reader. */
export const readerTable = (replies: readonly LabelledReply[]): string => {
  const percent = (share: number): string => (100 * share).toFixed(1);
  const rows = answerReaders.map((reader) => {
    const { right, missed, misread } = measureReader(reader, replies);
    const { value, low, high } = proportion(right, replies.length);
    const share = `${percent(value ?? 0)} % [${percent(low)}, ${percent(high)}]`;
    return [`\`${reader.name}\``, reader.reads, share, String(missed), String(misread), reader.errs];
  });
  const head = ["reader", "reads", `right of ${replies.length}`, "missed", "misread", "errs"];
  const cells = [head, ...rows];
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => (row[column] ?? "").length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - cell.length)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
};

if (import.meta.main) console.log(readerTable(labelledReplies()));
