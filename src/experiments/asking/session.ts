/**
 * A process that asks says of itself how it stands, and hears what it is told: a pause, other limits, another budget. Both
 * go through the store, so that `organon runs --now` works from any terminal, and on any machine that reaches the store.
 */
import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { timestamp, type Clock } from "#models/clock";
import type { Control, Run, Session, Store } from "#runs/store";
import type { Progress } from "#runs/ask-plan";

/** A session of this process; `apply` is called whenever what it is told has changed. */
export const createSession = (store: Store, clock: Clock, apply: (control: Control) => void) => {
  const id = randomUUID();
  const since = timestamp(clock);
  let shown = false;
  let heard = "{}";
  let control: Control = {};
  let last = Promise.resolve();

  const tick = async (progress: AskingProgress): Promise<void> => {
    const { run } = progress;
    if (!shown) {
      // Whoever gives the command again means it: what an earlier session was told is over.
      await store.setControl(run, {});
    } else {
      control = await store.control(run);
      const text = JSON.stringify(control);
      if (text !== heard) {
        heard = text;
        apply(control);
      }
    }
    await store.showSession(sessionOf({ id, since, touched: timestamp(clock) }, run, progress, control));
    shown = true;
  };

  return {
    /** Says how things stand, and applies what was told since. Called once a second; never throws: a store that is busy misses a beat. */
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

const sessionOf = (
  times: Pick<Session, "id" | "since" | "touched">,
  run: Run,
  { what, done, total, most, perSecond, spentUsd, waitMs, perMinute, subjects }: AskingProgress,
  { isPaused = false }: Control,
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
  isPaused,
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
