/**
 * Dispatches slices with BullMQ, on PostgreSQL or on Redis with the same calls. A job's id is its slice, so that a
 * slice waits once; finished jobs are removed. Only one guarantee of BullMQ is used: a job whose worker died is
 * dispatched again. Its limits are not used, and lost jobs are dispatched again.
 */
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { BulkJobOptions, Job, JobType, WorkerOptions } from "bullmq";
import { isPostgresAddress, getOrInsert, isRecord, OrganonError } from "organon/store";
import { postgresAddress } from "../postgres/postgres-address.ts";
import { openPostgresSession } from "../postgres/postgres-session.ts";
import { sliceSize, type Slice, type SliceQueue } from "./fleet.ts";
import { redisAddress } from "./queue-address.ts";
import { redisFacts } from "./redis-server.ts";

/** The lease of a job; after it, unrenewed jobs are searched at the interval below. */
const leaseMs = 15_000;
const lookForDeadMs = 5000;
/** Slices in one statement. */
const maxAtOnce = 500;
const retryMs = 500;

/** The parts of BullMQ's queues and workers used here, for both servers. */
type Listening = { readonly on: (event: "error", hear: (error: Error) => void) => unknown };
type Jobs = Listening & {
  readonly addBulk: (
    jobs: { readonly name: string; readonly data: Slice; readonly opts: BulkJobOptions }[],
  ) => Promise<unknown>;
  readonly getJobCounts: (...types: JobType[]) => Promise<Readonly<Record<string, number>>>;
  readonly close: () => Promise<void>;
};
type Serving = Listening & { readonly close: () => Promise<void> };

type Server = {
  readonly location: string;
  readonly jobs: (name: string) => Jobs;
  readonly serve: (
    name: string,
    work: (job: Pick<Job, "data">) => Promise<void>,
    options: Omit<WorkerOptions, "connection">,
  ) => Serving;
};

/** Returns the schema of BullMQ's tables next to a store's. */
export const queueSchemaOf = (schema: string): string => `${schema}_queue`;

/**
 * Opens the queue at postgres://… or redis://…. With `makes`, for the dispatching process, it creates the queue's tables, so
 * that workers need no permission for it. Throws `incomplete` or `access` if the server is unavailable or denies access.
 */
export const openSliceQueue = async (
  address: string,
  { makes, ...patience }: { readonly makes: boolean } & Patience,
): Promise<SliceQueue> => {
  const { location, jobs, serve } = isPostgresAddress(address)
    ? await onPostgres(address, makes)
    : await onRedis(address);
  const open = (name: string): Jobs => {
    const opened = jobs(name);
    // Errors are reported by the call that failed.
    opened.on("error", () => {});
    return opened;
  };
  const lanes = new Map<string, Jobs>();
  const laneOf = (lane: string): Jobs => getOrInsert(lanes, lane, () => open(nameOf(lane)));

  return {
    location,
    add: async (lane, slices) => {
      for (let at = 0; at < slices.length; at += maxAtOnce) {
        const added = slices
          .slice(at, at + maxAtOnce)
          .map((slice) => ({
            name: "slice",
            data: slice,
            opts: { jobId: idOf(slice), removeOnComplete: true, removeOnFail: true, attempts: 1_000_000 },
          }));
        await patiently(() => laneOf(lane).addBulk(added), patience);
      }
    },
    size: async (lane) => {
      const counts = await patiently(
        () => laneOf(lane).getJobCounts("waiting", "active", "delayed", "prioritized"),
        patience,
      );
      return Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
    },
    serve: async (lane, { atOnce, signal, work, onTrouble }) => {
      // Before the queue exists, a BullMQ worker would poll without pause, and an open queue would never find it.
      // Each poll opens a new one.
      await patiently(
        async () => {
          const look = open(nameOf(lane));
          try {
            await look.getJobCounts("waiting");
          } finally {
            await look.close();
          }
        },
        { signal },
      );
      if (signal.aborted) return;
      const serving = serve(
        nameOf(lane),
        async (job) => {
          if (isSlice(job.data)) await work(job.data);
          else onTrouble("holds a job that is no slice of a run: it is passed over");
        },
        {
          concurrency: atOnce,
          lockDuration: leaseMs,
          stalledInterval: lookForDeadMs,
          // The ledger counts how many workers died on a slice.
          maxStalledCount: 1_000_000,
          drainDelay: 1,
        },
      );
      serving.on("error", ({ message }) => {
        if (!goneJob.test(message)) onTrouble(`is not there: ${message}; it is tried again`);
      });
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
      await serving.close();
    },
    close: async () => {
      for (const one of lanes.values()) await one.close();
    },
  };
};

/** BullMQ's names and ids have no colon, and ids are more than digits. */
const nameOf = (lane: string): string =>
  `organon-${createHash("sha256").update(lane).digest("hex").slice(0, 16)}`;

const idOf = ({ run, subject, from, to, suspect = false }: Slice): string =>
  `${run}-${subject}-${from}-${to}${suspect ? "-suspect" : ""}`;

/** BullMQ's messages about a job that no longer exists, because the queue was emptied or the job reassigned. */
const goneJob = /Missing key|Missing lock|not in the active state|lock mismatch|could not renew lock/i;

/** Returns whether a job is a slice of a planner; a longer range would overlap with other slices. */
const isSlice = (data: unknown): data is Slice => {
  if (!isRecord(data)) return false;
  const { run, subject, from, to, suspect = false } = data;
  if (typeof run !== "string" || typeof suspect !== "boolean") return false;
  return isWhole(subject) && isWhole(from) && isWhole(to) && from < to && to - from <= sliceSize;
};

const isWhole = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0;

/** The signal that ends the waiting for a queue, and the receiver of messages about it. */
export type Patience = { readonly signal?: AbortSignal; readonly onTrouble?: (message: string) => void };

/** Waits for an unavailable or full queue for at most ten minutes, or until the signal, then without a value. */
const patiently = async <Value>(
  work: () => Promise<Value>,
  { signal, onTrouble }: Patience = {},
): Promise<Value | undefined> => {
  const began = performance.now();
  for (;;) {
    if (signal?.aborted === true) return undefined;
    try {
      return await work();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (performance.now() - began > 10 * 60_000)
        throw new OrganonError("incomplete", `the queue takes no slices: ${message}`, { cause: error });
      onTrouble?.(`is not there: ${message}; it is tried again`);
      await wait(retryMs);
    }
  }
};

const onPostgres = async (address: string, makes: boolean): Promise<Server> => {
  const { createPostgresBackend, runMigrations, withBackend } = await import("bullmq");
  const { Queue, Worker } = withBackend(createPostgresBackend);
  const { location, schema, connection: reached } = postgresAddress(address);
  const connection = { ...reached, schema: queueSchemaOf(schema), migrate: false, max: 4 };
  if (makes) {
    const session = await openPostgresSession(address);
    const client = await session.client();
    try {
      await runMigrations(client, connection.schema);
    } finally {
      client.release();
      await session.close();
    }
  }
  return {
    location,
    jobs: (name) => new Queue(name, { connection }),
    serve: (name, work, options) => new Worker(name, work, { ...options, connection }),
  };
};

const onRedis = async (address: string): Promise<Server> => {
  const { Queue, Worker } = await import("bullmq");
  const { location, connection } = redisAddress(address);
  await redisFacts(address);
  const options = { connection: { ...connection, maxRetriesPerRequest: null }, prefix: "organon" };
  return {
    location,
    jobs: (name) => new Queue(name, options),
    serve: (name, work, own) => new Worker(name, work, { ...own, ...options }),
  };
};
