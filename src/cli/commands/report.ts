/**
 * `organon report RUN`: a stored run on the terminal, as JSON, as one HTML page, as Markdown.
 */
import { reportTools } from "../asking-flags.ts";
import { OrganonError } from "#logic/error";
import { cardOf } from "#verbs/card";
import { report as tell } from "#verbs/report";
import { defineVerb, runArgument } from "../command.ts";
import { flag, outputFile } from "../flags.ts";
import { closeGate, gateFlags, gateOutcome, requireGate } from "../gate.ts";
import { keepMemoryFlat } from "../memory.ts";
import { print, requireOneOutput } from "../printing.ts";
import { reportResult, saveReport } from "../report-output.ts";

export const report = defineVerb({
  name: "report",
  endsAtOnce: true,
  summary: "Tell a stored run: terminal, JSON, one HTML page, Markdown. Nothing is asked.",
  example: "organon report latest --html report.html",
  arguments: [runArgument],
  flags: {
    html: flag("--html <file>", "write one self-contained page", outputFile),
    figures: flag("--figures <folder>", "write each figure as SVG and its numbers as CSV", outputFile),
    card: flag(
      "--card <file>",
      "write a result card that organon verify checks: suite, models, measures, every reply",
      outputFile,
    ),
    ...gateFlags("the accuracy, or of Circular,"),
  },
  run: async (values, context, [run = "latest"]) => {
    keepMemoryFlat();
    const { terminal, common } = context;
    const { html, markdown, junit } = values;
    requireGate(values, context);
    requireOneOutput({ html, markdown, junit }, common);
    const store = await context.open("read");
    const told = await tell({ run }, reportTools(store, context));
    const gate = await gateOutcome(told, values, store, context);
    await saveReport(told, { html, figures: values.figures }, context);
    if (values.card !== undefined) {
      const card = await cardOf({ run: told.run }, { store });
      context.outputs.save(values.card, `${JSON.stringify(card)}\n`);
      terminal.notice(`wrote ${values.card}; organon verify ${values.card} checks it`);
    }
    const isWritten = [html, markdown, values.figures, values.card].some((file) => file !== undefined);
    if (common.json || (!isWritten && junit !== "-")) await print(reportResult(told, gate), context);
    if (gate?.outcome === "undecided")
      throw new OrganonError("incomplete", `run ${told.run} has calls without a response`, {
        hint: `finish it: ${told.command}`,
      });
    return closeGate(gate, context);
  },
});
