/**
 * `organon worker`: asks what `organon run --queue` dispatches, beside any number of others, until it is stopped. Keys are
 * those of the machine that it runs on.
 */
import {
  type Context,
  defaults,
  hasStore,
  isPostgresAddress,
  jsonText,
  openModels,
  openStore,
  readPrices,
  type Result,
  type Values,
} from "organon/commands";
import { setTimeout as wait } from "node:timers/promises";
import { work as workAtServer } from "../workers/work.ts";
import type { options } from "./worker.ts";

/** Works; `work` makes the calls of what is dispatched. */
export const run = async (
  given: Values<typeof options>,
  context: Context,
  _: readonly string[] = [],
  work = workAtServer,
): Promise<Result | number> => {
  const { untilDone = false, ...values } = given;
  const { terminal, common, config, env, signal } = context;
  const concurrency = values.concurrency ?? config.concurrency ?? defaults.concurrency;
  // On a server the first plan makes the store; a file is on this machine, and its name may be misspelt.
  for (
    let isSaid = false;
    isPostgresAddress(common.store) && !(await hasStore(common.store));
    isSaid = true
  ) {
    if (!isSaid) terminal.notice("there is no store yet: waiting for organon run --queue");
    await wait(1000, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
  const store = openStore(common.store, "append");
  const progress = terminal.progress("asking");
  let asked = 0;
  try {
    await store.runs();
    const worked = await work(
      { concurrency, untilDone },
      {
        store,
        address: common.store,
        openModel: (id) => openModels([id], { config, env, origin: "queue", tell: terminal.notice })[0]!,
        prices: readPrices(config),
        signal,
        onNotice: (message) => terminal.notice(message),
        onResponse: () => progress.update((asked += 1), undefined),
      },
    );
    progress.end();
    if (common.json) await terminal.out(jsonText(worked));
    else terminal.notice(`asked ${worked.asked} calls of ${worked.slices} slices`);
    if (signal.aborted) throw signal.reason;
    return 0;
  } finally {
    await store.close();
  }
};
