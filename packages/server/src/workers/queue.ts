/**
 * Dispatches slices with pg-boss, in a schema next to the store's tables. Each model of a run has a queue, so that a
 * worker serves the models it can call. pg-boss keeps one job of a slice at a time, its lease, its heartbeat and its
 * retries; a slice that fails too often goes to the run's dead letters. The queue may repeat or lose slices: the
 * remaining work is always the plan minus the stored answers.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { PgBoss } from "pg-boss";
import { isRecord, OrganonError } from "organon/store";
import { postgresAddress } from "../postgres/postgres-address.ts";

/** Maximum calls in a slice. */
export const sliceSize = 100;

/** A range of the calls of one model of a run. */
export type Slice = {
  readonly run: string;
  /** The index of the model in the run. */
  readonly subject: number;
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
};

/** What became of a slice; `again` puts it back, without counting as a failure. */
export type SliceEnd = "done" | "again";

/** Without a heartbeat for this long, a slice is given to another worker. pg-boss needs at least 10 s. */
export const leaseSeconds = 15;
const heartbeatSeconds = 2;
/** Interval at which each process looks for slices without a heartbeat. */
const superviseSeconds = 5;
const pollingSeconds = 0.5;
/** Failures after which a slice is a dead letter: the first one and its retries. */
export const maxFailures = 2;
/** A dispatched run may be paused for long. */
const retentionSeconds = 365 * 24 * 3600;
/** pg-boss allows less than a day; a slice that takes longer is begun again. */
const expireSeconds = 23 * 3600;
/** Slices in one statement. */
const maxAtOnce = 500;
const retryMs = 500;
const patienceMs = 10 * 60_000;

/** Returns the schema of pg-boss's tables next to a store's. */
export const queueSchemaOf = (schema: string): string => `${schema}_queue`;

export const queueOf = ({ run, subject }: Pick<Slice, "run" | "subject">): string => `${run}.${subject}`;
const deadLettersOf = (run: string): string => `${run}.dead`;

type QueueOptions = {
  /** Creates missing tables: only the dispatching process does, so that workers need no permission for it. */
  readonly creates: boolean;
  /** Ends the waiting for an unavailable server. */
  readonly signal?: AbortSignal;
  /** Called if the server can't be reached, or a job is no slice. */
  readonly onTrouble: (message: string) => void;
};

export class SliceQueue {
  readonly #boss: PgBoss;
  readonly #schema: string;
  readonly #options: QueueOptions;

  private constructor(boss: PgBoss, schema: string, options: QueueOptions) {
    this.#boss = boss;
    this.#schema = schema;
    this.#options = options;
    boss.on("error", ({ message }) => {
      // Queues of a run are deleted at its end, which its workers notice a moment later.
      if (!message.includes("does not exist"))
        options.onTrouble(`is not there: ${message}; it is tried again`);
    });
  }

  /** Opens the queue of the store at an address. */
  static async open(address: string, options: QueueOptions): Promise<SliceQueue> {
    const { PgBoss } = await import("pg-boss");
    const { schema: own, connection } = postgresAddress(address);
    const schema = queueSchemaOf(own);
    const boss = new PgBoss({
      ...connection,
      schema,
      max: 4,
      migrate: options.creates,
      schedule: false,
      reindex: false,
      monitorVacuum: false,
      registerInstance: false,
      superviseIntervalSeconds: superviseSeconds,
      monitorIntervalSeconds: superviseSeconds,
    });
    const queue = new SliceQueue(boss, schema, options);
    await queue.#patiently(() => boss.start());
    return queue;
  }

  /** Creates the queues of a run with so many models. */
  async create(run: string, subjects: number): Promise<void> {
    const deadLetter = deadLettersOf(run);
    const kept = { retentionSeconds, expireInSeconds: expireSeconds, heartbeatSeconds: leaseSeconds };
    await this.#patiently(async () => {
      await this.#boss.createQueue(deadLetter, { ...kept, retryLimit: 1_000_000 });
      for (let subject = 0; subject < subjects; subject++)
        await this.#boss.createQueue(queueOf({ run, subject }), {
          ...kept,
          deadLetter,
          policy: "exclusive",
          retryLimit: maxFailures - 1,
        });
    });
  }

  /** Deletes the queues of a run. */
  async remove(run: string, subjects: number): Promise<void> {
    for (let subject = 0; subject < subjects; subject++)
      await this.#boss.deleteQueue(queueOf({ run, subject }));
    await this.#boss.deleteQueue(deadLettersOf(run));
  }

  /** Returns whether no slice of a run waits, is being worked on, or is a dead letter. */
  async isEmpty(run: string, subjects: number): Promise<boolean> {
    const names = [
      deadLettersOf(run),
      ...Array.from({ length: subjects }, (_, subject) => queueOf({ run, subject })),
    ];
    // pg-boss's own counts may be a minute old.
    const statement = `SELECT 1 FROM ${this.#schema}.job WHERE name = ANY($1) AND state <= 'active' LIMIT 1`;
    return (await this.#boss.getDb().executeSql(statement, [names])).rows.length === 0;
  }

  /** Adds slices, except those that wait or are being worked on. Waits for an unavailable server. */
  async add(slices: readonly Slice[]): Promise<void> {
    for (const [name, all] of Map.groupBy(slices, queueOf))
      for (let at = 0; at < all.length; at += maxAtOnce) {
        const jobs = all
          .slice(at, at + maxAtOnce)
          .map((data) => ({ data, singletonKey: `${data.from}-${data.to}` }));
        await this.#patiently(() => this.#boss.insert(name, jobs));
      }
  }

  /**
   * Works on the slices of a run's model until the signal, up to `atOnce` at a time. `work` gets a signal that aborts
   * if its slice was given to another worker. A slice whose work rejects is dispatched again. Resolves when all ended.
   */
  serve(
    of: Pick<Slice, "run" | "subject">,
    options: {
      readonly atOnce: number;
      readonly signal: AbortSignal;
      readonly work: (slice: Slice, lost: AbortSignal) => Promise<SliceEnd>;
    },
  ): Promise<void> {
    return this.#serve(queueOf(of), options);
  }

  /** Handles the slices that failed too often, until the signal. */
  serveDeadLetters(
    run: string,
    options: { readonly signal: AbortSignal; readonly work: (slice: Slice) => Promise<SliceEnd> },
  ): Promise<void> {
    return this.#serve(deadLettersOf(run), { atOnce: 1, ...options });
  }

  async #serve(name: string, { atOnce, signal, work }: Parameters<SliceQueue["serve"]>[1]): Promise<void> {
    const boss = this.#boss;
    for (let one = 0; one < atOnce; one++) {
      const id: string = await boss.work<unknown>(
        name,
        { pollingIntervalSeconds: pollingSeconds, heartbeatRefreshSeconds: heartbeatSeconds },
        async ([job]) => {
          if (job === undefined) return;
          const { data } = job;
          if (!isSlice(data))
            return this.#options.onTrouble("holds a job that is no slice of a run: it is passed over");
          const end = await work(data, job.signal);
          if (end === "again" && !job.signal.aborted) {
            await boss.complete(name, job);
            await this.add([data]);
          }
          // The next slice is fetched without a pause.
          boss.notifyWorker(id);
        },
      );
    }
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener("abort", () => resolve(), { once: true });
    });
    await boss.offWork(name, { wait: true });
  }

  async close(): Promise<void> {
    await this.#boss.stop({ timeout: 1000 });
  }

  /** Waits for an unavailable or full server for at most ten minutes, or until the signal. */
  async #patiently(work: () => Promise<unknown>): Promise<void> {
    const { signal, onTrouble } = this.#options;
    const began = performance.now();
    for (;;) {
      try {
        await work();
        return;
      } catch (error) {
        if (signal?.aborted === true) return;
        const message = error instanceof Error ? error.message : String(error);
        if (performance.now() - began > patienceMs)
          throw new OrganonError("incomplete", `the queue takes no slices: ${message}`, { cause: error });
        onTrouble(`is not there: ${message}; it is tried again`);
        await wait(retryMs);
      }
    }
  }
}

/** Returns whether a job is a slice of a planner; a longer range would overlap with other slices. */
export const isSlice = (data: unknown): data is Slice => {
  if (!isRecord(data)) return false;
  const { run, subject, from, to } = data;
  return (
    typeof run === "string" &&
    isWhole(subject) &&
    isWhole(from) &&
    isWhole(to) &&
    from < to &&
    to - from <= sliceSize
  );
};

const isWhole = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
