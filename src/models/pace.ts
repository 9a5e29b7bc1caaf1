/**
 * Limits the rate at which an account is called. A `Pace` grants turns: at most `limit` at once, and none before `limits.ts`
 * allows it.
 *
 * Concurrency is learned like TCP's window (Chiu and Jain 1989): it grows with every served call until one is refused, then
 * halves, and then grows by one per round. Only a refusal (429) halves it; a server error (5xx) doesn't indicate too many
 * calls. Refusals caused by the rate (`refusals.ts`) hold back every call and set a rate (`learned-rate.ts`): one call goes
 * ahead after the wait, and the others follow once it is served. Other refusals concern only the call that met them.
 */
import type { Allowance } from "./allowance.ts";
import type { Clock } from "./clock.ts";
import { createLearnedRate } from "./learned-rate.ts";
import { createLimits, type GivenLimits } from "./limits.ts";
import { createRefusals, type Refusals } from "./refusals.ts";

/** How a turn ended: served, refused for exceeding a limit (429), or failed in another way. */
export type TurnEnd = "served" | "refused" | "broken";

/** Information gained from a turn. */
type TurnNews = {
  /** The wait that the server asked of all calls, in milliseconds. */
  readonly waitMs?: number;
  /** Tokens in and out, as counted by the server. */
  readonly tokens?: number;
  readonly allowances?: readonly Allowance[];
};

export type Turn = {
  /** Ends the turn; called once. */
  readonly end: (how: TurnEnd, news?: TurnNews) => void;
};

type PaceState = {
  /** Calls under way, and maximum calls at once. */
  readonly inFlight: number;
  readonly limit: number;
  /** Milliseconds until the next call may start. */
  readonly waitMs: number;
  /** Calls per minute that are kept to, given or learned; undefined if unlimited. */
  readonly perMinute: number | undefined;
};

export type Pace = {
  /** Returns a turn if one may start now and no call is waiting. `tokens` is the estimate for the call. */
  readonly tryTake: (tokens?: number) => Turn | undefined;
  /** Resolves when a call may start; rejects with the signal's reason when cancelled. */
  readonly take: (signal?: AbortSignal, tokens?: number) => Promise<Turn>;
  /** Changes the limits; while held, no call starts. */
  readonly change: (to: GivenLimits & { readonly concurrency: number; readonly isHeld: boolean }) => void;
  /** The state, for progress reports. */
  readonly state: () => PaceState;
};

export type PaceOptions = GivenLimits & {
  readonly clock: Clock;
  /** The absolute maximum of calls at once. */
  readonly concurrency: number;
  /** The initial calls at once. Default: a quarter of the maximum. */
  readonly start?: number;
};

/** After a wait that the server asked for, calls resume after a random delay up to this, to avoid a burst. */
const latestReturnMs = 1000;

/** Initial wait after a refusal that names none; it doubles each time, up to the maximum below. */
const firstPauseMs = 500;
const longestPauseMs = 5000;

type Waiter = { readonly start: () => void };

/** Creates a pace. Models that share an account's limits share one. */
export const createPace = (options: PaceOptions): Pace => {
  const { clock } = options;
  let { concurrency } = options;
  let isHeld = false;
  const limits = createLimits(clock, options);
  const rate = createLearnedRate(clock);
  const refusals = createRefusals(clock);
  /** Responses that name a wait without being refusals: the server is overloaded. */
  let breaks = createRefusals(clock);

  let limit = Math.min(concurrency, options.start ?? Math.max(1, Math.ceil(concurrency / 4)));
  let inFlight = 0;
  let refusedBefore = false;
  /** Counts the refusals that are new: calls started before the last refusal say nothing about the limit since then. */
  let round = 0;
  let inRound = 0;
  /** True after a refusal until a call is served: one call at a time. */
  let probing = false;
  let refusalsInARow = 0;
  /** The learned rate at the start of an experiment. */
  let frozen: number | undefined;
  const waiting = new Set<Waiter>();
  let cancelAlarm: (() => void) | undefined;

  const hasRoom = (): boolean => !isHeld && inFlight < Math.floor(limit) && !(probing && inRound > 0);

  const begin = (guess: number): Turn => {
    inFlight += 1;
    inRound += 1;
    rate.started();
    return turn(limits.pass(guess));
  };

  const pump = (): void => {
    cancelAlarm?.();
    cancelAlarm = undefined;
    for (const waiter of waiting) {
      if (!hasRoom()) return;
      const wait = limits.waitMs();
      if (wait > 0) {
        cancelAlarm = clock.after(wait, pump);
        return;
      }
      waiting.delete(waiter);
      waiter.start();
    }
  };

  const turn = (reckonedTokens: number): Turn => {
    const startedIn = round;
    const startedAt = clock.elapsed();
    const order = refusals.started();
    let ended = false;
    return {
      end: (how, news = {}) => {
        if (ended) return;
        ended = true;
        const full = inFlight >= Math.floor(limit);
        const isFresh = startedIn === round;
        inFlight -= 1;
        if (isFresh) inRound -= 1;
        limits.hear(news, reckonedTokens, inFlight);
        if (how === "refused") {
          // Calls started before the last refusal was known carry no new information, but may name a longer wait.
          if (!isFresh) hold(news.waitMs);
          else meet(refusals.refused(order, rate.wasServed()), news.waitMs);
        } else if (how === "broken" && news.waitMs !== undefined) {
          if (breaks.refused(order, false) === "everybody") {
            hold(news.waitMs);
            breaks = createRefusals(clock);
          }
        } else if (how === "served") {
          const borne = isFresh ? refusals.served(order) : undefined;
          if (borne !== undefined && frozen !== undefined) rate.settle(frozen * borne);
          breaks.served(order);
          rate.served(isFresh, startedAt);
          // The rate grows with time, so it is read whenever a call ends.
          learn();
          if (isFresh) {
            probing = false;
            refusalsInARow = 0;
          }
          // A limit that was not reached is not confirmed.
          if (full) limit = Math.min(concurrency, limit + (refusedBefore ? 1 / limit : 1));
        }
        pump();
      },
    };
  };

  /** Applies the learned rate, which grows with time, or during an experiment a share of its initial value. */
  const learn = (): void => {
    const share = refusals.share();
    frozen = share === undefined ? undefined : (frozen ?? rate.perMinute());
    const perMinute = frozen === undefined || share === undefined ? rate.perMinute() : frozen * share;
    if (perMinute !== undefined) limits.learn(perMinute);
  };

  const meet = (whose: ReturnType<Refusals["refused"]>, waitMs: number | undefined): void => {
    if (whose === "everybody") {
      if (frozen !== undefined) rate.settle(frozen);
      hold(waitMs);
      refuse(waitMs === undefined);
    } else if (whose === "acquitted") {
      // The rate learned from refusals was wrong.
      rate.forget();
      limits.learn(undefined);
      refusedBefore = false;
      probing = false;
      refusalsInARow = 0;
    } else learn();
  };

  const refuse = (isWaitOurs: boolean): void => {
    refusalsInARow += 1;
    // If a rate is known, the rate was too high; the concurrency follows from it.
    if (rate.perMinute() === undefined || refusalsInARow > 1) limit = Math.max(1, limit / 2);
    rate.refused();
    learn();
    round += 1;
    inRound = 0;
    refusedBefore = true;
    probing = true;
    if (isWaitOurs) {
      const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** (refusalsInARow - 1));
      limits.pause(pause * (0.5 + clock.random() / 2));
    }
  };

  /** Starts no call before the wait that the server asked for is over. */
  const hold = (waitMs: number | undefined): void => {
    if (waitMs !== undefined) limits.pause(waitMs + clock.random() * Math.min(latestReturnMs, waitMs));
  };

  const tryTake = (tokens = 0): Turn | undefined =>
    waiting.size === 0 && hasRoom() && limits.waitMs() === 0 ? begin(tokens) : undefined;

  const take = (signal?: AbortSignal, tokens = 0): Promise<Turn> =>
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
          resolve(begin(tokens));
        },
      };
      signal?.addEventListener("abort", cancel, { once: true });
      waiting.add(waiter);
      if (cancelAlarm === undefined) pump();
    });

  return {
    tryTake,
    take,
    change: (to) => {
      isHeld = to.isHeld;
      limits.give(to);
      // A limit that was never reached grows with the bound; one learned from refusals stays.
      if (!refusedBefore && to.concurrency > concurrency) limit = Math.max(limit, to.concurrency / 4);
      concurrency = to.concurrency;
      limit = Math.max(1, Math.min(limit, concurrency));
      pump();
    },
    state: () => ({
      inFlight,
      limit: Math.floor(limit),
      waitMs: limits.waitMs(),
      perMinute: limits.perMinute(),
    }),
  };
};
