/**
 * `organon import FORMAT FILE`: other people's questions, from the user's own copy, as lines that can be audited and asked.
 */
import { unknownName } from "#logic/error";
import { importResults, misreadingsDocument, resultFormats } from "#verbs/import-results";
import { lineOf } from "#items/formats/lines";
import { readQuestions } from "#verbs/files/entries";
import { datasetNames, importQuestions } from "#verbs/import";
import type { LogFile } from "#runs/foreign/foreign";
import { datasetText } from "#verbs/importing/dataset-text";
import { defineVerb, type Context, type Result } from "../command.ts";
import { advancedFlag, flag, inputFile, maxUnpacked, on, outputFile, text } from "../flags.ts";
import { openItems } from "../terminal.ts";
import { fieldsFrom, layoutFlags } from "../layout-flags.ts";

export const importDataset = defineVerb({
  name: "import",
  folderConfig: false,
  endsAtOnce: true,
  summary: "Convert a third-party dataset into question lines, or another harness's log into a run.",
  example: "organon import logicasker test.csv -o items.jsonl",
  arguments: [
    {
      name: "<format>",
      about: `dataset layout: ${datasetNames.join(", ")}; or a harness's log, imported as a run: ${resultFormats.join(", ")}`,
    },
    { name: "<file>", about: "dataset file or log" },
  ],
  flags: {
    output: flag("-o, --output <file>", "output file; - is stdout (default -)", outputFile),
    ...layoutFlags,
    strict: advancedFlag("--strict", "stop at the first invalid row", on),
    suite: flag("--suite <file>", "for logs: file with the questions that the log names by id", inputFile),
    maxUnpacked,
    model: flag("-m, --model <name>", "for logs: model name, if the log has none", text),
  },
  run: async (
    { output = "-", map, suite, model, maxUnpacked: most, ...options },
    context,
    [format = "", file = ""],
  ) => {
    const { terminal, signal } = context;
    if (resultFormats.includes(format))
      return importLog(
        { format, name: file, suite, model, map: fieldsFrom(map), labels: options.labels, maxUnpacked: most },
        context,
      );
    if (!datasetNames.includes(format))
      throw unknownName("format", format, [...datasetNames, ...resultFormats]);
    const { questions, faults, dropped, source, licence } = importQuestions(
      await datasetText(file, { maxUnpacked: most, signal }),
      { ...options, map: map && fieldsFrom(map), format, name: file },
    );
    const keys = Map.groupBy(questions, ({ key }) => key.join(","));
    const summary = {
      source: format,
      from: source,
      licence,
      items: questions.length,
      keys: Object.fromEntries([...keys].map(([key, { length }]) => [key, length])),
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
        ...summary.faults.map((one) => `  ${one.count} × ${one.fault}: line ${someOf(one.lines)}`),
        ...summary.dropped.map((one) => `  ${one.count} left out: ${one.fault}: line ${someOf(one.lines)}`),
        `  ${source}; licence: ${licence}`,
      ].join("\n"),
    );
    return 0;
  },
});

/** Another harness's log becomes a run; where its harness and our reader differ, both are shown. */
const importLog = async (
  {
    format,
    name,
    suite,
    maxUnpacked,
    ...given
  }: Pick<LogFile, "name" | "model" | "labels" | "map"> & {
    readonly format: string;
    readonly suite?: string;
    readonly maxUnpacked?: number;
  },
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
    notice: `run ${run.id}; organon report ${run.id} shows it, organon weaknesses ${run.id} diagnoses it`,
  };
};

const counted = <Fault extends { readonly lines: readonly number[] }>(
  fault: Fault,
): Fault & { count: number } => ({ ...fault, count: fault.lines.length });

const someOf = (lines: readonly number[]): string =>
  lines.length <= 8 ? lines.join(", ") : `${lines.slice(0, 8).join(", ")}, …`;
