/**
 * Money: what tokens cost, and a budget that is not passed by calls that run at the same time.
 */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ask } from "#models/ask";
import { askAll } from "#models/ask-all";
import { boundCost, Budget } from "#models/budget";
import type { LanguageModel } from "#models/language-model";
import { Pace } from "#models/pace";
import { priceTable, computeCost, buildPrice, withPrices, type PriceTable } from "#models/prices";
import { CallError } from "../../src/models/language-model.ts";
import { sleep } from "../../src/models/clock.ts";
import { createVirtualClock } from "./virtual-clock.ts";

const prices: PriceTable = {
  date: "2026-01-01",
  prices: { "test:m": { in: 1, out: 1_000_000, cached: 0.5 } },
};
const prompt = { messages: [{ role: "user", content: "?" }] } as const;

/** Costs a dollar an output token. */
const modelOf = (
  reply: (call: number) => number | Error,
  ms: (call: number) => number,
): LanguageModel & { calls: () => number } => {
  let calls = 0;
  return {
    id: "test:m?maxTokens=3",
    provider: "test",
    model: "m",
    organisation: "Test",
    parameters: { maxTokens: 3 },
    calls: () => calls,
    ask: async () => {
      const call = calls++;
      await sleep(clock, ms(call));
      const result = reply(call);
      if (result instanceof Error) throw result;
      return { text: "Yes.", finishReason: "stop", usage: { tokensIn: 0, tokensOut: result } };
    },
  };
};
let clock = createVirtualClock();

const spend = async (
  most: number,
  reply: (call: number) => number | Error,
  ms = (call: number) => 1 + (call % 7),
) => {
  clock = createVirtualClock();
  const model = modelOf(reply, ms);
  const budget = new Budget({ prices, most, answerTokens: 3 });
  const pace = new Pace({ clock, concurrency: 16, start: 16 });
  const stop = await clock.until(
    askAll(model, Array.from({ length: 200 }).keys(), {
      ask: (asked, sent, signals) => ask(asked, sent, { clock, pace, budget, ...signals }),
      concurrency: 16,
      promptOf: () => prompt,
      take: () => undefined,
    }),
  );
  return { spent: budget.state().spent, reserved: budget.state().reserved, stop, calls: model.calls() };
};

describe("a budget", () => {
  it("is not passed, whatever answers cost and however many are under way", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 4, max: 120 }),
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 200, maxLength: 200 }),
        async (most, costs) => {
          const { spent, reserved } = await spend(most, (call) => costs[call] ?? 1);
          expect(spent).toBeLessThanOrEqual(most);
          expect(reserved).toBe(0);
        },
      ),
      { numRuns: 25 },
    );
  });

  it("an attempt whose answer was lost counts as spent, one that never left does not", async () => {
    const lost = await spend(40, (call) => (call % 2 === 0 ? new CallError("network", "cut") : 1));
    expect(lost.spent).toBeLessThanOrEqual(40);
    expect(lost.calls).toBeLessThan(30);
    const unsent = await spend(1000, () => new CallError("network", "not there", { isUnsent: true }));
    expect(unsent.spent).toBe(0);
    expect(unsent.stop).toMatchObject({ class: "network" });
  });
});

describe("prices", () => {
  it("cached tokens cost their own price, thinking is part of what comes out", () => {
    expect(
      computeCost(
        { tokensIn: 1_000_000, tokensCached: 400_000, tokensOut: 0 },
        { in: 2, out: 8, cached: 0.5 },
      ),
    ).toBeCloseTo(1.4);
    expect(computeCost({ tokensIn: 0, tokensOut: 1000, tokensThinking: 900 }, { in: 2, out: 8 })).toBeCloseTo(
      0.008,
    );
  });

  it.each([
    ["openai", "gpt-5-2025-08-07", "openai:gpt-5"],
    ["anthropic", "claude-haiku-4-5-20251001", "anthropic:claude-haiku-4-5"],
  ])("%s:%s is priced like its family", (provider, model, line) => {
    expect(buildPrice({ provider, model }, priceTable)).toMatchObject(Object(priceTable.prices[line]));
  });

  it("a model that no line covers has no price, a reasoner is free, and a user's line goes before", () => {
    expect(buildPrice({ provider: "openai", model: "gpt-5-pro" }, priceTable)).toBeUndefined();
    expect(buildPrice({ provider: "reasoner", model: "oracle" }, priceTable)).toEqual({ in: 0, out: 0 });
    const own = withPrices(priceTable, { "ollama:x": { in: 1, out: 2 } });
    expect(buildPrice({ provider: "ollama", model: "x" }, own)).toEqual({ in: 1, out: 2 });
    expect(buildPrice({ provider: "ollama", model: "y" }, own)).toEqual({ in: 0, out: 0 });
  });
});

it("a reply of unknown cost counts as what it holds if a server ignored the limit of tokens", () => {
  const price = { in: 0, out: 1_000_000 };
  expect(boundCost(3, { usage: {}, text: "Yes." }, price)).toBe(3);
  expect(boundCost(3, { usage: {}, text: "word ".repeat(80) }, price)).toBe(150);
});
