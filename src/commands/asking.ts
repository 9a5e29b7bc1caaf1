/**
 * What asking needs, put together from the values of flags and the configuration.
 */
import { misuse } from "#logic/error";
import type { LanguageModel } from "#models/language-model";
import { priceTable, withPrices } from "#models/prices";
import { hasQuestionOnce } from "#runs/plan";
import type { ChoiceTemplate } from "#items/names";
import type { Run, Store } from "#runs/store";
import type { AskingTools, Pacing } from "#experiments/asking/asking";
import { openServer, type ServerPackage } from "#experiments/server-package";
import type { LoadedConfig } from "#workspace/settings/loaded-config";
import { nameSubjects } from "#experiments/results/names";
import { openModels } from "#workspace/settings/open-models";
import { promptNamed } from "#workspace/settings/own";
import { readText } from "#workspace/files/whole-file";
import { createApproval } from "./approve-cost.ts";
import { giveBackMemory, keepMemoryFlat } from "./memory.ts";
import type { Context } from "./command.ts";
import type { pacingFlags, promptFlags } from "./asking-flags.ts";
import { pick, type Values } from "./flags.ts";
import { showUsd } from "#models/budget";
import type { AskingProgress } from "#experiments/asking/session";
import { count } from "#reports/numbers";
import { silent, type Progress } from "./progress.ts";

/** How questions are put: the form, template or text that was given. */
export const readPromptSettings = async (
  { form, promptText, promptFile, system, nolr }: Values<typeof promptFlags>,
  config: LoadedConfig,
  templates: readonly ChoiceTemplate[] = [],
) => {
  if ([form, promptText, promptFile].filter((given) => given !== undefined).length > 1)
    throw misuse("--prompt, --prompt-text and --prompt-file can't be combined", "leave out all but one");
  const around = promptFile === undefined ? promptText : (await readText(promptFile)).trimEnd();
  if (around !== undefined && !hasQuestionOnce(around))
    throw misuse(
      `${promptFile === undefined ? "--prompt-text" : promptFile} does not have {question} exactly once`,
      'as in --prompt-text "{question} Answer with one word of {labels}."',
    );
  const template = templates.find((one) => one === form);
  const named =
    form === undefined || template !== undefined ? { around, system: undefined } : promptNamed(form, config);
  return { template, ...named, system: system ?? named.system, nolr };
};

/** The models named on the command line, opened; those of a dry run need no key. */
export const modelsNamed = (
  names: readonly string[] | undefined,
  { config, env, terminal }: Pick<Context, "config" | "env" | "terminal">,
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): readonly LanguageModel[] => openModels(names ?? [], { config, env, asking: !dryRun, tell: terminal.say });

/** The models of a run, or some by their ids or their names in reports: what only the store says chooses no variable. */
export const reopenModels = (
  { subjects }: Pick<Run, "subjects">,
  { config, env, terminal }: Pick<Context, "config" | "env" | "terminal">,
  { dryRun = false, models }: { readonly dryRun?: boolean; readonly models?: readonly string[] | undefined },
): readonly LanguageModel[] => {
  const ids = subjects.map(({ id }) => id);
  const names = nameSubjects(subjects);
  const wanted = models?.map((name) => (ids.includes(name) ? name : (ids[names.indexOf(name)] ?? name)));
  return openModels(wanted ?? ids, {
    config,
    env,
    origin: wanted?.every((id, i) => id === models?.[i]) === true ? "command line" : "store",
    asking: !dryRun,
    tell: terminal.say,
  });
};

/** Calls at once, calls and tokens a minute, and the most to spend; flags go before the configuration. */
export const readPacing = (values: Values<typeof pacingFlags>, config: LoadedConfig): Pacing => {
  return {
    concurrency: values.concurrency ?? config.concurrency ?? 16,
    requestsPerMinute: values.requestsPerMinute ?? config.rpm,
    tokensPerMinute: values.tokensPerMinute ?? config.tpm,
    maxCost: values.maxCost ?? config.maxCost,
    ...pick(values, "batch", "wait", "goOn"),
  };
};

export const readPrices = (config: LoadedConfig) => withPrices(priceTable, config.prices);

export const reportTools = (store: Store, { config, terminal }: Pick<Context, "config" | "terminal">) => ({
  store,
  prices: readPrices(config),
  // A line that stays: the command may be ended at once, and reading takes a second for so many.
  onReading: (answers: number) => {
    if (answers >= 100_000) terminal.notice(`reading ${count(answers)} answers`);
  },
});

/** Asks, with progress on the terminal until it has ended. */
export const asking = async <Told>(
  store: Store,
  values: Values<typeof pacingFlags>,
  context: Context,
  ask: (tools: AskingTools & ReturnType<typeof reportTools>) => Promise<Told>,
): Promise<Told> => {
  const { terminal, config, signal, common } = context;
  let [doing, line] = ["", silent];
  const show = (what: string, ...now: Parameters<Progress["update"]>): void => {
    if (what !== doing) [doing, line] = [what, terminal.progress(what)];
    line.update(...now);
  };
  const tools: AskingTools & ReturnType<typeof reportTools> = {
    ...reportTools(store, context),
    asked: [],
    pacing: readPacing(values, config),
    limits: config.limits,
    sameModel: values.sameModel,
    approve: createApproval(values, context, reportTools(store, context)),
    timeoutMs: config.timeoutSeconds === undefined ? undefined : config.timeoutSeconds * 1000,
    signal,
    dispatch: values.queue === true ? byWorkers(common.store, openServer("--queue")) : undefined,
    onNotice: onceEach(terminal.notice),
    onPlanning: (calls, total) => show("planning calls", calls, total),
    onProgress: (now) => show(now.what, now.done, now.most ?? now.total, progressText(now)),
  };
  return ask(tools).finally(terminal.endProgress);
};

const byWorkers =
  (address: string, { openDispatcher }: ServerPackage): NonNullable<AskingTools["dispatch"]> =>
  (planned, tools) => {
    keepMemoryFlat();
    giveBackMemory();
    return openDispatcher(planned, tools, address);
  };

/** Says a thing once, however many phases come upon it. */
const onceEach = (say: (text: string) => void): ((text: string) => void) => {
  const said = new Set<string>();
  return (text) => {
    if (said.has(text)) return;
    said.add(text);
    say(text);
  };
};

type Subject = Pick<AskingProgress["subjects"][number], "failed" | "refused" | "truncated"> &
  Partial<Pick<AskingProgress["subjects"][number], "stopped" | "waiting">>;

/** ", 3 failed, $0.12, waiting 20 s for a limit". */
export const progressText = ({
  subjects,
  spentUsd,
  waitMs,
  perMinute,
}: Pick<AskingProgress, "spentUsd" | "waitMs" | "perMinute"> & {
  readonly subjects: readonly Subject[];
}): string => {
  const parts: string[] = [];
  for (const outcome of ["failed", "refused", "truncated"] as const) {
    const count = subjects.reduce((sum, subject) => sum + subject[outcome], 0);
    if (count > 0) parts.push(`${count} ${outcome}`);
  }
  const waiting = subjects.reduce((sum, subject) => sum + (subject.waiting?.calls ?? 0), 0);
  const ready = subjects.reduce((sum, subject) => sum + (subject.waiting?.done ?? 0), 0);
  if (waiting > 0) parts.push(`${waiting} in batches${ready > 0 ? ` (${ready} ready)` : ""}`);
  if (spentUsd > 0) parts.push(showUsd(spentUsd));
  if (waitMs >= 1000) parts.push(`waiting ${Math.ceil(waitMs / 1000)} s for a limit`);
  else if (perMinute !== undefined) parts.push(`at most ${Math.floor(perMinute)}/min`);
  const stopped = subjects.filter((subject) => subject.stopped !== undefined);
  if (stopped.length > 0) parts.push(`${stopped.length} stopped`);
  return parts.map((part) => `, ${part}`).join("");
};
