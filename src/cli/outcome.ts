/**
 * How the verbs that ask end: asked or previewed, the report printed, the gate held.
 */
import { askPlanned, report, requireComplete, type Run, type RunOutcome, type Store } from "#verbs";
import { askingTools, pricesOf, withStore } from "./asking-flags.ts";
import type { Context } from "./command.ts";
import { closeGate, gateOutcome, type GateValues } from "./gate.ts";
import { printPreview } from "./preview.ts";
import { printReport } from "./printing.ts";
import { sameCommand } from "./same-command.ts";

/** What every report is made with. */
export const reportTools = (store: Store, { config }: Pick<Context, "config">) => ({
  store,
  prices: pricesOf(config),
  commandOf: (run: Run) => sameCommand(run, store.location),
});

/** Asks what is planned and tells the outcome; with --dry-run says what would be asked. */
export const askAndTell = async (
  planned: Parameters<typeof askPlanned>[0],
  values: Parameters<typeof printPreview>[1] & GateValues & { readonly dryRun?: boolean },
  context: Context,
): Promise<number> => {
  if (values.dryRun === true) return printPreview(planned, values, context);
  return withStore(context, "write", async (store) => {
    const tools = askingTools(store, values, context);
    const outcome = await askPlanned(planned, tools);
    tools.end();
    return tellOutcome(store, outcome, values, context);
  });
};

/** Prints what was asked and holds the gate; a run that is not complete is told before it is refused. */
const tellOutcome = async (
  store: Store,
  outcome: RunOutcome,
  values: GateValues,
  context: Context,
): Promise<number> => {
  const { terminal, signal } = context;
  const { run, interrupted } = outcome;
  if (interrupted) throw signal.reason;
  const told = await report({ run: run.id, judge: true }, reportTools(store, context));
  const gate = await gateOutcome(told, values, store, context);
  await printReport(told, context, gate);
  terminal.notice(`run ${run.id}; organon report ${run.id} --html report.html draws it`);
  requireComplete(outcome, signal);
  return closeGate(gate, context);
};
