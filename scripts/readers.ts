/** Prints how well each reader of answers reads the hand-labelled replies: the table of docs/asking.md. */
import { readFileSync } from "node:fs";
import { answerReaders, proportion } from "#scores";
import { measureReader, type LabelledReply } from "../src/scores/readers/measure.ts";

const isLabelledReply = (value: unknown): value is LabelledReply =>
  typeof value === "object" && value !== null && "label" in value && "reply" in value;

/** The replies that a person labelled. */
export const labelledReplies = (): readonly LabelledReply[] =>
  readFileSync(new URL("../test/scores/replies.jsonl", import.meta.url), "utf8")
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
