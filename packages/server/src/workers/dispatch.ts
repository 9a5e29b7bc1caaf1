/**
 * Has a planned run asked by workers: adds its slices to the queue as they are planned, and reports until no call is
 * missing. Slices that failed too often are split into single calls, and a single call that failed too often is stored
 * as failed.
 */
import { setTimeout as wait } from "node:timers/promises";
import {
  type AskingTools,
  askCalls,
  type Clock,
  createIntake,
  getLine,
  type PlannedCall,
  type PlannedRun,
  priceTable,
  createPromptBuilder,
  getReader,
  type Run,
  type RunDispatcher,
  type Session,
  computeSpent,
  type Stop,
  type Tally,
  tallyCalls,
  timestamp,
  usualPacing,
  version,
  type WorkerReport,
} from "organon/store";
import { nameDeadLetters, maxFailures, type Slice, SliceQueue, sliceSize } from "./queue.ts";
import { type Dispatch, Registry } from "./registry.ts";

/** Interval of looks at the progress; for millions of calls, `lookShare` times the duration of a look. */
const lookMs = 1000;
const lookShare = 10;
const maxLookMs = 15_000;
/** A worker without a heartbeat for this long counts as ended. */
const silentMs = 6000;

/** Opens what dispatches a run to the workers at an address. */
export const openDispatcher = async (
  planned: PlannedRun,
  tools: AskingTools,
  address: string,
): Promise<RunDispatcher> => {
  // The registry is next to the store's tables, which the first query creates.
  await tools.store.runs();
  const registry = await Registry.open(address);
  try {
    const onTrouble = (message: string): void =>
      tools.onNotice?.(`the queue is not there: ${message}; it is tried again`);
    const queue = await SliceQueue.open(address, { creates: true, onTrouble });
    return new QueueDispatcher(planned, tools, { queue, registry }, await registry.clock());
  } catch (error) {
    await registry.close();
    throw error;
  }
};

type Services = { readonly queue: SliceQueue; readonly registry: Registry };

/** How a run stands: its calls and who gave them up, by subject. */
type Look = { readonly tallies: readonly Tally[]; readonly stops: readonly (Stop | undefined)[] };

type LiveWorker = Session & { readonly worker: WorkerReport };

/** Why a planner ends whose run another planner has ended, with its queues. */
const endedElsewhere: Stop = {
  class: "request",
  message: "another command that asks this run has ended it; the same command goes on where it stands",
};

class QueueDispatcher implements RunDispatcher {
  readonly #planned: PlannedRun;
  readonly #tools: AskingTools;
  readonly #queue: SliceQueue;
  readonly #registry: Registry;
  readonly #clock: Clock;
  readonly #since: string;
  readonly #over = new AbortController();
  readonly #mentioned = new Set<string>();
  #settings: Dispatch | undefined;
  #run: Run | undefined;
  #deadLetters: Promise<void> | undefined;
  #looking: Promise<Look> | undefined;
  #pauseMs = 0;
  #begunAgain = 0;
  #state = { who: "", spentUsd: 0 };

  constructor(planned: PlannedRun, tools: AskingTools, { queue, registry }: Services, clock: Clock) {
    this.#planned = planned;
    this.#tools = tools;
    this.#queue = queue;
    this.#registry = registry;
    this.#clock = clock;
    this.#since = timestamp(clock);
  }

  async begin(run: Run): Promise<void> {
    const { asked = [], store, prices, onNotice } = this.#tools;
    this.#run = run;
    this.#settings = buildSettings(run, this.#since, this.#tools);
    await this.#queue.create(run.id, run.subjects.length);
    const workers = await this.#workers();
    this.#state = { who: workersText(workers), spentUsd: 0 };
    const reserved = workers.reduce((sum, { worker }) => sum + (worker.reserved[run.id] ?? 0), 0);
    const spent = await computeSpent([...asked, this.#planned.plan], store, prices);
    if (await this.#registry.dispatch(this.#settings, spent + reserved, workers.length > 0))
      onNotice?.(
        `run ${run.id} is dispatched already: its workers go by this command's settings from now on`,
      );
    this.#deadLetters = this.#queue.serve(nameDeadLetters(run.id), {
      atOnce: 1,
      signal: this.#over.signal,
      work: (slice) => this.#handleDeadLetter(run, slice),
    });
  }

  async add(calls: readonly PlannedCall[]): Promise<void> {
    await this.#keepPrompts(calls);
    const slices = new Map<string, Slice>();
    for (const { subject, ordinal } of calls) {
      const from = ordinal - (ordinal % sliceSize);
      slices.set(`${from} ${subject}`, { run: this.#run?.id ?? "", subject, from, to: from + sliceSize });
    }
    await this.#queue.add([...slices.values()]);
  }

  async ask(
    subject: number,
    { onTally, signal }: Parameters<RunDispatcher["ask"]>[1],
  ): Promise<Stop | undefined> {
    for (;;) {
      // All subjects share a look.
      const looking = (this.#looking ??= this.#look(signal).finally(() => (this.#looking = undefined)));
      const { tallies, stops } = await looking;
      const tally = tallies[subject];
      if (tally !== undefined) onTally(tally);
      if (tally?.missing === 0 || stops[subject] !== undefined || signal.aborted) return stops[subject];
    }
  }

  state(): ReturnType<RunDispatcher["state"]> {
    return this.#state;
  }

  async end(): Promise<void> {
    this.#over.abort();
    await this.#deadLetters;
    const run = this.#run;
    if (run !== undefined && (await this.#registry.withdraw({ run: run.id, since: this.#since })))
      await this.#queue.remove(run.id, run.subjects.length);
    await this.#queue.close();
    await this.#registry.close();
  }

  /** Waits a while and looks how the run stands. Missing calls that are in no slice are dispatched again. */
  async #look(signal: AbortSignal): Promise<Look> {
    await wait(this.#pauseMs, undefined, { signal }).catch(() => undefined);
    const began = this.#clock.elapsed();
    const run = this.#run!;
    const { store, pacing = usualPacing, onNotice } = this.#tools;
    const workers = await this.#workers();
    this.#mentionWorkers(workers);
    const { open, again } = await this.#queue.state(run.id, run.subjects.length);
    const tallies = await tallyCalls(store, run, this.#since);
    if (again > this.#begunAgain)
      onNotice?.(
        `${again - this.#begunAgain} slices were begun again, because a worker failed or ended without a word: calls that were under way are asked twice`,
      );
    this.#begunAgain = again;
    const spent = (await this.#registry.dispatched()).find(({ settings }) => settings.run === run.id);
    const isEnded = spent === undefined;
    const stops = run.subjects.map((_, subject) => {
      const isOpen = isEnded && tallies[subject]?.missing !== 0;
      return this.#findStop(run, subject, workers) ?? (isOpen ? endedElsewhere : undefined);
    });
    const isMissing = tallies.some(({ missing }) => missing > 0);
    if (open === 0 && isMissing && !isEnded && !signal.aborted) {
      const gaps = await store.gaps(run, sliceSize, this.#since);
      await this.#queue.add(gaps.map(({ subject, from, to }) => ({ run: run.id, subject, from, to })));
    }
    this.#state = {
      who: workersText(workers),
      spentUsd: pacing.maxCost === undefined ? 0 : (spent?.taken ?? 0),
    };
    this.#pauseMs = Math.min(Math.max(lookMs, lookShare * (this.#clock.elapsed() - began)), maxLookMs);
    return { tallies, stops };
  }

  async #workers(): Promise<readonly LiveWorker[]> {
    const isLive = (session: Session): session is LiveWorker =>
      session.worker !== undefined && this.#clock.now() - Date.parse(session.touched) < silentMs;
    return (await this.#tools.store.sessions()).filter(isLive);
  }

  #mentionWorkers(workers: readonly LiveWorker[]): void {
    const mention = (id: string, message: string): void => {
      if (!this.#mentioned.has(id)) this.#tools.onNotice?.(message);
      this.#mentioned.add(id);
    };
    for (const { id, pid, host, worker } of workers)
      if (worker.version !== version)
        mention(
          id,
          `worker ${pid} on ${host} is organon ${worker.version}, and this is ${version}: it gets no calls`,
        );
    const address = this.#tools.store.location.replace(/:\/\/[^@/]*@/, "://");
    const there = workers.length === 0 ? "no worker is there" : "only workers of another version are there";
    if (workers.every(({ worker }) => worker.version !== version))
      mention(
        there,
        `${there}; start one of ${version}, here or on another machine: organon worker --store ${address}`,
      );
  }

  #findStop(run: Run, subject: number, workers: readonly LiveWorker[]): Stop | undefined {
    const own = workers.filter(({ worker }) => worker.version === version);
    const stops = own.flatMap(
      ({ worker }) =>
        worker.stopped.find(
          (one) => one.run === run.id && one.subject === subject && one.since >= this.#since,
        ) ?? [],
    );
    const [stop] = stops.length === own.length ? stops : [];
    return stop && { class: stop.class, message: stop.message };
  }

  /** Stores the prompts that can't be rebuilt from the plan alone: few-shot examples that differ by question. */
  async #keepPrompts(calls: readonly PlannedCall[]): Promise<void> {
    const { plan, prompt: promptOf } = this.#planned;
    if (plan.prompt.shots === undefined) return;
    const made = createPromptBuilder(plan);
    const kept = calls.flatMap(({ callHash, question }) => {
      const prompt = promptOf(question);
      return JSON.stringify(made(question)) === JSON.stringify(prompt) ? [] : [{ callHash, prompt }];
    });
    if (kept.length > 0) await this.#tools.store.keepPrompts(kept);
  }

  /** Splits a slice that failed too often into single calls; stores a single call as failed. */
  async #handleDeadLetter(run: Run, { subject, from, to }: Slice): Promise<void> {
    const { store, onNotice } = this.#tools;
    if (to - from > 1) {
      const ordinals = Array.from({ length: to - from }, (_, k) => from + k);
      await this.#queue.add(ordinals.map((at) => ({ run: run.id, subject, from: at, to: at + 1 })));
      return;
    }
    const model = this.#planned.models.find(({ id }) => id === run.subjects[subject]?.id);
    if (model === undefined) return;
    const message = `${maxFailures} workers ended while they asked it`;
    const onStored = (): void => onNotice?.(`a call of ${model.id} has failed: ${message}`);
    const at = timestamp(this.#clock);
    const attempts = [{ at, durationMs: 0, error: { class: "server", message } }] as const;
    await askCalls(
      model,
      store.pending(run, subject, { from, to, failedBefore: this.#since }),
      createIntake(model, { store, reader: getReader(run), onStored }),
      {
        ask: async () => ({ status: "failed", text: "", usage: {}, attempts, time: at }),
        concurrency: 1,
        promptOf: this.#planned.prompt,
      },
    );
  }
}

const workersText = (workers: readonly LiveWorker[]): string => {
  const others = workers.filter(({ worker }) => worker.version !== version).length;
  const count = workers.length - others;
  return `${count} ${count === 1 ? "worker" : "workers"}${others > 0 ? `, ${others} of another version` : ""}`;
};

const buildSettings = (
  run: Run,
  since: string,
  { pacing = usualPacing, limits, timeoutMs, prices = priceTable }: AskingTools,
): Dispatch => ({
  run: run.id,
  version,
  since,
  requestsPerMinute: pacing.requestsPerMinute,
  tokensPerMinute: pacing.tokensPerMinute,
  maxCost: pacing.maxCost,
  prices: Object.fromEntries(
    run.subjects.flatMap((subject) => {
      const line = getLine(subject, prices);
      return line === undefined ? [] : [[line, prices.prices[line]!] as const];
    }),
  ),
  limits,
  timeoutMs,
  goOn: pacing.goOn,
});
