/**
 * The pairs of an NLI file, line by line, whatever its layout: JSON lines with `gold_label, sentence1, sentence2`, a table with
 * tabs or commas and a header line, or SNLI's three files of equal length (s1.NAME, s2.NAME, labels.NAME), named by the first.
 * Source: Bowman et al. 2015 and Williams et al. 2018, the files' own headers; the hub's tables number the labels.
 */
import { basename, dirname, join } from "node:path";
import { readAnyRecords } from "#items/datasets/records";
import { getText, getValue } from "#items/datasets/fields";
import { withPlace, misuse } from "#logic/error";
import { isRecord } from "#logic/is-record";
import { streamLines } from "./lines.ts";

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
export async function* readPairRows(file: string): AsyncGenerator<PairRow> {
  if (basename(file).startsWith("s1.")) {
    yield* alignedRows(file);
    return;
  }
  let header: string | undefined;
  let [held, began] = ["", 0];
  for await (const { text, number } of streamLines(file)) {
    if (header === undefined) {
      header = text.startsWith("{") ? "" : `${text}\n`;
      if (header !== "") continue;
    }
    if (held === "") began = number;
    held += held === "" ? text : `\n${text}`;
    // A quoted cell may hold line ends: an open quote waits for its end. Between tabs it is a character.
    if (header !== "" && !header.includes("\t") && held.split('"').length % 2 === 0) continue;
    const whole = header + held;
    held = "";
    yield withPlace(`${file}:${began}`, () => parseRow(whole, file));
  }
  if (held !== "")
    throw misuse(`${file}:${began}: a quoted cell has no end`, "write a quote in a quoted cell twice");
  if (began === 0) throw misuse(`${file}: neither JSON lines nor a table with a header line`, layouts);
}

/** The row of a JSON object, or of a table's header and one line. */
export const parseRow = (text: string, file: string): PairRow => {
  const [found] = readAnyRecords(text, file);
  if (found === undefined || "wrong" in found) throw misuse(found?.wrong ?? "nothing is there", layouts);
  return parseRecord(found.record);
};

const layouts =
  "SNLI and MNLI as JSON lines, tab- or comma-separated; or s1.dev beside s2.dev and labels.dev";

/** The names of each field, in the order in which they count. */
const [premise, hypothesis, label] = [
  "sentence1|premise|prem|text",
  "sentence2|hypothesis|hyp",
  "gold_label|label|gold|label1",
];

const parseRecord = (found: unknown): PairRow => {
  if (!isRecord(found)) throw misuse("not a JSON object", layouts);
  const record = Object.fromEntries(
    Object.entries(found).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const requireText = (field: string): string => {
    const value = getValue(record, field);
    if (typeof value !== "string" && typeof value !== "number")
      throw misuse(`no field ${requireField(field)}`, layouts);
    return String(value);
  };
  return {
    ...buildRow(requireText(premise), requireText(hypothesis), requireText(label)),
    origin: getText(record, "captionid") || undefined,
    genre: getText(record, "genre") || undefined,
  };
};

const requireField = (field: string): string =>
  field
    .split("|")
    .map((name) => `“${name}”`)
    .join(" or ");

const buildRow = (said: string, other: string, judged: string): PairRow => {
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
  const hypotheses = streamLines(beside("s2"));
  const labels = streamLines(beside("labels"));
  for await (const { text, number } of streamLines(file)) {
    const [hypothesis, label] = [await hypotheses.next(), await labels.next()];
    if (hypothesis.done === true || label.done === true || hypothesis.value.number !== number)
      throw misuse(
        `${file}:${number}: has no line beside it in s2.${name} or labels.${name}`,
        "the three files have one line for each pair",
      );
    yield withPlace(`${file}:${number}`, () => buildRow(text, hypothesis.value.text, label.value.text));
  }
}
