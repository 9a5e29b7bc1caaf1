/**
 * What the terminal door gives out: a document as lines, Markdown or a page, a value as JSON.
 */
import { join } from "node:path";
import { OrganonError } from "#logic";
import {
  choiceDocument,
  chartsOf,
  choiceJson,
  gateJson,
  renderCsv,
  renderHtml,
  renderMarkdown,
  renderSvg,
  renderTerminal,
  reportJson,
  runDocument,
  withGate,
  type Document,
  type Gate,
} from "#report";
import type { Report } from "#verbs";
import type { CommonFlags, Context } from "./command.ts";
import { makeFolder, saveFile, type Terminal } from "./terminal.ts";

/** JSON as every verb prints it. */
export const jsonText = (value: unknown): string => JSON.stringify(value, null, 1);

/** Prints one result: its JSON with --json, its document as lines otherwise. */
export const print = async (
  { terminal, common }: Pick<Context, "terminal" | "common">,
  json: unknown,
  document: Document,
): Promise<void> => terminal.out(common.json ? jsonText(json) : renderTerminal(document, terminal));

/** A report as a document. */
export const documentOf = (told: Report): Document =>
  told.kind === "choice" ? choiceDocument(told.report) : runDocument(told.report);

/** Prints a report, its gate's outcome in the JSON where there is a gate. */
export const printReport = (told: Report, context: Context, gate?: Gate): Promise<void> => {
  const json: object = told.kind === "choice" ? choiceJson(told.report) : reportJson(told.report);
  return print(
    context,
    { ...json, ...(gate === undefined ? {} : { gate: gateJson(gate) }) },
    documentOf(told),
  );
};

/** What a file flag calls standard output. */
const standardOutput = "-";

/** Whether a file that is asked for is standard output, where nothing else is then printed. */
export const goesToOutput = (files: object): boolean => Object.values(files).includes(standardOutput);

/** Refuses two results on standard output: files called “-”, and the document of --json. */
export const requireOneOutput = (files: object, { json }: Pick<CommonFlags, "json">): void => {
  const results = Object.values(files).filter((path) => path === standardOutput).length + (json ? 1 : 0);
  if (results > 1)
    throw new OrganonError("misuse", "two results cannot both go to standard output", {
      hint: "“-” is standard output, as is the document of --json: name a file for the others",
    });
};

/** Writes a file and says so; “-” is standard output. */
export const saveText = async (
  path: string,
  content: string,
  { out, notice }: Pick<Terminal, "out" | "notice">,
): Promise<void> => {
  if (path === standardOutput) return out(content.replace(/\n$/, ""));
  saveFile(path, content);
  notice(`wrote ${path}`);
};

/** Writes the files asked for, the gate in front of the Markdown, and says so. */
export const saveReport = async (
  told: Report,
  files: {
    readonly html?: string | undefined;
    readonly markdown?: string | undefined;
    /** A folder for the figures. */
    readonly figures?: string | undefined;
  },
  terminal: Pick<Terminal, "out" | "notice">,
  gate?: Gate,
): Promise<void> => {
  const document = documentOf(told);
  const written = [
    [files.html, () => renderHtml(document)],
    [files.markdown, () => renderMarkdown(gate === undefined ? document : withGate(document, gate))],
  ] as const;
  for (const [path, render] of written) {
    if (path !== undefined) await saveText(path, render(), terminal);
  }
  if (files.figures !== undefined) saveFigures(document, files.figures, terminal);
};

/** Writes each figure as `NAME.svg` and `NAME.csv`. */
const saveFigures = (document: Document, folder: string, { notice }: Pick<Terminal, "notice">): void => {
  const charts = chartsOf(document);
  makeFolder(folder);
  for (const chart of charts) {
    saveFile(join(folder, `${chart.id}.svg`), renderSvg(chart));
    saveFile(join(folder, `${chart.id}.csv`), renderCsv(chart.table));
  }
  notice(`wrote ${charts.length} figures to ${folder}: ${charts.map(({ id }) => id).join(", ")}`);
};
