/**
 * `organon report RUN`: a stored run told on the terminal, as JSON, as one HTML page, as Markdown.
 */
import { OrganonError } from "#logic";
import { priceTable, withPrices } from "#models";
import { openStore } from "../asking.ts";
import type { Verb } from "../command.ts";
import { refuseLater, textFlag } from "../flags.ts";
import { formsOf } from "../forms.ts";
import { closeGate, declareGate, holdGate, thresholdOf, unfinishedOf } from "../gate.ts";
import { saveFile } from "../terminal.ts";

export const report: Verb = {
  name: "report",
  summary: "Tell a stored run: terminal, JSON, one HTML page, Markdown. Nothing is asked.",
  example: "organon report latest --html report.html",
  declare: (command) => {
    command
      .argument("[run]", "a run's id, a unique prefix of it, or latest", "latest")
      .option("--html <file>", "write one self-contained page")
      .option("--card <file>", "not built yet");
    declareGate(command, "the accuracy, or of Circular,");
  },
  run: async ([reference = "latest"], flags, context) => {
    refuseLater(flags, ["card"]);
    thresholdOf(flags);
    const { terminal, common } = context;
    const prices = withPrices(priceTable, context.config.prices);
    const store = openStore(context, "read");
    try {
      const run = await store.findRun(reference);
      const forms = await formsOf(store, run, { writable: false, prices });
      const gate = holdGate(forms, await unfinishedOf(store, run, flags), flags, terminal);
      const [html, markdown] = [textFlag(flags, "html"), textFlag(flags, "md")];
      if (html !== undefined) {
        saveFile(html, forms.html());
        terminal.notice(`wrote ${html}`);
      }
      if (common.json) await terminal.out(forms.json(gate));
      else if (html === undefined && markdown === undefined) await terminal.out(forms.terminal(terminal));
      if (gate?.outcome === "undecided")
        throw new OrganonError("incomplete", `run ${run.id} has calls without a response`, {
          hint: `finish it: ${forms.command}`,
        });
      return closeGate(gate, terminal);
    } finally {
      await store.close();
    }
  },
};
