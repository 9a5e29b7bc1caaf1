/**
 * `organon view`: the runs of a store in a browser, on this machine alone unless an address is named. Ends with Ctrl-C.
 */
import {
  type Context,
  jsonText,
  keepMemorySmall,
  pricesOf,
  type Result,
  type Values,
} from "organon/commands";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { serveView } from "../serve-view.ts";
import { options, usualPort } from "./options.ts";

export const run = async (
  given: Values<typeof options>,
  context: Context,
  sets: readonly string[],
): Promise<Result | number> => {
  const { port = usualPort, host, noOpen = false } = given;
  const { terminal, common, config, signal, redact } = context;
  keepMemorySmall();
  const served = await serveView({
    store: common.store,
    sets,
    port,
    host,
    prices: pricesOf(config),
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
};

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
