/**
 * `organon report RUN`: a stored run on the terminal, as JSON, as one HTML page, as Markdown.
 */
import { OrganonError } from "#logic";
import { cardOf, report as tell } from "#verbs";
import { withStore } from "../asking-flags.ts";
import { defineVerb, runArgument } from "../command.ts";
import { flag, text } from "../flags.ts";
import { closeGate, gateFlags, gateOutcome, requireGate } from "../gate.ts";
import { reportTools } from "../outcome.ts";
import { keepMemoryFlat } from "../memory.ts";
import { printReport, requireOneOutput, saveReport } from "../printing.ts";
import { saveFile } from "../terminal.ts";

export const report = defineVerb({
  name: "report",
  summary: "Tell a stored run: terminal, JSON, one HTML page, Markdown. Nothing is asked.",
  example: "organon report latest --html report.html",
  arguments: [runArgument],
  flags: {
    html: flag("--html <file>", "write one self-contained page", text),
    figures: flag("--figures <folder>", "write each figure as SVG and its numbers as CSV", text),
    card: flag(
      "--card <file>",
      "write a result card that organon verify checks: suite, models, measures, every reply",
      text,
    ),
    ...gateFlags("the accuracy, or of Circular,"),
  },
  run: async (values, context, [run = "latest"]) => {
    keepMemoryFlat();
    const { terminal, common } = context;
    const { html, markdown, junit } = values;
    requireGate(values, context);
    requireOneOutput({ html, markdown, junit }, common);
    return withStore(context, "read", async (store) => {
      const told = await tell({ run }, reportTools(store, context));
      const gate = await gateOutcome(told, values, store, context);
      await saveReport(told, { html, figures: values.figures }, terminal);
      if (values.card !== undefined) {
        saveFile(values.card, `${JSON.stringify(await cardOf({ run: told.report.run }, { store }))}\n`);
        terminal.notice(`wrote ${values.card}; organon verify ${values.card} checks it`);
      }
      const isWritten = [html, markdown, values.figures, values.card].some((file) => file !== undefined);
      if (common.json || (!isWritten && junit !== "-")) await printReport(told, context, gate);
      if (gate?.outcome === "undecided")
        throw new OrganonError("incomplete", `run ${told.report.run} has calls without a response`, {
          hint: `finish it: ${told.report.command}`,
        });
      return closeGate(gate, context);
    });
  },
});
