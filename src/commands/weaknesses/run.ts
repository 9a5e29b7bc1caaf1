/**
 * `organon weaknesses RUN`: the k weakest leaves of each model of a run (§3.3 of the ACL text); with `--steps` the steps of the longer
 * questions that it got wrong, asked one by one.
 */
import { breakOf } from "#lessons/probe";
import { planProbes, probe, type Probe, probeDocument } from "./probe.ts";
import { weaknessesDocument } from "#report/sections/weakest";
import { weaknessesJson } from "#report/json";
import { weaknesses as find } from "./weaknesses.ts";
import { asking, modelsOfRun, pacingFlags, reportTools } from "../asking-flags.ts";
import { defineVerb, runArgument, type Context } from "../command.ts";
import { flag, on, refuseGiven, text, type FlagValues } from "../flags.ts";
import { partsResult } from "../preview.ts";
import { rankingFlags } from "../ranking-flags.ts";

const stepFlags = {
  all: flag("--all", "with --steps: also questions answered correctly, as a control", on),
  ...pacingFlags,
};

const flags = {
  model: flag("-m, --model <name>", "model of the run (default all)", text),
  ...rankingFlags,
  steps: flag(
    "--steps",
    "ask every step of wrongly answered questions, to find the failing ones (makes model calls)",
    on,
  ),
  ...stepFlags,
};

export const weaknesses = defineVerb({
  name: "weaknesses",
  resumes: "--steps",
  endsAtOnce: true,
  summary: "Show the causes of failure and the weakest skills of each model, or the failing steps.",
  example: "organon weaknesses latest -k 10",
  arguments: [runArgument],
  flags,
  run: async (values, context, [run = "latest"]) => {
    const { steps = false } = values;
    if (steps) {
      refuseGiven(rankingFlags, values, "can't be combined with --steps", "leave out one of them");
      return probed(run, values, context);
    }
    refuseGiven(stepFlags, values, "needs --steps", "add --steps");
    const found = await find({ run, ...values }, reportTools(await context.open("read"), context));
    return {
      json: weaknessesJson(found),
      lines: found.models.map((model) => weaknessesDocument(model, values.k ?? 10, found)),
    };
  },
});

const probed = async (reference: string, values: FlagValues<typeof flags>, context: Context) => {
  const { dryRun = false, all = false } = values;
  const store = await context.open(dryRun ? "read" : "append");
  const run = await store.findRun(reference);
  const models = modelsOfRun(run, context, values);
  if (dryRun) {
    const parts = async () => (await planProbes(run, store, { models, all })).map(({ planned }) => planned);
    return partsResult(parts, { run: run.id }, values, context);
  }
  const { probes } = await asking(store, values, context, (tools) =>
    probe({ run: run.id, models, all }, tools),
  );
  return { json: { run: run.id, models: probes.map(documentOf) }, lines: probes.map(probeDocument) };
};

const documentOf = ({ model, run, report, chains }: Probe) => ({
  model,
  probe: run ?? null,
  ...report,
  chains: chains
    .filter(({ isRight }) => !isRight)
    .map((chain) => {
      const found = breakOf(chain);
      const step = found.kind === "step" ? found.step : undefined;
      return {
        item: chain.itemId,
        length: chain.length,
        break: found.kind,
        step: step?.number,
        rule: step?.rule,
        question: step?.itemId,
      };
    }),
});
