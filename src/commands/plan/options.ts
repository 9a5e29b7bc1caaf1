/** Options of `organon plan`. */
import { modelFlags, priceFlags } from "../asking-flags.ts";
import { described, flag, share, whole } from "../flags.ts";
import { extentFlags, questionFlags } from "../suite-flags.ts";
import { defineCommand } from "../command.ts";

// Known, so that the refusal can say what to give instead.
export const hiddenExtent = {
  perLeaf: described(extentFlags.perLeaf, "number of questions, which plan estimates", { hidden: true }),
  limit: described(extentFlags.limit, "number of questions, which plan estimates", { hidden: true }),
  shard: described(extentFlags.shard, "number of questions, which plan estimates", { hidden: true }),
} as const;

export const options = {
  precision: flag(
    "--precision <p>",
    "half the width of the 95 % interval, for example 0.03",
    share("0.03", "below 1", 0.0001),
  ),
  budget: flag("--budget <n>", "questions per model", whole()),
  accuracy: flag("--accuracy <p>", "expected accuracy (default 0.8)", share()),
  models: described(modelFlags.models, "model whose cost is estimated; repeatable"),
  ...priceFlags,
  ...questionFlags,
  ...hiddenExtent,
};

export const command = defineCommand({
  name: "plan",
  endsAtOnce: true,
  summary:
    "Estimate the number of questions for a precision, or the precision of a budget. Makes no model calls.",
  example: "organon plan --precision 0.03 -m reasoner:oracle",
  options,
  load: () => import("./run.ts"),
});
