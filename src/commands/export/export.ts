/**
 * Suites and runs handed to other programs: hubs, harnesses, trainers, spreadsheets. The formats are pure descriptions
 * (`#items`, `#reports`); here their rows are read, one at a time, and their files written.
 */
import { runFormatNames, suiteFormatNames } from "#experiments/names";
import { answeredCalls, readQuestions, tallyCalls } from "#runs/answers";
import { questionsHash } from "#workspace/files/entries";
import type { SetDescription, WrittenFile } from "#items/exports/export";
import { suiteExports } from "#items/exports/exports";
import type { Question } from "#items/question";
import { misuse, findNamed, unknownName } from "#logic/error";
import type { RunAbout, RunExport, RunRow } from "#reports/exports/run-export";
import { runExports } from "#reports/exports/run-exports";
import type { Run, Store } from "#runs/store";
import { proportion, type Estimate } from "#scoring/estimate";
import { createOutcomes } from "#scoring/by-question";
import { getReader } from "#scoring/readers/readers";
import { isOneFile, writeExport, type ExportTarget, type WriteTools } from "#workspace/files/export-files";
import { openOutputs } from "#workspace/files/outputs";
import type { ModelReport } from "#reports/summary";
import { report } from "#experiments/results/report";
import type { ReportTools } from "#experiments/results/results";
import { aboutRun } from "#experiments/results/run-report";
import { runFile, runLines } from "#experiments/run-files/write";
import { version } from "#workspace/settings/version";

type ExportOptions = {
  readonly format: string;
  readonly target: ExportTarget;
  /** Names files, tasks and packages; letters, digits and underscores are kept of it. */
  readonly name: string;
  readonly title?: string;
  /** The terms under which the questions may be passed on, as in cc-by-4.0. */
  readonly licence?: string;
  /** The day to write down, as in 2026-11-22. */
  readonly date: string;
  /** The parts of a set for a hub. */
  readonly parts?: SetDescription["parts"];
};

export type Exported = { readonly hash: string; readonly files: readonly WrittenFile[] };

/** Without `outputs` whatever is there is replaced, but for stores. */
type ExportTools = Partial<WriteTools>;

export const isFileFormat = (name: string): boolean => {
  const about = { name, title: name, hash: "", version, date: "" };
  const suite = suiteExports.find((one) => one.name === name);
  if (suite !== undefined) return isOneFile(suite, about);
  return name === runFile.name || runExports.some((one) => one.name === name && one.others === undefined);
};

/**
 * Writes questions in a format. `questions` is called twice: a set is named by its questions' ids before the first is written.
 * Throws misuse for an unknown format and for a file that cannot be written.
 *
 * @example
 * const questions = [...generate({ limit: 2, seed: 1 })];
 * const lines: string[] = [];
 * const out = async (text: string) => void lines.push(text);
 * await exportQuestions(() => questions, { format: "inspect", target: { out }, name: "two", date: "2026-11-22" });
 * JSON.parse(lines[0]!).target; // → questions[0]!.key[0]
 */
export const exportQuestions = async (
  questions: () => Iterable<Question> | AsyncIterable<Question>,
  options: ExportOptions & { readonly hash?: string },
  tools: ExportTools = {},
): Promise<Exported> => {
  const format = findNamed("format", options.format, suiteExports);
  const { hash } = await hashQuestions(questions());
  const about = {
    ...aboutSet(options, options.hash ?? hash),
    arguments: format.hasCard === true ? await countArguments(questions()) : undefined,
  };
  const files = await writeExport(format, about, questions(), options.target, {
    ...tools,
    outputs: tools.outputs ?? openOutputs({ force: true }),
  });
  return { hash, files };
};

const hashQuestions = async (questions: Parameters<typeof questionsHash>[0]) => {
  const all = await questionsHash(questions);
  if (all.count === 0) throw misuse("there are no questions to export");
  return all;
};

const countArguments = async (
  questions: ReturnType<Parameters<typeof exportQuestions>[0]>,
): Promise<number> => {
  const known = new Set<string>();
  for await (const { problem } of questions)
    if (typeof problem?.argument === "string") known.add(problem.argument);
  return known.size;
};

const aboutSet = ({ name, title, licence, date, parts }: ExportOptions, hash: string): SetDescription => {
  // It stands in the front matter of a card.
  if (licence !== undefined && !/^[\w.+-]+$/.test(licence))
    throw misuse(`“${licence}” is not a licence identifier`, "as in cc-by-4.0");
  return { name: taskName(name), title: title ?? name, hash, version, date, licence, parts };
};

/** A name as a task, a package and a variable may have it. */
const taskName = (name: string): string => {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_+|_+$/g, "");
  return /^[a-z]/.test(plain) ? plain : `organon_${plain}`;
};

type RunExportOptions = ExportOptions & { readonly run?: string };

/**
 * Writes a stored run in a format: all of it (`run`), its answers, or in a format of questions its questions. Nothing is asked.
 *
 * @example
 * const store = openStore(":memory:");
 * await run({ suite: generatedSuite({ limit: 4 }), models: openModels(["reasoner:oracle"]) }, { store });
 * const rows: string[] = [];
 * const out = async (text: string) => void rows.push(text);
 * await exportRun({ format: "csv", target: { out }, name: "four", date: "2026-11-22" }, { store });
 * rows.length; // → 5
 * await store.close();
 */
export const exportRun = async (
  options: RunExportOptions,
  tools: ReportTools & ExportTools,
): Promise<Exported> => {
  const { store } = tools;
  const outputs = tools.outputs ?? openOutputs({ store: store.location, force: true });
  const run = await store.findRun(options.run ?? "latest");
  if (options.format === runFile.name) {
    const about = aboutSet(options, (await hashQuestions(readQuestions(store, run))).hash);
    const files = await writeExport(runFile, about, runLines(store, run), options.target, {
      ...tools,
      outputs,
    });
    return { hash: about.hash, files };
  }
  const format = runExports.find(({ name }) => name === options.format);
  if (format === undefined) {
    if (suiteExports.some(({ name }) => name === options.format))
      return exportQuestions(() => readQuestions(store, run), options, { ...tools, outputs });
    throw unknownName("format", options.format, [...new Set([...runFormatNames, ...suiteFormatNames])]);
  }
  const about = await readAbout(run, options, { ...tools, isCounted: format.isCounted });
  const files = await writeExport(format, about, readRows(store, run), options.target, { ...tools, outputs });
  return { hash: about.hash, files };
};

async function* readRows(store: Store, run: Run): AsyncGenerator<RunRow> {
  const fields = ["question", "subject", "epoch", "response", "prompt"] as const;
  const reader = getReader(run);
  for await (const call of store.select(run, { fields, where: [["status", "<>", null]] })) {
    const { question, epoch, response, prompt } = call;
    if (response === undefined) continue;
    const model = run.subjects[call.subject]?.id ?? "";
    yield { question, model, epoch, prompt, response, verdict: reader.judge(question, response) };
  }
}

const readAbout = async (
  run: Run,
  options: RunExportOptions,
  { isCounted, ...tools }: ReportTools & Pick<RunExport, "isCounted">,
): Promise<RunAbout> => {
  const { store } = tools;
  const told = isCounted ? (await report({ run: run.id }, tools)).models : [];
  const outcomes = await countOutcomes(isCounted ? answeredCalls(store, run) : [], run);
  const { command } = aboutRun(run);
  const { suite } = run.plan;
  const hash = "hash" in suite ? suite.hash : (await hashQuestions(readQuestions(store, run))).hash;
  const planned = Math.max(0, ...(await tallyCalls(store, run)).map((tally) => tally.planned));
  return {
    ...aboutSet(options, hash),
    run: run.id,
    created: run.created,
    touched: run.touched,
    command,
    reader: getReader(run).name,
    questions: Math.ceil(planned / run.plan.epochs),
    epochs: run.plan.epochs,
    models: run.subjects.map((subject, place) => ({
      ...subject,
      accuracy: told[place]?.accuracy ?? proportion(0, 0),
      responseAccuracy: told[place]?.responseAccuracy ?? proportion(0, 0),
      responseRate: told[place]?.responseRate ?? proportion(0, 0),
      measures: buildMeasures(told[place]?.circles),
      outcomes: outcomes[place]!,
    })),
  };
};

const countOutcomes = async (calls: ReturnType<typeof answeredCalls> | readonly [], run: Run) => {
  const reader = getReader(run);
  const counts = run.subjects.map(createOutcomes);
  for await (const { question, subject, response } of calls)
    counts[subject]![reader.judge(question, response).outcome]++;
  return counts;
};

const buildMeasures = (circles: ModelReport["circles"]): Readonly<Record<string, Estimate>> => {
  if (circles === undefined) return {};
  const { circular, partialCircular, rotationAccuracy } = circles;
  return { circular, partial_circular: partialCircular, rotation_accuracy: rotationAccuracy };
};
