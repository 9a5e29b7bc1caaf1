/**
 * How the commands that ask end: asked or previewed, the report printed, the gate held.
 */
import type { LanguageModel } from "#models/language-model";
import type { RunOutcome } from "#runs/ask-plan";
import type { Store } from "#runs/store";
import { count, runLabel } from "#reports/numbers";
import { askPlanned, freshNames, requireComplete, type PlannedRun } from "#experiments/asking/asking";
import { report } from "#experiments/results/report";
import { asking, modelsNamed, reportTools } from "./asking.ts";
import type { Context, Result } from "./command.ts";
import { closeGate, gateOutcome, type GateValues, reportResult } from "./report-output.ts";
import { previewResult } from "./preview.ts";
import { goesToOutput, print } from "./printing.ts";

/** Asks what is planned and tells the outcome; with --dry-run says what would be asked. */
export const askAndTell = async (
  planOf: (models: readonly LanguageModel[]) => Promise<PlannedRun>,
  values: Parameters<typeof previewResult>[1] &
    GateValues & { readonly models?: readonly string[]; readonly dryRun?: boolean; readonly fresh?: boolean },
  context: Context,
): Promise<Result | number> => {
  const planNamed = (names: readonly string[] | undefined): Promise<PlannedRun> =>
    planOf(modelsNamed(names, context, values));
  const first = await planNamed(values.models);
  const planned =
    values.fresh === true
      ? await planNamed(await freshNames(first.plan.models, planNamed, await context.open("write")))
      : first;
  if (values.dryRun === true) return previewResult(planned, values, context);
  const store = await context.open("write");
  const outcome = await asking(store, values, context, (tools) => askPlanned(planned, tools));
  return tellOutcome(store, outcome, values, context);
};

/** Says that all answers were there already, and how to ask anew: a model may change behind one address. */
const tellIdle = ({ total, subjects }: RunOutcome, { terminal }: Context): void => {
  if (total > 0 && subjects.every(({ asked }) => asked === 0))
    terminal.notice(
      `${count(total)} of ${count(total)} answers are stored; nothing was asked. --fresh asks again, as a new run of the same plan`,
    );
};

const tellOutcome = async (store: Store, outcome: RunOutcome, values: GateValues, context: Context) => {
  const { terminal, signal } = context;
  const { run, interrupted, done, total } = outcome;
  if (interrupted) throw signal.reason;
  // Of a server that is not there no report is of use.
  if (done === 0) requireComplete(outcome, signal);
  if (done === total) tellIdle(outcome, context);
  const told = await report({ run: run.id, judge: true }, reportTools(store, context));
  const gate = await gateOutcome(told, values, store, context);
  const { html, markdown, full } = values;
  if (!goesToOutput({ html, markdown })) await print(reportResult(told, { gate, full }), context);
  terminal.notice(`run ${runLabel(run)}; organon report ${run.id} --html report.html draws it`);
  requireComplete(outcome, signal);
  return closeGate(gate, context);
};
