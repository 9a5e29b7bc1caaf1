/**
 * `organon doctor`: looks at what a run needs and says what is wrong and what to do. It asks no model.
 */
import { doctor as examine } from "./doctor.ts";
import type { Context, Result } from "../command.ts";
import type { Values } from "../flags.ts";
import type { options } from "./options.ts";

export const run = async (given: Values<typeof options>, context: Context): Promise<Result | number> => {
  const { network = false } = given;
  const { common, env } = context;
  const findings = await examine({ store: common.store, env, network, config: common.config });
  const isIll = findings.some(({ state }) => state === "ill");
  const lines = findings.map(
    ({ what, state, said }) => `${{ well: "✓", note: "·", ill: "✗" }[state]} ${what}: ${said}`,
  );
  return { json: { well: !isIll, findings }, lines, exitCode: isIll ? 1 : 0 };
};
