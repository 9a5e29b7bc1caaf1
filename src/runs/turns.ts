/** Lets signals, timers and other requests run during long synchronous work. */

/** Returns a function that yields to them, at most once per `everyMs`; long work awaits it between its steps. */
export const createTurns = (everyMs = 50): (() => Promise<void>) => {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < everyMs) return;
    await new Promise(setImmediate);
    last = performance.now();
  };
};
