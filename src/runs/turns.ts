/** Lets signals, timers and other requests run during long synchronous work. */

const everyMs = 50;

/** Returns a function that yields to them, at most every 50 ms; long work awaits it between its steps. Throws the reason of an aborted signal. */
export const createTurns = (signal?: AbortSignal): (() => Promise<void>) => {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < everyMs) return;
    await new Promise(setImmediate);
    signal?.throwIfAborted();
    last = performance.now();
  };
};
