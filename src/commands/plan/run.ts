/**
 * `organon plan`: how many questions a precision takes, or what precision, and which drops, a number of questions buys.
 */
import { plan as reckon, planDocument } from "#experiments/asking/plan-costs";
import { withOwn } from "#workspace/settings/own";
import { modelFlags, modelsNamed, priceFlags, pricesOf } from "../asking-flags.ts";
import { defineVerb } from "../command.ts";
import { flag, pick, refuseGiven, share, whole } from "../flags.ts";
import { extentFlags, generatedFrom, questionFlags } from "../suite-flags.ts";

// Known, so that the refusal can say what to give instead.
const hiddenExtent = {
  perLeaf: { ...extentFlags.perLeaf, hidden: true },
  limit: { ...extentFlags.limit, hidden: true },
  shard: { ...extentFlags.shard, hidden: true },
} as const;

export const plan = defineVerb({
  name: "plan",
  endsAtOnce: true,
  summary:
    "Estimate the number of questions for a precision, or the precision of a budget. Makes no model calls.",
  example: "organon plan --precision 0.03 -m reasoner:oracle",
  flags: {
    precision: flag(
      "--precision <p>",
      "half the width of the 95 % interval, for example 0.03",
      share("0.03", "below 1", 0.0001),
    ),
    budget: flag("--budget <n>", "questions per model", whole()),
    accuracy: flag("--accuracy <p>", "expected accuracy (default 0.8)", share()),
    models: { ...modelFlags.models, about: "model whose cost is estimated; repeatable" },
    ...priceFlags,
    ...questionFlags,
    ...hiddenExtent,
  },
  run: async (values, context) => {
    const { config } = context;
    refuseGiven(
      hiddenExtent,
      values,
      "can't be combined with plan, which computes the number of questions",
      "use --budget N for the precision of N questions",
    );
    const { models = [] } = values;
    const found = await reckon(
      {
        ...pick(values, "precision", "budget", "accuracy"),
        suite: withOwn(generatedFrom(values), config),
        models: models.length === 0 ? [] : modelsNamed(models, context, { dryRun: true }),
      },
      { prices: pricesOf(config) },
    );
    return { json: found, document: planDocument(found) };
  },
});
