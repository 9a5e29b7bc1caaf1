/**
 * Time and random numbers as arguments: pacing, retrying and asking take a `Clock`. Tests set the time; entry
 * points pass the real clock (`providers/system-clock.ts`).
 */

export type Clock = {
  /** Milliseconds since 1970, for the record. */
  readonly now: () => number;
  /** Such a moment as ISO 8601, where the clock remembers the text of the last one: hundreds of calls share it. */
  readonly written?: (ms: number) => string;
  /** Milliseconds from a fixed moment, never running backwards: for durations. */
  readonly elapsed: () => number;
  /** Calls back once after so many milliseconds, however many, unless it is cancelled by what is returned. */
  readonly after: (ms: number, wake: () => void) => () => void;
  /** Uniform in [0, 1). */
  readonly random: () => number;
};

/** The clock's time as it stands in records: ISO 8601, UTC. */
export const timestamp = (clock: Clock): string => {
  const now = clock.now();
  return clock.written?.(now) ?? new Date(now).toISOString();
};

/** Resolves after so many milliseconds; rejects with the signal's reason when cancelled. */
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
