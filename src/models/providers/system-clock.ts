/**
 * The machine's own clock and dice. It stands with the providers because it is impure like them; doors hand
 * it to whatever asks for a `Clock`.
 */
import type { Clock } from "../clock.ts";

/** Timers hold a signed 32-bit count of milliseconds; longer waits are taken in pieces. */
const longestTimerMs = 2 ** 31 - 1;

/** Real time and `Math.random`. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after: (ms, wake) => {
    let timer: NodeJS.Timeout;
    const wait = (left: number): void => {
      const piece = Math.min(left, longestTimerMs);
      timer = setTimeout(() => (left > piece ? wait(left - piece) : wake()), piece);
    };
    wait(ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};
