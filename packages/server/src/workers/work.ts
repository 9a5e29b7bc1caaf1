/**
 * Runs a worker, which works on slices of the dispatched runs until it is stopped. It reads a slice's missing calls
 * from the store and makes them; a slice is done when all its answers are stored.
 */
import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import {
  anySignal,
  attempt,
  type Ask,
  type Clock,
  createSlots,
  getOrInsert,
  type LanguageModel,
  memoize,
  OrganonError,
  priceTable,
  type PriceTable,
  readerOf,
  type Run,
  type Response,
  type Store,
  type Slots,
  type Stop,
  timestamp,
  version,
} from "organon/store";
import { Accounts } from "./accounts.ts";
import { queueOf, type Slice, type SliceEnd, type SliceQueue } from "./queue.ts";
import type { Dispatch, Registry, WorkerReport } from "./registry.ts";
import { askSlice } from "./slices.ts";

export type WorkOptions = {
  readonly concurrency?: number;
  /** Ids of models that it asks; all that it can open where none is named. */
  readonly models?: readonly string[];
  /** Ends when no run is handed out any more, instead of waiting for the next. */
  readonly untilDone?: boolean;
};

/** What a worker works with. */
export type WorkTools = {
  readonly store: Store;
  /** Opens a model by its id; throws `access` where its key is not here. */
  readonly openModel: (id: string) => LanguageModel;
  readonly prices?: PriceTable;
  /** Lets what is under way end and takes nothing new. */
  readonly signal?: AbortSignal;
  /** Called after each response that is stored. */
  readonly onResponse?: (response: Response) => void;
  /** Called with what whoever runs it should know: a model that is not asked, a queue that is away. */
  readonly onNotice?: (message: string) => void;
};

type Worked = { readonly asked: number; readonly slices: number };

type Services = {
  readonly registry: Pick<
    Registry,
    "clock" | "dispatched" | "beat" | "leave" | "take" | "putBack" | "workers"
  >;
  /** Opens the queue, which exists once a run was dispatched. */
  readonly openQueue: () => Promise<Queue>;
};

type Queue = Pick<SliceQueue, "serve" | "close">;

/** Heartbeat interval. After twice this time all other workers know the worker. */
const beatMs = 1000;

/** Works until the signal, or until no run is dispatched. Resolves when the calls under way are stored. */
export const work = async (options: WorkOptions, tools: WorkTools & Services): Promise<Worked> =>
  new Worker(options, tools, await tools.registry.clock()).run();

/** A model of a dispatched run that this worker serves. */
type Serving = {
  readonly since: string;
  /** Ends the serving; slices under way are put back. */
  readonly end: AbortController;
  /** Aborts the slices under way, because they may have been given to others. */
  lapse: AbortController;
  ended: Promise<void>;
};

type Asked = { readonly dispatch: Dispatch; readonly run: Run; readonly subject: number };

class Worker {
  readonly #id = randomUUID();
  readonly #options: Required<WorkOptions>;
  readonly #tools: WorkTools & Services;
  readonly #clock: Clock;
  readonly #accounts: Accounts;
  readonly #modelOf: (id: string) => LanguageModel;
  /** Aborts when no run is dispatched. */
  readonly #over = new AbortController();
  readonly #ending: AbortSignal;
  readonly #serving = new Map<string, Serving>();
  /** By queue: the models given up. */
  readonly #stopped = new Map<string, WorkerReport["stopped"][number]>();
  readonly #runs = new Map<string, Run>();
  readonly #slots = new Map<string, Slots>();
  readonly #notices = new Set<string>();
  readonly #counts = { asked: 0, slices: 0 };
  readonly #since: string;
  #shown = { asked: 0, perSecond: 0, run: "" };
  #queue: Queue | undefined;

  constructor(
    { concurrency = 16, models = [], untilDone = false }: WorkOptions,
    tools: WorkTools & Services,
    clock: Clock,
  ) {
    this.#options = { concurrency, models, untilDone };
    this.#tools = tools;
    this.#clock = clock;
    this.#since = timestamp(clock);
    const { registry, openModel, prices = priceTable, signal } = tools;
    this.#accounts = new Accounts({ registry, worker: this.#id, clock, concurrency, prices });
    this.#modelOf = memoize(openModel);
    this.#ending = anySignal(signal, this.#over.signal);
  }

  async run(): Promise<Worked> {
    let runs: readonly Dispatch[] = [];
    try {
      while (!this.#ending.aborted) {
        runs = await this.#look();
        await this.#beat(runs);
        await wait(beatMs, undefined, { signal: this.#ending }).catch(() => undefined);
      }
    } finally {
      for (const { end } of this.#serving.values()) end.abort();
      // Calls under way still count for the others' shares.
      const done = Promise.all([...this.#serving.values()].map(({ ended }) => ended)).then(() => true);
      while (!(await Promise.race([done, wait(beatMs, false)]))) await this.#beat(runs);
      await this.#accounts.leave();
      await this.#tools.store.endSession(this.#id).catch(() => undefined);
      await this.#queue?.close();
    }
    return this.#counts;
  }

  /** Reads the dispatched runs; begins to serve their models, and ends what is not dispatched any more. */
  async #look(): Promise<readonly Dispatch[]> {
    const runs = await this.#tools.registry.dispatched();
    const wanted = new Map<string, string>();
    for (const dispatch of runs) {
      if (dispatch.version !== version) {
        this.#tell(otherVersion(dispatch).message);
        continue;
      }
      if (dispatch.isPaused === true) continue;
      const run = await this.#runOf(dispatch.run);
      if (run === undefined) continue;
      this.#queue ??= await this.#tools.openQueue();
      for (const subject of run.subjects.keys()) {
        const asked = { dispatch, run, subject };
        const name = queueOf({ run: run.id, subject });
        wanted.set(name, dispatch.since);
        if (!this.#serving.has(name) && this.#stopped.get(name)?.since !== dispatch.since)
          this.#serve(name, asked, this.#queue);
      }
    }
    for (const [name, { since, end }] of this.#serving) if (wanted.get(name) !== since) end.abort();
    for (const [name, { since }] of this.#stopped) if (wanted.get(name) !== since) this.#stopped.delete(name);
    const [first] = runs;
    await this.#show(first?.run);
    if (first !== undefined) {
      if (this.#options.untilDone && runs.every((run) => run.version !== version)) throw otherVersion(first);
      return runs;
    }
    if (this.#options.untilDone) this.#over.abort();
    else this.#tell("nothing is dispatched yet: waiting for organon run --queue");
    return runs;
  }

  /** Returns a run; undefined if it was removed. */
  async #runOf(id: string): Promise<Run | undefined> {
    const known = this.#runs.get(id);
    if (known !== undefined) return known;
    const { value, error } = await attempt(() => this.#tools.store.findRun(id));
    if (value === undefined) this.#tell(`run ${id} can't be asked: ${error}`);
    else this.#runs.set(id, value);
    return value;
  }

  async #beat(runs: readonly Dispatch[]): Promise<void> {
    const report = { version, pid: process.pid, host: hostname(), stopped: [...this.#stopped.values()] };
    if (!(await this.#accounts.beat(report, runs))) return;
    for (const serving of this.#serving.values()) {
      serving.lapse.abort();
      serving.lapse = new AbortController();
    }
  }

  #serve(name: string, asked: Asked, queue: Queue): void {
    const { dispatch, run, subject } = asked;
    const id = run.subjects[subject]?.id ?? "";
    const { models, concurrency } = this.#options;
    let model: LanguageModel;
    try {
      if (models.length > 0 && !models.includes(id))
        throw new OrganonError("access", "it is not among --models");
      model = this.#modelOf(id);
    } catch (error) {
      if (!(error instanceof OrganonError)) throw error;
      this.#giveUp(asked, { class: "access", message: error.message });
      return;
    }
    const end = new AbortController();
    const serving: Serving = {
      since: dispatch.since,
      end,
      lapse: new AbortController(),
      ended: Promise.resolve(),
    };
    this.#serving.set(name, serving);
    // While the last calls of a slice are under way, those of the next are made; at most `concurrency` in total.
    const atOnce = 2 + Math.ceil(concurrency / 50);
    // A queue may hand out a slice before `serve` returns.
    serving.ended = queue
      .serve(
        { run: run.id, subject },
        {
          atOnce,
          signal: end.signal,
          work: (slice, lost) =>
            this.#work(slice, { ...asked, model }, anySignal(end.signal, serving.lapse.signal, lost)),
        },
      )
      .catch((error: unknown) => this.#tell(`${id} can't be served: ${String(error)}`))
      .finally(() => this.#serving.delete(name));
  }

  /** Makes the missing calls of a slice. */
  async #work(
    { from, to }: Slice,
    asked: Asked & { readonly model: LanguageModel },
    drain: AbortSignal,
  ): Promise<SliceEnd> {
    const { dispatch, run, subject, model } = asked;
    const slots = getOrInsert(this.#slots, model.account ?? model.id, () =>
      createSlots(this.#options.concurrency),
    );
    try {
      const stop = await askSlice({
        run,
        subject,
        model,
        stretch: { from, to, failedBefore: dispatch.since },
        store: this.#tools.store,
        ask: inSlots(this.#accounts.askFor(dispatch, run.plan), slots),
        concurrency: this.#options.concurrency,
        drain,
        goOn: dispatch.goOn,
        reader: readerOf(run),
        onResponse: (response) => {
          slots.giveBack();
          this.#counts.asked += 1;
          this.#tools.onResponse?.(response);
        },
      });
      await this.#accounts.settle(run.id);
      if (stop !== undefined) this.#giveUp(asked, stop);
      this.#counts.slices += 1;
      return stop === undefined && !drain.aborted ? "done" : "again";
    } catch (error) {
      // Calls that can't be made here, such as prompts of another version, would otherwise fail on every worker.
      if (!(error instanceof OrganonError && error.code === "misuse")) {
        this.#tell(`a slice failed: ${error instanceof Error ? error.message : String(error)}`);
        throw error;
      }
      this.#giveUp(asked, { class: "access", message: error.message });
      return "again";
    }
  }

  #giveUp(
    { dispatch, run, subject }: Asked,
    { class: kind, message }: Pick<Stop, "class" | "message">,
  ): void {
    const name = queueOf({ run: run.id, subject });
    this.#stopped.set(name, { run: run.id, since: dispatch.since, subject, class: kind, message });
    this.#serving.get(name)?.end.abort();
    this.#tools.onNotice?.(`${run.subjects[subject]?.id} is not asked on here: ${message}`);
  }

  /** A worker is a session of its current or last run; its rate is that of the last seconds. */
  async #show(first: string | undefined): Promise<void> {
    const { asked } = this.#counts;
    const run = first ?? this.#shown.run;
    const perSecond = 0.8 * this.#shown.perSecond + (200 * (asked - this.#shown.asked)) / beatMs;
    this.#shown = { asked, perSecond, run };
    if (run === "") return;
    const origin = { id: this.#id, what: "working", pid: process.pid, host: hostname() };
    const times = { since: this.#since, touched: timestamp(this.#clock) };
    const state = { spentUsd: 0, waitMs: 0, perMinute: null, isPaused: false, subjects: [] };
    const session = { ...origin, ...times, ...state, run, done: asked, total: asked, perSecond };
    await this.#tools.store.showSession(session).catch(() => undefined);
  }

  #tell(message: string): void {
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

/** Makes calls in the account's slots; a slot is free again when its response is stored. */
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
