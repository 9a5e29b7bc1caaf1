/** `organon prove`: decides sequents or prints certificates; `--rules` lists the reasoning skills, and loads no prover. */
import type { Context, Result } from "../command.ts";
import type { Values } from "../flags.ts";
import type { options } from "./options.ts";

export const run = async (
  values: Values<typeof options>,
  context: Context,
  [given]: readonly string[],
): Promise<Result | number> => {
  if (values.rules !== true) return (await import("./sequents.ts")).proveSequents(values, context, given);
  const { listRules } = await import("./rules.ts");
  return listRules(values.profile ?? "paper", context.config.rules);
};
