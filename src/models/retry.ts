/**
 * Reads what a server says about its limits, and decides whether and when a failed attempt is retried. Retry-After may
 * be seconds, a date (RFC 9110, 10.2.3; relative to the server's own clock) or milliseconds. Rate-limit headers are
 * those of the rows below: OpenAI (also vLLM gateways, Groq), Mistral and Anthropic refill a bucket continuously; a
 * reset without a suffix (OpenRouter, draft-ietf-httpapi-ratelimit-headers-07) ends a fixed window.
 */
import type { Allowance, CallErrorClass } from "./language-model.ts";
import { vendorRows } from "./vendors.ts";

export type RetryPolicy = {
  /** Attempts at one call, including the first. */
  readonly tries: number;
  /** Attempts at one call while the server only answers that its limit is reached. */
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

const dayMs = 24 * 60 * 60_000;

/** The longest wait requested by a server that is honoured. A call with a longer wait fails. */
export const longestWaitMs = dayMs;

/** Errors that may disappear when the same call is made again. */
const retried: readonly CallErrorClass[] = ["rate-limit", "server", "network", "timeout", "malformed"];

/**
 * Returns the milliseconds until the next attempt, or undefined after the last one. Delays grow exponentially, and a
 * random half of each is removed (equal jitter: Brooker, “Exponential backoff and jitter”, 2015). A wait that the
 * server asks for is its own backoff, with only the jitter added. `elapsedMs` is the time since the first attempt,
 * excluding such waits; `random` is in [0, 1).
 */
export const retryDelayMs = (
  error: { readonly class: CallErrorClass; readonly retryAfterMs?: number },
  { attempts, elapsedMs }: { readonly attempts: number; readonly elapsedMs: number },
  policy: RetryPolicy,
  random: number,
): number | undefined => {
  const { retryAfterMs: asked } = error;
  const tries = error.class === "rate-limit" ? policy.rateLimitTries : policy.tries;
  if (!retried.includes(error.class) || attempts >= tries) return undefined;
  if (asked !== undefined && asked > longestWaitMs) return undefined;
  const longest = Math.min(policy.longestDelayMs, policy.firstDelayMs * 2 ** (attempts - 1));
  const delay = longest * (0.5 + random / 2);
  if (elapsedMs + delay > policy.totalMs) return undefined;
  return asked === undefined ? delay : asked + random * Math.min(policy.firstDelayMs, asked / 4);
};

/** Header names in lower case. */
export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Longer than any number, duration or date that a server writes. */
const longestText = 64;

const joinHeader = (value: string | string[] | undefined): string | undefined =>
  (Array.isArray(value) ? value[0] : value)?.trim();

/**
 * Returns the wait that the server asked for, in milliseconds; undefined if there is none, or if its date is not in
 * the future. `now` in ms since 1970, for servers that don't send their own time.
 */
export const readRetryAfter = (headers: Headers, now: number): number | undefined => {
  const isNumber = (text: string): boolean => /^\d/.test(text) && !Number.isNaN(Number(text));
  const [inMs, text] = [joinHeader(headers["retry-after-ms"]), joinHeader(headers["retry-after"])];
  const serverNow = Date.parse(joinHeader(headers["date"]) ?? "");
  const wait =
    inMs !== undefined && isNumber(inMs)
      ? Number(inMs)
      : text === undefined
        ? undefined
        : isNumber(text)
          ? Number(text) * 1000
          : Date.parse(text) - (Number.isNaN(serverNow) ? now : serverNow);
  return wait === undefined || !(wait > 0) ? undefined : Math.min(wait, Number.MAX_SAFE_INTEGER);
};

/** Mentions a wait of more than a day, because it is not honoured. */
export const describeLongWait = (waitMs: number | undefined): string => {
  if (waitMs === undefined || waitMs <= longestWaitMs) return "";
  const days = Math.ceil(waitMs / dayMs);
  return `; it asks for a wait of ${days > 36_500 ? "more than a hundred years" : `${days} days`}`;
};

/** Header names of one limit: # stands for limit, remaining and reset. `resetMs` is the time until the whole limit is restored, if no header gives it. */
type Names = Pick<Allowance, "of" | "refill"> & { readonly name: string; readonly resetMs?: number };

const ownHeaders = [...vendorRows.values()].flatMap(({ limitHeaders }) => limitHeaders ?? []);

const limitNames: readonly Names[] = [
  ...(["requests", "tokens"] as const).flatMap((of) =>
    [`x-ratelimit-#-${of}`, ...ownHeaders.map((own) => `${own}-${of}-#`)].map((name): Names => ({
      of,
      name,
      refill: "bucket",
    })),
  ),
  ...["input", "output"].flatMap((way) =>
    ownHeaders.map((own): Names => ({ of: "tokens", name: `${own}-${way}-tokens-#`, refill: "bucket" })),
  ),
  // Mistral names the minute and sends no reset.
  { of: "requests", name: "x-ratelimit-#-req-minute", refill: "bucket", resetMs: 60_000 },
  { of: "tokens", name: "x-ratelimit-#-tokens-minute", refill: "bucket", resetMs: 60_000 },
  { of: "requests", name: "x-ratelimit-#", refill: "window" },
  { of: "requests", name: "ratelimit-#", refill: "window" },
];

/** Returns the limits that a response's headers state, or an empty list. `now` in ms since 1970. */
export const readAllowances = (headers: Headers, now: number): readonly Allowance[] => {
  if (!Object.keys(headers).some((name) => name.includes("ratelimit"))) return [];
  return limitNames.flatMap(({ of, refill, name, resetMs: usual }) => {
    const header = (what: string) => joinHeader(headers[name.replace("#", what)])?.slice(0, longestText);
    const [limit, remaining] = [toWhole(header("limit")), toWhole(header("remaining"))];
    const resetMs = usual ?? readReset(header("reset"), now);
    // Quotas that last weeks don't affect the pace: when one is used up, the server refuses the calls.
    return !limit || remaining === undefined || resetMs === undefined || resetMs > dayMs
      ? []
      : [{ of, limit, remaining, resetMs, refill }];
  });
};

const toWhole = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

const unitsMs: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: dayMs };

/**
 * Returns the milliseconds until a reset. Accepts "6m0s" and "120ms" (OpenAI), seconds, a date (Anthropic), and
 * seconds or milliseconds since 1970 (distinguished by size). Returns undefined for anything else.
 */
export const readReset = (text: string | undefined, now: number): number | undefined => {
  if (text === undefined || text === "" || text.length > longestText) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) {
    const value = Number(text);
    if (value >= 1e12) return Math.max(0, value - now);
    return value >= 1e9 ? Math.max(0, value * 1000 - now) : value * 1000;
  }
  if (/^(\d+(\.\d+)?(ms|s|m|h|d))+$/.test(text)) {
    let sum = 0;
    for (const [, value, unit] of text.matchAll(/(?<![\d.])(\d+(?:\.\d+)?)(ms|s|m|h|d)/g))
      sum += Number(value) * (unitsMs[unit ?? ""] ?? 0);
    return sum;
  }
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
};

/**
 * Returns the calls or tokens per minute to keep to, or undefined while the allowance is ample. `underWay` counts
 * what was sent and is not yet counted by the server.
 */
export const computeRate = (
  { limit, remaining, resetMs, refill }: Allowance,
  underWay: number,
): number | undefined => {
  if (remaining > Math.max(2 * underWay, limit / 10) || resetMs <= 0) return undefined;
  // A bucket refills what it lacks within its reset time. In a window, the remaining allowance minus what is under
  // way may be used slightly faster than evenly: the window's end is rounded up, and unused allowance is lost.
  const share = refill === "bucket" ? limit - remaining : Math.max(1.1 * (remaining - underWay), 0) + 1;
  return (share * 60_000) / resetMs;
};
