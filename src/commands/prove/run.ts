/** `organon prove`: decides sequents or prints certificates; `--rules` lists the reasoning skills, and loads no prover. */
import { misuse } from "#logic/error";
import type { Context, Result } from "../command.ts";
import { pick, refuseGiven, type Values } from "../flags.ts";
import { options, sequentFlags } from "./options.ts";

export const run = async (
  values: Values<typeof options>,
  context: Context,
  [given]: readonly string[],
): Promise<Result | number> => {
  if (values.rules !== true) return (await import("./sequents.ts")).proveSequents(values, context, given);
  if (given !== undefined) throw misuse("a sequent and --rules can't be combined", "give one of the two");
  const others = { ...sequentFlags, ...pick(options, "file", "jsonl", "item", "id") };
  refuseGiven(others, values, "can't be combined with --rules", "leave it out");
  const { listRules } = await import("./rules.ts");
  return listRules(values.profile ?? "paper", context.config.rules);
};
