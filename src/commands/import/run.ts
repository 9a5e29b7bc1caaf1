/**
 * `organon import FORMAT FILE`: other people's questions, from the user's own copy, as lines that can be audited and asked; another
 * harness's logs as a run; and `organon import run FILE`: runs that `organon export RUN --format run` wrote.
 */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join as joinPath } from "node:path";
import { datasetNames, logFormats } from "#experiments/names";
import { misuse, OrganonError, unknownName } from "#logic/error";
import { examineLog } from "./look.ts";
import { importResults, misreadingsDocument } from "./import-results.ts";
import { writeLine } from "#items/formats/lines";
import { readQuestionFile } from "#workspace/files/entries";
import { importText } from "#reports/sections/about";
import { importQuestions } from "#experiments/import-questions";
import type { LogFile, LogOptions } from "#runs/foreign/foreign";
import { logFormats as logRows } from "#runs/foreign/formats";
import { parseAnswer } from "#scoring/readers/readers";
import { datasetText, openRecords } from "#workspace/files/dataset-text";
import { type Context, type Result } from "../command.ts";
import type { Values } from "../flags.ts";
import { giveBackMemory, keepMemoryFlat } from "../memory.ts";
import { openItems } from "../terminal.ts";
import { buildFields, importNotices } from "../import-notices.ts";
import type { options } from "./options.ts";

export const run = async (
  { output = "-", map, suite, model, join, look, ...reading }: Values<typeof options>,
  context: Context,
  [format = "", ...paths]: readonly string[],
): Promise<Result | number> => {
  const { terminal, signal } = context;
  const [file = "", ...others] = paths;
  if (others.length > 0 && !logFormats.includes(format))
    throw misuse(`${format} is imported from one file`, `organon import ${format} ${file}`);
  if (format === "run") return storeRun(file, context);
  if (logFormats.includes(format))
    return importLog({ paths, format, suite, model, join, look, map: buildFields(map), ...reading }, context);
  if (!datasetNames.includes(format))
    throw unknownName("format", format, [...datasetNames, ...logFormats, "run"]);
  const read = importQuestions(await datasetText(file, signal), {
    ...reading,
    map: map && buildFields(map),
    parseAnswer,
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
    faults: faults.map(countFault),
    dropped: dropped.map(countFault),
  };
  const items = await openItems(output, context);
  for (const question of questions) await items.write(writeLine(question));
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

const storeRun = async (file: string, { terminal, signal, open }: Context): Promise<Result> => {
  const { importRun } = await import("./import-run.ts");
  keepMemoryFlat();
  const progress = terminal.progress("checking lines");
  const onProgress = (lines: number): void => progress.update(lines, undefined);
  const about = { file, signal, onProgress, at: new Date().toISOString() };
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
    paths,
    format,
    suite,
    join,
    look,
    ...given
  }: LogOptions & {
    readonly paths: readonly string[];
    readonly format: string;
    readonly suite?: string;
    readonly join?: string;
    readonly look?: boolean;
  },
  { signal, open }: Context,
): Promise<Result> => {
  keepMemoryFlat();
  giveBackMemory();
  const questions = suite === undefined ? [] : readQuestionFile(suite, { signal });
  const files: LogFile[] = [];
  for (const name of logFiles(paths, format)) {
    const file = await openRecords(name, signal);
    const { file: other, on } = joinedFile(name, join, format);
    const joined = other === undefined ? undefined : await openRecords(other, signal);
    files.push({ ...file, join: joined && { ...joined, on } });
  }
  if (look === true) {
    const { lines, ...found } = await examineLog(files[0]!, format);
    return { json: found, isOneLine: true, lines };
  }
  const log = { ...given, format, questions, at: new Date().toISOString() };
  const told = await importResults(files, log, { store: await open("write") }).catch(
    async (error: unknown) => {
      const isLayout = error instanceof OrganonError && !error.message.startsWith("unknown");
      if (!isLayout || !(format === "replies" || error.message.includes("holds no answers"))) throw error;
      const [hint, ...more] = [error.hint ?? "", ...(await examineLog(files[0]!, format)).lines];
      throw misuse(error.message, [...more, hint].filter((line) => line !== "").join("\n"), error);
    },
  );
  const { run, misreadings, ...found } = told;
  return {
    json: { run: run.id, ...found, misreadings },
    isOneLine: true,
    lines: [misreadingsDocument(told, format)],
    notice: `run ${run.id}; organon report ${run.id} shows it, organon report ${run.id} --section weaknesses lists its weakest skills`,
  };
};

const joinedFile = (
  name: string,
  join: string | undefined,
  format: string,
): { readonly file?: string; readonly on?: string } => {
  const { file: [pattern = "", replacement = ""] = [], on } =
    logRows.find((row) => row.name === format)?.join ?? {};
  const [, file = join, field = on] = /^(.+) on (\S+)$/.exec(join ?? "") ?? [];
  if (file !== undefined) return { file, on: field };
  const beside = pattern === "" ? name : name.replace(new RegExp(pattern), replacement);
  return beside === name || !existsSync(beside) ? {} : { file: beside, on };
};

const logFiles = (paths: readonly string[], format: string): readonly string[] => {
  const { files = "\\.(?:jsonl?|ndjson|csv|tsv|parquet)(?:\\.gz|\\.zip)?$" } =
    logRows.find(({ name }) => name === format) ?? {};
  const isLog = new RegExp(files, "i");
  return paths.flatMap((path) => {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [path];
    const found = readdirSync(path, { recursive: true, encoding: "utf8" })
      .filter((name) => isLog.test(name))
      .toSorted();
    if (found.length === 0) throw misuse(`${path} holds no logs of ${format}`, "name the files");
    return found.map((name) => joinPath(path, name));
  });
};

const countFault = <Fault extends { readonly lines: readonly number[] }>(
  fault: Fault,
): Fault & { count: number } => ({ ...fault, count: fault.lines.length });
