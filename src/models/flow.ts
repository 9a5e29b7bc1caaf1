/**
 * A flow lets through so much a minute, spread evenly: calls, or tokens. It knows one moment, the one from which
 * the next may start, and moves it on by the share of a minute that each start takes (the generic cell rate
 * algorithm, ITU-T I.371). Moments are milliseconds of `Clock.elapsed`.
 */
import type { Clock } from "./clock.ts";

export type Flow = {
  /** Milliseconds until the next may start; 0 when it may start now. */
  readonly waitMs: () => number;
  /** Lets so much through, and later, when more is known, the difference, which may be negative. */
  readonly pass: (amount: number) => void;
  /** From now on so much a minute; undefined lifts the limit. */
  readonly limit: (perMinute: number | undefined) => void;
  readonly perMinute: () => number | undefined;
};

/** Lateness of timers that is made up for; more would be a burst. */
const makeUpMs = 50;

export const createFlow = (clock: Clock, perMinute?: number): Flow => {
  let rate = perMinute;
  let next = clock.elapsed();
  return {
    waitMs: () => (rate === undefined ? 0 : Math.max(0, next - clock.elapsed())),
    pass: (amount) => {
      if (rate === undefined) return;
      next = Math.max(next, clock.elapsed() - makeUpMs) + (amount * 60_000) / rate;
    },
    limit: (wanted) => {
      // What has to be waited for was counted at the old rate; a minute's worth is the most that it can matter.
      const left = next - clock.elapsed();
      if (rate !== undefined && wanted !== undefined && left > 0)
        next = clock.elapsed() + (left * rate) / wanted;
      rate = wanted;
    },
    perMinute: () => rate,
  };
};
