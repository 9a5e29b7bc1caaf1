/**
 * The one list of formats in which a run leaves. A new one is a file here and a line in the list.
 */
import { everyEvalEver } from "./every-eval-ever.ts";
import { inspectLog } from "./inspect-log.ts";
import { type RunExport, durationMs, spanText, type RunAbout, type RunRow } from "./run-export.ts";
import { createCsvWriter } from "#items/exports/tables";
import type { Column } from "#items/exports/export";

const tag = (name: string): Column<RunRow> => ({
  name,
  type: "text",
  of: ({ question }) => question.tags[name] ?? null,
});

const listColumns = ({ run }: RunAbout): readonly Column<RunRow>[] => [
  { name: "run", type: "text", of: () => run },
  { name: "model", type: "text", of: ({ model }) => model },
  { name: "epoch", type: "whole", of: ({ epoch }) => epoch },
  { name: "id", type: "text", of: ({ question }) => question.id },
  { name: "question", type: "text", of: ({ question }) => question.text },
  { name: "key", type: "text", of: ({ question }) => question.key.join(",") },
  { name: "answer", type: "text", of: ({ verdict }) => verdict.answer ?? null },
  { name: "outcome", type: "text", of: ({ verdict }) => verdict.outcome },
  { name: "read_from", type: "text", of: (row) => spanText(row) },
  { name: "status", type: "text", of: ({ response }) => response.status },
  { name: "reply", type: "text", of: ({ response }) => response.text },
  { name: "thinking", type: "text", of: ({ response }) => response.thinking ?? null },
  { name: "tokens_in", type: "whole", of: ({ response }) => response.usage.tokensIn ?? null },
  { name: "tokens_out", type: "whole", of: ({ response }) => response.usage.tokensOut ?? null },
  { name: "tokens_thinking", type: "whole", of: ({ response }) => response.usage.tokensThinking ?? null },
  { name: "usd", type: "number", of: ({ response }) => response.cost ?? null },
  { name: "duration_ms", type: "number", of: ({ response }) => durationMs(response) },
  { name: "time", type: "text", of: ({ response }) => response.time },
  ...["dataset", "logic", "category", "rule", "kind", "length"].map(tag),
  { name: "tags", type: "text", of: ({ question }) => JSON.stringify(question.tags) },
];

const runCsv: RunExport = {
  name: "csv",
  about: "a table of the answers for spreadsheets",
  rows: (about) => [{ path: `${about.name}.csv`, kind: "text", ...createCsvWriter(listColumns(about)) }],
};

const runParquet: RunExport = {
  name: "parquet",
  about: "a table of the answers as Parquet",
  rows: (about) => [{ path: `${about.name}.parquet`, kind: "table", columns: listColumns(about) }],
};

export const runExports: readonly RunExport[] = [everyEvalEver, inspectLog, runCsv, runParquet];
