/**
 * What the vendors sell through the interfaces that we ask, and for how much: US dollars a million tokens, as their
 * price pages had it in November 2026, looked up on the table's date. `ends` is the day on which a vendor takes a model
 * away, from its page of deprecations. Where a price is an introductory one that ends within weeks, the price after it
 * is in the table: a budget must not be passed by a date. Fast, batch, cache-writing and long-prompt prices are not in
 * it: prompts here are short (Haiku 5.5 costs more above 100,000 tokens).
 */
import type { PriceTable } from "./prices.ts";

const december11 = "2026-12-11";
const january14 = "2027-01-14";

export const priceTable: PriceTable = {
  date: "2026-11-22",
  sources: {
    openai: "https://developers.openai.com/api/docs/pricing and /api/docs/deprecations",
    anthropic: "https://platform.claude.com/docs/en/about-claude/pricing and /model-deprecations",
    google: "https://ai.google.dev/gemini-api/docs/pricing and /deprecations",
    mistral: "https://docs.mistral.ai/inference/pricing",
  },
  prices: {
    "openai:gpt-6-astra": { in: 10, out: 50, cached: 1 },
    "openai:gpt-6.1-sol": { in: 2, out: 10, cached: 0.1 },
    "openai:gpt-6-sol": { in: 2, out: 10, cached: 0.2 },
    "openai:gpt-6.1-terra": { in: 1, out: 5, cached: 0.05 },
    "openai:gpt-6-luna": { in: 0.1, out: 0.5, cached: 0.01 },
    "openai:gpt-5.6-sol": { in: 4, out: 20, cached: 0.4 },
    "openai:gpt-5.6": { in: 4, out: 20, cached: 0.4 },
    "openai:gpt-5.6-terra": { in: 2, out: 12, cached: 0.2 },
    "openai:gpt-5.6-luna": { in: 0.2, out: 1.2, cached: 0.02 },
    "openai:gpt-5.5": { in: 5, out: 30, cached: 0.5 },
    "openai:gpt-5.4": { in: 2.5, out: 15, cached: 0.25 },
    "openai:gpt-5.4-mini": { in: 0.75, out: 4.5, cached: 0.075 },
    "openai:gpt-5.4-nano": { in: 0.2, out: 1.25, cached: 0.02 },
    "openai:gpt-5.2": { in: 1.75, out: 14, cached: 0.175 },
    "openai:gpt-5.1": { in: 1.25, out: 10, cached: 0.125, ends: "2027-04-01" },
    "openai:gpt-5": { in: 1.25, out: 10, cached: 0.125, ends: december11 },
    "openai:gpt-5-mini": { in: 0.25, out: 2, cached: 0.025, ends: december11 },
    "openai:gpt-5-nano": { in: 0.05, out: 0.4, cached: 0.005, ends: december11 },
    "openai:o3": { in: 2, out: 8, cached: 0.5, ends: december11 },
    "openai:gpt-4.1": { in: 2, out: 8, cached: 0.5, ends: january14 },
    "openai:gpt-4.1-mini": { in: 0.4, out: 1.6, cached: 0.1, ends: january14 },
    "openai:gpt-4o": { in: 2.5, out: 10, cached: 1.25, ends: january14 },
    "openai:gpt-4o-mini": { in: 0.15, out: 0.6, cached: 0.075, ends: january14 },
    "anthropic:claude-fable-5-2": { in: 8, out: 40, cached: 0.2 },
    "anthropic:claude-fable-5-1": { in: 10, out: 50, cached: 0.25 },
    "anthropic:claude-fable-5": { in: 10, out: 50, cached: 1 },
    "anthropic:claude-opus-5-5": { in: 4, out: 20, cached: 0.2 },
    "anthropic:claude-opus-5": { in: 5, out: 25, cached: 0.5 },
    "anthropic:claude-opus-4-8": { in: 5, out: 25, cached: 0.5 },
    "anthropic:claude-opus-4-7": { in: 5, out: 25, cached: 0.5 },
    "anthropic:claude-opus-4-6": { in: 5, out: 25, cached: 0.5 },
    "anthropic:claude-opus-4-5": { in: 5, out: 25, cached: 0.5 },
    "anthropic:claude-sonnet-5-5": { in: 2, out: 10, cached: 0.1 },
    "anthropic:claude-sonnet-5": { in: 2, out: 10, cached: 0.2 },
    "anthropic:claude-sonnet-4-6": { in: 3, out: 15, cached: 0.3 },
    "anthropic:claude-haiku-5-5": { in: 0.1, out: 0.5, cached: 0.01 },
    "anthropic:claude-haiku-4-5": { in: 1, out: 5, cached: 0.1 },
    // Argon and Carbon cost half until 2026-11-30, the three of Flash until 2026-12-31.
    "google:gemini-4-argon": { in: 4, out: 20, cached: 0.2 },
    "google:gemini-4-carbon": { in: 4, out: 20, cached: 0.2 },
    "google:gemini-4-hydrogen": { in: 1.5, out: 7.5, cached: 0.075 },
    "google:gemini-3.8-flash": { in: 1.5, out: 7.5, cached: 0.15 },
    "google:gemini-3.7-flash": { in: 1.5, out: 7.5, cached: 0.15 },
    "google:gemini-3.6-flash": { in: 1.5, out: 7.5, cached: 0.15 },
    "google:gemini-3.5-flash": { in: 1.5, out: 9, cached: 0.15 },
    "google:gemini-3.5-flash-lite": { in: 0.3, out: 2.5, cached: 0.03 },
    "google:gemini-3.1-pro-preview": { in: 2, out: 12, cached: 0.2 },
    "google:gemini-3.1-flash-lite": { in: 0.25, out: 1.5, cached: 0.025 },
    "google:gemini-2.5-pro": { in: 1.25, out: 10, cached: 0.125, ends: "2026-12-01" },
    "google:gemini-2.5-flash": { in: 0.3, out: 2.5, cached: 0.03, ends: "2026-12-01" },
    "google:gemini-2.5-flash-lite": { in: 0.1, out: 0.4, cached: 0.01 },
    // Large 4 is on sale for half.
    "mistral:mistral-large-4": { in: 1.36, out: 4.18, cached: 0.14 },
    "mistral:mistral-large-4-0": { in: 1.36, out: 4.18, cached: 0.14 },
    "mistral:mistral-large-2512": { in: 0.5, out: 1.5 },
    "mistral:mistral-medium-latest": { in: 1.5, out: 7.5 },
    "mistral:mistral-medium-3-5": { in: 1.5, out: 7.5 },
    "mistral:mistral-small-latest": { in: 0.15, out: 0.6 },
    "mistral:mistral-small-2603": { in: 0.15, out: 0.6 },
  },
};
