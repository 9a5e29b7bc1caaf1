/**
 * `organon report RUN`: a stored run told on the terminal, as JSON, as one HTML page, as Markdown.
 */
import { OrganonError } from "#logic";
import { priceTable, withPrices } from "#models";
import {
  choiceJson,
  gateJson,
  renderChoiceHtml,
  renderChoiceMarkdown,
  renderChoiceTerminal,
  renderHtml,
  renderTerminal,
  reportJson,
  type ChoiceReport,
} from "#report";
import { openStore } from "../asking.ts";
import { isChoiceRun, tellChoice } from "../choice-telling.ts";
import type { Context, Verb } from "../command.ts";
import { refuseLater, textFlag, type Flags } from "../flags.ts";
import { closeGate, declareGate, holdGate, thresholdOf, unfinishedOf } from "../gate.ts";
import { tell } from "../telling.ts";
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
    declareGate(command);
  },
  run: async ([reference = "latest"], flags, context) => {
    refuseLater(flags, ["card"]);
    thresholdOf(flags);
    const { terminal, common } = context;
    const prices = withPrices(priceTable, context.config.prices);
    const store = openStore(context, "read");
    try {
      const run = await store.findRun(reference);
      if (isChoiceRun(run)) {
        await reportChoice(await tellChoice(store, run, { writable: false, prices }), flags, context);
        return 0;
      }
      const told = await tell(store, run, { writable: false, prices });
      const html = textFlag(flags, "html");
      if (html !== undefined) {
        saveFile(html, renderHtml(told));
        terminal.notice(`wrote ${html}`);
      }
      const gate = holdGate(told, await unfinishedOf(store, run, flags), flags, terminal);
      if (common.json)
        await terminal.out(
          JSON.stringify({ ...reportJson(told), ...(gate ? { gate: gateJson(gate) } : {}) }, null, 1),
        );
      else if (html === undefined && textFlag(flags, "md") === undefined)
        await terminal.out(renderTerminal(told, terminal));
      if (gate?.outcome === "undecided")
        throw new OrganonError("incomplete", `run ${run.id} has calls without a response`, {
          hint: `finish it: ${told.command}`,
        });
      return closeGate(gate, terminal);
    } finally {
      await store.close();
    }
  },
};

/** The same of a run over four-option questions, which has metrics of its own. */
const reportChoice = async (
  told: ChoiceReport,
  flags: Flags,
  { terminal, common }: Context,
): Promise<void> => {
  if (textFlag(flags, "failUnder") !== undefined)
    throw new OrganonError(
      "misuse",
      `--fail-under does not take run ${told.run}: it asked four-option questions`,
      {
        hint: "organon report --json has every metric with its interval",
      },
    );
  const files = [
    [textFlag(flags, "html"), renderChoiceHtml],
    [textFlag(flags, "md"), renderChoiceMarkdown],
  ] as const;
  for (const [path, render] of files)
    if (path !== undefined) {
      saveFile(path, render(told));
      terminal.notice(`wrote ${path}`);
    }
  if (common.json) await terminal.out(JSON.stringify(choiceJson(told), null, 1));
  else if (files.every(([path]) => path === undefined))
    await terminal.out(renderChoiceTerminal(told, terminal));
};

/** Writes a whole file, or says why it cannot. */
export const save = saveFile;
