/**
 * How the verbs that ask end: the report printed, the gate held.
 */
import { report, requireComplete, type Run, type RunOutcome, type Store } from "#verbs";
import { pricesOf } from "./asking-flags.ts";
import type { Context } from "./command.ts";
import { closeGate, gateOutcome, type GateValues } from "./gate.ts";
import { printReport } from "./printing.ts";
import { sameCommand } from "./same-command.ts";

/** What every report is made with. */
export const reportTools = (store: Store, { config }: Pick<Context, "config">) => ({
  store,
  prices: pricesOf(config),
  commandOf: (run: Run) => sameCommand(run, store.location),
});

/** Prints what was asked and holds the gate; a run that is not complete is told before it is refused. */
export const tellOutcome = async (
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
