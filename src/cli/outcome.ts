/**
 * How the verbs that ask end: asked or previewed, the report printed, the gate held.
 */
import { OrganonError } from "#logic/error";
import type { LanguageModel } from "#models/language-model";
import type { RunOutcome } from "#runs/ask-plan";
import type { Store } from "#runs/store";
import { askPlanned, requireComplete } from "#verbs/asking/asking";
import { report } from "#verbs/report";
import { retryTruncated } from "#verbs/retry-truncated";
import { openModels } from "#verbs/settings/open-models";
import { asking, reportTools } from "./asking-flags.ts";
import type { Context, Result } from "./command.ts";
import { closeGate, gateOutcome, type GateValues } from "./report-output.ts";
import { previewResult } from "./preview.ts";
import { goesToOutput, print } from "./printing.ts";
import { reportResult } from "./report-output.ts";

/** Asks what is planned and tells the outcome; with --dry-run says what would be asked. */
export const askAndTell = async (
  planned: Parameters<typeof askPlanned>[0],
  values: Parameters<typeof previewResult>[1] &
    GateValues & { readonly dryRun?: boolean; readonly retryTruncated?: number },
  context: Context,
): Promise<Result | number> => {
  if (values.dryRun === true) return previewResult(planned, values, context);
  const store = await context.open("write");
  const outcome = await asking(store, values, context, async (tools) => {
    const asked = await askPlanned(planned, tools);
    await askCutOffs(asked, values, { ...tools, open: opener(planned, context) }, context);
    return asked;
  });
  return tellOutcome(store, outcome, values, context);
};

/** Opens models of the run by name. Names that this command line did not give are those of a stored run. */
const opener =
  ({ models }: Pick<Parameters<typeof askPlanned>[0], "models">, { config, env, terminal }: Context) =>
  (id: string, subject: string): LanguageModel => {
    const origin = models.some((model) => model.id === subject) ? "command line" : "store";
    const [model] = openModels([id], { config, env, origin, tell: terminal.notice });
    if (model === undefined) throw new OrganonError("bug/models", `${id} is no model`);
    return model;
  };

/** With --retry-truncated, asks again what was cut off, as soon as nothing else is missing. */
const askCutOffs = async (
  { run, total, done }: RunOutcome,
  { retryTruncated: maxTokens }: { readonly retryTruncated?: number },
  tools: Parameters<typeof retryTruncated>[1],
  { terminal, signal }: Context,
): Promise<void> => {
  if (maxTokens === undefined || signal.aborted) return;
  if (done < total) {
    terminal.notice("what was cut off is asked again when nothing else is missing");
    return;
  }
  for (const outcome of await retryTruncated({ run: run.id, maxTokens }, tools))
    requireComplete(outcome, signal);
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
  const { junit, html, markdown, full } = values;
  if (!goesToOutput({ junit, html, markdown })) await print(reportResult(told, { gate, full }), context);
  terminal.notice(`run ${run.id}; organon report ${run.id} --html report.html draws it`);
  requireComplete(outcome, signal);
  return closeGate(gate, context);
};
