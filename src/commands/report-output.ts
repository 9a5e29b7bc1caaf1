/**
 * A report as commands print and save it: terminal, JSON, Markdown, HTML, figures; and the gate of `run` and `report`: `--fail-under`, its files, and its exit code.
 */
import type { gateFlags, Values } from "./flags.ts";
import { join } from "node:path";
import type { Document } from "#reports/document";
import { type Gate, gateJson, gateLines, withGate } from "#reports/gate";
import { runDocument } from "#reports/documents/run-document";
import { reportJson } from "#reports/json";
import { listCharts, renderCsv, renderSvg } from "#reports/render/figure-files";
import type { Report } from "#reports/summary";
import type { Result, Context } from "./command.ts";
import { savePages, type Writing } from "./printing.ts";
import { makeFolder } from "#workspace/files/file-error";
import type { Store } from "#runs/store";
import { holdGate } from "#experiments/results/report";

/** A report as a result, its gate's outcome in the JSON where there is a gate. */
export const reportResult = (
  told: Report,
  { gate, full }: { readonly gate?: Gate | undefined; readonly full?: boolean | undefined } = {},
): Result & { readonly document: Document } => ({
  isFull: full,
  json: { ...reportJson(told), gate: gate && gateJson(gate) },
  document: runDocument(told),
});

/** Writes the files asked for, the gate in front of the Markdown, and says so. */
export const saveReport = async (
  told: Report,
  files: Pick<GateValues, "html" | "markdown"> & { readonly figures?: string | undefined },
  writing: Writing,
  gate?: Gate,
): Promise<void> => {
  const document = runDocument(told);
  await savePages(files, document, writing, gate && withGate(document, gate));
  if (files.figures !== undefined) saveFigures(document, files.figures, writing);
};

const saveFigures = (document: Document, folder: string, { terminal, outputs }: Writing): void => {
  const charts = listCharts(document);
  makeFolder(folder);
  for (const chart of charts) {
    outputs.save(join(folder, `${chart.id}.svg`), renderSvg(chart));
    outputs.save(join(folder, `${chart.id}.csv`), renderCsv(chart));
  }
  terminal.notice(`wrote ${charts.length} figures to ${folder}: ${charts.map(({ id }) => id).join(", ")}`);
};

export type GateValues = Values<ReturnType<typeof gateFlags>>;

/** Holds the report against the gate, where there is one, and writes the files asked for. */
export const gateOutcome = async (
  told: Report,
  { failUnder, html, markdown }: GateValues,
  store: Store,
  context: Context,
): Promise<Gate | undefined> => {
  const gate = failUnder === undefined ? undefined : await holdGate(told, failUnder, store);
  await saveReport(told, { html, markdown }, context, gate);
  return gate;
};

/** Prints the result of a gate: its lines on stderr; returns the exit code. */
export const closeGate = (gate: Gate | undefined, { terminal }: Context): number => {
  if (gate === undefined) return 0;
  // Also with --quiet: whoever sees exit 1 must see why.
  (gate.outcome === "passed" ? terminal.notice : terminal.say)(gateLines(gate));
  return gate.outcome === "passed" ? 0 : 1;
};
