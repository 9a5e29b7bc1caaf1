/**
 * `organon run`: asks models the questions of a suite, stores every response, scores, and prints the report.
 * The same command again asks only what is missing; `--dry-run` says what it would ask and cost, and asks nothing.
 */
import { asksChoices, type Suite } from "#items/suite";
import { fileSuite } from "#workspace/files/entries";
import { requireCircles } from "#experiments/results/report";
import { choiceTemplates } from "#items/names";
import { planRun } from "#experiments/asking/plan-run";
import type { LoadedConfig } from "#workspace/settings/loaded-config";
import { chooseAmong, type Chosen } from "../alternatives.ts";
import { readPromptSettings } from "../asking.ts";
import { type Context, type Result } from "../command.ts";
import { type Values, pick, refuseFlags } from "../flags.ts";
import { requireOneOutput } from "../printing.ts";
import { askAndTell } from "../outcome.ts";
import { askedFlags } from "../suite-flags.ts";
import { buildChoice, buildTasks, buildGenerated, buildLengths } from "../suite-from.ts";
import { type options, questionWays } from "./options.ts";

type Questions = Chosen<typeof questionWays>;

export const run = async (values: Values<typeof options>, context: Context): Promise<Result | number> => {
  requireOneOutput(pick(values, "html", "markdown"), context.common);
  const questions = chooseAmong(questionWays, values);
  const suite = await readSuite(questions, context.config);
  const { failUnder, orders = 4, conditions } = values;
  const isChoice = asksChoices(suite);
  if (!isChoice)
    refuseFlags(askedFlags, values, "needs four-option questions", "add --task four-option, or --suite FILE");
  else if (failUnder !== undefined) requireCircles(orders);
  const asked = {
    suite,
    ...(await readPromptSettings(values, context.config, isChoice ? choiceTemplates : [])),
    ...pick(values, "epochs", "shots", "shotsAs"),
    reader: conditions,
  };
  return askAndTell((models) => planRun({ ...asked, models }), values, context);
};

const readSuite = async (questions: Questions, config: LoadedConfig): Promise<Suite> => {
  if (questions.way === "lengths") return buildLengths(questions, config);
  if (questions.way === "parameters") return buildTasks(questions);
  if (questions.way === "rules") return buildGenerated(questions, config);
  const rotations = questions.orders === 1 ? questions.orders : undefined;
  if (questions.way === "fourOptions")
    return { ...buildChoice(questions, config), rotations, ...pick(questions, "shotsFrom") };
  const { file = "-", limit, shard } = questions;
  const suite = await fileSuite(file, { own: config, first: limit, rotations, shard });
  return suite.format === "choice" ? { ...suite, ...pick(questions, "shotsFrom") } : suite;
};
