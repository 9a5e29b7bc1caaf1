/**
 * A function of one's own asked and scored, in memory, without a store: the shortest way from a model to its report.
 */
import { questionsHash } from "#workspace/files/entries";
import type { Question } from "#items/question";
import { functionModel, type AnswerFunction } from "#models/function-model";
import type { LanguageModel } from "#models/language-model";
import type { Report } from "#reports/summary";
import type { Store } from "#runs/store";
import { askPlanned, requireComplete, type AskingTools } from "./asking/asking.ts";
import { openStore } from "./open-store.ts";
import { report } from "./results/report.ts";
import { planRun, type RunOptions } from "./asking/plan-run.ts";
import { generatedSuite } from "./suites.ts";

/** The questions and the manner of asking; by default a generated suite of profile balanced. */
type EvaluateOptions = Omit<RunOptions, "suite" | "models"> &
  Partial<Pick<RunOptions, "suite">> & {
    /** Questions at hand, instead of a suite's. */
    readonly questions?: Iterable<Question>;
    readonly name?: string;
  };

/**
 * Asks a function, or a model that is open already, and gives its report. Throws where calls failed.
 *
 * @example
 * const { models } = await evaluate(() => "yes", { suite: generatedSuite({ limit: 6, seed: 1 }) });
 * models[0]!.responseRate.value; // → 1
 */
export const evaluate = async (
  answer: AnswerFunction | LanguageModel,
  { questions, name = "own", ...options }: EvaluateOptions = {},
  tools: Omit<AskingTools, "store"> & { readonly store?: Store } = {},
): Promise<Report> => {
  const models = [typeof answer === "function" ? functionModel(name, answer) : answer];
  const given = questions === undefined ? undefined : [...questions];
  // Questions at hand are named as those of a file are.
  const { hash } = await questionsHash(given ?? []);
  const suite = options.suite ?? (given === undefined ? generatedSuite() : ({ kind: "file", hash } as const));
  const store = tools.store ?? openStore(":memory:");
  try {
    const planned = await planRun({ ...options, suite, models });
    const asked = given === undefined ? planned : { ...planned, questions: () => given };
    const outcome = await askPlanned(asked, { ...tools, store });
    requireComplete(outcome, tools.signal);
    return await report({ run: outcome.run.id, judge: true }, { ...tools, store });
  } finally {
    if (tools.store === undefined) await store.close();
  }
};
