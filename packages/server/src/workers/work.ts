/**
 * Runs a worker, which works on slices of the dispatched runs until it is stopped. It reads a slice's missing calls
 * from the store and asks them with the core's engine; calls that it leaves are dispatched again by the planner.
 */
import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import {
  anySignal,
  askCalls,
  type Ask,
  attempt,
  type Clock,
  createIntake,
  createSlots,
  getOrInsert,
  type LanguageModel,
  memoize,
  OrganonError,
  priceTable,
  type PriceTable,
  createPromptBuilder,
  getReader,
  type Run,
  type Slots,
  type Stop,
  type Store,
  timestamp,
  version,
  type WorkerReport,
} from "organon/store";
import { Limits } from "./limits.ts";
import { nameQueue, type Slice, SliceQueue, sliceSize } from "./queue.ts";
import { type Dispatch, Registry } from "./registry.ts";

export type WorkOptions = {
  readonly concurrency?: number;
  /** Ends when no run is dispatched any more, instead of waiting for the next. */
  readonly untilDone?: boolean;
};

/** The tools of a worker. */
export type WorkTools = {
  readonly store: Store;
  /** The store's address on a PostgreSQL server. */
  readonly address: string;
  /** Opens a model by its id; throws `access` where its key is not here. */
  readonly openModel: (id: string) => LanguageModel;
  readonly prices?: PriceTable;
  /** Lets what is under way end and takes nothing new. */
  readonly signal?: AbortSignal;
  /** Called after each response that is stored. */
  readonly onResponse?: () => void;
  /** Called with what whoever runs it should know: a model that is not asked, a queue that is away. */
  readonly onNotice?: (message: string) => void;
};

type Worked = { readonly asked: number; readonly slices: number };

/** Interval of heartbeats, and of looks for dispatched runs. */
const beatMs = 1000;

/** Works on dispatched runs, until the signal, or until none is dispatched. Resolves when the calls under way are stored. */
export const work = async (options: WorkOptions, tools: WorkTools): Promise<Worked> => {
  const registry = await Registry.open(tools.address);
  try {
    return await new Worker(options, tools, registry, await registry.clock()).run();
  } finally {
    await registry.close();
  }
};

/** A model of a dispatched run. */
type Asked = { readonly dispatch: Dispatch; readonly run: Run; readonly subject: number };

/** A model that this worker serves; `end` ends the serving, after the calls under way. */
type Serving = { readonly since: string; readonly end: AbortController; ended: Promise<void> };

class Worker {
  readonly #id = randomUUID();
  readonly #options: Required<WorkOptions>;
  readonly #tools: WorkTools;
  readonly #registry: Registry;
  readonly #clock: Clock;
  readonly #limits: Limits;
  readonly #modelOf: (id: string) => LanguageModel;
  /** Aborts when no run is dispatched. */
  readonly #over = new AbortController();
  readonly #ending: AbortSignal;
  #dispatched: readonly Dispatch[] = [];
  readonly #runs = new Map<string, Run>();
  /** By queue: the models served, and those given up. */
  readonly #serving = new Map<string, Serving>();
  readonly #stopped = new Map<string, WorkerReport["stopped"][number]>();
  /** By run, what releases it: while a worker asks it, no process asks it without the queue. */
  readonly #claims = new Map<string, () => Promise<void>>();
  readonly #slots = new Map<string, Slots>();
  readonly #notices = new Set<string>();
  readonly #counts = { asked: 0, slices: 0 };
  readonly #since: string;
  #shown = { asked: 0, perSecond: 0, run: "" };
  #queue: SliceQueue | undefined;

  constructor(
    { concurrency = 16, untilDone = false }: WorkOptions,
    tools: WorkTools,
    registry: Registry,
    clock: Clock,
  ) {
    this.#options = { concurrency, untilDone };
    this.#tools = tools;
    this.#registry = registry;
    this.#clock = clock;
    this.#since = timestamp(clock);
    const { openModel, prices = priceTable, signal } = tools;
    this.#limits = new Limits({ registry, clock, concurrency, prices });
    this.#modelOf = memoize(openModel);
    this.#ending = anySignal(signal, this.#over.signal);
  }

  async run(): Promise<Worked> {
    // Planners must know a worker before it takes money for its first call.
    await this.#show();
    // Calls under way at the end still count as a living worker's.
    const beating = setInterval(() => void this.#show(), beatMs);
    try {
      while (!this.#ending.aborted) {
        await this.#look();
        await wait(beatMs, undefined, { signal: this.#ending }).catch(() => undefined);
      }
    } finally {
      for (const { end } of this.#serving.values()) end.abort();
      await Promise.all([...this.#serving.values()].map(({ ended }) => ended));
      for (const release of this.#claims.values()) await release();
      clearInterval(beating);
      await this.#tools.store.endSession(this.#id).catch(() => undefined);
      await this.#queue?.close();
    }
    return this.#counts;
  }

  /** Reads the dispatched runs; begins to serve their models, and ends what is not dispatched any more. */
  async #look(): Promise<void> {
    this.#dispatched = (await this.#registry.dispatched()).map(({ settings }) => settings);
    const wanted = new Map<string, string>();
    for (const dispatch of this.#dispatched) {
      if (dispatch.version !== version) this.#notify(otherVersion(dispatch).message);
      if (dispatch.version !== version) continue;
      const run = await this.#loadRun(dispatch.run);
      if (run === undefined || !(await this.#claim(run))) continue;
      for (const subject of run.subjects.keys()) {
        const name = nameQueue({ run: dispatch.run, subject });
        wanted.set(name, dispatch.since);
        if (!this.#serving.has(name) && this.#stopped.get(name)?.since !== dispatch.since)
          await this.#serve(name, { dispatch, run, subject });
      }
    }
    await this.#releaseEnded();
    for (const [name, { since, end }] of this.#serving) if (wanted.get(name) !== since) end.abort();
    for (const [name, { since }] of this.#stopped) if (wanted.get(name) !== since) this.#stopped.delete(name);
    const [first] = this.#dispatched;
    if (first === undefined && !this.#options.untilDone)
      this.#notify("nothing is dispatched yet: waiting for organon run --queue");
    if (!this.#options.untilDone) return;
    if (first === undefined) this.#over.abort();
    else if (this.#dispatched.every((run) => run.version !== version)) throw otherVersion(first);
  }

  /** Claims a run for the queue; returns false if a process asks it without. */
  async #claim(run: Run): Promise<boolean> {
    if (this.#claims.has(run.id)) return true;
    const { value, error } = await attempt(() => this.#tools.store.claimRun(run, "queue"));
    if (value === undefined) this.#notify(`run ${run.id} can't be asked: ${error}`);
    else this.#claims.set(run.id, value);
    return value !== undefined;
  }

  async #releaseEnded(): Promise<void> {
    for (const [id, release] of this.#claims) {
      const isServed = [...this.#serving.keys()].some((name) => name.startsWith(`${id}.`));
      if (isServed || this.#dispatched.some(({ run }) => run === id)) continue;
      this.#claims.delete(id);
      await release();
    }
  }

  /** Returns a run; undefined if it was removed. */
  async #loadRun(id: string): Promise<Run | undefined> {
    const known = this.#runs.get(id);
    if (known !== undefined) return known;
    const { value, error } = await attempt(() => this.#tools.store.findRun(id));
    if (value === undefined) this.#notify(`run ${id} can't be asked: ${error}`);
    else this.#runs.set(id, value);
    return value;
  }

  async #serve(name: string, asked: Asked): Promise<void> {
    const { dispatch, run, subject } = asked;
    const id = run.subjects[subject]?.id ?? "";
    const { concurrency } = this.#options;
    let model: LanguageModel;
    try {
      model = this.#modelOf(id);
    } catch (error) {
      if (!(error instanceof OrganonError)) throw error;
      this.#giveUp(asked, { class: "access", message: error.message });
      return;
    }
    this.#queue ??= await SliceQueue.open(this.#tools.address, {
      creates: false,
      onTrouble: (message) => this.#notify(`the queue is not there: ${message}; it is tried again`),
    });
    const end = new AbortController();
    const serving: Serving = { since: dispatch.since, end, ended: Promise.resolve() };
    this.#serving.set(name, serving);
    serving.ended = this.#queue
      .serve(name, {
        // While the last calls of a slice are under way, those of the next are made.
        atOnce: 1 + Math.ceil(concurrency / sliceSize),
        signal: end.signal,
        work: (slice, lost) => this.#ask(slice, { ...asked, model }, anySignal(end.signal, lost)),
      })
      .catch((error: unknown) => this.#notify(`${id} can't be served: ${String(error)}`))
      .finally(() => this.#serving.delete(name));
  }

  /** Asks the missing calls of a slice. */
  async #ask(
    { from, to }: Slice,
    asked: Asked & { readonly model: LanguageModel },
    drain: AbortSignal,
  ): Promise<void> {
    const { dispatch, run, subject, model } = asked;
    const slots = getOrInsert(this.#slots, model.account ?? model.id, () =>
      createSlots(this.#options.concurrency),
    );
    const { record, ...rest } = this.#tools.store;
    const store: Store = { ...rest, record: (...about) => record(...about).finally(slots.giveBack) };
    const settings = (): Dispatch => this.#dispatched.find((one) => one.run === run.id) ?? dispatch;
    const made = createPromptBuilder(run.plan);
    const onStored = (): void => {
      this.#counts.asked += 1;
      this.#tools.onResponse?.();
    };
    try {
      const calls = store.pending(run, subject, { from, to, failedBefore: dispatch.since });
      const intake = createIntake(model, { store, reader: getReader(run), goOn: dispatch.goOn, onStored });
      const stop = await askCalls(model, calls, intake, {
        ask: inSlots(this.#limits.createAsk(settings, run.plan), slots),
        concurrency: this.#options.concurrency,
        // Few-shot examples that differ by question are stored with the plan.
        promptOf: async (question, callHash) =>
          (run.plan.prompt.shots === undefined ? undefined : await store.keptPrompt(callHash)) ??
          made(question),
        drain,
      });
      if (stop !== undefined) this.#giveUp(asked, stop);
      this.#counts.slices += 1;
    } catch (error) {
      // Calls that can't be made here, such as prompts of another version, would otherwise fail on every worker.
      if (error instanceof OrganonError && error.code === "misuse")
        return this.#giveUp(asked, { class: "access", message: error.message });
      this.#notify(`a slice failed: ${error instanceof Error ? error.message : String(error)}`);
      throw error;
    }
  }

  #giveUp(
    { dispatch, run, subject }: Asked,
    { class: kind, message }: Pick<Stop, "class" | "message">,
  ): void {
    const name = nameQueue({ run: run.id, subject });
    this.#stopped.set(name, { run: run.id, since: dispatch.since, subject, class: kind, message });
    this.#serving.get(name)?.end.abort();
    this.#tools.onNotice?.(`${run.subjects[subject]?.id} is not asked on here: ${message}`);
  }

  /** Shows the worker as a session of its current or last run; its rate is that of the last seconds. */
  async #show(): Promise<void> {
    const { asked } = this.#counts;
    const run = this.#dispatched[0]?.run ?? this.#shown.run;
    const perSecond = 0.8 * this.#shown.perSecond + (200 * (asked - this.#shown.asked)) / beatMs;
    this.#shown = { asked, perSecond, run };
    const origin = { id: this.#id, what: "working", pid: process.pid, host: hostname() };
    const times = { since: this.#since, touched: timestamp(this.#clock) };
    const state = { spentUsd: 0, waitMs: 0, perMinute: null, subjects: [] };
    const worker: WorkerReport = {
      version,
      stopped: [...this.#stopped.values()],
      reserved: Object.fromEntries(this.#limits.reserved),
    };
    const session = { ...origin, ...times, ...state, run, done: asked, total: asked, perSecond, worker };
    await this.#tools.store.showSession(session).catch(() => undefined);
  }

  #notify(message: string): void {
    if (!this.#notices.has(message)) this.#tools.onNotice?.(message);
    this.#notices.add(message);
  }
}

const otherVersion = ({ run, version: other }: Dispatch): OrganonError =>
  new OrganonError(
    "misuse",
    `run ${run} was planned by organon ${other}, and this is ${version}: it is not asked here`,
    { hint: `npm install organon@${other} organon-server@${other}` },
  );

/** Makes calls in slots; a slot is given back when its response is stored, so that a killed worker loses few. */
const inSlots =
  (ask: Ask, slots: Slots): Ask =>
  async (model, prompt, signals) => {
    await slots.take(signals.drain ?? signals.signal);
    try {
      return await ask(model, prompt, signals);
    } catch (error) {
      slots.giveBack();
      throw error;
    }
  };
