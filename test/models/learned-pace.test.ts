// @long: many questions
/**
 * Limits that nobody told, in virtual time: from the second minute on at least half of the limit is used, and nothing
 * is refused twice in a row. And refusals that follow no rate, beside a client that only waits where it was refused.
 */
import { describe, expect, it } from "vitest";
import { ask } from "#models/ask";
import { askAll } from "#models/ask-all";
import type { LanguageModel } from "#models/language-model";
import { Pace } from "#models/pace";
import { CallError } from "../../src/models/language-model.ts";
import { sleep } from "../../src/models/clock.ts";
import { type PaceOptions } from "../../src/models/pace.ts";
import { bucket, byChance, fixedWindow, slidingWindow, type Gate } from "./gates.ts";
import { createVirtualClock, type VirtualClock } from "./virtual-clock.ts";

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

/** Asks for some minutes from 32 places at once; how much was served, and whether refusals came in a row. */
const pressure = async (
  gate: Gate,
  waits: Waits,
  latencyMs: number,
  options: Partial<PaceOptions> = {},
  { perMinute = 600, minutes = 5 } = {},
): Promise<{ readonly share: number; readonly inARow: number }> => {
  const clock = createVirtualClock(5);
  const { model, calls } = gated(clock, gate, waits, latencyMs);
  const pace = new Pace({ clock, concurrency: 32, ...options });
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
  return { share: late.filter(({ served }) => served).length / (perMinute * (minutes - 1)), inARow: most };
};

const servers: readonly [fact: string, gate: (perMinute: number) => Gate, waits: Waits, latencyMs: number][] =
  [
    ["a bucket of 10, waits in milliseconds", (rate) => bucket(rate, 10), honest, 20],
    ["a bucket of 10, waits in whole seconds", (rate) => bucket(rate, 10), wholeSeconds, 20],
    ["a bucket of 10 that names no wait", (rate) => bucket(rate, 10), silent, 20],
    ["a bucket of a minute's worth, waits in whole seconds", (rate) => bucket(rate, rate), wholeSeconds, 20],
    ["a bucket of 10, slow answers", (rate) => bucket(rate, 10), honest, 800],
    ["a fixed window, waits in whole seconds", fixedWindow, wholeSeconds, 20],
    ["a sliding window, waits in whole seconds", slidingWindow, wholeSeconds, 20],
    ["a sliding window that names no wait", slidingWindow, silent, 20],
    ["a sliding window, slow answers", slidingWindow, honest, 1500],
  ];

describe.each([
  [60, 10],
  [600, 3],
  [6000, 5],
])("a limit of %d a minute is found and kept", (perMinute, minutes) => {
  // Slow answers bound a high rate themselves.
  const cases = servers.filter(([, , , latencyMs]) => perMinute <= 600 || latencyMs < 100);
  it.each(cases)("%s", async (_, gate, waits, latencyMs) => {
    const { share, inARow } = await pressure(gate(perMinute), waits, latencyMs, {}, { perMinute, minutes });
    // A small bucket loses what it would refill while calls wait.
    expect(share).toBeGreaterThanOrEqual(0.5);
    // What was on its way when the first refusal arrived may be refused with it.
    expect(inARow).toBeLessThanOrEqual(1 + Math.floor((1.5 * latencyMs * perMinute) / 60_000));
  });
});

it("a limit that is given as --rpm is used whole and never refused", async () => {
  const { share, inARow } = await pressure(slidingWindow(600), honest, 20, { requestsPerMinute: 600 });
  expect(share).toBeGreaterThanOrEqual(0.99);
  expect(inARow).toBeLessThanOrEqual(1);
});

const calls = 2080;
const lanes = 16;

/** What a client reaches that waits only where it was refused, in calls a second. */
const plainRate = async (share: number): Promise<number> => {
  const clock = createVirtualClock();
  const { model } = gated(clock, byChance(share), honest, 30);
  let left = calls;
  const askOnce = async (): Promise<void> => {
    try {
      await model.ask({ messages: [] }, {});
    } catch (error) {
      await sleep(clock, error instanceof CallError ? (error.retryAfterMs ?? 0) : 0);
      await askOnce();
    }
  };
  const work = async (): Promise<void> => {
    while (left-- > 0) await askOnce();
  };
  await clock.until(Promise.all(Array.from({ length: lanes }, work)));
  return (calls * 1000) / clock.elapsed();
};

const ourRate = async (gate: Gate, calls: number): Promise<number> => {
  const clock = createVirtualClock();
  const { model } = gated(clock, gate, honest, 30);
  const pace = new Pace({ clock, concurrency: lanes });
  let answered = 0;
  await clock.until(
    askAll(model, Array.from({ length: calls }).keys(), {
      ask: (one, prompt, signals) => ask(one, prompt, { clock, pace, ...signals }),
      concurrency: lanes,
      promptOf: () => ({ messages: [] }),
      take: (_, { status }) => {
        if (status === "answered") answered += 1;
      },
    }),
  );
  expect(answered).toBe(calls);
  return (calls * 1000) / clock.elapsed();
};

describe("a server that refuses a share of calls whatever the rate slows nobody but the refused", () => {
  it.each([0.01, 0.03, 0.1])("a share of %d", async (share) => {
    expect((await ourRate(byChance(share), calls)) / (await plainRate(share))).toBeGreaterThanOrEqual(0.8);
  });

  it("also after two seconds in which it refused everything", async () => {
    const chance = byChance(0.05);
    const gate: Gate = (now) => (now > 2000 && now < 4000 ? 1000 : chance(now));
    expect((await ourRate(gate, 4 * calls)) / (await plainRate(0.05))).toBeGreaterThanOrEqual(0.5);
  });
});
