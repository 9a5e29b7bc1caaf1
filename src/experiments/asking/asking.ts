/**
 * A planned run asked: models paced and retried, a budget kept, every response stored. What every command that asks shares.
 */
import { defaults } from "../defaults.ts";
import { buildReckoning, findRuns, sumUsageOfRuns, tallyCalls } from "#runs/answers";
import { misuse, OrganonError } from "#logic/error";
import { getOrInsert } from "#logic/memoize";
import type { Questions } from "#items/open-suite";
import type { Question } from "#items/question";
import { ask as askModel } from "#models/ask";
import type { Ask } from "#models/ask-all";
import { Budget, maxCost } from "#models/budget";
import type { Clock } from "#models/clock";
import type { LanguageModel, Prompt } from "#models/language-model";
import { Pace } from "#models/pace";
import { priceTable, buildPrice, replyCost, type PriceTable } from "#models/prices";
import { systemClock } from "#models/providers/system-clock";
import { withParameter } from "#models/spec";
import { vendorRows } from "#models/vendors";
import { isOpen, type BatchSettings } from "#runs/ask-batches";
import {
  askPlan,
  type AskPlanOptions,
  type Dispatcher,
  type Progress,
  type RunOutcome,
} from "#runs/ask-plan";
import { computeRunId, type RunPlan } from "#runs/plan";
import { describeProblem } from "#runs/problem";
import { buildPrompt } from "#runs/prompt";
import type { Run, Store } from "#runs/store";
import { getReader } from "#scoring/readers/readers";
import { judgeNew } from "../results/scores.ts";
import { createReplyNotices } from "./model-notices.ts";
import { type AskingProgress, createSession } from "./session.ts";

export type Pacing = {
  readonly concurrency: number;
  readonly requestsPerMinute?: number;
  readonly tokensPerMinute?: number;
  /** US dollars. */
  readonly maxCost?: number;
  /** Hand the calls to vendors in batches, for later and for less; models without batches are asked as ever. */
  readonly batch?: boolean;
  /** Stay until every batch has come back. */
  readonly wait?: boolean;
  /** Ask a model on although 20 of its replies in a row could not be read. */
  readonly goOn?: boolean;
};

/** Limits of one provider, which go before the general ones. */
type ProviderLimits = Readonly<
  Record<string, { readonly concurrency?: number; readonly rpm?: number; readonly tpm?: number }>
>;

export type AskingTools = {
  readonly store: Store;
  readonly pacing?: Pacing;
  readonly prices?: PriceTable;
  readonly limits?: ProviderLimits;
  /** The plans that this command has asked so far: its budget covers all of them. `askPlanned` adds its own. */
  readonly asked?: RunPlan[];
  /** Goes on with answers of the same models at another address. */
  readonly sameModel?: boolean;
  /** The most that one attempt may take. */
  readonly timeoutMs?: number;
  /** How often a vendor is asked how a batch stands, and how long one is looked for whose making was cut off. */
  readonly batchTimes?: Pick<BatchSettings, "lookMs" | "adoptionMs">;
  /** Called before the first call of each plan that `maxCost` does not limit. Throws where nothing may be asked. */
  readonly approve?: (planned: PlannedRun) => Promise<void>;
  /** Has the calls asked by workers; without it they are asked here. */
  readonly dispatch?: (planned: PlannedRun, tools: AskingTools) => Promise<RunDispatcher>;
  /** Lets what is under way end and begins nothing new. */
  readonly signal?: AbortSignal;
  readonly clock?: Clock;
  /** Called before the first call with each thing to know of the models: `model-notices.ts`. */
  readonly onNotice?: (notice: string) => void;
  /** Called at every response, and once a second while everybody waits. */
  readonly onProgress?: (progress: AskingProgress) => void;
  /** Called while calls are planned, with how many there will be where that is known. */
  readonly onPlanning?: AskPlanOptions["onPlanning"];
};

/** Has a planned run asked by workers. */
export type RunDispatcher = Dispatcher & {
  /** Who asks, such as "2 workers", and US dollars spent or reserved by them. */
  readonly state: () => { readonly who: string; readonly spentUsd: number };
  /** Ends the dispatch; also called after an error. */
  readonly end: () => Promise<void>;
};

export type PlannedRun = {
  readonly what: string;
  readonly plan: RunPlan;
  readonly questions: () => Questions;
  readonly models: readonly LanguageModel[];
  readonly prompt: (question: Question) => Prompt;
  readonly more?: {
    readonly most: number;
    readonly calls: (store: Store) => NonNullable<AskPlanOptions["more"]>;
  };
};

/** A run of questions at hand; put as its prompt says, unless another way is given. */
export const planQuestions = (
  what: string,
  questions: readonly Question[],
  models: readonly LanguageModel[],
  plan: Pick<RunPlan, "suite" | "prompt"> & Partial<Pick<RunPlan, "epochs">>,
  prompt = (question: Question): Prompt => buildPrompt(question, plan.prompt),
): PlannedRun => ({
  what,
  plan: { epochs: 1, ...plan, models: models.map(({ id }) => id) },
  questions: () => questions,
  models,
  prompt,
});

/** Sends a question's text and nothing else. */
export const bare = ({ text }: Question): Prompt => ({ messages: [{ role: "user", content: text }] });

/** One part of a study; `about` where what it asks hangs on what another finds. */
export type StudyPart = PlannedRun & { readonly about?: boolean };

export const usualPacing: Pacing = { concurrency: defaults.concurrency };

/** Asks what is missing of a plan. Resolves also where calls failed or the signal came: `requireComplete` throws that. */
export const askPlanned = async (planned: PlannedRun, tools: AskingTools): Promise<RunOutcome> => {
  const { models } = planned;
  const { pacing = usualPacing, prices = priceTable } = tools;
  if (pacing.maxCost === undefined) await tools.approve?.(planned);
  else requirePrices(models, prices);
  // What was spent is read by the one process that goes on spending.
  const by = tools.dispatch === undefined ? "process" : "queue";
  const release = await tools.store.claimRun({ id: computeRunId(planned.plan) }, by);
  try {
    return await ask(planned, tools);
  } finally {
    await release();
    tools.asked?.push(planned.plan);
  }
};

const ask = async (planned: PlannedRun, tools: AskingTools): Promise<RunOutcome> => {
  const { plan, models, what, more } = planned;
  const { store, pacing = usualPacing, prices = priceTable, clock = systemClock, signal, onProgress } = tools;
  if (pacing.batch === true) requireBatches(models);
  if (plan.suite.kind === "file" && plan.suite.repeated !== undefined)
    tools.onNotice?.(`${plan.suite.repeated} repeated lines are left out: each question is asked once`);
  const reckoning = buildReckoning(plan, prices);
  const sumSpent = (): Promise<number> => computeSpent([...(tools.asked ?? []), plan], store, prices);
  const budget = new Budget({
    ...reckoning,
    most: pacing.maxCost,
    spent: (await sumSpent()) + (await computeReserve(plan, store)),
  });
  const asking = createAsking({ ...tools, pacing, clock }, budget);
  const dispatcher = await tools.dispatch?.(planned, tools);
  const session = createSession(store, clock);
  let last: Progress | undefined;
  const now = (): AskingProgress | undefined =>
    last && {
      ...last,
      what: dispatcher === undefined ? what : `${what} (${dispatcher.state().who})`,
      most: more?.most,
      spentUsd: (dispatcher?.state() ?? { spentUsd: budget.state().spent }).spentUsd,
      ...asking.state(),
    };
  const show = (): void => {
    const progress = now();
    if (progress !== undefined) onProgress?.(progress);
  };
  // While everybody waits nothing comes back: whoever watches should see why, and the process should stay.
  const ticking = setInterval(() => {
    show();
    const progress = now();
    if (progress !== undefined) void session.tick(progress);
  }, 1000);
  try {
    const outcome = await askPlan({
      plan,
      questions: planned.questions(),
      models,
      sameModel: tools.sameModel,
      prompt: planned.prompt,
      store,
      reader: getReader({ plan }),
      ask: asking.ask,
      clock,
      concurrency: pacing.concurrency,
      drain: signal,
      goOn: pacing.goOn,
      onPlanning: tools.onPlanning,
      more: more?.calls(store),
      dispatcher,
      batches: {
        create: pacing.batch === true,
        wait: pacing.wait === true,
        most: pacing.maxCost,
        spent: sumSpent,
        maxOf: (model, prompt) => maxCost(model, prompt, reckoning),
        costOf: (model, reply) => replyCost(model, reply, prices),
        ...tools.batchTimes,
      },
      onProgress: (progress) => {
        last = progress;
        show();
      },
    });
    if (plan.reader !== undefined) await judgeNew(store, outcome.run);
    return outcome;
  } finally {
    clearInterval(ticking);
    await dispatcher?.end();
    await session.end();
  }
};

/** Asks several plans one after the other under one budget, and judges the answers; each throws where it stays incomplete. */
export const createPhases = (tools: AskingTools): ((planned: PlannedRun) => Promise<RunOutcome["run"]>) => {
  const sharing = { asked: [], ...tools };
  return async (planned) => {
    const outcome = await askPlanned(planned, sharing);
    requireComplete(outcome, tools.signal);
    await judgeNew(tools.store, outcome.run);
    return outcome.run;
  };
};

/** Throws what kept a run from being complete: the signal's reason, or what stopped its models. */
export const requireComplete = (outcome: RunOutcome, signal?: AbortSignal): void => {
  if (outcome.interrupted) throw signal?.reason ?? new OrganonError("incomplete", "interrupted");
  const problem = describeProblem(outcome);
  if (problem) throw problem;
};

/**
 * The names of the models for asking a plan anew: its first run that is not whole yet, from the second on. `planOf` makes the plan
 * of these models.
 */
export const freshNames = async (
  names: readonly string[],
  planOf: (names: readonly string[]) => Promise<Pick<PlannedRun, "plan">>,
  store: Store,
): Promise<readonly string[]> => {
  const runs = new Map((await store.runs()).map((run) => [run.id, run]));
  for (let time = 2; ; time++) {
    const anew = names.map((name) => withParameter(name, "fresh", time));
    const run = runs.get(computeRunId((await planOf(anew)).plan));
    if (run === undefined || !(await isWhole(run, store))) return anew;
  }
};

const isWhole = async (run: Run, store: Store): Promise<boolean> =>
  run.planned && (await tallyCalls(store, run)).every(({ missing, failed }) => missing + failed === 0);

/** Returns the cost of the plans' answers so far, those without a known cost at most. An answer that plans share counts once. */
export const computeSpent = async (
  plans: readonly RunPlan[],
  store: Store,
  prices = priceTable,
): Promise<number> => {
  const runs = await findRuns(plans, store);
  let sum = 0;
  for (const id of new Set(runs.flatMap(({ subjects }) => subjects.map((subject) => subject.id)))) {
    const { known, most = 0 } = await sumUsageOfRuns(store, runs, id, prices);
    sum += known + most;
  }
  return sum;
};

/** Returns the most that the open batches of a run may cost. */
const computeReserve = async (plan: RunPlan, store: Store): Promise<number> => {
  const id = computeRunId(plan);
  const open = (await store.batches()).filter((batch) => batch.run === id && isOpen(batch));
  return open.reduce((sum, { setAside }) => sum + (setAside ?? 0), 0);
};

const batchVendors = (): readonly string[] =>
  [...vendorRows].flatMap(([name, { takesBatches }]) => (takesBatches === true ? [name] : []));

const requireBatches = (models: readonly LanguageModel[]): void => {
  if (models.some(({ batches }) => batches !== undefined)) return;
  throw misuse(
    "none of these models can be asked in batches",
    `${batchVendors().join(", ")} take them; leave --batch out for others`,
  );
};

/** A budget cannot be kept for a model whose price is not known. */
export const requirePrices = (models: readonly LanguageModel[], prices: PriceTable): void => {
  const unknown = models.find((model) => buildPrice(model, prices) === undefined);
  if (unknown !== undefined)
    throw misuse(
      `no price for ${unknown.provider}:${unknown.model}`,
      `--price ${unknown.provider}:${unknown.model}=IN/OUT gives it, in US dollars per million tokens`,
    );
};

const createAsking = (
  {
    pacing,
    limits,
    timeoutMs,
    clock,
    onNotice,
  }: AskingTools & { readonly pacing: Pacing; readonly clock: Clock },
  budget: Budget,
) => {
  const paces = new Map<string, Pace>();
  const createPace = ({ id, account = id, provider }: LanguageModel): Pace =>
    getOrInsert(paces, account, () => {
      const { concurrency, requestsPerMinute, tokensPerMinute } = pacing;
      const { rpm = requestsPerMinute, tpm = tokensPerMinute, ...own } = limits?.[provider] ?? {};
      return new Pace({ clock, concurrency, ...own, requestsPerMinute: rpm, tokensPerMinute: tpm });
    });
  const settings = { clock, budget, timeoutMs };
  const observe = createReplyNotices(onNotice);
  const askPaced: Ask = async (model, prompt, signals) => {
    const response = await askModel(model, prompt, { ...settings, pace: createPace(model), ...signals });
    observe(model, prompt, response);
    return response;
  };
  return {
    ask: askPaced,
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
