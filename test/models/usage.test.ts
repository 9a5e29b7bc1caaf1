/**
 * What servers report of tokens and costs, put to the program through a loopback server: the tokens that are read, the cost in the store
 * and what a budget counts, each computed here by hand.
 */
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Store } from "#runs/store";
import { sumUsage } from "#runs/answers";
import { ask } from "#models/ask";
import { Budget } from "#models/budget";
import { Pace } from "#models/pace";
import { systemClock } from "#models/providers/system-clock";
import { priceTable, withPrices, type Price } from "#models/prices";
import { requireComplete } from "#experiments/asking/asking";
import { report } from "#experiments/results/report";
import { run } from "#experiments/asking/plan-run";
import { openModels } from "#workspace/settings/open-models";
import { generatedSuite } from "#experiments/suites";
import { costText, sumText } from "#reports/numbers";
import { completion, sending, startServer } from "./local-server.ts";
import { wireOf } from "./wire.ts";
import { newStore } from "../fixture.ts";

const server = await startServer();
afterAll(server.close);
let store: Store;
beforeEach(() => {
  store = newStore(":memory:");
  server.seen.length = 0;
});

const key = "sk-planted-0123456789abcdef";
const env = {
  OPENAI_API_KEY: key,
  OPENAI_BASE_URL: `${server.origin}/v1`,
  ANTHROPIC_API_KEY: key,
  ANTHROPIC_BASE_URL: `${server.origin}/v1`,
  GEMINI_API_KEY: key,
  GOOGLE_GENERATIVE_AI_BASE_URL: `${server.origin}/v1beta`,
  MISTRAL_API_KEY: key,
  MISTRAL_BASE_URL: `${server.origin}/v1`,
  OPENROUTER_API_KEY: key,
  OPENROUTER_BASE_URL: `${server.origin}/v1`,
  OLLAMA_HOST: server.origin,
};
const names = {
  openai: "openai:m",
  anthropic: "anthropic:m",
  google: "google:m",
  mistral: "mistral:m",
  openrouter: "openrouter:a/m",
  ollama: "ollama:m",
  vllm: `openai-compatible:m?url=${server.origin}/v1`,
} as const;
type Name = keyof typeof names;
const price = { in: 1000, out: 10_000, cached: 100, cacheWrite: 2000 } satisfies Price;
const priced = Object.fromEntries(
  Object.values(names).map((name) => [name.replace(/\?.*/, ""), price] as const),
);

/** A reply of a vendor with this usage in place of its own. */
const replyOf = (name: Name, usage: unknown): unknown => {
  if (name === "vllm" || name === "ollama" || name === "openrouter")
    return { ...Object(completion("Yes.")), usage };
  const answer = Object(wireOf(name).replies.answer);
  return name === "google" ? { ...answer, usageMetadata: usage } : { ...answer, usage };
};

/** One call, its record, and what the budget counts. */
const asked = async (id: string, reply: unknown, prices: Readonly<Record<string, Price>> = priced) => {
  server.behave(sending(reply));
  const budget = new Budget({ prices: withPrices(priceTable, prices), answerTokens: 20 });
  const [model] = openModels([id], { env });
  const pace = new Pace({ clock: systemClock, concurrency: 1 });
  const prompt = { messages: [{ role: "user", content: "?" }] } as const;
  const { usage, cost } = await ask(model!, prompt, { clock: systemClock, pace, budget });
  return { usage, cost, counted: budget.state().spent };
};

const run60 = async (id: string, reply: unknown) => {
  server.behave(sending(reply));
  const prices = withPrices(priceTable, priced);
  const outcome = await run(
    { suite: generatedSuite({ profile: "paper", limit: 60 }), models: openModels([id], { env }) },
    { store, prices, pacing: { concurrency: 4, maxCost: 3 } },
  );
  return { outcome, used: await sumUsage(store, outcome.run, id, prices) };
};

/** A server's usage; tokens in, of these read from and written to a cache, tokens out. */
type Counted = readonly [name: Name, usage: unknown, in_: number, read: number, written: number, out: number];
const chat = (more: object = {}) => ({ prompt_tokens: 100, completion_tokens: 10, ...more });
const thought = (reasoning_tokens: number) => ({ completion_tokens_details: { reasoning_tokens } });
const cached = (cached_tokens: number) => ({ prompt_tokens_details: { cached_tokens } });
const gemini = (more: object) => ({ promptTokenCount: 100, candidatesTokenCount: 10, ...more });
const written = { cache_read_input_tokens: 50, cache_creation_input_tokens: 30 };
const counted: readonly Counted[] = [
  ["openai", chat({ total_tokens: 110 }), 100, 0, 0, 10],
  ["vllm", chat(), 100, 0, 0, 10],
  ["ollama", { prompt_eval_count: 100, eval_count: 10 }, 100, 0, 0, 10],
  // Parts inside, as the total says.
  ["openai", chat({ total_tokens: 110, ...cached(60), ...thought(8) }), 100, 60, 0, 10],
  ["vllm", chat({ prompt_cache_hit_tokens: 60, prompt_cache_miss_tokens: 40 }), 100, 60, 0, 10],
  ["mistral", chat({ total_tokens: 110, num_cached_tokens: 60 }), 100, 60, 0, 10],
  ["openrouter", chat(cached(60)), 100, 60, 0, 10],
  ["vllm", chat({ cache_read_input_tokens: 50 }), 100, 50, 0, 10],
  // Thinking outside: found by the total, named or not, or because there is more of it than output.
  ["openrouter", chat({ total_tokens: 610, ...thought(500) }), 100, 0, 0, 510],
  ["vllm", chat({ total_tokens: 610 }), 100, 0, 0, 510],
  ["openai", chat({ total_tokens: 610 }), 100, 0, 0, 510],
  ["mistral", chat({ total_tokens: 610 }), 100, 0, 0, 510],
  ["vllm", chat(thought(500)), 100, 0, 0, 510],
  // Cached outside, and both.
  ["vllm", chat({ total_tokens: 2110, ...cached(2000) }), 2100, 2000, 0, 10],
  ["vllm", chat(cached(2000)), 2100, 2000, 0, 10],
  ["vllm", chat({ total_tokens: 190, ...written }), 180, 50, 30, 10],
  ["vllm", chat({ total_tokens: 360, ...cached(50), ...thought(200) }), 150, 50, 0, 210],
  ["anthropic", { input_tokens: 100, output_tokens: 10, ...written }, 180, 50, 30, 10],
  // Gemini: thoughts beside the candidates, which are absent if there is nothing else.
  ["google", gemini({ thoughtsTokenCount: 500, totalTokenCount: 610 }), 100, 0, 0, 510],
  ["google", gemini({ thoughtsTokenCount: 500 }), 100, 0, 0, 510],
  ["google", gemini({ totalTokenCount: 110, cachedContentTokenCount: 60 }), 100, 60, 0, 10],
  ["google", { promptTokenCount: 100, thoughtsTokenCount: 500, totalTokenCount: 600 }, 100, 0, 0, 500],
  // A server's own cost is no price: the user's goes first.
  ["openrouter", chat({ cost: 0.5 }), 100, 0, 0, 10],
  ["vllm", chat({ cost: 0 }), 100, 0, 0, 10],
];

test.each(counted)(
  "%s reports %j: %d tokens in, %d read, %d written, %d out",
  async (name, usage, tokensIn, read, kept, tokensOut) => {
    const { usage: found, cost, counted: spent } = await asked(names[name], replyOf(name, usage));
    expect({ in: found.tokensIn, out: found.tokensOut }).toEqual({ in: tokensIn, out: tokensOut });
    const fresh = tokensIn - read - kept;
    const usd = fresh / 1000 + read / 10_000 + kept / 500 + tokensOut / 100;
    expect([cost, spent]).toEqual([expect.closeTo(usd, 9), expect.closeTo(usd, 9)]);
  },
);

describe("a reply whose tokens are not known", () => {
  const unusable: readonly unknown[] = [
    undefined,
    null,
    {},
    { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
    { prompt_tokens: null, completion_tokens: null },
    { prompt_tokens: -1, completion_tokens: 10 },
    { prompt_tokens: "100", completion_tokens: "10" },
    { prompt_tokens: 1.5, completion_tokens: 10 },
    { prompt_tokens: 100 },
    { completion_tokens: 10 },
    { prompt_tokens: 100, completion_tokens: 0 },
    { prompt_tokens: 100, completion_tokens: 0, total_tokens: 110 },
    { prompt_tokens: 100, total_tokens: 110 },
    { prompt_tokens: 0, completion_tokens: 10 },
    { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0, cost: 0 },
    { total_tokens: 110 },
    "110",
  ];
  test.each(unusable)("%j: the cost is unknown, and counts at its bound", async (usage) => {
    const { cost, counted: spent } = await asked(`${names.vllm}&maxTokens=20`, replyOf("vllm", usage));
    expect(cost).toBeUndefined();
    // 20 tokens out at a cent each, and the prompt.
    expect(spent).toBeGreaterThan(0.2);
  });

  test.each<Name>(["openai", "anthropic", "google", "mistral", "openrouter"])(
    "%s with 0 of each: no call is free, and a limit stops before it is passed, also when resumed",
    async (name) => {
      const zero = {
        anthropic: { input_tokens: 0, output_tokens: 0 },
        google: { promptTokenCount: 0, candidatesTokenCount: 0, totalTokenCount: 0 },
      };
      const usage = name in zero ? Reflect.get(zero, name) : chat({ prompt_tokens: 0, completion_tokens: 0 });
      const id = `${names[name]}?maxTokens=20`;
      const reply = replyOf(name, usage);
      const first = await run60(id, reply);
      expect(() => requireComplete(first.outcome)).toThrow(expect.objectContaining({ code: "budget" }));
      const calls = server.seen.length;
      // Each may have cost 20 × $0.01 and its prompt.
      expect(calls).toBeGreaterThan(4);
      expect(calls).toBeLessThan(3 / 0.2);
      expect(first.used.most).toBeLessThanOrEqual(3);
      await run60(id, reply);
      expect(server.seen).toHaveLength(calls);
    },
  );
});

describe("a price that nobody gave", () => {
  type Body = { readonly model?: string; readonly [name: string]: unknown };
  const costs: readonly (readonly [id: string, body: Body, usd: number | undefined])[] = [
    [names.openrouter, { cost: 0.5 }, 0.5],
    [names.openrouter, { cost: 0, is_byok: false }, 0],
    [names.openrouter, { cost: 0 }, undefined],
    [names.openrouter, { cost: "0" }, undefined],
    [names.openrouter, { cost: null }, undefined],
    [names.openrouter, { cost: -1 }, undefined],
    [names.openrouter, {}, undefined],
    // Billed by the key's own vendor: OpenRouter's fee is not the cost.
    [names.openrouter, { cost: 0, is_byok: true }, undefined],
    [names.openrouter, { cost: 0.01, is_byok: true }, undefined],
    [
      names.openrouter,
      { cost: 0.01, is_byok: true, cost_details: { upstream_inference_cost: 0.2 } },
      0.01 + 0.2,
    ],
    [names.vllm, { cost: 0 }, undefined],
    [names.vllm, {}, undefined],
    [names.ollama, {}, 0],
    ["ollama:m:120b-cloud", {}, undefined],
    ["openai:gpt-6-luna", {}, (100 * 0.1 + 10 * 0.5) / 1e6],
    ["openai:gpt-6-luna", { model: "gpt-6-luna-2026-09-22" }, (100 * 0.1 + 10 * 0.5) / 1e6],
    // Another model at another address behind a name with a price.
    ["openai:gpt-6-luna", { model: "llama-3.1-8b" }, undefined],
    ["openai:gpt-6-luna", { model: "gpt-6-astra" }, undefined],
  ];
  test.each(costs)("%s with %j costs %j", async (id, { model = "gpt-6-luna", ...body }, usd) => {
    const reply = { ...Object(completion("Yes.")), model, usage: chat(body) };
    const { cost } = await asked(id, reply, {});
    expect(cost).toEqual(usd === undefined ? undefined : expect.closeTo(usd, 12));
  });
});

test("a sum that is unknown in part says so, in words and in JSON", async () => {
  const replies = [chat({}), undefined, chat({}), {}];
  server.behave((...call) => sending(replyOf("vllm", replies[(server.seen.length - 1) % 4]))(...call));
  const id = `${names.vllm}&maxTokens=100`;
  for (const prices of [withPrices(priceTable, priced), priceTable]) {
    const tools = { store: newStore(":memory:"), prices };
    const suite = generatedSuite({ profile: "paper", limit: 8 });
    await run({ suite, models: openModels([id], { env }) }, { ...tools, pacing: { concurrency: 1 } });
    const { models } = await report({ judge: true }, tools);
    const { cost } = models[0]!;
    expect(cost.usd).toBeNull();
    if (prices === priceTable) {
      expect(cost.bound).toEqual({ known: 0, calls: 8, most: null });
      expect(costText(cost)).toBe("unknown: no price is known");
    } else {
      // Four of eight at 100 × $0.001 + 10 × $0.01.
      expect(cost.bound).toMatchObject({ known: expect.closeTo(0.8, 9), calls: 4 });
      expect(costText(cost)).toMatch(/^at least \$0\.80; 4 calls unknown, at most \$[45]\.\d\d$/);
    }
  }
  expect(sumText({ usd: null, bound: { known: 0.001_234, calls: 1, most: null } })).toBe(
    "at least $0.0012; 1 call unknown",
  );
  expect(sumText({ usd: null, bound: { known: 0, calls: 2, most: 1 } })).toBe(
    "unknown (2 calls, at most $1.00)",
  );
});
