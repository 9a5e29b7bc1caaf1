/**
 * A study of one's own, from a file: what it asks and how its answers are told, as data. It runs under the rules of a configuration:
 * the file is a program, and naming it on the command line is the permission to run it.
 */
import { existsSync } from "node:fs";
import { misuse } from "#logic/error";
import type { LanguageModel } from "#models/language-model";
import { present, runText, section, share, number, table, text } from "#report/blocks";
import type { Cell, Document, Section } from "#report/document";
import { responsesSection, type AccuracyRow } from "#report/sections/about";
import type { Report } from "#report/summary";
import type { Estimate } from "#scores/estimate";
import { z } from "zod";
import { createPhases, type AskingTools, type PlannedRun } from "#experiments/asking/asking";
import { runReport } from "#experiments/results/run-report";
import type { ReportTools } from "#experiments/results/results";
import { planRun, type RunOptions } from "#experiments/asking/plan-run";
import { bySchema } from "#workspace/files/by-schema";
import { importDefault } from "#workspace/settings/config";

/** An option with what it is where its flag is not given, which says whether it is a number, a text or a switch. */
type OwnOption = { readonly about: string; readonly usual: number | string | false };

type OwnPart = Pick<RunOptions, "suite"> & Partial<Pick<RunOptions, "form" | "system" | "epochs" | "shots">>;

/** A table of plain values: an estimate is shown with its interval and its n. */
type OwnTable = {
  readonly title: string;
  readonly note?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | Estimate)[])[];
};

type OwnOptions = Readonly<Record<string, number | string | boolean>>;

/** A study: its options, its parts by name, and its tables from the reports of the parts. */
export type OwnStudy = {
  /** Small letters, digits and hyphens: names the folder of its files. */
  readonly name: string;
  readonly about: string;
  /** Option in camelCase → flag: `perSkill` is given as --per-skill. */
  readonly options?: Readonly<Record<string, OwnOption>>;
  readonly parts: (options: OwnOptions) => Readonly<Record<string, OwnPart>>;
  readonly tables: (reports: Readonly<Record<string, Report>>, options: OwnOptions) => readonly OwnTable[];
};

/**
 * Says what a study is, for the editor; it is checked when it is read.
 *
 * @example
 * const study = defineStudy({
 *   name: "two-lengths",
 *   about: "one step against five",
 *   options: { perSkill: { about: "questions of each skill", usual: 1 } },
 *   parts: ({ perSkill }) => ({ short: { suite: generatedSuite({ perSkill: Number(perSkill), length: 1 }) } }),
 *   tables: ({ short }) => [{ title: "Short", columns: ["model", "accuracy"], rows: short!.models.map(({ name, accuracy }) => [name, accuracy]) }],
 * });
 * study.name; // → "two-lengths"
 */
export const defineStudy = (study: OwnStudy): OwnStudy => study;

const hint = "export default defineStudy({ name, about, parts, tables }), as docs/diagnose-models.md shows";

const isFunction = (value: unknown): boolean => typeof value === "function";
const schema: z.ZodType<OwnStudy> = z.looseObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, "it is not in small letters, digits and hyphens"),
  about: z.string(),
  options: z
    .record(
      z.string().regex(/^[a-z][a-zA-Z]*$/),
      z.object({ about: z.string(), usual: z.union([z.number(), z.string(), z.literal(false)]) }),
    )
    .optional(),
  parts: z.custom<OwnStudy["parts"]>(isFunction, "it is not a function"),
  tables: z.custom<OwnStudy["tables"]>(isFunction, "it is not a function"),
});

/** The study that a file exports as default. Throws misuse where there is none. */
export const loadStudy = async (file: string, shown: string): Promise<OwnStudy> => {
  if (!existsSync(file)) throw misuse(`${shown}: there is no such file`, hint);
  return bySchema(schema, await importDefault(file, shown, { hint }), (fault) =>
    misuse(`${shown}: its default export: ${fault}`, hint),
  );
};

export const planOwnStudy = async (
  { parts }: OwnStudy,
  options: OwnOptions,
  models: readonly LanguageModel[],
): Promise<readonly PlannedRun[]> => {
  const planned: PlannedRun[] = [];
  for (const [what, part] of Object.entries(parts(options)))
    planned.push(await planRun({ ...part, models, what }));
  return planned;
};

export const askOwnStudy = async (
  study: OwnStudy,
  options: OwnOptions,
  models: readonly LanguageModel[],
  tools: AskingTools & ReportTools,
): Promise<{ readonly json: object; readonly document: Document }> => {
  const ask = createPhases(tools);
  const reports: Record<string, Report> = {};
  for (const planned of await planOwnStudy(study, options, models)) {
    const run = await ask(planned);
    reports[planned.what] = await runReport(run, tools);
  }
  const tables = study.tables(reports, options);
  return {
    json: {
      options,
      runs: Object.fromEntries(Object.entries(reports).map(([name, { run }]) => [name, run])),
      tables,
    },
    document: {
      title: study.about,
      facts: Object.entries(reports).map(([part, report]) => [`${part}: `, ...runText(report)]),
      sections: present([...tables.map(sectionOf), responsesSection(rowsIn(reports))]),
    },
  };
};

const rowsIn = (reports: Readonly<Record<string, Report>>): readonly AccuracyRow[] =>
  Object.entries(reports).flatMap(([part, { models }]) =>
    models.map(({ name, ...metrics }) => ({ cells: [part, name], ...metrics })),
  );

const sectionOf = ({ title, note, columns, rows }: OwnTable, place: number): Section =>
  section(
    `table-${place + 1}`,
    title,
    rows.length === 0
      ? [text("There are no rows.")]
      : [
          table(
            columns,
            rows.map((row) => row.map(cellOf)),
          ),
        ],
    { note },
  );

const cellOf = (value: string | number | Estimate): Cell =>
  typeof value === "string" ? value : typeof value === "number" ? number(value) : share(value);
