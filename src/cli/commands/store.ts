/**
 * `organon store VERB`: what is done to stores themselves. `copy FROM TO`: runs with all that is stored of them, from a file or a
 * server into another.
 */
import { copyStore } from "#verbs/copy-store";
import { openStore } from "#verbs/opening";
import { defineVerb, entry, type VerbGroup } from "../command.ts";
import { flag, texts } from "../flags.ts";

const copy = defineVerb({
  name: "store copy",
  summary: "Copy runs from one store into another. A second copy adds what is new.",
  example: "organon store copy organon-runs/organon.sqlite postgres://organon@db.example/answers",
  arguments: [
    { name: "<from>", about: "file or postgres://…" },
    { name: "<to>", about: "file or postgres://…; created if missing" },
  ],
  flags: { runs: flag("--run <id>", "run to copy; repeatable (default all)", texts) },
  run: async ({ runs = [] }, { terminal, signal }, [source = "", target = ""]) => {
    const from = openStore(source, "read");
    try {
      // A source that is not there makes no target.
      await from.runs();
      const to = openStore(target, "write");
      try {
        const onProgress = terminal.progress("copying").update;
        const unreadable = runs.length === 0 ? await from.unreadableRuns() : [];
        const { runs: copied } = await copyStore({ from, to, runs, signal, onProgress });
        return {
          json: { copied, unreadable },
          lines: [
            ...copied.map(({ run, calls }) => `${run}: ${calls} calls`),
            ...unreadable.map(({ id, why }) => `left out: run ${id} cannot be read: ${why}`),
          ],
          notice: `copied ${copied.length} runs to ${to.location}`,
        };
      } finally {
        await to.close();
      }
    } finally {
      await from.close();
    }
  },
});

export const store: VerbGroup = {
  name: "store",
  summary: "copy stores",
  verbs: [entry("copy", "copy runs between stores (files or PostgreSQL)", async () => ({ copy }))],
};
