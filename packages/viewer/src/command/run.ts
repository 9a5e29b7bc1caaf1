/**
 * `organon view`: the runs of a store in a browser, until Ctrl-C. Another user of the machine needs the token of the printed address.
 * With `--bundle`: the runs as a static site.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Context,
  jsonText,
  keepMemoryFlat,
  readPrices,
  type Result,
  type Values,
} from "organon/commands";
import { OrganonError } from "organon-logic";
import { bundleView } from "../bundle-view.ts";
import { serveView } from "../serve-view.ts";
import { options, usualPort } from "./options.ts";

export const run = async (
  given: Values<typeof options>,
  context: Context,
  runs: readonly string[],
): Promise<Result | number> => {
  const { port = usualPort, host, bundle, noQuestions = false, noOpen = false } = given;
  const { terminal, common, config, signal, redact } = context;
  keepMemoryFlat();
  const shared = {
    store: common.store,
    prices: readPrices(config),
    redact,
    onBug: (error: unknown) =>
      terminal.say(`a bug in Organon: ${error instanceof Error ? error.stack : String(error)}`),
  };
  if (bundle !== undefined) {
    const written = await bundleView({ ...shared, runs, folder: bundle, hasQuestions: !noQuestions });
    const text = `wrote ${written.files} files on ${written.runs} runs; open ${join(bundle, "index.html")}`;
    return { json: { folder: bundle, ...written }, lines: [text] };
  }
  if (noQuestions)
    throw new OrganonError("misuse", "--no-questions is for a bundle", { hint: "add --bundle DIR" });
  if (runs.length > 1)
    throw new OrganonError("misuse", "one run is opened at a time", { hint: "--bundle DIR takes several" });
  const served = await serveView({ ...shared, port, host });
  const url = new URL(served.url);
  if (runs[0] !== undefined) url.pathname = `/runs/${encodeURIComponent(runs[0])}`;
  const opener = mkdtempSync(join(tmpdir(), "organon-view-"));
  try {
    await terminal.out(common.json ? jsonText({ url: url.href }) : `${url.href}\nCtrl-C ends it`);
    if (!noOpen && terminal.isInteractive) openBrowser(url.href, opener);
    if (!signal.aborted) await once(signal, "abort");
    return 0;
  } finally {
    await served.close();
    rmSync(opener, { recursive: true, force: true });
  }
};

/**
 * Opens the address in the user's browser; where there is none, the address stands on the terminal. The browser is given a page in a
 * folder of this user alone, since others can read the arguments of processes.
 */
const openBrowser = (url: string, folder: string): void => {
  const page = join(folder, "open.html");
  writeFileSync(page, `<meta http-equiv="refresh" content="0; url=${url}">\n`, { mode: 0o600 });
  const [command, ...args] =
    process.platform === "darwin"
      ? ["open", page]
      : process.platform === "win32"
        ? ["cmd", "/c", "start", "", page]
        : ["xdg-open", page];
  const child = spawn(command ?? "", args, { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
};
