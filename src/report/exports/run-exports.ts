/**
 * The one list of formats in which a run leaves. A new one is a file here and a line in the list.
 */
import { everyEvalEver } from "./every-eval-ever.ts";
import { inspectLog } from "./inspect-log.ts";
import { junit } from "./junit.ts";
import { modelResult } from "./model-result.ts";
import { openTelemetry } from "./opentelemetry.ts";
import type { RunExport } from "./run-export.ts";
import { runCsv, runParquet } from "./run-table.ts";

export const runExports: readonly RunExport[] = [
  everyEvalEver,
  inspectLog,
  modelResult,
  junit,
  runCsv,
  runParquet,
  openTelemetry,
];
