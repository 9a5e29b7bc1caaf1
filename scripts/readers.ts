/**
 * Prints the tables of results/answer-parsers.md: how well each reader of answers reads the hand-written replies, and, where a folder of
 * recorded replies is given (`node scripts/readers.ts FOLDER`), how well Organon and others read those.
 */
import { existsSync } from "node:fs";
import { yesNo } from "#items/question";
import { proportion } from "#scoring/estimate";
import type { AnswerReader } from "#scoring/judge";
import { answerReaders } from "#scoring/readers/readers";
import { halves, handWrittenReplies, measureByStyle, readers, recordedReplies } from "./replies.ts";

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
    const wanted = { yes: "correct incorrect", no: "incorrect correct", unreadable: "" };
    const isMissed = outcomes.every((outcome) => outcome === "unreadable" || outcome === "empty");
    const found = isMissed ? "" : outcomes.join(" ");
    measure[found === wanted[label] ? "right" : isMissed ? "missed" : "misread"] += 1;
  }
  return measure;
};

/** The hand-written replies to a question of yes or no. */
export const labelledReplies = (): readonly LabelledReply[] =>
  handWrittenReplies()
    .filter(({ answers }) => answers.map(({ label }) => label).join() === "yes,no")
    .map(({ reply, label }) => ({ reply, label: label === "yes" || label === "no" ? label : "unreadable" }));

const percent = (share: number): string => (100 * share).toFixed(1);

const markdownTable = (cells: readonly (readonly string[])[]): string => {
  const widths = cells[0]!.map((_, column) => Math.max(3, ...cells.map((row) => row[column]!.length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(" | ")} |`;
  const [head, ...rows] = cells;
  return [line(head!), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
};

/** What each answer parser reads, and where it is known to err. */
const about: Readonly<Record<string, readonly [reads: string, errs: string]>> = {
  "answer-7": [
    "what the reply says in the end, weighed as in reading/read.ts",
    "on replies unlike those it was written with; of other languages it knows the word for answer alone",
  ],
  papers: [
    "the key's word anywhere in the reply, inside other words too, or else the other word",
    "“Yes. I know …” is correct under either key (k-no-w), so is an empty reply; “It follows.” is unreadable",
  ],
};

/** A Markdown table: one line a reader. */
export const readerTable = (replies: readonly LabelledReply[]): string =>
  markdownTable([
    ["reader", "reads", `right of ${replies.length}`, "missed", "misread", "errs"],
    ...answerReaders.map((reader) => {
      const { right, missed, misread } = measureReader(reader, replies);
      const { value, low, high } = proportion(right, replies.length);
      const share = `${percent(value ?? 0)} % [${percent(low)}, ${percent(high)}]`;
      const [reads = "", errs = ""] = about[reader.name] ?? [];
      return [`\`${reader.name}\``, reads, share, String(missed), String(misread), errs];
    }),
  ]);

/** A Markdown table of the recorded replies of a folder: right / misread / invented in percent, one line a style and half. */
export const recordedTable = (folder: string): string => {
  const rows = halves.flatMap((half) => {
    const replies = recordedReplies(folder, half);
    const measures = Object.values(readers).map((reader) => measureByStyle(replies, reader));
    return Object.entries(measures[0]!).map(([style, { answered, empty }]) => [
      `\`${style}\`, ${half}`,
      `${answered}, ${empty}`,
      ...measures.map((of) => {
        const { right, misread, invented } = of[style]!;
        return [right / answered, misread / answered, invented / empty].map(percent).join(" / ");
      }),
    ]);
  });
  return markdownTable([
    ["style", "answered, empty", ...Object.keys(readers)],
    ...rows.toSorted(([one], [other]) => (one! < other! ? -1 : 1)),
  ]);
};

if (import.meta.main) {
  console.log(readerTable(labelledReplies()));
  const folder = process.argv[2];
  if (folder === undefined)
    console.log("\nNo folder of recorded replies was given: their table is left out.");
  else if (!existsSync(folder)) console.log(`\nThere is no folder of recorded replies at ${folder}.`);
  else console.log(`\n${recordedTable(folder)}`);
}
