/**
 * Runs a study: plans its parts, asks what is missing of them, and writes what their answers give as page, Markdown and JSON into
 * the study's folder. The same command continues it.
 */
import { join } from "node:path";
import type { LanguageModel } from "#models/language-model";
import { plainTable, present, runText, section, text } from "#reports/blocks";
import type { Document } from "#reports/document";
import { renderHtml } from "#reports/render/html";
import { renderMarkdown } from "#reports/render/markdown";
import type { Report } from "#reports/summary";
import type { Run } from "#runs/store";
import { createPhases, type AskingTools, type PlannedRun } from "#experiments/asking/asking";
import { planRun } from "#experiments/asking/plan-run";
import type { ReportTools } from "#experiments/results/results";
import { report as readReport } from "#experiments/results/report";
import { withStudyCosts } from "#experiments/results/costs";
import { makeFolder } from "#workspace/files/file-error";
import { asking, modelsNamed } from "../asking.ts";
import { modelFlags, pacingFlags } from "../asking-flags.ts";
import { defineCommand, getFolder, type Command, type Context, type Result } from "../command.ts";
import { decimal, on, outputFile } from "../values.ts";
import { flag, type Shape, type Values } from "../flags.ts";
import { text as anyText } from "#workspace/settings/values";
import { partsResult } from "../preview.ts";
import { jsonText } from "../printing.ts";
import { readPartMetrics, responsesSection, slipsSection, withPublished } from "./sections.ts";
import type { Study, StudyContext, StudyParts, StudyReports, StudyTable, StudyTools } from "./study.ts";

const studyFlags = {
  ...modelFlags,
  ...pacingFlags,
  output: flag("-o, --output <folder>", "output folder (default organon-runs/NAME)", outputFile),
};

/** A study as the command `organon study NAME`. */
export const toCommand = <Settings extends object>(study: Study<Settings>, path = study.name): Command =>
  defineCommand({
    name: `study ${study.name}`,
    summary: study.about,
    example: study.example ?? `organon study ${path} -m reasoner:coin`,
    resumes: true,
    options: { ...studyFlags, ...toFlags(study.options) },
    load: async () => ({ run: (values, context) => runStudy(study, values, context) }),
  });

const toFlags = (options: Study["options"] = {}): Shape =>
  Object.fromEntries(
    Object.entries(options).map(([name, option]) => {
      if (!("usual" in option)) return [name, option];
      const { about, usual } = option;
      const words = `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      if (usual === false) return [name, flag(words, about, on)];
      const help = `${about} (${usual})`;
      return [
        name,
        typeof usual === "number"
          ? flag(`${words} <n>`, help, decimal)
          : flag(`${words} <text>`, help, anyText),
      ];
    }),
  );

const runStudy = async <Settings extends object>(
  study: Study<Settings>,
  values: Values<typeof studyFlags>,
  context: Context,
): Promise<Result> => {
  const openModels: StudyContext["openModels"] = (names = values.models) =>
    modelsNamed(names, context, values);
  const options = await readOptions(study, values, { ...context, openModels });
  // Refuses what cannot be asked before anything is opened.
  const planned = await planParts(await study.parts(options), openModels);
  if (values.dryRun === true) return previewStudy(study, options, planned, values, context, openModels);
  const folder = values.output ?? join(getFolder(context.common.store), study.name);
  const paths = ["html", "md", "json"].map((ending) => join(folder, `study.${ending}`));
  for (const path of paths) context.outputs.check(path);
  const store = await context.open("write");
  const found = await asking(store, values, context, (tools) =>
    askStudy(study, options, planned, { ...tools, folder, context }),
  );
  if ("lines" in found) return found;
  makeFolder(folder);
  const texts = [renderHtml(found.document), renderMarkdown(found.document), `${jsonText(found.json)}\n`];
  for (const [i, path] of paths.entries()) context.outputs.save(path, texts[i]!);
  return { isFull: true, ...found, notice: paths.map((path) => `wrote ${path}`).join("\n") };
};

const readOptions = async <Settings extends object>(
  study: Study<Settings>,
  values: object,
  context: StudyContext,
): Promise<Settings> => {
  if (study.read !== undefined) return study.read(values, context);
  const settings: Settings = Object.create(Object.prototype);
  for (const [name, option] of Object.entries(study.options ?? {}))
    Reflect.set(settings, name, Reflect.get(values, name) ?? ("usual" in option ? option.usual : undefined));
  return settings;
};

/** A part that is planned; one that the study planned itself has no report. */
type PlannedPart = PlannedRun & { readonly hasReport?: boolean };

const planParts = async (parts: StudyParts = {}, models: () => readonly LanguageModel[]) => {
  const planned: PlannedPart[] = [];
  for (const [what, part] of Object.entries(parts))
    planned.push(
      "plan" in part
        ? part
        : { ...(await planRun({ models: part.models ?? models(), ...part, what })), hasReport: true },
    );
  return planned;
};

const previewStudy = async <Settings extends object>(
  { name, later, expected }: Study<Settings>,
  options: Settings,
  planned: readonly PlannedPart[],
  values: Values<typeof studyFlags>,
  context: Context,
  models: () => readonly LanguageModel[],
): Promise<Result> => {
  const more = await planParts(await expected?.(options), models);
  const parts = [...planned, ...more.map((part) => ({ ...part, about: true }))];
  const heading = `nothing is asked yet${later === undefined ? "" : "; parts that depend on answers are estimates"}`;
  return partsResult(async () => parts, { study: name }, values, context, heading);
};

const askStudy = async <Settings extends object>(
  study: Study<Settings>,
  options: Settings,
  planned: readonly PlannedPart[],
  given: AskingTools & ReportTools & Pick<StudyTools, "folder" | "context">,
) => {
  const runs = new Map<string, Run>();
  const tools: StudyTools = { asked: [], ...given, runs };
  const ask = createPhases(tools);
  const askNext = async (part: PlannedRun) => void runs.set(part.what, await ask(part));
  for (const part of planned) await askNext(part);
  if (study.later !== undefined) for await (const part of study.later(options, tools)) await askNext(part);
  // Nothing is missing of it any more: the last run that was begun or continued, `latest`, is the study.
  for (const part of planned.slice(0, 1)) await askNext(part);
  const reports = await readReports(planned, tools);
  const found = await study.tables(reports, options, tools);
  const json = { study: study.name, runs: Object.fromEntries([...runs].map(([part, { id }]) => [part, id])) };
  if ("lines" in found) return { ...found, json: { ...json, ...found.json } };
  const page =
    "document" in found
      ? found
      : { document: tablesDocument(study.about, reports, found), json: { options, tables: found } };
  const responses = await readPartMetrics(tools);
  const own = [...page.document.sections, responsesSection(responses)];
  const sections = [...withPublished(present(own), study.published), slipsSection(study.slips)];
  return {
    ...page,
    document: { ...page.document, sections: present(sections) },
    json: { ...json, responses, ...page.json },
  };
};

const readReports = async (planned: readonly PlannedPart[], tools: StudyTools): Promise<StudyReports> => {
  const reports: Record<string, Report> = {};
  for (const [i, { what, hasReport }] of planned.entries()) {
    if (hasReport !== true) continue;
    const report = await readReport({ run: tools.runs.get(what)!.id }, tools);
    reports[what] = i === 0 ? await withStudyCosts(report, tools) : report;
  }
  return reports;
};

const tablesDocument = (title: string, reports: StudyReports, tables: readonly StudyTable[]): Document => ({
  title,
  facts: Object.entries(reports).map(([part, report]) => [`${part}: `, ...runText(report)]),
  sections: tables.map(({ title: heading, note, columns, rows }, i) =>
    section(
      `table-${i + 1}`,
      heading,
      rows.length === 0 ? text("There are no rows.") : plainTable({ columns, rows }),
      { note },
    ),
  ),
});
