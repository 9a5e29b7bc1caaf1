/**
 * `organon run`: asks models the questions of a suite, stores every response, scores, and prints the report.
 * The same command again asks only what is missing; `--dry-run` says what it would ask and cost, and asks nothing.
 */
import { fileSuite, planRun, type Suite } from "#verbs";
import { modelFlags, modelsNamed, pacingFlags, promptFlags } from "../asking-flags.ts";
import { defineVerb, type Context } from "../command.ts";
import { flag, on, oneOf, picked, refuseGiven, text, whole, type FlagValues } from "../flags.ts";
import { gateFlags, requireGate } from "../gate.ts";
import { askAndTell } from "../outcome.ts";
import {
  adaptiveFlags,
  adaptiveFrom,
  generatedFlags,
  generatedFrom,
  refuseWithFile,
} from "../suite-flags.ts";

/** Demonstrations before each question. */
export const shotFlags = {
  shots: flag("--shots <n>", "demonstrations before each question, of rules drawn at random", whole(1, 1000)),
  shotsAs: flag(
    "--shots-as <form>",
    "text before the question, or chat: turns of question and answer (text)",
    oneOf("text", "chat"),
  ),
};

const flags = {
  ...modelFlags,
  file: flag("--suite <file>", "questions as JSON lines, instead of generate's flags", text),
  ...generatedFlags,
  ...pacingFlags,
  retryTruncated: flag(
    "--retry-truncated <tokens>",
    "ask again what was cut off, with so many tokens for an answer, and report it beside",
    whole(),
  ),
  epochs: flag("--epochs <n>", "how often each question is asked (1)", whole(1, 10_000)),
  ...promptFlags,
  ...shotFlags,
  adaptive: flag("--adaptive", "put the questions where they find the weakest skills, up to --budget", on),
  ...adaptiveFlags,
  ...gateFlags(),
};

export const run = defineVerb({
  name: "run",
  resumes: true,
  summary:
    "Ask language models, store every response, score them. The same command continues where it stopped.",
  example: "organon run -m ollama:llama3.2 -m reasoner:oracle --per-leaf 2",
  flags,
  run: async (values, context) => {
    requireGate(values, context);
    const suite = await suiteFrom(values);
    const models = modelsNamed(values.models, context, values);
    const options = {
      suite,
      models,
      ...picked(values, "system", "form", "nolr", "epochs", "shots", "shotsAs"),
      onRound: roundTeller(suite, context),
    };
    return askAndTell(await planRun(options), values, context);
  },
});

/** The suite that the flags say. */
export const suiteFrom = async (values: FlagValues<typeof flags>): Promise<Suite> => {
  const { file, adaptive = false } = values;
  if (file !== undefined) {
    refuseWithFile(generatedFlags, values, "organon generate");
    if (adaptive) refuseWithAdaptive({ file }, { file: flags.file });
    return fileSuite(file);
  }
  if (!adaptive) {
    refuseGiven(flags, values, Object.keys(adaptiveFlags), "belongs to --adaptive", "add --adaptive");
    return generatedFrom(values);
  }
  const unfit = ["perLeaf", "limit", "shard", "shots"];
  refuseGiven(flags, values, unfit, ...unfitWithAdaptive);
  if ((values.epochs ?? 1) > 1) refuseGiven(flags, values, ["epochs"], ...unfitWithAdaptive);
  return adaptiveFrom(values);
};

const unfitWithAdaptive = [
  "does not go with --adaptive, which makes its own questions",
  "--budget says how many",
] as const;

const refuseWithAdaptive = (values: object, table: Parameters<typeof refuseGiven>[0]): void =>
  refuseGiven(table, values, Object.keys(table), ...unfitWithAdaptive);

/** Says now and then how far the searches of an adaptive run are. */
const roundTeller = (suite: Suite, { terminal }: Context) => {
  const weakest = suite.kind === "adaptive" ? suite.weakest : 0;
  return ({
    model,
    asked,
    phase,
    expected,
  }: {
    readonly model: string;
    readonly asked: number;
    readonly phase: "pilot" | "search" | "confirming" | "done";
    readonly expected: number | null;
  }): void => {
    const so = expected === null ? "" : `, ${(100 * expected).toFixed(0)} % of the list expected to be right`;
    const words = {
      pilot: "as many questions of every leaf first",
      search: `pilot of ${asked} questions done; now the leaves that may be among the ${weakest} weakest${so}`,
      confirming: `search done after ${asked} questions${so}; now fresh ones of the leaves found`,
      done: `done after ${asked} questions${so}`,
    }[phase];
    terminal.notice(`${model}: ${words}`);
  };
};
