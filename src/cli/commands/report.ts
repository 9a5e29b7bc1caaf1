/**
 * `organon report RUN`: a stored run told on the terminal, as JSON, as one HTML page, as Markdown.
 */
import { writeFileSync } from "node:fs";
import { priceTable, withPrices } from "#models";
import { renderHtml, renderMarkdown, renderTerminal, reportJson } from "#report";
import { openStore } from "../asking.ts";
import type { Verb } from "../command.ts";
import { refuseLater, textFlag } from "../flags.ts";
import { tell } from "../telling.ts";
import { fileError } from "../terminal.ts";

export const report: Verb = {
  name: "report",
  summary: "Tell a stored run: terminal, JSON, one HTML page, Markdown. Nothing is asked.",
  example: "organon report latest --html report.html",
  declare: (command) => {
    command
      .argument("[run]", "a run's id, a unique prefix of it, or latest", "latest")
      .option("--html <file>", "write one self-contained page")
      .option("--md <file>", "write Markdown")
      .option("--card <file>", "not built yet");
  },
  run: async ([reference = "latest"], flags, context) => {
    refuseLater(flags, ["card"]);
    const { terminal, common } = context;
    const prices = withPrices(priceTable, context.config.prices);
    const store = openStore(context, "read");
    try {
      const told = await tell(store, await store.findRun(reference), { writable: false, prices });
      const [html, markdown] = [textFlag(flags, "html"), textFlag(flags, "md")];
      if (html !== undefined) save(html, renderHtml(told));
      if (markdown !== undefined) save(markdown, renderMarkdown(told));
      if (common.json) await terminal.out(JSON.stringify(reportJson(told), null, 1));
      else if (html === undefined && markdown === undefined)
        await terminal.out(renderTerminal(told, terminal));
      for (const path of [html, markdown]) if (path !== undefined) terminal.notice(`wrote ${path}`);
      return 0;
    } finally {
      await store.close();
    }
  },
};

/** Writes a whole file, or says why it cannot. */
export const save = (path: string, text: string): void => {
  try {
    writeFileSync(path, text);
  } catch (cause) {
    throw fileError(path, cause);
  }
};
