/**
 * Decides when the next call may start: after any pause, and within the limits on calls and tokens per minute. The
 * limits come from the user, the server's headers (`allowance.ts`) or its refusals; the lowest applies.
 */
import { rateFrom, type Allowance } from "./allowance.ts";
import type { Clock } from "./clock.ts";

type Limits = {
  /** Milliseconds until the next call may start. */
  readonly waitMs: () => number;
  /** Records the start of a call with an estimated token count; returns the number reserved. */
  readonly pass: (guessedTokens: number) => number;
  /** Records the outcome of a call, given its reserved tokens and the number of calls under way. */
  readonly hear: (
    news: { readonly tokens?: number; readonly allowances?: readonly Allowance[] },
    reckonedTokens: number,
    inFlight: number,
  ) => void;
  /** Replaces the user's limits. */
  readonly give: (given: GivenLimits) => void;
  /** Starts no call for the given milliseconds. */
  readonly pause: (ms: number) => void;
  /** Sets the rate learned from refusals. */
  readonly learn: (perMinute: number | undefined) => void;
  /** Calls per minute that are kept to; undefined if unlimited. */
  readonly perMinute: () => number | undefined;
};

export type GivenLimits = {
  /** Calls that may start within a minute, evenly spread. */
  readonly requestsPerMinute?: number;
  /** Tokens, in and out, within a minute; a call waits until earlier calls are accounted for. */
  readonly tokensPerMinute?: number;
};

export const createLimits = (clock: Clock, given: GivenLimits): Limits => {
  const learned = createFlow(clock);
  const told = { requests: createFlow(clock), tokens: createFlow(clock) };
  const givenCalls = createFlow(clock, given.requestsPerMinute);
  const givenTokens = createFlow(clock, given.tokensPerMinute);
  const calls: readonly Flow[] = [givenCalls, told.requests, learned];
  const tokens: readonly Flow[] = [givenTokens, told.tokens];
  /** A time of `clock.elapsed()`. */
  let pausedUntil = clock.elapsed();
  /** Typical tokens of recent calls. */
  let usualTokens: number | undefined;

  const pause = (ms: number): void => {
    pausedUntil = Math.max(pausedUntil, clock.elapsed() + ms);
  };

  const hearOf = (kind: Allowance["of"], allowances: readonly Allowance[], underWay: number): void => {
    const news = allowances.filter((allowance) => allowance.of === kind);
    if (news.length === 0) return;
    const rates = news.flatMap((allowance) => rateFrom(allowance, underWay) ?? []);
    told[kind].limit(rates.length === 0 ? undefined : Math.min(...rates));
    for (const { remaining, refill, resetMs } of news)
      if (remaining === 0 && refill === "window") pause(resetMs);
  };

  return {
    waitMs: () => {
      let wait = pausedUntil - clock.elapsed();
      for (const flow of calls) wait = Math.max(wait, flow.waitMs());
      for (const flow of tokens) wait = Math.max(wait, flow.waitMs());
      return Math.max(0, wait);
    },
    pass: (guessedTokens) => {
      const reckoned = usualTokens ?? guessedTokens;
      for (const flow of calls) flow.pass(1);
      for (const flow of tokens) flow.pass(reckoned);
      return reckoned;
    },
    hear: (news, reckonedTokens, inFlight) => {
      if (news.tokens !== undefined) {
        usualTokens = usualTokens === undefined ? news.tokens : usualTokens + (news.tokens - usualTokens) / 8;
        for (const flow of tokens) flow.pass(news.tokens - reckonedTokens);
      }
      if (news.allowances === undefined) return;
      hearOf("requests", news.allowances, inFlight);
      hearOf("tokens", news.allowances, inFlight * (usualTokens ?? reckonedTokens));
    },
    give: ({ requestsPerMinute, tokensPerMinute }) => {
      givenCalls.limit(requestsPerMinute);
      givenTokens.limit(tokensPerMinute);
    },
    pause,
    learn: learned.limit,
    perMinute: () => {
      const rates = calls.flatMap((flow) => flow.perMinute() ?? []);
      return rates.length === 0 ? undefined : Math.min(...rates);
    },
  };
};

/*
 * A flow passes a fixed amount of calls or tokens per minute, evenly spread. Its state is the earliest time of the
 * next start, which each start advances by its share of a minute (the generic cell rate algorithm, ITU-T I.371).
 * Times are milliseconds of `Clock.elapsed`.
 */
type Flow = {
  /** Milliseconds until the next start; 0 if it may start now. */
  readonly waitMs: () => number;
  /** Passes an amount, and later, once the exact amount is known, the difference, which may be negative. */
  readonly pass: (amount: number) => void;
  /** Sets the amount per minute; undefined removes the limit. */
  readonly limit: (perMinute: number | undefined) => void;
  readonly perMinute: () => number | undefined;
};

/** Timer lateness that is compensated; more would cause a burst. */
const makeUpMs = 50;

const createFlow = (clock: Clock, perMinute?: number): Flow => {
  let rate = perMinute;
  let next = clock.elapsed();
  return {
    waitMs: () => (rate === undefined ? 0 : Math.max(0, next - clock.elapsed())),
    pass: (amount) => {
      if (rate === undefined) return;
      next = Math.max(next, clock.elapsed() - makeUpMs) + (amount * 60_000) / rate;
    },
    limit: (wanted) => {
      // The remaining wait was computed at the old rate, so it is rescaled.
      const left = next - clock.elapsed();
      if (rate !== undefined && wanted !== undefined && left > 0)
        next = clock.elapsed() + (left * rate) / wanted;
      rate = wanted;
    },
    perMinute: () => rate,
  };
};
