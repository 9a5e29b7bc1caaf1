/**
 * `organon doctor`: looks at what a run needs and says what is wrong and what to do. Models are only asked with
 * `--record`, which keeps a real answer as a cassette.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { rescueStore } from "#runs/stores/rescue";
import { doctor as examine } from "#verbs/doctor";
import { findConfig } from "#verbs/settings/find-config";
import { recordCassette } from "#verbs/settings/record";
import { defineVerb, type Context } from "../command.ts";
import { flag, on, outputFile, text } from "../flags.ts";
import { printLines } from "../printing.ts";
import { makeFolder } from "#verbs/files/file-error";

export const doctor = defineVerb({
  name: "doctor",
  withoutConfig: true,
  summary: "Look at Node, the configuration, keys (present, not shown), servers, the store and the clock.",
  example: "organon doctor --network",
  flags: {
    network: flag("--network", "also ask the vendors' servers whether they answer, and what time it is", on),
    queue: flag("--queue [url]", "also look at the queue of organon worker (the store's own server)", text),
    rescue: flag("--rescue <file>", "copy what is readable of a damaged store into a new one", text),
    record: flag(
      "--record <model>",
      "ask one question and keep the exchange as a cassette, without the key",
      text,
    ),
    cassettes: flag("--cassettes <folder>", "where cassettes go (cassettes)", outputFile),
  },
  run: async ({ network = false, queue, rescue, record, cassettes = "cassettes" }, context) => {
    const { terminal, common, env } = context;
    if (rescue !== undefined) return tellRescue(common.store, rescue, context);
    if (record !== undefined) {
      const cassette = await recordCassette(
        record,
        await findConfig({ named: common.config, env, matters: true }),
        env,
      );
      makeFolder(cassettes);
      const path = join(cassettes, `${cassette.provider}-${cassette.name}.json`);
      context.outputs.save(path, `${JSON.stringify(cassette, null, 2)}\n`);
      await terminal.out(common.json ? JSON.stringify({ wrote: path }) : `wrote ${path}`);
      return 0;
    }
    const looked = await examine({
      store: common.store,
      env,
      network,
      config: common.config,
    });
    const findings =
      queue === undefined
        ? looked
        : [...looked, ...(await context.examineQueue(queue === "" ? common.store : queue))];
    const isIll = findings.some(({ state }) => state === "ill");
    const lines = findings.map(
      ({ what, state, said }) => `${{ well: "✓", note: "·", ill: "✗" }[state]} ${what}: ${said}`,
    );
    await printLines(context, { well: !isIll, findings }, lines);
    return isIll ? 1 : 0;
  },
});

const tellRescue = async (store: string, path: string, context: Context): Promise<number> => {
  // Of a file that is there `rescueStore` says more.
  if (!existsSync(path)) context.outputs.check(path);
  const rescued = rescueStore(store, path);
  const lines = Object.entries(rescued).map(
    ([table, { rows, lost }]) => `${table}: ${rows} rows${lost > 0 ? `, ${lost} unreadable` : ""}`,
  );
  await printLines(context, { wrote: path, tables: rescued }, lines);
  context.terminal.notice(`wrote ${path}; go on with --store ${path}`);
  return 0;
};
