/**
 * `organon run`: asks models the questions of a suite, stores every response, scores, and prints the report.
 * The same command again asks only what is missing; `--dry-run` says what it would ask and cost, and asks nothing.
 */
import { misuse } from "#logic/error";
import { longestChain } from "#items/generation";
import type { Suite } from "#items/suite";
import { fileSuite } from "#workspace/files/entries";
import { lengthsOfDifficulty } from "#experiments/results/frontier";
import { planRun } from "#experiments/asking/plan-run";
import type { LoadedConfig } from "#workspace/settings/loaded-config";
import { withOwn } from "#workspace/settings/own";
import { epochsFlag, freshFlag, modelFlags, pacingFlags, promptFlags, promptFrom } from "../asking-flags.ts";
import { defineVerb, type Context } from "../command.ts";
import { dialFlags, dialsFrom, taskFlag } from "../dial-flags.ts";
import {
  advancedFlag,
  flag,
  type FlagValues,
  inputFile,
  type Kind,
  pick,
  refuseGiven,
  whole,
} from "../flags.ts";
import { requireOneOutput } from "../printing.ts";
import { gateFlags } from "../report-output.ts";
import { shotFlags } from "../example-flags.ts";
import { askAndTell } from "../outcome.ts";
import { generatedFlags, generatedFrom, lengthsFlags, lengthsFrom, refuseWithFile } from "../suite-flags.ts";

/** "0.5..0.8". */
const shareRange: Kind<readonly [low: number, high: number]> = {
  read: (said, name) => {
    const [, low, high] = /^\s*(0?\.\d+)\s*\.\.\s*(0?\.\d+|1)\s*$/.exec(said) ?? [];
    if (low !== undefined && Number(low) < Number(high)) return [Number(low), Number(high)];
    throw misuse(`${name} ${said} is not a range of shares`, `as in ${name} 0.5..0.8`);
  },
  print: ([low, high]) => `${low}..${high}`,
};

const flags = {
  ...modelFlags,
  ...freshFlag,
  file: flag("--suite <file>", "question file (JSON lines), instead of the options of generate", inputFile),
  ...generatedFlags,
  ...taskFlag,
  ...dialFlags,
  difficulty: advancedFlag(
    "--difficulty <range>",
    "with --task: choose lengths with this expected accuracy, for example 0.5..0.8, from a stored frontier",
    shareRange,
  ),
  ...pacingFlags,
  retryTruncated: advancedFlag(
    "--retry-truncated <tokens>",
    "ask truncated answers again with this token limit, reported separately",
    whole(),
  ),
  ...epochsFlag,
  ...promptFlags,
  ...shotFlags,
  lengths: flag(
    "--lengths <list>",
    `ask the same skills at several lengths, 1 to ${longestChain}, for example 1-7 or 1,3,5,7`,
    lengthsFlags.lengths.kind,
  ),
  perLength: { ...lengthsFlags.perLength, about: `with --lengths: ${lengthsFlags.perLength.about}` },
  mix: { ...lengthsFlags.mix, about: `with --lengths: ${lengthsFlags.mix.about}` },
  ...gateFlags(),
};

export const run = defineVerb({
  name: "run",
  resumes: true,
  summary: "Ask language models, store every response, and score them. The same command resumes.",
  example: "organon run -m ollama:llama3.2 -m reasoner:oracle --per-leaf 2",
  flags,
  run: async (values, context) => {
    requireOneOutput(pick(values, "html", "markdown"), context.common);
    const suite = await suiteOfDifficulty(await suiteFrom(values, context.config), values, context);
    const options = {
      suite,
      ...promptFrom(values, context.config),
      ...pick(values, "epochs", "shots", "shotsAs"),
      reader: values.conditions,
    };
    return askAndTell((models) => planRun({ ...options, models }), values, context);
  },
});

export const suiteFrom = async (values: FlagValues<typeof flags>, config: LoadedConfig): Promise<Suite> => {
  const { file } = values;
  if (file !== undefined) {
    const { lengths, perLength, mix } = flags;
    const made = { ...generatedFlags, ...taskFlag, ...dialFlags, lengths, perLength, mix };
    refuseWithFile(made, values, "organon generate");
    return fileSuite(file, { own: config });
  }
  if (values.lengths !== undefined) {
    const ofLeaves = pick(flags, "perLeaf", "limit", "shard", "length", "shortest", "distinct");
    refuseGiven(
      { ...ofLeaves, ...taskFlag, ...dialFlags },
      values,
      "can't be combined with --lengths, which asks equally many questions of each length",
      "use --per-length for the number of questions",
    );
    return withOwn(lengthsFrom(values), config);
  }
  refuseGiven(pick(flags, "perLength", "mix"), values, "needs --lengths", "as in --lengths 1-7");
  const dials = dialsFrom(values);
  return dials ?? withOwn(generatedFrom(values), config);
};

/** The suite at the lengths that fit the model, where a difficulty is asked for. */
const suiteOfDifficulty = async (
  suite: Suite,
  { difficulty, length, models = [] }: FlagValues<typeof flags>,
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
