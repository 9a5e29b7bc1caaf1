/**
 * A process that asks reports its state to the store, so that `organon runs --now` shows it in any terminal, and on any
 * machine that reaches the store.
 */
import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { timestamp, type Clock } from "#models/clock";
import type { Run, Session, Store } from "#runs/store";
import type { Progress } from "#runs/ask-plan";

/** Returns a session of this process. */
export const createSession = (store: Store, clock: Clock) => {
  const id = randomUUID();
  const since = timestamp(clock);
  let shown = false;
  let last = Promise.resolve();

  const tick = async (progress: AskingProgress): Promise<void> => {
    const { run } = progress;
    await store.showSession(buildSession({ id, since, touched: timestamp(clock) }, run, progress));
    shown = true;
  };

  return {
    /** Reports the state. Called once a second; never throws: a store that is busy misses a beat. */
    tick: (progress: AskingProgress): Promise<void> => {
      last = last.then(() => tick(progress)).catch(() => undefined);
      return last;
    },
    end: async (): Promise<void> => {
      await last;
      if (shown) await store.endSession(id).catch(() => undefined);
    },
  };
};

const buildSession = (
  times: Pick<Session, "id" | "since" | "touched">,
  run: Run,
  { what, done, total, most, perSecond, spentUsd, waitMs, perMinute, subjects }: AskingProgress,
): Session => ({
  ...times,
  run: run.id,
  what,
  pid: process.pid,
  host: hostname(),
  done,
  total: most ?? total,
  perSecond,
  spentUsd,
  waitMs,
  perMinute: perMinute ?? null,
  subjects: subjects.map(({ id, answered, failed, truncated, waiting, stopped }) => ({
    id,
    answered,
    failed,
    truncated,
    inBatches: waiting?.calls ?? 0,
    stopped: stopped?.message ?? null,
  })),
});

/** Where the asking stands: for a progress line, a page, a log. */
export type AskingProgress = Progress & {
  readonly what: string;
  /** The most calls that there may be, where they follow from the answers. */
  readonly most: number | undefined;
  readonly spentUsd: number;
  /** The longest wait for a limit, and the lowest rate among the paces. */
  readonly waitMs: number;
  readonly perMinute: number | undefined;
};
