/**
 * The one list of formats in which a run leaves. A new one is a file here and a line in the list.
 */
import { everyEvalEver } from "./every-eval-ever.ts";
import { inspectLog } from "./inspect-log.ts";
import { junit } from "./junit.ts";
import { openTelemetry } from "./opentelemetry.ts";
import {
  type RunExport,
  durationMs,
  spanText,
  type RunAbout,
  type RunRow,
  slug,
  type RunSubject,
} from "./run-export.ts";
import { csvOf } from "#items/exports/tables";
import type { Column } from "#items/exports/export";

const modelResult: RunExport = {
  name: "model-result",
  about: "results for a model's page on a hub (.eval_results/*.yaml)",
  isCounted: true,
  rows: () => [],
  others: (about) =>
    about.models.flatMap((model) =>
      model.accuracy.value === null
        ? []
        : [
            {
              path: `${slug(model.model)}/.eval_results/${slug(about.name)}.yaml`,
              text: yamlOf(about, model),
            },
          ],
    ),
};

const yamlOf = (about: RunAbout, model: RunSubject): string => {
  const { value, low, high, n } = model.accuracy;
  const percent = (share: number | null): string => (100 * (share ?? 0)).toFixed(1);
  const { responseRate } = model;
  return `# Written by Organon
- dataset:
    id: ${JSON.stringify(about.dataset ?? about.name)}
    task_id: ${JSON.stringify(about.name)}
  value: ${percent(value)}
  date: "${about.created.slice(0, 10)}"
  notes: ${JSON.stringify(
    `accuracy in percent, 95 % interval ${percent(low)} to ${percent(high)}, n ${n}; readable answers ${percent(responseRate.value)} %; ` +
      `suite ${about.hash}, reader ${about.reader}, organon ${about.version}`,
  )}
`;
};

const tag = (name: string): Column<RunRow> => ({
  name,
  type: "text",
  of: ({ question }) => question.tags[name] ?? null,
});

const columnsOf = ({ run }: RunAbout): readonly Column<RunRow>[] => [
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
  rows: (about) => [{ path: `${about.name}.csv`, kind: "text", ...csvOf(columnsOf(about)) }],
};

const runParquet: RunExport = {
  name: "parquet",
  about: "a table of the answers as Parquet",
  rows: (about) => [{ path: `${about.name}.parquet`, kind: "table", columns: columnsOf(about) }],
};

export const runExports: readonly RunExport[] = [
  everyEvalEver,
  inspectLog,
  modelResult,
  junit,
  runCsv,
  runParquet,
  openTelemetry,
];
