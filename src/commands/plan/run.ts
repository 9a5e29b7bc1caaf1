/**
 * `organon plan`: how many questions a precision takes, or what precision, and which drops, a number of questions buys.
 */
import { plan as reckon, planDocument } from "#experiments/asking/plan-costs";
import { withOwn } from "#workspace/settings/own";
import { modelsNamed, pricesOf } from "../asking-flags.ts";
import { pick, refuseGiven, type Values } from "../flags.ts";
import { generatedFrom } from "../suite-flags.ts";
import type { Context, Result } from "../command.ts";
import { options, hiddenExtent } from "./options.ts";

export const run = async (values: Values<typeof options>, context: Context): Promise<Result | number> => {
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
};
