/**
 * What is known of models: prices by table and by file, names that were mistyped, ends, refused parameters.
 */
import { describe, expect, it } from "vitest";
import { OrganonError } from "#logic/error";
import { priceTable } from "#models/price-table";
import { endOf, knownModelLike } from "../../src/models/model-warnings.ts";
import { readPriceFile } from "../../src/models/price-file.ts";

const named = (name: string) => {
  const [provider = "", model = ""] = name.split(/:(.*)/);
  return { provider, model };
};

describe("the table of November 2026", () => {
  it("says when it was looked up, and where each vendor's prices come from", () => {
    expect(priceTable.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const vendors = new Set(Object.keys(priceTable.prices).map((name) => named(name).provider));
    expect(Object.keys(priceTable.sources ?? {}).toSorted()).toEqual([...vendors].toSorted());
  });

  it.each([
    ["openai:gpt-5", "2026-12-11"],
    ["openai:gpt-5-mini-2025-08-07", "2026-12-11"],
    ["openai:gpt-4o", "2027-01-14"],
    ["google:gemini-2.5-pro", "2026-12-01"],
    ["openai:gpt-6-luna", undefined],
    ["openai:gpt-99", undefined],
  ])("%s ends on %s", (name, day) => {
    expect(endOf(named(name), priceTable)).toBe(day);
  });
});

it.each([
  ["openai:gpt-5-mni", "openai:gpt-5-mini"],
  ["openai:gtp-6-luna", "openai:gpt-6-luna"],
  ["anthropic:claude-opus-5.5", "anthropic:claude-opus-5-5"],
  ["anthropic:claude-hiaku-5-5", "anthropic:claude-haiku-5-5"],
  ["google:gemini-4-argn", "google:gemini-4-argon"],
  // Another version, another provider, another model.
  ["openai:gpt-7-luna", undefined],
  ["ollama:gpt-6-lunar", undefined],
  ["openai:whisper-1", undefined],
  ["openai:gpt-6-luna", undefined],
  ["openai:gpt-6-luna-2026-09-22", undefined],
])("a mistyped name %s is perhaps %s", (name, known) => {
  expect(knownModelLike(named(name), priceTable)).toBe(known);
});

describe("a file of prices in LiteLLM's layout", () => {
  const file = JSON.stringify({
    sample_spec: { litellm_provider: "one of …", mode: "one of …", input_cost_per_token: 0 },
    "gpt-6-luna": {
      litellm_provider: "openai",
      mode: "chat",
      input_cost_per_token: 2e-7,
      output_cost_per_token: 6e-7,
      cache_read_input_token_cost: 3e-8,
      deprecation_date: "2027-06-01",
    },
    "gemini/gemini-5": {
      litellm_provider: "gemini",
      mode: "chat",
      input_cost_per_token: 1e-6,
      output_cost_per_token: 4e-6,
    },
    "openrouter/a/b": {
      litellm_provider: "openrouter",
      input_cost_per_token: 1e-6,
      output_cost_per_token: 1e-6,
    },
    "text-embedding-3-small": {
      litellm_provider: "openai",
      mode: "embedding",
      input_cost_per_token: 2e-8,
      output_cost_per_token: 0,
    },
    "bedrock/x": {
      litellm_provider: "bedrock",
      mode: "chat",
      input_cost_per_token: 1,
      output_cost_per_token: 1,
    },
    "dall-e": { litellm_provider: "openai", mode: "chat", output_cost_per_image: 0.04 },
  });

  it("prices what can be asked, in dollars a million", () => {
    expect(readPriceFile(file)).toEqual({
      "openai:gpt-6-luna": { in: 0.2, out: 0.6, cached: 0.03, ends: "2027-06-01" },
      "google:gemini-5": { in: 1, out: 4 },
      "openrouter:a/b": { in: 1, out: 1 },
    });
  });

  const model = (cost: unknown): string =>
    JSON.stringify({
      m: { litellm_provider: "openai", input_cost_per_token: cost, output_cost_per_token: 0 },
    });
  it.each(["", "[]", "{", "{}", '{"m": 3}', model("1e-6"), model(-1), model(1e308), model(null)])(
    "%s is refused with the layout that is wanted",
    (text) => {
      expect(() => readPriceFile(text)).toThrow(OrganonError);
    },
  );
});
