/**
 * Questions as rows of a table: what everybody sorts by in columns of its own, the rest in two: `tags` as JSON, and `line`, our whole line,
 * from which the question with its certificate is read back. As Parquet, for spreadsheets (RFC 4180 with CRLF line ends), and as our own
 * lines. No cell is a formula to a spreadsheet, so that no question of a stranger's file can run anything.
 */
import type { Question } from "../question.ts";
import {
  getGroup,
  isKept,
  keptLine,
  getTarget,
  type CellType,
  type Column,
  type SuiteExport,
} from "./export.ts";
import { escapeCell } from "./spreadsheet-cell.ts";

const tag = (name: string): Column<Question> => ({
  name,
  type: "text",
  of: ({ tags }) => tags[name] ?? null,
});
const texts: CellType = { list: "text" };

/** The columns that people read and sort by. */
export const plainColumns: readonly Column<Question>[] = [
  { name: "id", type: "text", of: ({ id }) => id },
  { name: "question", type: "text", of: ({ text }) => text },
  { name: "answers", type: texts, of: ({ answers }) => answers.map(({ label }) => label) },
  { name: "options", type: texts, of: ({ answers }) => answers.flatMap(({ text }) => text ?? []) },
  { name: "answer", type: "text", of: getTarget },
  { name: "premises", type: texts, of: ({ premises }) => premises ?? [] },
  { name: "conclusion", type: "text", of: ({ conclusion }) => conclusion ?? null },
  { name: "group", type: "text", of: getGroup },
  { name: "argument", type: "text", of: ({ problem }) => problem?.argument ?? null },
  ...["dataset", "logic", "category", "rule", "kind", "length"].map(tag),
];

/** All columns: those, the tags, and the line that holds everything. */
export const questionColumns: readonly Column<Question>[] = [
  ...plainColumns,
  { name: "tags", type: "text", of: ({ tags }) => JSON.stringify(tags) },
  { name: "line", type: "text", of: keptLine },
];

/** One Parquet file; its `line` column is read back by every verb that takes a file of questions. */
export const parquet: SuiteExport = {
  name: "parquet",
  about: "one Parquet file, which every verb reads back",
  rows: ({ name }) => [{ path: `${name}.parquet`, kind: "table", holds: isKept, columns: questionColumns }],
};

export const csv: SuiteExport = {
  name: "csv",
  about: "a table for spreadsheets",
  rows: ({ name }) => [{ path: `${name}.csv`, kind: "text", ...createCsvWriter(plainColumns) }],
};

/** The text of a table, its header first; lists are joined by " | ". */
export const createCsvWriter = <Row>(
  columns: readonly Column<Row>[],
): { readonly head: string; readonly each: (row: Row, place: number) => string } => ({
  head: `${columns.map(({ name }) => name).join(",")}\r\n`,
  each: (row, place) => `${columns.map(({ of }) => cell(of(row, place))).join(",")}\r\n`,
});

const cell = (value: unknown): string => {
  const text = Array.isArray(value)
    ? value.join(" | ")
    : typeof value === "string"
      ? value
      : value === null || value === undefined
        ? ""
        : JSON.stringify(value);
  const harmless = typeof value === "number" ? text : escapeCell(text);
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

export const jsonl: SuiteExport = {
  name: "jsonl",
  about: "our own JSON lines",
  rows: ({ name }) => [
    { path: `${name}.jsonl`, kind: "text", holds: isKept, each: (one) => `${keptLine(one)}\n` },
  ],
};
