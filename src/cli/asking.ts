/**
 * What every verb that asks needs: models opened, paced and retried, a budget, a store, progress on stderr.
 */
import { OrganonError } from "#logic";
import type { AskedItem } from "#items";
import {
  answerTokens,
  ask,
  createBudget,
  createPace,
  openModel,
  priceOf,
  priceTable,
  showUsd,
  systemClock,
  thinkingTokens,
  withPrices,
  type Ask,
  type Budget,
  type LanguageModel,
  type Pace,
  type Prompt,
} from "#models";
import { answerReader } from "#scores";
import {
  openSqliteStore,
  requireStore,
  problemOf,
  runIdOf,
  askPlan,
  type Progress,
  type RunPlan,
  type Store,
  type AskPlanOptions,
  type RunOutcome,
} from "#runs";
import type { Context } from "./command.ts";
import { configuredName, type LoadedConfig } from "./config.ts";
import { config as environment } from "./dotenv.ts";

/** The vendors' variables. */
export const keyVariables: readonly string[] = [
  "OPENAI_API_KEY",
  "ANTHROPIC_API_KEY",
  "GOOGLE_GENERATIVE_AI_API_KEY",
  "MISTRAL_API_KEY",
  "OPENROUTER_API_KEY",
];

/** Opens models by their names; keys come from the environment and `.env`, and go nowhere but to their provider. */
export const openModels = (
  names: readonly string[],
  config: LoadedConfig = { own: new Map() },
  { asking = true }: { readonly asking?: boolean } = {},
): readonly LanguageModel[] => {
  const found = environment(process.env);
  // Who only wants to know what a run would cost needs no key.
  const env = asking
    ? found
    : { ...Object.fromEntries(keyVariables.map((name) => [name, "no-key"])), ...found };
  return [...new Set(names)].map((name) => openModel(name, { env, own: config.own }));
};

/**
 * Opens the store that the flags name: to write, only to read, or to append to a run that it must hold already, so that
 * a misspelt name makes no empty store.
 */
export const openStore = ({ common }: Context, mode: "read" | "write" | "append"): Store => {
  if (mode === "append") requireStore(common.store);
  return openSqliteStore(common.store, { mode: mode === "read" ? "read" : "write" });
};

/** How fast to ask each provider and key, and for how much money at most. */
export type Pacing = {
  readonly concurrency: number;
  readonly requestsPerMinute?: number;
  readonly tokensPerMinute?: number;
  /** US dollars. */
  readonly maxCost?: number;
};

export type AskingOptions = {
  readonly what: string;
  readonly plan: RunPlan;
  readonly items: Iterable<AskedItem> | AsyncIterable<AskedItem>;
  readonly models: readonly LanguageModel[];
  readonly prompt: (item: AskedItem) => Prompt;
  readonly store: Store;
  readonly pacing: Pacing;
  /** The calls that follow from the answers, and how many there may be in all. */
  readonly more?: { readonly calls: NonNullable<AskPlanOptions["more"]>; readonly most: number };
};

/** Asks what is missing of a plan, with a progress line; the first Ctrl-C lets what is under way end. */
export const runPlan = async (
  options: AskingOptions,
  { terminal, signal, config }: Context,
): Promise<RunOutcome> => {
  const { plan, models, store, pacing } = options;
  const prices = withPrices(priceTable, config?.prices);
  if (pacing.maxCost !== undefined) requirePrices(models, config);
  const budget = createBudget({
    prices,
    most: pacing.maxCost,
    spent: await spentOn(plan, store),
    answerTokens: answerTokens[plan.prompt.style].most + thinkingTokens.most,
  });
  const asking = createAsking(pacing, budget, config);
  const progress = terminal.progress(options.what);
  let last: Progress | undefined;
  const show = (): void => {
    if (last === undefined) return;
    progress.update(last.done, options.more?.most ?? last.total, extraOf(last, budget, asking.state()));
  };
  // While everybody waits for a limit nothing comes back, and the line should say why.
  const ticking = setInterval(show, 1000);
  ticking.unref();
  try {
    return await askPlan({
      plan,
      items: options.items,
      models,
      prompt: options.prompt,
      store,
      reader: answerReader,
      ask: asking.ask,
      clock: systemClock,
      concurrency: pacing.concurrency,
      drain: signal,
      ...(options.more === undefined ? {} : { more: options.more.calls }),
      onProgress: (now) => {
        last = now;
        show();
      },
    });
  } finally {
    clearInterval(ticking);
    progress.end();
  }
};

/** What stands behind the counts in a progress line: outcomes that are not answers, cost, limits. */
const extraOf = (
  { subjects }: Progress,
  budget: Budget,
  { waitMs, perMinute }: ReturnType<Asking["state"]>,
): string => {
  const parts: string[] = [];
  for (const outcome of ["failed", "refused", "truncated"] as const) {
    const count = subjects.reduce((sum, subject) => sum + subject[outcome], 0);
    if (count > 0) parts.push(`${count} ${outcome}`);
  }
  const { spent } = budget.state();
  if (spent > 0) parts.push(showUsd(spent));
  if (waitMs >= 1000) parts.push(`waiting ${Math.ceil(waitMs / 1000)} s for a limit`);
  else if (perMinute !== undefined) parts.push(`at most ${Math.floor(perMinute)}/min`);
  const stopped = subjects.filter((subject) => subject.stopped !== undefined);
  if (stopped.length > 0) parts.push(`${stopped.length} stopped`);
  return parts.map((part) => `, ${part}`).join("");
};

/** What a run's answers have cost so far; nothing where it was not begun yet. */
const spentOn = async (plan: RunPlan, store: Store): Promise<number> => {
  const id = runIdOf(plan);
  const run = (await store.runs()).find((one) => one.id === id);
  if (run === undefined) return 0;
  let sum = 0;
  for (const subject of run.subjects) sum += (await store.tokens(run, subject.id)).usd ?? 0;
  return sum;
};

/** A budget cannot be kept for a model whose price is not known. */
export const requirePrices = (models: readonly LanguageModel[], config: LoadedConfig | undefined): void => {
  const prices = withPrices(priceTable, config?.prices);
  const unknown = models.find((model) => priceOf(model, prices) === undefined);
  if (unknown !== undefined)
    throw new OrganonError("misuse", `no price is known for ${unknown.provider}:${unknown.model}`, {
      hint: `give it in organon.config.ts: prices: { "${unknown.provider}:${unknown.model}": { in: …, out: … } }`,
    });
};

/** Throws what kept a study from being complete. */
export const requireComplete = (outcome: RunOutcome, signal: AbortSignal): void => {
  if (outcome.interrupted) throw signal.reason;
  const problem = problemOf(outcome);
  if (problem) throw problem;
};

type Asking = {
  readonly ask: Ask;
  /** The longest wait among the paces, and the lowest rate. */
  readonly state: () => { readonly waitMs: number; readonly perMinute: number | undefined };
};

/** One pace for each provider and key. */
const createAsking = (pacing: Pacing, budget: Budget, config: LoadedConfig | undefined): Asking => {
  const paces = new Map<string, Pace>();
  const paceOf = (model: LanguageModel): Pace => {
    const account = model.account ?? model.id;
    const known = paces.get(account);
    if (known !== undefined) return known;
    const own = config?.limits?.[model.provider];
    const requestsPerMinute = own?.rpm ?? pacing.requestsPerMinute;
    const tokensPerMinute = own?.tpm ?? pacing.tokensPerMinute;
    const made = createPace({
      clock: systemClock,
      concurrency: own?.concurrency ?? pacing.concurrency,
      ...(requestsPerMinute === undefined ? {} : { requestsPerMinute }),
      ...(tokensPerMinute === undefined ? {} : { tokensPerMinute }),
    });
    paces.set(account, made);
    return made;
  };
  const seconds = config?.timeoutSeconds;
  const settings = {
    clock: systemClock,
    budget,
    ...(seconds === undefined ? {} : { timeoutMs: seconds * 1000 }),
  };
  return {
    ask: (model, prompt, signals) => ask(model, prompt, { ...settings, pace: paceOf(model), ...signals }),
    state: () => {
      const states = [...paces.values()].map((pace) => pace.state());
      const rates = states.flatMap(({ perMinute }) => perMinute ?? []);
      return {
        waitMs: Math.max(0, ...states.map(({ waitMs }) => waitMs)),
        perMinute: rates.length === 0 ? undefined : Math.min(...rates),
      };
    },
  };
};

/** The models that a command named, with the configuration's parameters; none is misuse. */
export const modelNames = (value: unknown, config: LoadedConfig = { own: new Map() }): readonly string[] => {
  const names = Array.isArray(value) ? value.map(String) : [];
  if (names.length === 0)
    throw new OrganonError("misuse", "no model is named", {
      hint: "add -m, as in -m openai:gpt-5 or, without a key, -m reasoner:oracle",
    });
  return [...new Set(names.map((name) => configuredName(name, config)))];
};
