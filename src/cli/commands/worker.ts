/**
 * `organon worker`: asks what `organon run --queue` hands out, beside any number of others, until it is stopped. Keys are
 * those of the machine that it runs on.
 */
import { openStore } from "#verbs/opening";
import { openModels } from "#verbs/settings/open-models";
import { pricesOf } from "../asking-flags.ts";
import { defineVerb } from "../command.ts";
import { flag, mostLanes, on, text, texts, whole } from "../flags.ts";
import { jsonText } from "../printing.ts";

export const worker = defineVerb({
  name: "worker",
  resumes: true,
  summary: "Ask what organon run --queue hands out. Start as many as you like; stop them whenever you like.",
  example: "organon worker --store postgres://organon@db.example/answers -j 32",
  flags: {
    queue: flag(
      "--queue <url>",
      "postgres://… or redis://…, as the run was given it (the store's own server)",
      text,
    ),
    concurrency: flag(
      "-j, --concurrency <n>",
      "calls at once, for each provider and key (16)",
      whole(1, mostLanes),
    ),
    models: flag("--models <name>", "ask these models only; may be given several times (all)", texts),
    untilDone: flag("--until-done", "end when nothing is handed out any more", on),
  },
  run: async ({ queue, models = [], untilDone = false, ...values }, context) => {
    const { terminal, common, config, env, signal } = context;
    const concurrency = values.concurrency ?? config.concurrency ?? 16;
    const { work } = context.openServer("organon worker");
    const store = openStore(common.store, "append");
    const progress = terminal.progress("asking");
    let asked = 0;
    try {
      await store.runs();
      const worked = await work(
        { concurrency, models, untilDone },
        {
          store,
          address: common.store,
          queue,
          openModel: (id) => {
            const [model] = openModels([id], { config, env, origin: "queue", tell: terminal.notice });
            if (model === undefined) throw new TypeError(`${id} was not opened`);
            return model;
          },
          prices: pricesOf(config),
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
  },
});
