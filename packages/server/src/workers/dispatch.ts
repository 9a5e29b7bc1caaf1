/**
 * Dispatches a planned run to workers: plans it as a stream, adds its slices to the queue as they are planned, and
 * waits until no call is missing. Slices that failed too often are split into single calls, and a single call that
 * failed too often is stored as failed.
 */
import { setTimeout as wait } from "node:timers/promises";
import {
  type AskingTools,
  type Clock,
  createSession,
  lineOf,
  noTally,
  OrganonError,
  type PlannedCall,
  type PlannedRun,
  priceTable,
  progressOf,
  readerOf,
  regrade,
  type Run,
  type RunOutcome,
  spentOn,
  type SubjectProgress,
  tallyCalls,
  timestamp,
  usualPacing,
  version,
} from "organon/store";
import { maxFailures, type Slice, type SliceEnd, type SliceQueue, sliceSize } from "./queue.ts";
import type { Dispatch, Registry, WorkerReport } from "./registry.ts";
import { failCalls, keepPrompts, layOut } from "./slices.ts";

/** Polling interval of the workers' progress; for millions of calls, `lookShare` times the duration of the count. */
const lookMs = 1000;
const lookShare = 10;
const maxLookMs = 15_000;
/** After this time without an answer, missing calls that are in no queue are dispatched again. */
const quietMs = 5000;
/** After this time without heartbeats, beyond the time after which it counts as dead, a worker is reported. */
const silentMs = 4000;

type Services = { readonly queue: SliceQueue; readonly registry: Registry };

/** Dispatches a plan and waits for its answers. Also resolves if calls failed or the signal aborted. */
export const handOut = async (
  planned: PlannedRun,
  tools: AskingTools,
  services: Services,
): Promise<RunOutcome> =>
  new Planner(planned, tools, services, tools.clock ?? (await services.registry.clock())).run();

class Planner {
  readonly #planned: PlannedRun;
  readonly #tools: AskingTools;
  readonly #services: Services;
  readonly #clock: Clock;
  readonly #since: string;
  readonly #began: number;
  /** Workers mentioned in a notice, by id, and whether the lack of workers was. */
  readonly #mentioned = new Set<string>();
  /** When heartbeats of a worker were first found missing. */
  readonly #silentSince = new Map<string, number>();
  #begun: readonly SubjectProgress[] = [];
  #last = { done: 0, at: 0 };
  #release = async (): Promise<void> => {};

  constructor(planned: PlannedRun, tools: AskingTools, services: Services, clock: Clock) {
    this.#planned = planned;
    this.#tools = tools;
    this.#services = services;
    this.#clock = clock;
    this.#since = timestamp(clock);
    this.#began = clock.elapsed();
  }

  async run(): Promise<RunOutcome> {
    try {
      return await this.#run();
    } finally {
      await this.#release();
    }
  }

  async #run(): Promise<RunOutcome> {
    const { queue, registry } = this.#services;
    const { run, settings } = await this.#plan();
    const session = createSession(this.#tools.store, this.#clock, (control) => {
      void registry.change({ ...settings, ...control }).catch(() => undefined);
    });
    const over = new AbortController();
    const deadLetters = queue.serveDeadLetters(run.id, {
      signal: over.signal,
      work: (slice) => this.#handleDeadLetter(run, slice),
    });
    try {
      await this.#addGaps(run);
      this.#begun = await this.#subjects(run, []);
      this.#last = { done: doneIn(this.#begun), at: this.#clock.elapsed() };
      for (;;) {
        const looked = this.#clock.elapsed();
        const outcome = await this.#look(run, session);
        if (outcome !== undefined) {
          await this.#settleSilent();
          return outcome;
        }
        await this.#pause(this.#clock.elapsed() - looked);
      }
    } finally {
      await session.end();
      over.abort();
      await deadLetters;
      if (await registry.withdraw(run.id, this.#since)) await queue.remove(run.id, run.subjects.length);
    }
  }

  /** Waits until the next look, or until the signal. */
  async #pause(lookedMs: number): Promise<void> {
    const pauseMs = Math.min(Math.max(lookMs, lookShare * lookedMs), maxLookMs);
    await wait(pauseMs, undefined, { signal: this.#tools.signal }).catch(() => undefined);
  }

  /** Plans the run; its slices are dispatched as they are planned. */
  async #plan(): Promise<{ readonly run: Run; readonly settings: Dispatch }> {
    const { plan, models, prompt } = this.#planned;
    const { store, sameModel, signal, onNotice } = this.#tools;
    const { queue, registry } = this.#services;
    let settings: Dispatch | undefined;
    const run = await layOut({
      plan,
      questions: this.#planned.questions(),
      models,
      sameModel,
      prompt,
      store,
      clock: this.#clock,
      drain: signal,
      onPlanned: async (begun, calls) => {
        if (settings === undefined) {
          this.#release = await store.claimRun(begun, "queue");
          settings = settingsOf(begun, this.#since, this.#tools);
          await queue.create(begun.id, begun.subjects.length);
          if (await registry.dispatch(settings, await this.#spent()))
            onNotice?.(
              `run ${begun.id} is dispatched already: its workers go by this command's settings from now on`,
            );
        }
        await queue.add(slicesOf(begun, calls));
      },
    });
    if (settings === undefined) throw new OrganonError("bug/queue", `run ${run.id} was not dispatched`);
    return { run, settings };
  }

  /** Looks how the run stands; returns its outcome if it is over. */
  async #look(run: Run, session: ReturnType<typeof createSession>): Promise<RunOutcome | undefined> {
    const { what, more } = this.#planned;
    const { store, pacing = usualPacing, signal, onProgress } = this.#tools;
    const workers = await this.#workers();
    const subjects = await this.#subjects(run, workers);
    const elapsedMs = this.#clock.elapsed() - this.#began;
    const progress = progressOf(run, subjects, elapsedMs);
    const now = {
      ...progress,
      perSecond: ((progress.done - doneIn(this.#begun)) * 1000) / Math.max(1, elapsedMs),
      what: `${what} (${workersText(workers)})`,
      most: more?.most,
      spentUsd: pacing.maxCost === undefined ? 0 : await this.#spent(),
      waitMs: 0,
      perMinute: undefined,
    };
    onProgress?.(now);
    await session.tick(now);
    const interrupted = signal?.aborted === true;
    if (interrupted || subjects.every(isOver)) {
      const added = interrupted ? [] : await this.#moreCalls(run, subjects);
      if (added.length === 0) {
        await regrade({ store, run, reader: readerOf(run), again: false });
        return { ...progressOf(run, subjects, elapsedMs), interrupted };
      }
      await this.#services.queue.add(slicesOf(run, added));
    }
    await this.#addLost(run, doneIn(subjects));
    return undefined;
  }

  /** Returns the live workers. Reports those that ended without leaving, those of other versions, and that there is none. */
  async #workers(): Promise<readonly WorkerReport[]> {
    const { store, onNotice } = this.#tools;
    const { live, dead } = await this.#services.registry.workers(this.#since);
    const mention = (id: string, message: string): void => {
      if (!this.#mentioned.has(id)) onNotice?.(message);
      this.#mentioned.add(id);
    };
    const nameOf = ({ pid, host }: WorkerReport): string => `worker ${pid} on ${host}`;
    for (const one of live)
      if (one.version !== version)
        mention(
          one.worker,
          `${nameOf(one)} is organon ${one.version}, and this is ${version}: it gets no calls`,
        );
    // After a restart of the server, heartbeats of live workers are old for a moment.
    for (const id of this.#silentSince.keys())
      if (!dead.some(({ worker }) => worker === id)) this.#silentSince.delete(id);
    for (const one of dead) {
      const since = this.#silentSince.get(one.worker) ?? this.#clock.elapsed();
      this.#silentSince.set(one.worker, since);
      if (this.#clock.elapsed() - since > silentMs)
        mention(
          `dead ${one.worker}`,
          `${nameOf(one)} ended without a word: calls it had begun are asked again`,
        );
    }
    if (live.length === 0)
      mention(
        "none",
        `no worker is there; start one, here or on another machine: organon worker --store ${store.location.replace(/:\/\/[^@/]*@/, "://")}`,
      );
    return live;
  }

  /** Waits until each worker without heartbeats is reported or there again: the run may end sooner than that shows. */
  async #settleSilent(): Promise<void> {
    const isOpen = (id: string): boolean => !this.#mentioned.has(`dead ${id}`);
    while (this.#tools.signal?.aborted !== true && [...this.#silentSince.keys()].some(isOpen)) {
      await this.#pause(0);
      await this.#workers();
    }
  }

  /** Returns the state of each subject; stopped if every worker of this version has given it up. */
  async #subjects(run: Run, workers: readonly WorkerReport[]): Promise<readonly SubjectProgress[]> {
    const tallies = await tallyCalls(this.#tools.store, run, this.#since);
    const own = workers.filter((worker) => worker.version === version);
    return run.subjects.map(({ id }, place) => {
      const stops = own.flatMap(
        ({ stopped }) =>
          stopped.find((one) => one.run === run.id && one.subject === place && one.since >= this.#since) ??
          [],
      );
      const [stop] = stops.length === own.length ? stops : [];
      return {
        ...(tallies[place] ?? noTally),
        id,
        asked: doneIn(tallies.slice(place, place + 1)) - doneIn(this.#begun.slice(place, place + 1)),
        stopped: stop && { class: stop.class, message: stop.message },
      };
    });
  }

  /** Dispatches the missing calls again if no answer arrives and no queue has them, as after the planner's end. */
  async #addLost(run: Run, done: number): Promise<void> {
    const at = this.#clock.elapsed();
    if (done > this.#last.done) this.#last = { done, at };
    if (at - this.#last.at < quietMs) return;
    if (await this.#services.queue.isEmpty(run.id, run.subjects.length)) await this.#addGaps(run);
    this.#last = { done, at };
  }

  async #addGaps(run: Run): Promise<void> {
    const gaps = await this.#tools.store.gaps(run, sliceSize, this.#since);
    await this.#services.queue.add(gaps.map(({ subject, from, to }) => ({ run: run.id, subject, from, to })));
  }

  /** Splits a slice that failed too often into single calls; stores a single call as failed. */
  async #handleDeadLetter(run: Run, { subject, from, to }: Slice): Promise<SliceEnd> {
    const { store, onNotice } = this.#tools;
    if (to - from > 1) {
      const ordinals = Array.from({ length: to - from }, (_, k) => from + k);
      await this.#services.queue.add(ordinals.map((at) => ({ run: run.id, subject, from: at, to: at + 1 })));
      return "done";
    }
    const why = `${maxFailures} workers ended while they asked it`;
    const stretch = { from, to, failedBefore: this.#since };
    const at = timestamp(this.#clock);
    const failed = await failCalls({ run, subject, stretch, store, reader: readerOf(run), at, why });
    if (failed > 0) onNotice?.(`a call of ${run.subjects[subject]?.id} has failed: ${why}`);
    return "done";
  }

  /** Returns the calls that follow from the answers, for subjects that have them all. */
  async #moreCalls(run: Run, subjects: readonly SubjectProgress[]): Promise<readonly PlannedCall[]> {
    const { more, prompt, plan } = this.#planned;
    const { store } = this.#tools;
    const next = more?.calls(store);
    if (next === undefined) return [];
    const added: PlannedCall[] = [];
    for (const [place, { missing, failed }] of subjects.entries()) {
      if (missing + failed > 0) continue;
      await regrade({ store, run, reader: readerOf(run), again: false });
      const calls = await next(run, place);
      await store.addCalls(run, calls);
      await keepPrompts(store, plan, calls, prompt);
      added.push(...calls);
    }
    return added;
  }

  #spent(): Promise<number> {
    const { asked = [], store, prices } = this.#tools;
    return spentOn([...asked, this.#planned.plan], store, prices);
  }
}

/** Returns for example "4 workers", and how many of them can't help. */
const workersText = (workers: readonly WorkerReport[]): string => {
  const others = workers.filter((worker) => worker.version !== version).length;
  const count = workers.length - others;
  return `${count} ${count === 1 ? "worker" : "workers"}${others > 0 ? `, ${others} of another version` : ""}`;
};

/** Returns the slices that contain planned calls. */
const slicesOf = (run: Run, calls: readonly PlannedCall[]): readonly Slice[] => {
  const found = new Map<string, Slice>();
  for (const { subject, ordinal } of calls) {
    const from = ordinal - (ordinal % sliceSize);
    found.set(`${from} ${subject}`, { run: run.id, subject, from, to: from + sliceSize });
  }
  return [...found.values()];
};

const settingsOf = (
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
      const line = lineOf(subject, prices);
      return line === undefined ? [] : [[line, prices.prices[line]!] as const];
    }),
  ),
  limits,
  timeoutMs,
  goOn: pacing.goOn,
});

const isOver = ({ missing, stopped }: SubjectProgress): boolean => missing === 0 || stopped !== undefined;

const doneIn = (subjects: readonly Omit<SubjectProgress, "id" | "asked">[]): number =>
  subjects.reduce(
    (sum, { answered, refused, truncated, failed }) => sum + answered + refused + truncated + failed,
    0,
  );
