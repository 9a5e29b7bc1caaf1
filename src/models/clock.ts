/**
 * Defines time and random numbers as an argument: pacing, retries and calls take a `Clock`. Tests control the time;
 * entry points pass the real clock (`providers/system-clock.ts`).
 */

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
    const wake = (): void => {
      signal?.removeEventListener("abort", cancel);
      resolve();
    };
    const stop = clock.after(ms, wake);
    const cancel = (): void => {
      stop();
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", cancel, { once: true });
  });

/** Returns a signal that aborts with the first of these. */
export const anySignal = (...signals: readonly (AbortSignal | undefined)[]): AbortSignal =>
  AbortSignal.any(signals.filter((signal) => signal !== undefined));
