/**
 * Limits that nobody told: servers of every sort that allow 600 calls a minute, in virtual time. From the second
 * minute on at least 95 % of the limit is used, and nothing is refused twice in a row.
 */
import { describe, expect, it } from "vitest";
import { ask, createPace, type LanguageModel } from "#models";
import { CallError } from "../../src/models/language-model.ts";
import { sleep } from "../../src/models/clock.ts";
import { type PaceOptions } from "../../src/models/pace.ts";
import { createVirtualClock, type VirtualClock } from "./virtual-clock.ts";

/** Decides on a call at a moment: undefined to serve it, or the milliseconds until one may pass. */
type Gate = (now: number) => number | undefined;

/** Refills 600 a minute into a bucket that holds so many. */
const bucket = (capacity: number): Gate => {
  let [level, last] = [capacity, 0];
  return (now) => {
    level = Math.min(capacity, level + (now - last) / 100);
    last = now;
    if (level < 1) return (1 - level) * 100;
    level -= 1;
    return undefined;
  };
};

/** 600 in each whole minute of the clock. */
const fixedWindow = (): Gate => {
  let [minute, count] = [-1, 0];
  return (now) => {
    const current = Math.floor((now + 17_000) / 60_000);
    if (current !== minute) [minute, count] = [current, 0];
    if (count >= 600) return (current + 1) * 60_000 - 17_000 - now;
    count += 1;
    return undefined;
  };
};

/** 600 in any sixty seconds. */
const slidingWindow = (): Gate => {
  const served: number[] = [];
  return (now) => {
    while ((served[0] ?? now) <= now - 60_000) served.shift();
    if (served.length >= 600) return (served[0] ?? now) + 60_000 - now;
    served.push(now);
    return undefined;
  };
};

type Waits = (ms: number) => number | undefined;
const honest: Waits = (ms) => Math.ceil(ms);
const wholeSeconds: Waits = (ms) => Math.ceil(ms / 1000) * 1000;
const silent: Waits = () => undefined;

const gated = (clock: VirtualClock, gate: Gate, waits: Waits, latencyMs: number) => {
  const calls: { readonly at: number; readonly served: boolean }[] = [];
  const model: LanguageModel = {
    id: "test:gated",
    provider: "test",
    model: "gated",
    organisation: "Test",
    parameters: {},
    ask: async () => {
      const wait = gate(clock.elapsed());
      calls.push({ at: clock.elapsed(), served: wait === undefined });
      await sleep(clock, latencyMs);
      if (wait === undefined) return { text: "Yes.", finishReason: "stop", usage: {} };
      const retryAfterMs = waits(wait);
      throw new CallError("rate-limit", "slow down", retryAfterMs === undefined ? {} : { retryAfterMs });
    },
  };
  return { model, calls };
};

const minutes = 5;

/** Asks for some minutes from 32 places at once; how much was served, and whether refusals came in a row. */
const pressure = async (
  gate: Gate,
  waits: Waits,
  latencyMs: number,
  options: Partial<PaceOptions> = {},
): Promise<{ readonly share: number; readonly inARow: number }> => {
  const clock = createVirtualClock(5);
  const { model, calls } = gated(clock, gate, waits, latencyMs);
  const pace = createPace({ clock, concurrency: 32, ...options });
  const stop = new AbortController();
  const work = async (): Promise<void> => {
    while (!stop.signal.aborted)
      await ask(model, { messages: [] }, { clock, pace, signal: stop.signal }).catch(() => undefined);
  };
  void Promise.all(Array.from({ length: 32 }, work));
  await clock.pass(minutes * 60_000);
  stop.abort();
  await clock.pass(1000);
  const late = calls.filter(({ at }) => at >= 60_000 && at < minutes * 60_000);
  let [inARow, most] = [0, 0];
  for (const { served } of late) {
    inARow = served ? 0 : inARow + 1;
    most = Math.max(most, inARow);
  }
  return { share: late.filter(({ served }) => served).length / (600 * (minutes - 1)), inARow: most };
};

describe("a limit of 600 a minute is found and kept", () => {
  const servers: readonly [fact: string, gate: () => Gate, waits: Waits, latencyMs: number][] = [
    ["a bucket of 10, waits in milliseconds", () => bucket(10), honest, 20],
    ["a bucket of 10, waits in whole seconds", () => bucket(10), wholeSeconds, 20],
    ["a bucket of 10 that names no wait", () => bucket(10), silent, 20],
    ["a bucket of 600, waits in whole seconds", () => bucket(600), wholeSeconds, 20],
    ["a bucket of 10, slow answers", () => bucket(10), honest, 800],
    ["a fixed window, waits in whole seconds", fixedWindow, wholeSeconds, 20],
    ["a sliding window, waits in whole seconds", slidingWindow, wholeSeconds, 20],
    ["a sliding window that names no wait", slidingWindow, silent, 20],
    ["a sliding window, slow answers", slidingWindow, honest, 1500],
  ];
  it.each(servers)("%s", async (_, gate, waits, latencyMs) => {
    const { share, inARow } = await pressure(gate(), waits, latencyMs);
    expect(share).toBeGreaterThanOrEqual(0.95);
    // What was on its way when the first refusal arrived may be refused with it.
    expect(inARow).toBeLessThanOrEqual(1 + Math.floor(latencyMs / 100));
  });

  it("given as --rpm, it is used whole and never refused", async () => {
    const { share, inARow } = await pressure(slidingWindow(), honest, 20, { requestsPerMinute: 600 });
    expect(share).toBeGreaterThanOrEqual(0.99);
    expect(inARow).toBeLessThanOrEqual(1);
  });
});
