/**
 * Reads rate limits from a server's response headers. OpenAI (also vLLM gateways, Groq), Mistral and Anthropic refill
 * a bucket continuously; their reset is the time until the bucket is full. The header `x-ratelimit-reset` without a
 * suffix (OpenRouter, many gateways) and the IETF draft's `ratelimit-reset` end a fixed window. Sources: the vendors'
 * pages on rate limits, and draft-ietf-httpapi-ratelimit-headers-07.
 */
import { vendorRows } from "./vendors.ts";

/** A limit on calls or on tokens. */
export type Allowance = {
  readonly of: "requests" | "tokens";
  readonly limit: number;
  readonly remaining: number;
  /** Milliseconds until the bucket is full or the window ends. */
  readonly resetMs: number;
  readonly refill: "bucket" | "window";
};

/** Header names in lower case. */
export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Header names of one limit: # stands for limit, remaining and reset. `resetMs` is the time until the whole limit is restored, if no header gives it. */
type Names = Pick<Allowance, "of" | "refill"> & { readonly name: string; readonly resetMs?: number };

const ownHeaders = [...vendorRows.values()].flatMap(({ limitHeaders }) => limitHeaders ?? []);

const known: readonly Names[] = [
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
  // Most servers send none, at thousands of calls a second.
  if (!tellsLimits(headers)) return none;
  const found: Allowance[] = [];
  for (const { of, refill, name, resetMs: told } of known) {
    const header = (what: string) => headers[name.replace("#", what)];
    const limit = wholeIn(header("limit"));
    if (limit === undefined) continue;
    const remaining = wholeIn(header("remaining"));
    const resetMs = told ?? readReset(textIn(header("reset")), now);
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

/** Quotas that last weeks don't affect the pace: when one is used up, the server refuses the calls. */
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
 * Returns the milliseconds until a reset. Accepts "6m0s" and "120ms" (OpenAI), seconds, a date (Anthropic), and
 * seconds or milliseconds since 1970 (distinguished by size). Returns undefined for anything else.
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
 * Returns the calls or tokens per minute to keep to, or undefined while the allowance is ample. `underWay` counts
 * what was sent and is not yet counted by the server.
 */
export const rateFrom = (
  { limit, remaining, resetMs, refill }: Allowance,
  underWay: number,
): number | undefined => {
  const plenty = Math.max(2 * underWay, limit / 10);
  if (remaining > plenty || resetMs <= 0) return undefined;
  // A bucket refills what it lacks within its reset time. In a window, the remaining allowance minus what is under
  // way may be used slightly faster than evenly: the window's end is rounded up, and unused allowance is lost.
  const share = refill === "bucket" ? limit - remaining : Math.max(1.1 * (remaining - underWay), 0) + 1;
  return (share * 60_000) / resetMs;
};
