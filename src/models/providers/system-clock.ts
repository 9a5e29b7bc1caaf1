/**
 * Provides the machine's clock and random numbers. It is impure, like the providers; entry points pass it as the
 * `Clock`.
 */
import type { Clock } from "../clock.ts";

/** Timers hold a signed 32-bit count of milliseconds; longer waits are split. */
const longestTimerMs = 2 ** 31 - 1;

/** Real time and `Math.random`. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after: (ms, wake) => (ms > longestTimerMs ? afterLong(ms, wake) : afterShort(ms, wake)),
  random: () => Math.random(),
};

const afterShort = (ms: number, wake: () => void): (() => void) => {
  const timer = setTimeout(wake, ms);
  return () => clearTimeout(timer);
};

const afterLong = (ms: number, wake: () => void): (() => void) => {
  let timer: NodeJS.Timeout;
  const wait = (left: number): void => {
    const piece = Math.min(left, longestTimerMs);
    timer = setTimeout(() => (left > piece ? wait(left - piece) : wake()), piece);
  };
  wait(ms);
  return () => clearTimeout(timer);
};
