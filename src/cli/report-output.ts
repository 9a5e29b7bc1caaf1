/**
 * A report as commands print and save it: terminal, JSON, Markdown, HTML, figures.
 */
import { join } from "node:path";
import type { Document } from "#report/document";
import { withGate } from "#report/documents/gate-document";
import { runDocument } from "#report/documents/run-document";
import type { Gate } from "#report/gate";
import { gateJson } from "#report/gate-machines";
import { reportJson } from "#report/json";
import { chartsOf, renderCsv, renderSvg } from "#report/render/figure-files";
import { renderHtml } from "#report/render/html";
import { renderMarkdown } from "#report/render/markdown";
import type { Report } from "#report/summary";
import type { Context } from "./command.ts";
import { print, saveText, type Writing } from "./printing.ts";
import { makeFolder } from "#verbs/files/file-error";

/** Prints a report, its gate's outcome in the JSON where there is a gate. */
export const printReport = (told: Report, context: Context, gate?: Gate): Promise<void> => {
  return print(context, { ...reportJson(told), gate: gate && gateJson(gate) }, runDocument(told));
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
  writing: Writing,
  gate?: Gate,
): Promise<void> => {
  const document = runDocument(told);
  const written = [
    [files.html, () => renderHtml(document)],
    [files.markdown, () => renderMarkdown(gate === undefined ? document : withGate(document, gate))],
  ] as const;
  for (const [path, render] of written) {
    if (path !== undefined) await saveText(path, render(), writing);
  }
  if (files.figures !== undefined) saveFigures(document, files.figures, writing);
};

/** Writes each figure as `NAME.svg` and `NAME.csv`. */
const saveFigures = (document: Document, folder: string, { terminal, outputs }: Writing): void => {
  const charts = chartsOf(document);
  makeFolder(folder);
  for (const chart of charts) {
    outputs.save(join(folder, `${chart.id}.svg`), renderSvg(chart));
    outputs.save(join(folder, `${chart.id}.csv`), renderCsv(chart.table));
  }
  terminal.notice(`wrote ${charts.length} figures to ${folder}: ${charts.map(({ id }) => id).join(", ")}`);
};
