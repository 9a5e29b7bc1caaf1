/**
 * Limits that servers tell in their headers: read as each vendor writes them, and kept to.
 */
import { describe, expect, it } from "vitest";
import { Pace } from "#models/pace";
import type { Allowance } from "#models/language-model";
import { computeRate, readAllowances, readReset } from "../../src/models/retry.ts";
import { createVirtualClock } from "./virtual-clock.ts";

const now = Date.UTC(2026, 0, 1);

describe("a reset", () => {
  const resets: readonly [text: string, ms: number | undefined][] = [
    ["1s", 1000],
    ["6m0s", 360_000],
    ["120ms", 120],
    ["1h2m3.5s", 3_723_500],
    ["30", 30_000],
    [String(now / 1000 + 9), 9000],
    [String(now + 9), 9],
    [new Date(now + 5000).toISOString(), 5000],
    ["soon", undefined],
    ["", undefined],
  ];
  it.each(resets)("“%s” is %s ms", (text, ms) => {
    expect(readReset(text, now)).toBe(ms);
  });
});

describe("headers", () => {
  it("of OpenAI tell calls and tokens", () => {
    const headers = {
      "x-ratelimit-limit-requests": "60",
      "x-ratelimit-remaining-requests": "59",
      "x-ratelimit-reset-requests": "1s",
      "x-ratelimit-limit-tokens": "150000",
      "x-ratelimit-remaining-tokens": "149984",
      "x-ratelimit-reset-tokens": "6ms",
    };
    expect(readAllowances(headers, now).map(({ of, remaining }) => [of, remaining])).toEqual([
      ["requests", 59],
      ["tokens", 149_984],
    ]);
  });

  it("of Mistral tell calls and tokens a minute, and no reset", () => {
    const headers = {
      "x-ratelimit-limit-tokens-minute": "5000000",
      "x-ratelimit-remaining-tokens-minute": "4999911",
      "x-ratelimit-tokens-query-cost": "52",
      "x-ratelimit-limit-req-minute": "720",
      "x-ratelimit-remaining-req-minute": "17",
    };
    const allowances = readAllowances(headers, now);
    expect(allowances.map(({ of, limit, remaining }) => [of, limit, remaining])).toEqual([
      ["requests", 720, 17],
      ["tokens", 5_000_000, 4_999_911],
    ]);
    // Close to its end, the limit itself is kept to.
    expect(allowances.map((allowance) => computeRate(allowance, 4))).toEqual([703, undefined]);
  });

  it("of Anthropic tell calls and tokens either way", () => {
    const at = new Date(now + 1000).toISOString();
    const headers = Object.fromEntries(
      ["requests", "input-tokens", "output-tokens"].flatMap((kind) => [
        [`anthropic-ratelimit-${kind}-limit`, "50"],
        [`anthropic-ratelimit-${kind}-remaining`, "7"],
        [`anthropic-ratelimit-${kind}-reset`, at],
      ]),
    );
    expect(readAllowances(headers, now).map(({ of, resetMs }) => [of, resetMs])).toEqual([
      ["requests", 1000],
      ["tokens", 1000],
      ["tokens", 1000],
    ]);
  });
});

describe("a pace that hears of limits", () => {
  const starts = async (allowance: Allowance, calls: number): Promise<number> => {
    const clock = createVirtualClock();
    const pace = new Pace({ clock, concurrency: 8, start: 8 });
    (await pace.take()).end("served", { allowances: [allowance] });
    await clock.until(
      Promise.all(Array.from({ length: calls }, async () => (await pace.take()).end("served"))),
    );
    return clock.elapsed();
  };

  it("follows a bucket's refill when it is nearly empty", async () => {
    // 595 lack and take 59.5 s: ten a second.
    const ms = await starts(
      { of: "requests", limit: 600, remaining: 5, resetMs: 59_500, refill: "bucket" },
      50,
    );
    expect(ms).toBeGreaterThan(4500);
    expect(ms).toBeLessThan(5200);
  });
});
