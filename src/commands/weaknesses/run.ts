/**
 * `organon weaknesses RUN`: the k weakest leaves of each model of a run (§3.3 of the ACL text); with `--steps` the steps of the longer
 * questions that it got wrong, asked one by one.
 */
import { breakOf } from "#lessons/probe";
import { planProbes, probe, type Probe, probeDocument } from "./probe.ts";
import { weaknessesDocument } from "#report/sections/weakest";
import { weaknessesJson } from "#report/json";
import { weaknesses as find } from "./weaknesses.ts";
import { asking, modelsOfRun, reportTools } from "../asking-flags.ts";
import { type Context, type Result } from "../command.ts";
import { refuseGiven, type Values } from "../flags.ts";
import { partsResult } from "../preview.ts";
import { rankingFlags } from "../ranking-flags.ts";
import { options, stepFlags } from "./options.ts";

export const run = async (
  values: Values<typeof options>,
  context: Context,
  [run = "latest"]: readonly string[],
): Promise<Result | number> => {
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
};

const probed = async (reference: string, values: Values<typeof options>, context: Context) => {
  const { dryRun = false, all = false } = values;
  const store = await context.open(dryRun ? "read" : "append");
  const run = await store.findRun(reference);
  const models = modelsOfRun(run, context, { dryRun });
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
