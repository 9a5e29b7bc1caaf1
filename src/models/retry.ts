/**
 * Decides whether and when a failed attempt is retried, by its error class, with bounded attempts and time. Delays
 * grow exponentially, and a random half of each is removed (equal jitter: Brooker, “Exponential backoff and jitter”,
 * 2015). A wait requested in Retry-After is honoured up to a day and does not count towards the time limit. A call
 * with a longer wait fails.
 */
import type { CallErrorClass } from "./language-model.ts";

export type RetryPolicy = {
  /** Attempts at one call, including the first. */
  readonly tries: number;
  /** Attempts at one call while the server only answers 429. */
  readonly rateLimitTries: number;
  /** Approximate delay before the second attempt; it doubles for each further attempt. */
  readonly firstDelayMs: number;
  readonly longestDelayMs: number;
  /** Time after the first attempt after which no attempt starts, excluding waits that the server asked for. */
  readonly totalMs: number;
};

export const defaultRetryPolicy: RetryPolicy = {
  tries: 5,
  rateLimitTries: 12,
  firstDelayMs: 500,
  longestDelayMs: 60_000,
  totalMs: 20 * 60_000,
};

/** The longest wait requested by a server that is honoured. */
export const longestWaitMs = 24 * 60 * 60_000;

/** Returns whether an error of this class may disappear when the same call is made again. */
const isRetried = (errorClass: CallErrorClass): boolean => {
  switch (errorClass) {
    case "rate-limit":
    case "server":
    case "network":
    case "timeout":
    case "malformed":
      return true;
    case "request":
    case "access":
    case "quota":
      return false;
    default:
      return errorClass satisfies never;
  }
};

/** The history of one call. */
type Tried = {
  /** Attempts made, including the failed one. */
  readonly attempts: number;
  /** Time since the first attempt started, excluding waits that the server asked for. */
  readonly elapsedMs: number;
};

/** Returns the milliseconds until the next attempt, or undefined after the last one. `random` is in [0, 1). */
export const retryDelayMs = (
  error: { readonly class: CallErrorClass; readonly retryAfterMs?: number },
  tried: Tried,
  policy: RetryPolicy,
  random: number,
): number | undefined => {
  const tries = error.class === "rate-limit" ? policy.rateLimitTries : policy.tries;
  if (!isRetried(error.class) || tried.attempts >= tries) return undefined;
  if (error.retryAfterMs !== undefined && error.retryAfterMs > longestWaitMs) return undefined;
  const longest = Math.min(policy.longestDelayMs, policy.firstDelayMs * 2 ** (tried.attempts - 1));
  const delay = longest * (0.5 + random / 2);
  if (tried.elapsedMs + delay > policy.totalMs) return undefined;
  // A wait that the server requests is its own backoff; Organon only adds the jitter.
  return error.retryAfterMs === undefined
    ? delay
    : error.retryAfterMs + random * Math.min(policy.firstDelayMs, error.retryAfterMs);
};
