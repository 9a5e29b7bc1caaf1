/**
 * `organon doctor`: looks at what a run needs and says what is wrong and what to do. Models are only asked with
 * `--record`, which keeps a real answer as a cassette.
 */
import { join } from "node:path";
import { doctor as examine } from "./doctor.ts";
import { findConfig } from "#workspace/settings/find-config";
import { recordCassette } from "#workspace/settings/record";
import { makeFolder } from "#workspace/files/file-error";
import type { Context, Result } from "../command.ts";
import type { Values } from "../flags.ts";
import type { options } from "./options.ts";

export const run = async (given: Values<typeof options>, context: Context): Promise<Result | number> => {
  const { network = false, queue, record, cassettes = "cassettes" } = given;
  const { common, env, outputs } = context;
  if (record !== undefined) {
    const cassette = await recordCassette(
      record,
      await findConfig({ named: common.config, env, matters: true }),
      env,
    );
    makeFolder(cassettes);
    const path = join(cassettes, `${cassette.provider}-${cassette.name}.json`);
    outputs.save(path, `${JSON.stringify(cassette, null, 2)}\n`);
    return { json: { wrote: path }, isOneLine: true, lines: [`wrote ${path}`] };
  }
  const looked = await examine({ store: common.store, env, network, config: common.config });
  const findings =
    queue === undefined
      ? looked
      : [
          ...looked,
          ...(await context.openServer("--queue").examineQueue(queue === "" ? common.store : queue)),
        ];
  const isIll = findings.some(({ state }) => state === "ill");
  const lines = findings.map(
    ({ what, state, said }) => `${{ well: "✓", note: "·", ill: "✗" }[state]} ${what}: ${said}`,
  );
  return { json: { well: !isIll, findings }, lines, exitCode: isIll ? 1 : 0 };
};
