/**
 * A study as data: its options, the runs that it asks, and the tables that their answers give. The built-in studies and those of
 * users' files have this one type, and `run-study.ts` runs them alike.
 */
import { existsSync } from "node:fs";
import { z } from "zod";
import { misuse } from "#logic/error";
import type { LanguageModel } from "#models/language-model";
import type { Document } from "#reports/document";
import type { PlainTable } from "#reports/blocks";
import type { Slip } from "#reports/logicasker/published";
import type { Report } from "#reports/summary";
import type { RunPlan } from "#runs/plan";
import type { Run } from "#runs/store";
import type { AskingTools, PlannedRun } from "#experiments/asking/asking";
import type { RunOptions } from "#experiments/asking/plan-run";
import type { ReportTools } from "#experiments/results/results";
import { bySchema } from "#workspace/files/by-schema";
import { fileSuite } from "#workspace/files/entries";
import { importDefault } from "#workspace/settings/config";
import type { Context } from "../command.ts";
import type { Shape } from "../flags.ts";

/** An option with its help and its default, which says whether it is a number, a text or a switch. */
type PlainOption = { readonly about: string; readonly usual: number | string | false };

type PlainOptions = Readonly<Record<string, PlainOption>>;

/** The values of plain options: of each its default where the flag is not given. */
type PlainValues<Fields extends PlainOptions = PlainOptions> = {
  readonly [Name in keyof Fields]: Fields[Name]["usual"] extends number
    ? number
    : Fields[Name]["usual"] extends string
      ? string
      : Fields[Name]["usual"] extends false
        ? boolean
        : number | string | boolean;
};

/** A part: a suite and the manner of asking, or a run that is planned already and has no report. */
export type StudyParts = Readonly<
  Record<string, (Omit<RunOptions, "models" | "what"> & Partial<Pick<RunOptions, "models">>) | PlannedRun>
>;

/** The reports of the parts by name; the costs of the first are those of the whole study. */
export type StudyReports = Readonly<Record<string, Report>>;

export type StudyTable = PlainTable & { readonly title: string; readonly note?: string };

/** Tables; or a whole page, or lines where there are no figures yet, with what their JSON has. */
export type StudyResult =
  | readonly StudyTable[]
  | { readonly document: Document; readonly json: object; readonly isFull?: boolean }
  | { readonly lines: readonly string[]; readonly json: object };

export type StudyTools = AskingTools &
  ReportTools & {
    readonly asked: RunPlan[];
    /** The runs of the parts by name, in the order in which they were asked. */
    readonly runs: ReadonlyMap<string, Run>;
    /** Where the study's files go. */
    readonly folder: string;
    readonly context: Pick<Context, "outputs" | "signal" | "terminal">;
  };

export type StudyContext = Context & {
  /** Opens models by name, those of -m where none is named. */
  readonly openModels: (names?: readonly string[]) => readonly LanguageModel[];
};

export type Study<Settings extends object = PlainValues> = {
  /** Small letters, digits and hyphens: names the folder of its files. */
  readonly name: string;
  readonly about: string;
  readonly example?: string;
  /** Option in camelCase → flag: `perSkill` is given as --per-skill. A built-in study has flags of the command line. */
  readonly options?: Readonly<Record<string, PlainOption | Shape[string]>>;
  /** Reads flags, and refuses what cannot be asked; plain options need no reading. */
  read?(values: object, context: StudyContext): Settings | Promise<Settings>;
  /** The parts that are asked first, in this order, of the models of -m unless a part names its own. */
  readonly parts: (options: Settings) => StudyParts | Promise<StudyParts>;
  /** The later parts, which depend on the answers. */
  readonly later?: (options: Settings, tools: StudyTools) => AsyncIterable<PlannedRun>;
  /** About what `later` will ask, for its price. */
  readonly expected?: (options: Settings) => StudyParts | Promise<StudyParts>;
  readonly tables: (
    reports: StudyReports,
    options: Settings,
    tools: StudyTools,
  ) => StudyResult | Promise<StudyResult>;
  /** Tables as the source prints them, by the id of the section below which they are shown. */
  readonly published?: Readonly<Record<string, PlainTable>>;
  /** Where the source's own numbers and words do not fit together. */
  readonly slips?: readonly Slip[];
};

/**
 * Says what a study is, for the editor; it is checked when it is read.
 *
 * @example
 * const study = defineStudy({
 *   name: "two-lengths",
 *   about: "one step against five",
 *   options: { perSkill: { about: "questions of each skill", usual: 2 } },
 *   parts: ({ perSkill }) => ({ short: { suite: generatedSuite({ perSkill, length: 1 }) } }),
 *   tables: ({ short }) => [{ title: "Short", columns: ["model", "accuracy"], rows: short!.models.map(({ name, accuracy }) => [name, accuracy]) }],
 * });
 * study.name; // → "two-lengths"
 */
export const defineStudy = <const Fields extends PlainOptions>(
  study: Study<PlainValues<Fields>> & { readonly options?: Fields },
): Study<PlainValues<Fields>> => study;

const hint = "export default defineStudy({ name, about, parts, tables }), as docs/diagnose-models.md shows";

const isFunction = (value: unknown): boolean => typeof value === "function";
const schema: z.ZodType<Study> = z.looseObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, "it is not in small letters, digits and hyphens"),
  about: z.string(),
  options: z
    .record(
      z.string().regex(/^[a-z][a-zA-Z]*$/),
      z.object({ about: z.string(), usual: z.union([z.number(), z.string(), z.literal(false)]) }),
    )
    .optional(),
  parts: z.custom<Study["parts"]>(isFunction, "it is not a function"),
  tables: z.custom<Study["tables"]>(isFunction, "it is not a function"),
});

/** The study that a file exports as default. Throws misuse where there is none. */
export const loadStudy = async (file: string, shown: string): Promise<Study> => {
  if (!existsSync(file)) throw misuse(`${shown}: there is no such file`, hint);
  return bySchema(schema, await importDefault(file, shown, { hint }), (fault) =>
    misuse(`${shown}: its default export: ${fault}`, hint),
  );
};

/** Question files by name, as suites. */
export const readSets = async (
  files: readonly string[],
  nameOf = (file: string): string => file,
  first?: number,
) =>
  Promise.all(files.map(async (file) => ({ name: nameOf(file), suite: await fileSuite(file, { first }) })));
