/**
 * What an export of a run is: answers as the rows of files that other programs read. The verdicts are those of the reader that
 * reports go by; replies that were refused or cut off are not correct, and calls that failed are no replies: each format says so in its own way.
 */
import { hash } from "node:crypto";
import type { Export, SetDescription } from "#items/exports/export";
import type { Question } from "#items/question";
import type { LanguageModel, Prompt, Response } from "#models/language-model";
import type { Estimate } from "#scoring/estimate";
import type { Verdict } from "#scoring/verdict";

export type RunRow = {
  readonly question: Question;
  /** The model as the user named it. */
  readonly model: string;
  /** From 0. */
  readonly epoch: number;
  readonly prompt: Prompt | undefined;
  readonly response: Response;
  readonly verdict: Verdict;
};

export type RunSubject = Pick<LanguageModel, "id" | "provider" | "model" | "organisation" | "parameters"> & {
  readonly accuracy: Estimate;
  readonly responseAccuracy: Estimate;
  readonly responseRate: Estimate;
  /** Further measures by their names, such as circular. */
  readonly measures: Readonly<Record<string, Estimate>>;
  readonly outcomes: Readonly<Record<Verdict["outcome"], number>>;
};

/** Facts about a run before its first row. */
export type RunAbout = SetDescription & {
  readonly run: string;
  /** ISO times: when it was begun, and when it was last continued. */
  readonly created: string;
  readonly touched: string;
  /** The command that made the run; absent if the library did. */
  readonly command?: string;
  readonly reader: string;
  readonly questions: number;
  readonly epochs: number;
  readonly models: readonly RunSubject[];
};

/** An export of a run. `isCounted`: its files say what the models came to, so all answers are read before the first is written. */
export type RunExport = Export<RunRow, RunAbout> & { readonly isCounted?: true };

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, "-")
    .replaceAll(/^-+|-+$/g, "") || "unnamed";

/** A UUID that is always the same for the same name: version 8, digits of our own. */
export const computeUuid = (name: string, version: "4" | "8" = "8"): string => {
  const digits = hash("sha256", name);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `${version}${digits.slice(13, 16)}`,
    `a${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join("-");
};

/** The name by which others know a model: "vendor/model". */
export const modelName = ({ provider, model }: Pick<RunSubject, "provider" | "model">): string =>
  `${provider}/${model}`;

export const durationMs = ({ attempts }: Response): number =>
  attempts.reduce((sum, { durationMs: took }) => sum + took, 0);

export const spanText = ({ response, verdict }: RunRow): string =>
  verdict.span === undefined ? "" : response.text.slice(...verdict.span);
