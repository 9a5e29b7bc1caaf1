/**
 * What is known of models: prices, names that were mistyped, ends, refused parameters.
 */
import { describe, expect, it } from "vitest";
import { priceTable } from "#models/price-table";
import { findServiceEnd, findSimilarModel } from "../../src/models/model-warnings.ts";

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
    expect(findServiceEnd(named(name), priceTable)).toBe(day);
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
  expect(findSimilarModel(named(name), priceTable)).toBe(known);
});
