/**
 * How fast a model is asked. A `Pace` hands out turns: at most `limit` at once, at most so many a minute, none
 * while the server has asked us to wait. The limit is learned as TCP learns its window (Chiu and Jain 1989):
 * it grows with every call that is served until one is refused, then halves, and from there grows by one a
 * round. Only a refusal (429) halves it: a server that breaks (5xx) has not said that we are too many.
 */
import type { Clock } from "./clock.ts";

/** What became of a turn: served, refused for being too much (429), or broken in another way. */
export type TurnEnd = "served" | "refused" | "broken";

export type Turn = {
  /** Gives the turn back, once. `waitMs` is how long the server asked everyone to wait. */
  readonly end: (how: TurnEnd, waitMs?: number) => void;
};

export type Pace = {
  /** A turn, if one may start now and nobody waits for one. */
  readonly tryTake: () => Turn | undefined;
  /** Resolves when a call may start; rejects with the signal's reason when cancelled. */
  readonly take: (signal?: AbortSignal) => Promise<Turn>;
  /** For progress: calls under way, calls allowed at once, and milliseconds until the next may start. */
  readonly state: () => { readonly inFlight: number; readonly limit: number; readonly waitMs: number };
};

export type PaceOptions = {
  readonly clock: Clock;
  /** The most calls at once, ever. */
  readonly concurrency: number;
  /** How many at once to begin with. Default: a quarter of the most. */
  readonly start?: number;
  /** Calls that may start within a minute; they are spread evenly over it. */
  readonly requestsPerMinute?: number;
};

/** Lateness of timers that is made up for; more would be a burst. */
const makeUpMs = 50;

/** After a wait that the server asked for, we come back this much later at random, so as not to come all at once. */
const latestReturnMs = 1000;

type Waiter = { readonly start: () => void };

/** A pace of its own: two models that share an account's limits may share one. */
export const createPace = (options: PaceOptions): Pace => {
  const { clock, concurrency, requestsPerMinute } = options;
  const spacingMs = requestsPerMinute === undefined ? 0 : 60_000 / requestsPerMinute;
  let limit = Math.min(concurrency, options.start ?? Math.max(1, Math.ceil(concurrency / 4)));
  let inFlight = 0;
  let refusedBefore = false;
  /** Counts the halvings: calls that started before the last one say nothing about the limit since. */
  let round = 0;
  /** Moments of `clock.elapsed()`. */
  let nextStart = clock.elapsed();
  let pausedUntil = nextStart;
  const waiting = new Set<Waiter>();
  let cancelAlarm: (() => void) | undefined;

  const waitMs = (): number => Math.max(0, Math.max(nextStart, pausedUntil) - clock.elapsed());

  const begin = (): Turn => {
    inFlight += 1;
    nextStart = Math.max(nextStart, clock.elapsed() - makeUpMs) + spacingMs;
    return turn();
  };

  const pump = (): void => {
    cancelAlarm?.();
    cancelAlarm = undefined;
    for (const waiter of waiting) {
      if (inFlight >= Math.floor(limit)) return;
      const wait = waitMs();
      if (wait > 0) {
        cancelAlarm = clock.after(wait, pump);
        return;
      }
      waiting.delete(waiter);
      waiter.start();
    }
  };

  const turn = (): Turn => {
    const startedIn = round;
    let ended = false;
    return {
      end: (how, waitMs) => {
        if (ended) return;
        ended = true;
        const full = inFlight >= Math.floor(limit);
        inFlight -= 1;
        if (waitMs !== undefined)
          pausedUntil = Math.max(
            pausedUntil,
            clock.elapsed() + waitMs + clock.random() * Math.min(latestReturnMs, waitMs),
          );
        if (how === "refused") {
          if (startedIn === round) {
            limit = Math.max(1, limit / 2);
            round += 1;
            refusedBefore = true;
          }
        } else if (how === "served" && full) {
          // A limit that was not reached is not known to be good.
          limit = Math.min(concurrency, limit + (refusedBefore ? 1 / limit : 1));
        }
        pump();
      },
    };
  };

  const tryTake = (): Turn | undefined =>
    waiting.size === 0 && inFlight < Math.floor(limit) && waitMs() === 0 ? begin() : undefined;

  const take = (signal?: AbortSignal): Promise<Turn> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(signal.reason);
        return;
      }
      const cancel = (): void => {
        waiting.delete(waiter);
        if (waiting.size === 0) pump();
        reject(signal?.reason);
      };
      const waiter: Waiter = {
        start: () => {
          signal?.removeEventListener("abort", cancel);
          resolve(begin());
        },
      };
      signal?.addEventListener("abort", cancel, { once: true });
      waiting.add(waiter);
      if (cancelAlarm === undefined) pump();
    });

  return { tryTake, take, state: () => ({ inFlight, limit: Math.floor(limit), waitMs: waitMs() }) };
};
