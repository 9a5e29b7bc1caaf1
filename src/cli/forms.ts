/**
 * A stored run's report in every form that it is told in, whichever kind of questions it asked, and how the verbs that
 * ask end: the report told, the gate held.
 */
import { type PriceTable, priceTable, withPrices } from "#models";
import {
  choiceGateOf,
  choiceJson,
  gateJson,
  gateOf,
  renderChoiceHtml,
  renderChoiceMarkdown,
  renderChoiceTerminal,
  renderHtml,
  renderMarkdown,
  renderTerminal,
  reportJson,
  type Gate,
  type TerminalOptions,
} from "#report";
import type { Run, Store, RunOutcome } from "#runs";
import { requireComplete } from "./asking.ts";
import { isChoiceRun, tellChoice } from "./choice-telling.ts";
import type { Context } from "./command.ts";
import type { Flags } from "./flags.ts";
import { closeGate, holdGate, requireCircles, unfinishedOf } from "./gate.ts";
import { tell } from "./telling.ts";

export type Forms = {
  /** The command that finds the run again. */
  readonly command: string;
  /** One JSON document, with the gate's outcome where there is a gate. */
  readonly json: (gate: Gate | undefined) => string;
  readonly terminal: (options: TerminalOptions) => string;
  readonly markdown: () => string;
  readonly html: () => string;
  readonly gate: (threshold: number, unfinished: ReadonlySet<string>) => Gate;
};

/** The forms of a run as the store has it. */
export const formsOf = async (
  store: Store,
  run: Run,
  settings: { readonly writable: boolean; readonly prices: PriceTable },
): Promise<Forms> => {
  if (isChoiceRun(run)) {
    const report = await tellChoice(store, run, settings);
    return {
      command: report.command,
      json: (gate) => withGate(choiceJson(report), gate),
      terminal: (options) => renderChoiceTerminal(report, options),
      markdown: () => renderChoiceMarkdown(report),
      html: () => renderChoiceHtml(report),
      gate: (threshold, unfinished) => {
        requireCircles(report.rotations);
        return choiceGateOf(report, threshold, unfinished);
      },
    };
  }
  const report = await tell(store, run, settings);
  return {
    command: report.command,
    json: (gate) => withGate(reportJson(report), gate),
    terminal: (options) => renderTerminal(report, options),
    markdown: () => renderMarkdown(report),
    html: () => renderHtml(report),
    gate: (threshold, unfinished) => gateOf(report, threshold, unfinished),
  };
};

const withGate = (report: object, gate: Gate | undefined): string =>
  JSON.stringify({ ...report, ...(gate === undefined ? {} : { gate: gateJson(gate) }) }, null, 1);

/** Tells what was asked and holds the gate; a run that is not complete is told before it is refused. */
export const tellOutcome = async (
  store: Store,
  outcome: RunOutcome,
  flags: Flags,
  { terminal, common, config, signal }: Context,
): Promise<number> => {
  const { run, interrupted } = outcome;
  if (interrupted) throw signal.reason;
  const forms = await formsOf(store, run, { writable: true, prices: withPrices(priceTable, config.prices) });
  const gate = holdGate(forms, await unfinishedOf(store, run, flags), flags, terminal);
  await terminal.out(common.json ? forms.json(gate) : forms.terminal(terminal));
  terminal.notice(`run ${run.id}; organon report ${run.id} --html report.html draws it`);
  requireComplete(outcome, signal);
  return closeGate(gate, terminal);
};
