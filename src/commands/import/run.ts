/**
 * `organon import FORMAT FILE`: other people's questions, from the user's own copy, as lines that can be audited and asked; another
 * harness's log as a run; and `organon import run FILE`: runs that `organon export RUN --format run` wrote.
 */
import { datasetNames, logFormats } from "#experiments/names";
import { unknownName } from "#logic/error";
import { importResults, misreadingsDocument } from "./import-results.ts";
import { lineOf } from "#items/formats/lines";
import { readQuestions } from "#workspace/files/entries";
import { importText } from "#reports/sections/about";
import { importQuestions } from "#experiments/import-questions";
import type { LogFile } from "#runs/foreign/foreign";
import { datasetText } from "#workspace/files/dataset-text";
import { type Context, type Result } from "../command.ts";
import type { Values } from "../flags.ts";
import { keepMemoryFlat } from "../memory.ts";
import { openItems } from "../terminal.ts";
import { fieldsFrom, importNotices } from "../import-notices.ts";
import type { options } from "./options.ts";

export const run = async (
  { output = "-", map, suite, model, maxUnpacked: most, ...reading }: Values<typeof options>,
  context: Context,
  [format = "", file = ""]: readonly string[],
): Promise<Result | number> => {
  const { terminal, signal } = context;
  if (format === "run") return storeRun(file, most, context);
  if (logFormats.includes(format))
    return importLog(
      {
        format,
        name: file,
        suite,
        model,
        map: fieldsFrom(map),
        labels: reading.labels,
        keys: reading.keys,
        maxUnpacked: most,
      },
      context,
    );
  if (!datasetNames.includes(format))
    throw unknownName("format", format, [...datasetNames, ...logFormats, "run"]);
  const read = importQuestions(await datasetText(file, { maxUnpacked: most, signal }), {
    ...reading,
    map: map && fieldsFrom(map),
    format,
    name: file,
  });
  const { questions, faults, dropped, keyReadings, source, licence } = read;
  const keys = Map.groupBy(questions, ({ key }) => key.join(","));
  const summary = {
    source: format,
    from: source,
    licence,
    items: questions.length,
    keys: Object.fromEntries([...keys].map(([key, { length }]) => [key, length])),
    keyReadings,
    faults: faults.map(counted),
    dropped: dropped.map(counted),
  };
  const items = await openItems(output, context);
  for (const question of questions) await items.write(lineOf(question));
  await items.close(summary);
  const noun = summary.items === 1 ? "question" : "questions";
  const shares = Object.entries(summary.keys).map(([key, count]) => `${count} labelled ${key}`);
  terminal.notice(
    [
      [`${summary.items} ${noun}`, ...(shares.length <= 5 ? shares : [])].join(", "),
      ...importNotices(read),
      `  ${source}; licence: ${licence}`,
    ].join("\n"),
  );
  return 0;
};

/** Stores the runs of a run file, and says what was checked of them. */
const storeRun = async (
  file: string,
  maxBytes: number | undefined,
  { terminal, signal, open }: Context,
): Promise<Result> => {
  const { importRun } = await import("./import-run.ts");
  keepMemoryFlat();
  const progress = terminal.progress("checking lines");
  const onProgress = (lines: number): void => progress.update(lines, undefined);
  const about = { file, maxUnpacked: maxBytes, signal, onProgress, at: new Date().toISOString() };
  const { runs, notes } = await importRun(about, { store: await open("write") });
  return {
    json: { runs, notes },
    lines: runs.map(({ run, calls, ...check }) => `run ${run}: ${calls} calls ${importText(check)}`),
    notice: `organon report ${runs[0]?.run} shows it`,
    exitCode: runs.every(({ faults }) => faults.length === 0) ? 0 : 1,
  };
};

/** Another harness's log becomes a run; where its harness and our reader differ, both are shown. */
const importLog = async (
  {
    format,
    name,
    suite,
    maxUnpacked,
    ...given
  }: LogFile & { readonly format: string; readonly suite?: string; readonly maxUnpacked?: number },
  { signal, open }: Context,
): Promise<Result> => {
  const questions = suite === undefined ? [] : await readQuestions(suite, { signal });
  const text = await datasetText(name, { maxUnpacked, signal });
  const log = { ...given, format, name, questions, at: new Date().toISOString() };
  const told = await importResults(text, log, { store: await open("write") });
  const { run, misreadings, ...found } = told;
  return {
    json: { run: run.id, ...found, misreadings },
    isOneLine: true,
    lines: [misreadingsDocument(told, format)],
    notice: `run ${run.id}; organon report ${run.id} shows it, organon report ${run.id} --section weaknesses lists its weakest skills`,
  };
};

const counted = <Fault extends { readonly lines: readonly number[] }>(
  fault: Fault,
): Fault & { count: number } => ({ ...fault, count: fault.lines.length });
