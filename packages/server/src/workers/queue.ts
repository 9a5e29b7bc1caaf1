/**
 * Dispatches slices with pg-boss, in a schema next to the store's tables. Each model of a run has a queue, so that a
 * worker serves the models it can call. pg-boss keeps one job of a slice at a time, its lease, its heartbeat and its
 * retries; a slice that fails too often goes to the run's dead letters. The queue may repeat or lose slices: the
 * remaining work is always the plan minus the stored answers.
 */
import type { PgBoss } from "pg-boss";
import { hasMembers } from "organon/store";
import { postgresAddress } from "../postgres/postgres-address.ts";
import { createAgain } from "../postgres/postgres-error.ts";

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

/** Returns whether a job's data is a slice: whoever may write to the queue may write anything. */
export const isSlice = (value: unknown): value is Slice => {
  if (!hasMembers(value, "run", "subject", "from", "to")) return false;
  const { run, subject, from, to } = value;
  const isPlace = (one: unknown): one is number => Number.isSafeInteger(one) && Number(one) >= 0;
  const isRange = isPlace(from) && isPlace(to) && from < to && to - from <= sliceSize;
  return typeof run === "string" && isPlace(subject) && isRange;
};

/** Without a heartbeat for this long, a slice is given to another worker. pg-boss needs at least 10 s. */
const leaseSeconds = 15;
const heartbeatSeconds = 2;
/** Interval at which each process looks for slices without a heartbeat. */
const superviseSeconds = 5;
const pollingSeconds = 0.5;
/** Failures after which a slice is a dead letter: the first one and its retries. */
export const maxFailures = 2;
/** A dispatched run may wait for workers for long. */
const retentionSeconds = 365 * 24 * 3600;
/** pg-boss allows less than a day; a slice that takes longer is begun again. */
const expireSeconds = 23 * 3600;
/** Slices in one statement. */
const maxAtOnce = 500;

/** Returns the schema of pg-boss's tables next to a store's. */
export const nameQueueSchema = (schema: string): string => `${schema}_queue`;

export const nameQueue = ({ run, subject }: Pick<Slice, "run" | "subject">): string => `${run}.${subject}`;
export const nameDeadLetters = (run: string): string => `${run}.dead`;

type QueueOptions = {
  /** Creates missing tables: only the dispatching process does, so that workers need no permission for it. */
  readonly creates: boolean;
  /** Called if the server can't be reached. */
  readonly onTrouble?: (message: string) => void;
};

/** Waits for a server that is away, for at most ten minutes. */
const again = createAgain(() => true);

export class SliceQueue {
  readonly #boss: PgBoss;
  readonly #schema: string;

  private constructor(boss: PgBoss, schema: string) {
    this.#boss = boss;
    this.#schema = schema;
  }

  /** Opens the queue of the store at an address. */
  static async open(address: string, { creates, onTrouble }: QueueOptions): Promise<SliceQueue> {
    const { PgBoss } = await import("pg-boss");
    const { schema: own, connection } = postgresAddress(address);
    const schema = nameQueueSchema(own);
    const boss = new PgBoss({
      ...connection,
      schema,
      max: 4,
      migrate: creates,
      schedule: false,
      reindex: false,
      monitorVacuum: false,
      registerInstance: false,
      superviseIntervalSeconds: superviseSeconds,
      monitorIntervalSeconds: superviseSeconds,
    });
    boss.on("error", ({ message }) => {
      // Queues of a run are deleted at its end, which its workers notice a moment later.
      if (!message.includes("does not exist")) onTrouble?.(message);
    });
    await again(() => boss.start());
    return new SliceQueue(boss, schema);
  }

  /** Creates the queues of a run with so many models. */
  async create(run: string, subjects: number): Promise<void> {
    const deadLetter = nameDeadLetters(run);
    const kept = { retentionSeconds, expireInSeconds: expireSeconds, heartbeatSeconds: leaseSeconds };
    await again(async () => {
      await this.#boss.createQueue(deadLetter, { ...kept, retryLimit: 1_000_000 });
      for (let subject = 0; subject < subjects; subject++)
        await this.#boss.createQueue(nameQueue({ run, subject }), {
          ...kept,
          deadLetter,
          policy: "exclusive",
          retryLimit: maxFailures - 1,
        });
    });
  }

  /** Deletes the queues of a run. */
  async remove(run: string, subjects: number): Promise<void> {
    for (const name of nameQueues(run, subjects)) await again(() => this.#boss.deleteQueue(name));
  }

  /** Returns how many slices of a run wait or are being worked on, and how many were begun again. */
  async state(run: string, subjects: number): Promise<{ readonly open: number; readonly again: number }> {
    const statement = `SELECT count(*) FILTER (WHERE state <= 'active')::int AS open,
      count(*) FILTER (WHERE retry_count > 0)::int AS again FROM ${this.#schema}.job WHERE name = ANY($1)`;
    // pg-boss's own counts may be a minute old.
    const { rows } = await again(() => this.#boss.getDb().executeSql(statement, [nameQueues(run, subjects)]));
    return rows[0];
  }

  /** Adds slices, except those that wait or are being worked on. */
  async add(slices: readonly Slice[]): Promise<void> {
    for (const [name, all] of Map.groupBy(slices, nameQueue))
      for (let at = 0; at < all.length; at += maxAtOnce) {
        const jobs = all
          .slice(at, at + maxAtOnce)
          .map((data) => ({ data, singletonKey: `${data.from}-${data.to}` }));
        await again(() => this.#boss.insert(name, jobs));
      }
  }

  /**
   * Works on the slices of a queue until the signal, up to `atOnce` at a time. `work` gets a signal that aborts if its
   * slice was given to another worker. A slice whose work rejects is dispatched again. Resolves when all ended.
   */
  async serve(
    name: string,
    {
      atOnce,
      signal,
      work,
    }: {
      readonly atOnce: number;
      readonly signal: AbortSignal;
      readonly work: (slice: Slice, lost: AbortSignal) => Promise<void>;
    },
  ): Promise<void> {
    const boss = this.#boss;
    for (let one = 0; one < atOnce; one++) {
      const id: string = await boss.work<Slice>(
        name,
        { pollingIntervalSeconds: pollingSeconds, heartbeatRefreshSeconds: heartbeatSeconds },
        async ([job]) => {
          if (job !== undefined && isSlice(job.data)) await work(job.data, job.signal);
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
}

/** Returns the names of a run's queues, in an order in which they can be deleted. */
const nameQueues = (run: string, subjects: number): readonly string[] => [
  ...Array.from({ length: subjects }, (_, subject) => nameQueue({ run, subject })),
  nameDeadLetters(run),
];
