/**
 * Limits concurrency: a slot is taken before work begins and returned when it is done, so that an interruption loses
 * at most one unit of work per slot.
 */

export type Slots = {
  /** Resolves when a slot is free; rejects with the signal's reason. */
  readonly take: (signal?: AbortSignal) => Promise<void>;
  readonly giveBack: () => void;
};

export const createSlots = (count: number): Slots => {
  let free = count;
  const waiting = new Set<() => void>();
  return {
    take: (signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted === true) {
          reject(signal.reason);
          return;
        }
        if (free > 0) {
          free -= 1;
          resolve();
          return;
        }
        const start = (): void => {
          signal?.removeEventListener("abort", cancel);
          resolve();
        };
        const cancel = (): void => {
          waiting.delete(start);
          reject(signal?.reason);
        };
        waiting.add(start);
        signal?.addEventListener("abort", cancel, { once: true });
      }),
    giveBack: () => {
      const [next] = waiting;
      if (next === undefined) free += 1;
      else {
        waiting.delete(next);
        next();
      }
    },
  };
};
