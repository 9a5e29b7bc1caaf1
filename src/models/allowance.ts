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

/** The names of a limit's headers: # stands for limit, remaining and reset. `resetMs`: how soon the whole limit comes back, where no header says so. */
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
  // Mistral names the minute and tells no reset.
  { of: "requests", name: "x-ratelimit-#-req-minute", refill: "bucket", resetMs: 60_000 },
  { of: "tokens", name: "x-ratelimit-#-tokens-minute", refill: "bucket", resetMs: 60_000 },
  { of: "requests", name: "x-ratelimit-#", refill: "window" },
  { of: "requests", name: "ratelimit-#", refill: "window" },
];

/** The limits that the headers of an answer tell, none where they tell none. `now` in ms since 1970. */
export const readAllowances = (headers: Headers, now: number): readonly Allowance[] => {
  // Most servers tell none, and are asked by the thousand a second.
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
