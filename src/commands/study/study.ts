/**
 * A study as a command: its flags, the runs that it asks, and what their answers come to. What was told is printed, and written
 * into the study's folder as page, Markdown and JSON. The same command continues it.
 */
import { join } from "node:path";
import type { Document } from "#report/document";
import { renderHtml } from "#report/render/html";
import { renderMarkdown } from "#report/render/markdown";
import type { Store } from "#runs/store";
import type { AskingTools, StudyPart } from "#experiments/asking/asking";
import type { ReportTools } from "#experiments/results/results";
import { modelFlags, pacingFlags } from "../asking-flags.ts";
import { asking } from "../asking.ts";
import {
  defineCommand,
  folderOf,
  type Argument,
  type Context,
  type Result,
  type Command,
} from "../command.ts";
import { flag, type Shape, type Values } from "../flags.ts";
import { outputFile } from "../values.ts";
import { partsResult } from "../preview.ts";
import { jsonText } from "../printing.ts";
import { fileSuite } from "#workspace/files/entries";
import { makeFolder } from "#workspace/files/file-error";

export type BegunStudy = {
  readonly parts: (store: Store | undefined) => Promise<readonly StudyPart[]>;
  /** Asks what is missing and tells all; lines where it wrote files and has no figures yet. `folder` is where its files go. */
  readonly tables: (
    tools: AskingTools & ReportTools,
    folder: string,
  ) => Promise<Result & { readonly json: object }>;
  readonly heading?: string;
  /** False while there are no figures to write pages of. */
  readonly hasPages?: boolean;
};

const studyFlags = {
  ...modelFlags,
  ...pacingFlags,
  output: flag("-o, --output <folder>", "output folder (default organon-runs/NAME)", outputFile),
};

/** A study of some options: what it asks, and what its answers come to as JSON (all of it) and as a document. */
export const runStudy = <Options, Told extends object>(
  options: Options,
  {
    plan,
    ask,
    json = (told) => told,
    document,
  }: {
    readonly plan: (options: Options) => readonly StudyPart[] | Promise<readonly StudyPart[]>;
    readonly ask: (options: Options, tools: AskingTools & ReportTools) => Promise<Told>;
    readonly json?: (told: Told) => object;
    readonly document: (told: Told) => Document;
  },
): BegunStudy => ({
  parts: async () => plan(options),
  tables: async (tools) => {
    const told = await ask(options, tools);
    return { json: json(told), document: document(told) };
  },
});

export const suitesIn = async (
  files: readonly string[],
  nameOf = (file: string): string => file,
  first?: number,
) => {
  const sets = [];
  for (const file of files) sets.push({ name: nameOf(file), suite: await fileSuite(file, { first }) });
  return sets;
};

export type StudyValues<Table extends Shape> = Values<typeof studyFlags & Table>;

/** A study as the command `organon study NAME`. `begin` refuses what it cannot do before anything is opened. */
export const studyVerb = <Table extends Shape>({
  name,
  flags,
  begin,
  ...about
}: {
  readonly name: string;
  readonly summary: string;
  readonly example: string;
  readonly arguments?: readonly Argument[];
  readonly flags: Table;
  readonly begin: (
    values: StudyValues<Table>,
    context: Context,
    args: readonly string[],
  ) => BegunStudy | Promise<BegunStudy>;
}): Command =>
  defineCommand({
    ...about,
    name: `study ${name}`,
    resumes: true,
    options: { ...studyFlags, ...flags },
    load: async () => ({
      run: async (values, context, args) => {
        const { parts, tables, heading, hasPages = true } = await begin(values, context, args);
        if (values.dryRun === true) return partsResult(parts, { study: name }, values, context, heading);
        const { output }: Values<typeof studyFlags> = values;
        const folder = output ?? join(folderOf(context.common.store), name);
        const pathOf = (ending: string): string => join(folder, `study.${ending}`);
        // Before anything is asked.
        for (const ending of hasPages ? ["html", "md", "json"] : []) context.outputs.check(pathOf(ending));
        const store = await context.open("write");
        const told = await asking(store, values, context, (tools) => tables(tools, folder));
        const json = { study: name, ...told.json };
        if ("lines" in told) return { ...told, json };
        makeFolder(folder);
        const files = [
          [pathOf("html"), renderHtml(told.document)],
          [pathOf("md"), renderMarkdown(told.document)],
          [pathOf("json"), `${jsonText(json)}\n`],
        ] as const;
        for (const [path, content] of files) context.outputs.save(path, content);
        return { isFull: true, ...told, json, notice: files.map(([path]) => `wrote ${path}`).join("\n") };
      },
    }),
  });
