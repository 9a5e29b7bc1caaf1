/**
 * What a server's headers say of its limits. OpenAI (also vLLM gateways, Groq), Mistral and
 * Anthropic refill a bucket all the time, and their reset is the time until it is full; `x-ratelimit-reset` without
 * a kind behind it (OpenRouter, many gateways) and the IETF draft's `ratelimit-reset` end a fixed window.
 * Sources: the vendors' pages on rate limits, and draft-ietf-httpapi-ratelimit-headers-07.
 */
import { vendorRows } from "./vendors.ts";

/** One limit: of calls or of tokens. */
export type Allowance = {
  readonly of: "requests" | "tokens";
  readonly limit: number;
  readonly remaining: number;
  /** Until the bucket is full or the window ends. */
  readonly resetMs: number;
  readonly refill: "bucket" | "window";
};

/** Header names in lower case. */
export type Headers = Readonly<Record<string, string | string[] | undefined>>;

type Names = Pick<Allowance, "of" | "refill"> & {
  readonly limit: string;
  readonly remaining: string;
  /** A header's name, or the milliseconds in which the whole limit comes back. */
  readonly reset: string | number;
};

const bucket = (of: Allowance["of"], limit: string, remaining: string, reset: string): Names => ({
  of,
  limit,
  remaining,
  reset,
  refill: "bucket",
});

const ownHeaders = [...vendorRows.values()].flatMap(({ limitHeaders }) => limitHeaders ?? []);

const known: readonly Names[] = [
  ...(["requests", "tokens"] as const).flatMap((of) => [
    bucket(of, `x-ratelimit-limit-${of}`, `x-ratelimit-remaining-${of}`, `x-ratelimit-reset-${of}`),
    ...ownHeaders.map((own) =>
      bucket(of, `${own}-${of}-limit`, `${own}-${of}-remaining`, `${own}-${of}-reset`),
    ),
  ]),
  ...["input", "output"].flatMap((way) =>
    ownHeaders.map((own) =>
      bucket(
        "tokens",
        `${own}-${way}-tokens-limit`,
        `${own}-${way}-tokens-remaining`,
        `${own}-${way}-tokens-reset`,
      ),
    ),
  ),
  // Mistral names the minute and tells no reset.
  ...(["requests", "tokens"] as const).map((of): Names => {
    const kind = of === "requests" ? "req" : of;
    return {
      of,
      refill: "bucket",
      limit: `x-ratelimit-limit-${kind}-minute`,
      remaining: `x-ratelimit-remaining-${kind}-minute`,
      reset: 60_000,
    };
  }),
  ...["x-ratelimit", "ratelimit"].map((prefix): Names => ({
    of: "requests",
    limit: `${prefix}-limit`,
    remaining: `${prefix}-remaining`,
    reset: `${prefix}-reset`,
    refill: "window",
  })),
];

/** The limits that the headers of an answer tell, none where they tell none. `now` in ms since 1970. */
export const readAllowances = (headers: Headers, now: number): readonly Allowance[] => {
  // Most servers tell none, and are asked by the thousand a second.
  if (!tellsLimits(headers)) return none;
  const found: Allowance[] = [];
  for (const { of, refill, ...names } of known) {
    const limit = wholeIn(headers[names.limit]);
    if (limit === undefined) continue;
    const remaining = wholeIn(headers[names.remaining]);
    const resetMs =
      typeof names.reset === "number" ? names.reset : readReset(textIn(headers[names.reset]), now);
    if (limit === 0 || remaining === undefined || resetMs === undefined) continue;
    if (resetMs <= longestResetMs) found.push({ of, limit, remaining, resetMs, refill });
  }
  return found;
};

const none: readonly Allowance[] = [];

const tellsLimits = (headers: Headers): boolean => {
  for (const name in headers) if (name.includes("ratelimit")) return true;
  return false;
};

/** A quota of weeks is not a matter of pace: when it is used up, calls are refused and say so. */
const longestResetMs = 24 * 60 * 60 * 1000;

/** Longer than any number, duration or date that a server writes. */
const longestText = 64;

const textIn = (value: string | string[] | undefined): string | undefined =>
  (Array.isArray(value) ? value[0] : value)?.slice(0, longestText).trim();

const wholeIn = (value: string | string[] | undefined): number | undefined => {
  const text = textIn(value);
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
};

const unitsMs: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * Until a reset: "6m0s" and "120ms" (OpenAI), seconds, seconds or milliseconds since 1970 (told by their size), or
 * a date (Anthropic). Undefined for anything else.
 */
export const readReset = (text: string | undefined, now: number): number | undefined => {
  if (text === undefined || text === "" || text.length > longestText) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) {
    const value = Number(text);
    if (value >= 1e12) return Math.max(0, value - now);
    if (value >= 1e9) return Math.max(0, value * 1000 - now);
    return value * 1000;
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
 * How many a minute to keep to after such news, or undefined while there is plenty. `underWay` counts what was
 * sent and is not counted by the server yet.
 */
export const rateFrom = (
  { limit, remaining, resetMs, refill }: Allowance,
  underWay: number,
): number | undefined => {
  const plenty = Math.max(2 * underWay, limit / 10);
  if (remaining > plenty || resetMs <= 0) return undefined;
  // A bucket fills by what it lacks in the time that it needs. Of a window we may have what is left and is not under
  // way, a little faster than evenly: its end is rounded up, and what is left at the end is lost.
  const share = refill === "bucket" ? limit - remaining : Math.max(1.1 * (remaining - underWay), 0) + 1;
  return (share * 60_000) / resetMs;
};
