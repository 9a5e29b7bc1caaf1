/**
 * Defines time and random numbers as an argument: pacing, retries and calls take a `Clock`. Tests control the time;
 * entry points pass the real clock (`providers/system-clock.ts`).
 */

import { getOrInsert } from "#logic/memoize";

export type Clock = {
  /** Milliseconds since 1970, for records. */
  readonly now: () => number;
  /** Milliseconds from a fixed moment, never decreasing: for durations. */
  readonly elapsed: () => number;
  /** Calls `wake` once after the given milliseconds (no upper limit). Returns a function that cancels it. */
  readonly after: (ms: number, wake: () => void) => () => void;
  /** Uniform in [0, 1). */
  readonly random: () => number;
};

/** Returns the clock's time as stored in records: ISO 8601, UTC. */
export const timestamp = (clock: Clock): string => new Date(clock.now()).toISOString();

/** Resolves after the given milliseconds; rejects with the signal's reason when cancelled. */
export const sleep = (clock: Clock, ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(signal.reason);
      return;
    }
    const stop = clock.after(ms, () => {
      forget();
      resolve();
    });
    const forget = whenAborted(signal, () => {
      stop();
      reject(signal?.reason);
    });
  });

const works = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Calls `work` when the signal aborts. Returns a function that cancels this. A signal has one listener for all calls that
 * wait for it: it compares each further one with all others.
 */
export const whenAborted = (signal: AbortSignal | undefined, work: () => void): (() => void) => {
  if (signal === undefined) return () => {};
  const own = getOrInsert(works, signal, () => {
    const all = new Set<() => void>();
    signal.addEventListener("abort", () => all.forEach((one) => one()), { once: true });
    return all;
  });
  own.add(work);
  return () => void own.delete(work);
};

/** Returns a signal that aborts with the first of these. */
export const anySignal = (...signals: readonly (AbortSignal | undefined)[]): AbortSignal =>
  AbortSignal.any(signals.filter((signal) => signal !== undefined));
