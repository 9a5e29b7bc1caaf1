/**
 * Lists the supported log formats, each a row of data/logs.json: the field of each part of an answer (`fields.ts` describes the syntax).
 * A log is a JSON document with records, or records in JSON, JSON Lines or a table. `--map` names fields, as for questions.
 */
import rows from "../../../data/logs.json" with { type: "json" };
import { readChanges, type Layout, type LayoutChanges } from "#items/datasets/mapping";
import { type Field } from "#items/datasets/fields";

/** The parts of an answer in a log. */
export const partNames: readonly string[] =
  "id question premises conclusion options labels key reply model verdict finish file group prompt sent epoch time seconds milliseconds tokensIn tokensOut cost failure error graded content variant variantName tags scores filter read".split(
    " ",
  );

/** A log format: where the parts of an answer are in a record. */
export type LogFormat = {
  readonly name: string;
  readonly about: string;
  /** The path of the list of records in a JSON document; without it, the text holds records. */
  readonly records?: Field;
  /** The names of log files in a folder, as a pattern. */
  readonly files?: string;
  /** The kind of document. */
  readonly what?: string;
  /** Records that are events of samples: the fields of the sample, of the event's name and of its value. */
  readonly merge?: { readonly by: Field; readonly name: Field; readonly value: Field };
  /** The file with the other parts of the records: a pattern in a log's name and its replacement, and the field of both. */
  readonly join?: { readonly file?: readonly string[]; readonly on?: string };
  /** Lists of which each member is an answer, the outer first. */
  readonly each?: readonly Field[];
  readonly fields: Readonly<Partial<Record<string, Field>>>;
  /** Fields of tags by name. */
  readonly tags?: Readonly<Record<string, Field | undefined>>;
  /** The reason why a record has no question. */
  readonly missing: string;
  /** Members of `tags` that are no tags. */
  readonly without?: readonly string[];
  /** Names of fields with verdicts. */
  readonly metrics?: readonly string[];
};

type LogRow = Partial<LogFormat> & { readonly name: string; readonly like?: string };

const readFormat = ({ like, ...row }: LogRow): LogFormat => {
  const base = like === undefined ? undefined : readFormat(logRows.find(({ name }) => name === like)!);
  const fields = { ...base?.fields, ...row.fields };
  return { about: row.name, missing: "it has no answer key or no question", ...base, ...row, fields };
};

const logRows: readonly LogRow[] = rows;

export const logFormats: readonly LogFormat[] = logRows.map(readFormat);

/** Returns a format with fields named by the caller. Throws misuse for unknown parts. */
export const changeFormat = (format: LogFormat, changes: LayoutChanges): LogFormat => {
  const { fields, tags, each = format.each } = readChanges(changes, partNames, "part of an answer");
  return { ...format, each, fields: { ...format.fields, ...fields }, tags: { ...format.tags, ...tags } };
};

/** Returns the fields of a record's question. */
export const questionLayout = ({ fields }: LogFormat, parseAnswer: Layout["parseAnswer"]): Layout => ({
  premises: fields["premises"],
  question: fields["question"],
  conclusion: fields["conclusion"],
  key: fields["key"] ?? "key",
  parseAnswer,
});
