/** Lets signals, timers and other requests run during long synchronous work. */

/** Returns a function that yields to them, at most every 50 ms; long work awaits it between its steps. Throws the reason of an aborted signal. */
export const createTurns = (signal?: AbortSignal): (() => Promise<void>) => {
  let last = performance.now();
  return async () => {
    if (performance.now() - last >= 50) {
      await new Promise(setImmediate);
      last = performance.now();
    }
    signal?.throwIfAborted();
  };
};
