/**
 * `organon diagnose RUN --steps`: the steps of the longer questions that the models of a run got wrong, asked one by one.
 */
import { findBreak } from "#diagnosis/probe";
import { asking, reopenModels } from "../asking.ts";
import type { Context, Result } from "../command.ts";
import type { Values } from "../flags.ts";
import { partsResult } from "../preview.ts";
import type { options } from "./options.ts";
import { planProbes, probe, probeDocument, type Probe } from "./probe.ts";

export const askSteps = async (
  reference: string,
  values: Values<typeof options>,
  context: Context,
): Promise<Result> => {
  const { dryRun = false } = values;
  const store = await context.open(dryRun ? "read" : "append");
  const run = await store.findRun(reference);
  const models = reopenModels(run, context, { dryRun, models: values.models });
  if (dryRun) {
    const parts = async () => (await planProbes(run, store, { models })).map(({ planned }) => planned);
    return partsResult(parts, { run: run.id }, values, context);
  }
  const { probes } = await asking(store, values, context, (tools) => probe({ run: run.id, models }, tools));
  return {
    json: { run: run.id, models: probes.map(probeJson) },
    document: probeDocument(probes),
    isAlwaysPrinted: true,
  };
};

const probeJson = ({ model, run, report, chains }: Probe) => ({
  model,
  probe: run ?? null,
  ...report,
  chains: chains.map((chain) => {
    const found = findBreak(chain);
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
