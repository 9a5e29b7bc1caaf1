/**
 * `organon run`: asks models the questions of a suite, stores every response, scores, and prints the report.
 * The same command again asks only what is missing; `--dry-run` says what it would ask and cost, and asks nothing.
 */
import { misuse } from "#logic/error";
import { asksChoices, type Suite } from "#items/suite";
import { fileSuite } from "#workspace/files/entries";
import { lengthsOfDifficulty } from "#experiments/results/frontier";
import { requireCircles } from "#experiments/results/report";
import { choiceTemplates } from "#runs/prompt";
import { planRun } from "#experiments/asking/plan-run";
import type { LoadedConfig } from "#workspace/settings/loaded-config";
import { modelsNamed, pricesOf, promptFrom } from "../asking-flags.ts";
import { type Context, type Result } from "../command.ts";
import { madeFlags, suiteOfTask } from "../dial-flags.ts";
import { type Values, pick, refuseGiven } from "../flags.ts";
import { requireOneOutput } from "../printing.ts";
import { askAndTell } from "../outcome.ts";
import { askedFlags, lengthsFrom, refuseWithFile, wordFlags } from "../suite-flags.ts";
import { options } from "./options.ts";

export const run = async (values: Values<typeof options>, context: Context): Promise<Result | number> => {
  requireOneOutput(pick(values, "html", "markdown"), context.common);
  if (values.precision !== undefined) return planned({ ...values, precision: values.precision }, context);
  const suite = await suiteOfDifficulty(await suiteFrom(values, context.config), values, context);
  const { failUnder, orders = 4, conditions } = values;
  const isChoice = asksChoices(suite);
  if (!isChoice)
    refuseGiven(askedFlags, values, "needs four-option questions", "add --task four-option, or --suite FILE");
  else if (failUnder !== undefined) requireCircles(orders);
  if (values.shots === undefined)
    refuseGiven(pick(options, "shotsFrom"), values, "needs --shots 3", "add --shots 3");
  const asked = {
    suite,
    ...(await promptFrom(values, context.config, isChoice ? choiceTemplates : [])),
    ...pick(values, "epochs", "shots", "shotsAs"),
    reader: conditions,
  };
  return askAndTell((models) => planRun({ ...asked, models }), values, context);
};

/** The number of questions for a precision, and their cost. */
const planned = async (
  values: Values<typeof options> & { readonly precision: number },
  context: Context,
): Promise<Result> => {
  refuseGiven(
    pick(options, "file", "lengths", "perSkill", "limit", "shard"),
    values,
    "can't be combined with --precision, which computes the number of questions",
    "leave it out",
  );
  const { models = [] } = values;
  const suite = suiteOfTask(values, context.config);
  if (suite.kind !== "generated") throw misuse("--precision is for questions by rule", "leave out --task");
  const { plan, planDocument } = await import("#experiments/asking/plan-costs");
  const found = await plan(
    {
      ...pick(values, "accuracy"),
      precision: values.precision,
      suite,
      models: models.length === 0 ? [] : modelsNamed(models, context, { dryRun: true }),
    },
    { prices: pricesOf(context.config) },
  );
  return { json: found, document: planDocument(found) };
};

const suiteFrom = async (values: Values<typeof options>, config: LoadedConfig): Promise<Suite> => {
  const { file, limit, orders } = values;
  const rotations = orders === 1 ? orders : undefined;
  if (file !== undefined) {
    const {
      limit: _,
      shard: __,
      ...made
    } = { ...madeFlags, ...pick(options, "lengths", "perLength", "mix") };
    refuseWithFile(made, values);
    const suite = await fileSuite(file, { own: config, first: limit, rotations, shard: values.shard });
    return suite.format === "choice" ? { ...suite, ...pick(values, "shotsFrom") } : suite;
  }
  if (values.lengths !== undefined) {
    const others = Object.entries(madeFlags).filter(([name]) => !(name in wordFlags));
    refuseGiven(
      Object.fromEntries(others),
      values,
      "can't be combined with --lengths, which asks equally many questions of each length",
      "use --per-length for the number of questions",
    );
    return lengthsFrom(values, config);
  }
  refuseGiven(pick(options, "perLength", "mix"), values, "needs --lengths", "as in --lengths 1-7");
  const suite = suiteOfTask(values, config);
  return suite.kind === "choice" ? { ...suite, rotations, ...pick(values, "shotsFrom") } : suite;
};

/** The suite at the lengths that fit the model, where a difficulty is asked for. */
const suiteOfDifficulty = async (
  suite: Suite,
  { difficulty, length, models = [] }: Values<typeof options>,
  context: Context,
): Promise<Suite> => {
  if (difficulty === undefined) return suite;
  const [model, ...others] = models;
  if (suite.kind !== "dials" || length !== undefined || model === undefined || others.length > 0)
    throw misuse(
      "--difficulty chooses the lengths of a task for one model",
      "as in organon run -m MODEL --task three-way --difficulty 0.5..0.8",
    );
  const [task = "", ...more] = suite.tasks;
  const values = Object.entries(suite.dials);
  if (more.length > 0 || values.some(([, some]) => some.length > 1))
    throw misuse("--difficulty goes with one task and one value of each other difficulty parameter");
  const dials = Object.fromEntries(values.map(([name, [value]]) => [name, value]));
  // Made where there is none: what is missing is a frontier.
  const store = await context.open("write");
  const lengths = await lengthsOfDifficulty({ model, task, dials, range: difficulty, suite }, store);
  context.terminal.notice(`lengths ${lengths.join(", ")}`);
  return { ...suite, dials: { ...suite.dials, length: lengths } };
};
