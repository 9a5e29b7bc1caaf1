/** `organon export SUITE|RUN --format F`: questions and runs for other programs. */
import { runFormatNames, suiteFormatNames } from "#experiments/names";
import { readQuestions, tallyCalls } from "#runs/answers";
import { reportTools } from "../asking.ts";
import { existsSync } from "node:fs";
import { basename } from "node:path";
import { misuse } from "#logic/error";
import { exportQuestions, exportRun, isFileFormat, type Exported } from "./export.ts";
import { readQuestionFile, idsHash } from "#workspace/files/entries";
import { lineCount } from "#workspace/files/lines";
import { keepMemoryFlat } from "../memory.ts";
import type { Context, Result } from "../command.ts";
import type { Values } from "../flags.ts";
import type { options } from "./options.ts";

export const run = async (
  { format, output = "-", questions: asksQuestions, ...values }: Values<typeof options>,
  context: Context,
  [what = ""]: readonly string[],
): Promise<Result | number> => {
  const { terminal, signal, outputs, open } = context;
  if (format === undefined)
    throw misuse("--format is missing", `as in --format hub; organon export --help lists them`);
  if (output === "-" && !isFileFormat(format))
    throw misuse(`${format} is a folder of files`, "name it with -o");
  const isFile = existsSync(what);
  const options = {
    format,
    target:
      output === "-" ? { out: (said: string) => terminal.out(said.replace(/\n$/, "")) } : { path: output },
    name: values.name ?? (isFile ? withoutEndings(basename(what)) : `run_${what}`),
    date: new Date().toISOString().slice(0, 10),
    licence: values.licence,
  };
  keepMemoryFlat();
  const progress = terminal.progress("exporting");
  let total: number | undefined;
  const tools = { signal, outputs, onProgress: (rows: number) => progress.update(rows, total) };
  const exported = async (): Promise<Exported> => {
    if (isFile) {
      if (!suiteFormatNames.includes(format))
        throw misuse(`${format} is a format of runs, and ${what} is a file`, "name a run, or another format");
      const hash = await idsHash(what);
      total = await lineCount(what, signal);
      return exportQuestions(() => readQuestionFile(what, { signal }), { ...options, hash }, tools);
    }
    const store = await open("read");
    const found = await store.findRun(what);
    const ofQuestions = asksQuestions === true || !runFormatNames.includes(format);
    const calls = (await tallyCalls(store, found)).map(({ planned }) => planned);
    total = ofQuestions ? (calls[0] ?? 0) / found.plan.epochs : calls.reduce((sum, some) => sum + some, 0);
    if (asksQuestions !== true)
      return exportRun({ ...options, run: what }, { ...reportTools(store, context), ...tools });
    return exportQuestions(() => readQuestions(store, found), options, tools);
  };
  const done = await exported();
  if (output === "-") return 0;
  const notice = describeExport(done, output, isFileFormat(format));
  const isUnnamed = format === "parquet" && !output.endsWith(".parquet");
  const ending = isUnnamed ? "\nit is a Parquet file: readers look for the ending .parquet" : "";
  return { json: done, isOneLine: true, lines: [], notice: notice + ending };
};

const describeExport = ({ hash, files }: Exported, output: string, isFile: boolean): string => {
  const rows = files.filter((one) => one.rows > 0).map((one) => `${one.rows} rows in ${one.path}`);
  return isFile
    ? `wrote ${files[0]?.rows ?? 0} rows to ${output} (questions ${hash})`
    : `wrote ${files.length} ${files.length === 1 ? "file" : "files"} below ${output}: ${rows.join(", ") || "no rows"} (questions ${hash})`;
};

const withoutEndings = (name: string): string => {
  const parts = name.split(".");
  const last = parts.findLastIndex((part) => !/^[a-z]+$/.test(part));
  return parts.slice(0, Math.max(1, last + 1)).join(".");
};
