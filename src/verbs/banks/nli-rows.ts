/**
 * The pairs of an NLI file, line by line, whatever its layout: JSON lines with `gold_label, sentence1, sentence2`, a table with
 * tabs or commas and a header line, or SNLI's three files of equal length (s1.NAME, s2.NAME, labels.NAME), named by the first.
 * Source: Bowman et al. 2015 and Williams et al. 2018, the files' own headers; the hub's tables number the labels.
 */
import { basename, dirname, join } from "node:path";
import { readCsv } from "#items/datasets/records";
import { textAt, valueAt } from "#items/datasets/fields";
import { located, misuse } from "#logic/error";
import { isRecord } from "#logic/is-record";
import { linesOf } from "../files/lines.ts";

export type PairRow = {
  readonly premise: string;
  readonly hypothesis: string;
  /** Undefined where the annotators agreed on none (`-` or -1). */
  readonly label?: (typeof labels)[number];
  /** Which text or picture it comes from, and the set's genre, where the layout says so. */
  readonly origin?: string;
  readonly genre?: string;
};

/** Reads a file's rows. A line that does not fit is misuse that names the file and the line. */
export async function* pairRowsOf(file: string): AsyncGenerator<PairRow> {
  if (basename(file).startsWith("s1.")) {
    yield* alignedRows(file);
    return;
  }
  let read: ((text: string) => PairRow | undefined) | undefined;
  let held = "";
  let began = 1;
  for await (const { text, number } of linesOf(file)) {
    if (read === undefined) {
      read = readerFrom(text, file);
      if (!text.startsWith("{")) continue;
    }
    if (held === "") began = number;
    const whole = held === "" ? text : `${held}\n${text}`;
    const row = at(file, began, () => read?.(whole));
    // A quoted cell may hold line ends: an open quote waits for its end.
    held = row === undefined ? whole : "";
    if (row !== undefined) yield row;
  }
  if (held !== "")
    throw misuse(`${file}:${began}: a quoted cell has no end`, "write a quote in a quoted cell twice");
}

/** What reads a file's lines, judged by its first one; undefined from it means that a line is not yet whole. */
const readerFrom = (first: string, file: string): ((text: string) => PairRow | undefined) => {
  if (first.startsWith("{")) return (text) => rowOfRecord(recordFrom(text));
  if (first.includes("\t")) {
    const read = at(file, 0, () => rowReaderOf(first.split("\t")));
    return (text) => read(text.split("\t"));
  }
  const header = at(file, 1, () => readCsv(first))[0]?.cells ?? [];
  if (header.length < 3)
    throw misuse(
      `${file}: neither JSON lines nor a table with a header line`,
      "SNLI and MNLI as JSON lines, tab- or comma-separated; or s1.dev beside s2.dev and labels.dev",
    );
  const read = at(file, 0, () => rowReaderOf(header));
  return (text) => {
    if (text.split('"').length % 2 === 0) return undefined;
    const row = readCsv(`${first}\n${text}`)[1];
    return row && read(row.cells);
  };
};

const recordFrom = (text: string): Readonly<Record<string, unknown>> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw misuse("not JSON", "one JSON object a line", cause);
  }
  if (isRecord(value)) return value;
  throw misuse("not a JSON object", "one JSON object a line");
};

/** The names of each field, in the order in which they count. */
const [premise, hypothesis, label] = [
  "sentence1|premise|prem|text",
  "sentence2|hypothesis|hyp",
  "gold_label|label|gold|label1",
];

/** The reader of a table's lines, from its header. Throws misuse where a column is missing. */
export const rowReaderOf = (header: readonly string[]): ((cells: readonly string[]) => PairRow) => {
  const names = header.map((name) => name.trim().toLowerCase());
  for (const field of [premise, hypothesis, label])
    if (!field.split("|").some((name) => names.includes(name)))
      throw misuse(`line 1: no column ${named(field)}`, `columns: ${names.join(", ")}`);
  return (cells) => {
    if (cells.length < names.length) throw misuse(`${cells.length} cells under ${names.length} columns`);
    // Of two columns of one name the first counts.
    return rowOfRecord(Object.fromEntries(names.map((name, i) => [name, cells[i]]).toReversed()));
  };
};

/** The row of one JSON object of the sets' own layout. Throws misuse where a field is missing. */
export const rowOfRecord = (record: Readonly<Record<string, unknown>>): PairRow => {
  const textOf = (field: string): string => {
    const value = valueAt(record, field);
    if (typeof value !== "string" && typeof value !== "number") throw misuse(`no field ${named(field)}`);
    return String(value);
  };
  return {
    ...rowOf(textOf(premise), textOf(hypothesis), textOf(label)),
    origin: textAt(record, "captionID|captionid") || undefined,
    genre: textAt(record, "genre") || undefined,
  };
};

const named = (field: string): string =>
  field
    .split("|")
    .map((name) => `“${name}”`)
    .join(" or ");

/** A row from its texts. A label that is none of the sets' is misuse. */
const rowOf = (said: string, other: string, judged: string): PairRow => {
  const name = judged.trim();
  const found = labels.find((one, number) => one === name || String(number) === name);
  if (found === undefined && !["-", "-1", ""].includes(name))
    throw misuse(`“${name}” is no label`, "entailment, neutral, contradiction, or - for none");
  return { premise: said, hypothesis: other, label: found };
};

/** In the order in which the hub's tables number them. */
const labels = ["entailment", "neutral", "contradiction"] as const;

async function* alignedRows(file: string): AsyncGenerator<PairRow> {
  const name = basename(file).slice("s1.".length);
  const beside = (part: string): string => join(dirname(file), `${part}.${name}`);
  const hypotheses = linesOf(beside("s2"));
  const labels = linesOf(beside("labels"));
  for await (const { text, number } of linesOf(file)) {
    const [hypothesis, label] = [await hypotheses.next(), await labels.next()];
    if (hypothesis.done === true || label.done === true || hypothesis.value.number !== number)
      throw misuse(
        `${file}:${number}: has no line beside it in s2.${name} or labels.${name}`,
        "the three files have one line for each pair",
      );
    yield at(file, number, () => rowOf(text, hypothesis.value.text, label.value.text));
  }
}

/** What goes wrong is said with its file and line; line 0 where the message names it. */
const at = <T>(file: string, line: number, read: () => T): T =>
  located(line === 0 ? file : `${file}:${line}`, read);
