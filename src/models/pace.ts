/**
 * How fast an account is asked. A `Pace` hands out turns: at most `limit` at once, at most so many calls and tokens
 * a minute, none while the server has asked us to wait.
 *
 * The limit at once is learned as TCP learns its window (Chiu and Jain 1989): it grows with every call that is
 * served until one is refused, then halves, and from there grows by one a round. Only a refusal (429) halves it: a
 * server that breaks (5xx) has not said that we are too many. Calls a minute are what the user gave, what headers
 * tell (`allowance.ts`) and what refusals teach (`learned-rate.ts`), whichever is least. After a refusal one call
 * goes ahead, and the others follow when it was served: so a refusal is not met twice.
 */
import { rateFrom, type Allowance } from "./allowance.ts";
import type { Clock } from "./clock.ts";
import { createFlow, type Flow } from "./flow.ts";
import { createLearnedRate } from "./learned-rate.ts";

/** What became of a turn: served, refused for being too much (429), or broken in another way. */
export type TurnEnd = "served" | "refused" | "broken";

/** What a turn brought to light. */
export type TurnNews = {
  /** How long the server asked everyone to wait. */
  readonly waitMs?: number | undefined;
  /** Tokens in and out, as counted by the server. */
  readonly tokens?: number | undefined;
  readonly allowances?: readonly Allowance[] | undefined;
};

export type Turn = {
  /** Gives the turn back, once. */
  readonly end: (how: TurnEnd, news?: TurnNews) => void;
};

export type PaceState = {
  /** Calls under way, and calls allowed at once. */
  readonly inFlight: number;
  readonly limit: number;
  /** Milliseconds until the next call may start. */
  readonly waitMs: number;
  /** Calls a minute that are kept to, given or learned; undefined where none are. */
  readonly perMinute: number | undefined;
};

export type Pace = {
  /** A turn, if one may start now and nobody waits for one. `tokens` is what the call is thought to take. */
  readonly tryTake: (tokens?: number) => Turn | undefined;
  /** Resolves when a call may start; rejects with the signal's reason when cancelled. */
  readonly take: (signal?: AbortSignal, tokens?: number) => Promise<Turn>;
  /** For progress. */
  readonly state: () => PaceState;
};

export type PaceOptions = {
  readonly clock: Clock;
  /** The most calls at once, ever. */
  readonly concurrency: number;
  /** How many at once to begin with. Default: a quarter of the most. */
  readonly start?: number;
  /** Calls that may start within a minute; they are spread evenly over it. */
  readonly requestsPerMinute?: number;
  /** Tokens, in and out, within a minute; a call waits until the ones before it have been paid for. */
  readonly tokensPerMinute?: number;
};

/** After a wait that the server asked for, we come back this much later at random, so as not to come all at once. */
const latestReturnMs = 1000;

/** A refusal that names no wait is waited for this long, twice as long each time, and never longer than the last. */
const firstPauseMs = 500;
const longestPauseMs = 5000;

type Waiter = { readonly start: () => void };

/** A pace of its own: models that share an account's limits share one. */
export const createPace = (options: PaceOptions): Pace => {
  const { clock, concurrency } = options;
  const given = createFlow(clock, options.requestsPerMinute);
  const givenTokens = createFlow(clock, options.tokensPerMinute);
  const told = createFlow(clock);
  const toldTokens = createFlow(clock);
  const learned = createFlow(clock);
  const flows: readonly Flow[] = [given, givenTokens, told, toldTokens, learned];
  const rate = createLearnedRate(clock);

  let limit = Math.min(concurrency, options.start ?? Math.max(1, Math.ceil(concurrency / 4)));
  let inFlight = 0;
  let refusedBefore = false;
  /** Counts the refusals that were news: calls that started before the last one say nothing about the limit since. */
  let round = 0;
  let inRound = 0;
  /** Refused, and nothing was served since: one call at a time. */
  let probing = false;
  let refusalsInARow = 0;
  /** A moment of `clock.elapsed()`. */
  let pausedUntil = clock.elapsed();
  /** What a call took lately. */
  let usualTokens: number | undefined;
  const waiting = new Set<Waiter>();
  let cancelAlarm: (() => void) | undefined;

  const waitMs = (): number => {
    let wait = pausedUntil - clock.elapsed();
    for (const flow of flows) wait = Math.max(wait, flow.waitMs());
    return Math.max(0, wait);
  };

  const hasRoom = (): boolean => inFlight < Math.floor(limit) && !(probing && inRound > 0);

  const begin = (guess: number): Turn => {
    inFlight += 1;
    inRound += 1;
    const tokens = usualTokens ?? guess;
    rate.started();
    for (const flow of [given, told, learned]) flow.pass(1);
    for (const flow of [givenTokens, toldTokens]) flow.pass(tokens);
    return turn(tokens);
  };

  const pump = (): void => {
    cancelAlarm?.();
    cancelAlarm = undefined;
    for (const waiter of waiting) {
      if (!hasRoom()) return;
      const wait = waitMs();
      if (wait > 0) {
        cancelAlarm = clock.after(wait, pump);
        return;
      }
      waiting.delete(waiter);
      waiter.start();
    }
  };

  const turn = (expected: number): Turn => {
    const startedIn = round;
    const startedAt = clock.elapsed();
    let ended = false;
    return {
      end: (how, news = {}) => {
        if (ended) return;
        ended = true;
        const full = inFlight >= Math.floor(limit);
        const isFresh = startedIn === round;
        inFlight -= 1;
        if (isFresh) inRound -= 1;
        hear(news, expected);
        if (how === "refused") {
          if (isFresh) refuse(news.waitMs === undefined);
        } else if (how === "served") {
          const hadRate = rate.perMinute() !== undefined;
          rate.served(isFresh, startedAt);
          // The rate grows with time: it is looked up whenever a call ends.
          if (hadRate || rate.perMinute() !== undefined) learned.limit(rate.perMinute());
          if (isFresh) {
            probing = false;
            refusalsInARow = 0;
          }
          // A limit that was not reached is not known to be good.
          if (full) limit = Math.min(concurrency, limit + (refusedBefore ? 1 / limit : 1));
        }
        pump();
      },
    };
  };

  const refuse = (isWaitOurs: boolean): void => {
    refusalsInARow += 1;
    // Where a rate is known, it is the rate that was too high, and the number at once follows from it.
    if (rate.perMinute() === undefined || refusalsInARow > 1) limit = Math.max(1, limit / 2);
    rate.refused();
    if (rate.perMinute() !== undefined) learned.limit(rate.perMinute());
    round += 1;
    inRound = 0;
    refusedBefore = true;
    probing = true;
    if (isWaitOurs) {
      const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** (refusalsInARow - 1));
      pausedUntil = Math.max(pausedUntil, clock.elapsed() + pause * (0.5 + clock.random() / 2));
    }
  };

  const hear = ({ waitMs, tokens, allowances }: TurnNews, expected: number): void => {
    if (waitMs !== undefined)
      pausedUntil = Math.max(
        pausedUntil,
        clock.elapsed() + waitMs + clock.random() * Math.min(latestReturnMs, waitMs),
      );
    if (tokens !== undefined) {
      usualTokens = usualTokens === undefined ? tokens : usualTokens + (tokens - usualTokens) / 8;
      for (const flow of [givenTokens, toldTokens]) flow.pass(tokens - expected);
    }
    if (allowances === undefined) return;
    for (const kind of ["requests", "tokens"] as const) {
      const news = allowances.filter((allowance) => allowance.of === kind);
      if (news.length === 0) continue;
      const underWay = kind === "requests" ? inFlight : inFlight * (usualTokens ?? expected);
      const rates = news.flatMap((allowance) => rateFrom(allowance, underWay) ?? []);
      (kind === "requests" ? told : toldTokens).limit(rates.length === 0 ? undefined : Math.min(...rates));
      for (const { remaining, refill, resetMs } of news)
        if (remaining === 0 && refill === "window")
          pausedUntil = Math.max(pausedUntil, clock.elapsed() + resetMs);
    }
  };

  const tryTake = (tokens = 0): Turn | undefined =>
    waiting.size === 0 && hasRoom() && waitMs() === 0 ? begin(tokens) : undefined;

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

  const perMinute = (): number | undefined => {
    const rates = [given, told, learned].flatMap((flow) => flow.perMinute() ?? []);
    return rates.length === 0 ? undefined : Math.min(...rates);
  };

  return {
    tryTake,
    take,
    state: () => ({ inFlight, limit: Math.floor(limit), waitMs: waitMs(), perMinute: perMinute() }),
  };
};
