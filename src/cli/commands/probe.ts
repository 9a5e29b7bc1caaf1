/**
 * `organon probe RUN`: the steps of the questions that a run got wrong, asked one by one.
 */
import { probeDocument } from "#report/documents/probe-document";
import { breakOf } from "#lessons/probe";
import { planProbes, probe as ask, type Probe } from "#verbs/probe";
import { asking, modelsOfRun, pacingFlags } from "../asking-flags.ts";
import { defineVerb, runArgument } from "../command.ts";
import { flag, on, text } from "../flags.ts";
import { previewsResult } from "../preview.ts";

export const probe = defineVerb({
  name: "probe",
  resumes: true,
  summary:
    "Asks each step of the longer questions that were answered wrongly, and names the step that fails.",
  example: "organon probe latest",
  arguments: [runArgument],
  flags: {
    model: flag("-m, --model <name>", "only this model of the run", text),
    all: flag("--all", "probe what was answered rightly, too: how often a step fails by chance", on),
    ...pacingFlags,
  },
  run: async (values, context, [reference = "latest"]) => {
    const { dryRun = false, all = false } = values;
    const store = await context.open(dryRun ? "read" : "append");
    const run = await store.findRun(reference);
    const models = modelsOfRun(run, context, values);
    if (dryRun) return previewsResult(run.id, await planProbes(run, store, { models, all }), values, context);
    const { probes } = await asking(store, values, context, (tools) =>
      ask({ run: run.id, models, all }, tools),
    );
    return {
      json: { run: run.id, models: probes.map(documentOf) },
      lines: probes.map(({ model, report, example }) =>
        probeDocument(model, report, example && { ...example.item, rule: example.rule }),
      ),
    };
  },
});

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
