/**
 * Runs a worker, which works on slices of the dispatched runs until it is stopped. It reads a slice's missing calls
 * from the store and makes them; a slice is done when all its answers are stored. The ledger divides rates and money
 * among the workers.
 */
import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { OrganonError, priceTable, type ServerPackage, timestamp, version } from "organon/store";
import { createDesk } from "./desk.ts";
import type { Fleet, HandedOut } from "./fleet.ts";
import { createSliceWork } from "./slice-work.ts";

type WorkOptions = Parameters<ServerPackage["work"]>[0];
type WorkTools = Omit<Parameters<ServerPackage["work"]>[1], "address" | "queue"> & { readonly fleet: Fleet };

/** Heartbeat interval. After twice this time all other workers know the worker. */
const beatMs = 1000;

/** Works until the signal, or until no run is dispatched. Resolves when the calls under way are stored. */
export const work = async (
  { concurrency = 16, models = [], untilDone = false }: WorkOptions,
  { store, fleet, openModel, prices = priceTable, signal, onResponse, onNotice }: WorkTools,
): ReturnType<ServerPackage["work"]> => {
  const worker = randomUUID();
  const over = new AbortController();
  const ending = signal === undefined ? over.signal : AbortSignal.any([signal, over.signal]);
  const counts = { asked: 0, slices: 0 };
  const told = new Set<string>();
  const tell = (message: string): void => {
    if (!told.has(message)) onNotice?.(message);
    told.add(message);
  };
  const clock = await fleet.ledger.clock();
  const desk = createDesk({ ledger: fleet.ledger, worker, clock, concurrency, prices });
  const slices = createSliceWork({
    store,
    desk,
    clock,
    openModel,
    models,
    concurrency,
    drain: ending,
    onNotice: tell,
    onResponse: (response) => {
      counts.asked += 1;
      onResponse?.(response);
    },
  });
  const serving = new Map<string, Promise<void>>();

  const serve = (lane: string): Promise<void> =>
    fleet.queue.serve(lane, {
      // While the last calls of a slice are under way, those of the next are made; at most `concurrency` in total.
      atOnce: 2 + Math.ceil(concurrency / 50),
      signal: ending,
      onTrouble: (message) => tell(`the queue ${fleet.queue.location} ${message}`),
      work: async (slice) => {
        const next = await slices.work(slice);
        if (next.length > 0) await fleet.queue.add(lane, next);
        counts.slices += 1;
      },
    });

  const self = { id: worker, what: "working", pid: process.pid, host: hostname(), since: timestamp(clock) };
  const state = { spentUsd: 0, waitMs: 0, perMinute: null, isPaused: false, subjects: [] };
  let [before, perSecond, run] = [0, 0, ""];
  /** A worker is a session of its current or last run; its rate is that of the last seconds. */
  const show = async (): Promise<void> => {
    const { asked: done } = counts;
    perSecond = 0.8 * perSecond + (200 * (done - before)) / beatMs;
    before = done;
    const touched = timestamp(clock);
    await store.showSession({ ...self, ...state, run, touched, done, total: done, perSecond });
  };

  const look = async (): Promise<void> => {
    const runs = await desk.look();
    run = runs[0]?.run ?? run;
    if (run !== "") await show().catch(() => undefined);
    else if (!untilDone) tell("nothing is handed out yet: waiting for organon run --queue");
    for (const run of runs)
      if (run.version !== version)
        tell(
          `run ${run.run} was planned by organon ${run.version}, and this is ${version}: it is not asked here`,
        );
    for (const lane of lanesOf(runs)) {
      if (serving.has(lane) || ending.aborted) continue;
      serving.set(
        lane,
        serve(lane).catch((error: unknown) => over.abort(error)),
      );
    }
    if (untilDone && runs.length === 0) over.abort(endOfWork);
  };

  try {
    while (!ending.aborted) {
      await look();
      await desk.beat([...serving.keys()], slices.stopped());
      await wait(beatMs, undefined, { signal: ending }).catch(() => undefined);
    }
    // Calls under way still count for the others' shares.
    const done = Promise.all(serving.values());
    for (let isDone = false; !isDone;) {
      isDone = await Promise.race([done.then(() => true), wait(beatMs, false)]);
      if (!isDone) await desk.beat([...serving.keys()], slices.stopped());
    }
  } finally {
    await desk.leave();
    await store.endSession(worker).catch(() => undefined);
  }
  const { reason } = over.signal;
  if (over.signal.aborted && reason !== endOfWork) throw reason;
  return counts;
};

const endOfWork = new OrganonError("incomplete", "nothing is handed out");

const lanesOf = (runs: readonly HandedOut[]): ReadonlySet<string> =>
  new Set(runs.filter((run) => run.version === version).flatMap(({ lanes }) => lanes));
