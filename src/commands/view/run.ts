/**
 * `organon view`: the runs of a store in a browser, on this machine alone unless an address is named. Ends with Ctrl-C.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { pricesOf } from "../asking-flags.ts";
import { defineVerb } from "../command.ts";
import { flag, on, text, whole } from "../flags.ts";
import { keepMemorySmall } from "../memory.ts";
import { jsonText } from "../printing.ts";
import { sameCommand } from "../same-command.ts";

/** Where the viewer listens unless told otherwise. */
const usualPort = 4114;

export const view = defineVerb({
  name: "view",
  summary: "Serve the viewer for stored and running runs on this machine.",
  example: "organon view",
  arguments: [
    {
      name: "[sets...]",
      about: "question files to show, as FILE or DATASET=FILE, for example folio=validation.jsonl",
    },
  ],
  flags: {
    port: flag("--port <n>", `port; 0 is any free port (default ${usualPort})`, whole(0, 65_535)),
    host: flag("--host <address>", "address to listen on; a token is required (default 127.0.0.1)", text),
    noOpen: flag("--no-open", "do not open a browser", on),
  },
  run: async ({ port = usualPort, host, noOpen = false }, context, sets) => {
    const { terminal, common, config, signal, redact, serveView } = context;
    keepMemorySmall();
    const served = await serveView({
      store: common.store,
      sets,
      port,
      host,
      prices: pricesOf(config),
      commandOf: (run) => sameCommand(run, common.store),
      redact,
      onBug: (error) =>
        terminal.say(`a bug in Organon: ${error instanceof Error ? error.stack : String(error)}`),
    });
    try {
      await terminal.out(common.json ? jsonText({ url: served.url }) : `${served.url}\nCtrl-C ends it`);
      if (!noOpen && terminal.isInteractive) openBrowser(served.url);
      if (!signal.aborted) await once(signal, "abort");
      return 0;
    } finally {
      await served.close();
    }
  },
});

/** Opens the address in the user's browser; where there is none, the address stands on the terminal. */
const openBrowser = (url: string): void => {
  const [command, ...args] =
    process.platform === "darwin"
      ? ["open", url]
      : process.platform === "win32"
        ? ["cmd", "/c", "start", "", url]
        : ["xdg-open", url];
  const child = spawn(command ?? "", args, { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
};
