/**
 * Questions as rows of a table: what everybody sorts by in columns of its own, the rest in two: `tags` as JSON, and `line`, our whole line,
 * from which the question with its certificate is read back.
 */
import type { Question } from "../question.ts";
import {
  groupOf,
  isKept,
  keptLine,
  targetOf,
  type CellType,
  type Column,
  type SuiteExport,
} from "./export.ts";

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
  { name: "answer", type: "text", of: targetOf },
  { name: "premises", type: texts, of: ({ premises }) => premises ?? [] },
  { name: "conclusion", type: "text", of: ({ conclusion }) => conclusion ?? null },
  { name: "group", type: "text", of: groupOf },
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
