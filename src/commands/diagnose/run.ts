/**
 * `organon diagnose -m MODEL`: says what it may cost, asks up to 600 questions that are most informative about the rules behind wrong
 * answers, stops by itself, and prints one screen. The same command continues where it stopped.
 */
import type { SuiteVariant } from "#items/suite";
import { buildSearchPlan, splitBudget } from "#runs/recipes/rule-search";
import { askPlanned, requireComplete, type PlannedRun } from "#experiments/asking/asking";
import { diagnosis, diagnosisDocument, diagnosisJson } from "./diagnosis.ts";
import { estimateQuestionsCost } from "#experiments/asking/plan-costs";
import { planRun } from "#experiments/asking/plan-run";
import { generatedSuite } from "#experiments/suites";
import { asking, modelsNamed, readPrices, readPromptSettings, reportTools } from "../asking.ts";
import { type Context, type Result } from "../command.ts";
import { commandLine } from "#reports/command-line";
import { range } from "../preview.ts";
import { buildDiagnosis, searchWords } from "../suite-from.ts";
import type { Values } from "../flags.ts";
import type { options } from "./options.ts";
import { askSteps } from "./steps.ts";

export const run = async (
  values: Values<typeof options>,
  context: Context,
  [reference]: readonly string[],
): Promise<Result | number> => {
  if (values.steps === true) return askSteps(reference ?? "latest", values, context);
  const models = modelsNamed(values.models, context, values);
  const suite = buildDiagnosis(values, context.config);
  const prompt = await readPromptSettings(values, context.config);
  const planned = await planRun({ suite, models, ...prompt, what: "diagnosing" });
  const price = await priceText(planned, suite, context);
  if (values.dryRun === true) return { json: { budget: suite.budget, ...price }, lines: [price.words] };
  context.terminal.notice(price.words);
  const store = await context.open("write");
  const begin = performance.now();
  const outcome = await asking(store, values, context, (tools) => askPlanned(planned, tools));
  if (outcome.interrupted) throw context.signal.reason;
  const tools = reportTools(store, context);
  const told = await diagnosis({ run: outcome.run.id }, tools);
  requireComplete(outcome, context.signal);
  return {
    json: diagnosisJson(told),
    document: diagnosisDocument(told, { seconds: (performance.now() - begin) / 1000 }),
    isAlwaysPrinted: true,
    notice: `${commandLine(["report", outcome.run.id])} --html report.html shows the full report`,
  };
};

/** Estimates the cost of the calls, from short answers to long ones. */
const priceText = async (
  { models, plan }: PlannedRun,
  suite: SuiteVariant<"diagnosis">,
  { config }: Context,
) => {
  const split = splitBudget(buildSearchPlan(suite));
  const prices = readPrices(config);
  const cost = await estimateQuestionsCost(
    generatedSuite({ length: 2 }),
    suite.budget,
    models,
    prices,
    plan.prompt,
  );
  const most = `at most ${suite.budget} calls`;
  const lines = cost.models.map(({ model, usd }) => `  ${model}: ${most}, ${range(usd)}`);
  return {
    words: ["Before the first call:", ...lines, `  ${searchWords(split)}`].join("\n"),
    split,
    models: cost.models,
  };
};
