/** `organon store copy FROM TO`: copies runs with all that is stored of them, between a file and a PostgreSQL server. */
import {
  type CommandGroup,
  defineCommand,
  entry,
  flag,
  isPostgresAddress,
  misuse,
  openStore,
  requireStoreName,
  texts,
} from "organon/commands";
import { copyStore } from "../copy-store.ts";

const copy = defineCommand({
  name: "store copy",
  summary: "Copy runs to or from a PostgreSQL server. A second copy adds what is new.",
  example: "organon store copy organon-runs/organon.sqlite postgres://organon@db.example/answers",
  arguments: [
    { name: "<from>", about: "file or postgres://…" },
    { name: "<to>", about: "file or postgres://…; created if missing" },
  ],
  options: { runs: flag("--run <id>", "run to copy; repeatable (default all)", texts) },
  load: async () => ({
    run: async ({ runs = [] }, { terminal, signal }, [source = "", target = ""]) => {
      for (const name of [source, target]) requireStoreName(name);
      if (![source, target].some(isPostgresAddress))
        throw misuse(
          "both stores are files",
          "organon export RUN --format run -o FILE and organon import run FILE take a run from one file into another",
        );
      const from = openStore(source, "read");
      try {
        // A source that is not there makes no target.
        await from.runs();
        const to = openStore(target, "write");
        try {
          const progress = terminal.progress("copying");
          const onProgress = (calls: number): void => progress.update(calls, undefined);
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
  }),
});

export const command: CommandGroup = {
  name: "store",
  summary: "copy stores",
  commands: [entry("copy", "copy runs to or from a PostgreSQL server", async () => ({ command: copy }))],
};
