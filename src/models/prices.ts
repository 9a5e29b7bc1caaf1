/**
 * What tokens cost, in US dollars a million, as the vendors' public price pages had it on the table's date. Prices
 * change: whatever is told with a cost carries this date, and `prices` in organon.config.ts overrides any line.
 * What no line covers has no known price, which is not free. Batch, cache-writing and long-context prices are not
 * in the table: prompts here are short, and never asked in batches.
 */
import type { LanguageModel, Usage } from "./language-model.ts";

/** US dollars a million tokens. Tokens read from a cache cost `cached`, or as much as others. */
export type Price = { readonly in: number; readonly out: number; readonly cached?: number };

export type PriceTable = {
  /** When the prices were looked up, ISO. */
  readonly date: string;
  /** By `provider:model`. A name also covers its dated versions, as in gpt-5-2025-08-07. */
  readonly prices: Readonly<Record<string, Price>>;
  /** The lines that a user gave: the date is not theirs. */
  readonly configured?: readonly string[];
};

/** Where a price comes from: this table, the user's configuration, or that nothing is charged by its nature. */
export type PriceSource = "table" | "config" | "free";

export const priceTable: PriceTable = {
  date: "2026-04-30",
  prices: {
    "openai:gpt-5.5": { in: 5, out: 30, cached: 0.5 },
    "openai:gpt-5.4": { in: 2.5, out: 15, cached: 0.25 },
    "openai:gpt-5.4-mini": { in: 0.75, out: 4.5, cached: 0.075 },
    "openai:gpt-5.1": { in: 1.25, out: 10, cached: 0.125 },
    "openai:gpt-5": { in: 1.25, out: 10, cached: 0.125 },
    "openai:gpt-5-mini": { in: 0.25, out: 2, cached: 0.025 },
    "openai:gpt-5-nano": { in: 0.05, out: 0.4, cached: 0.005 },
    "openai:gpt-4.1": { in: 2, out: 8, cached: 0.5 },
    "openai:gpt-4.1-mini": { in: 0.4, out: 1.6, cached: 0.1 },
    "openai:gpt-4.1-nano": { in: 0.1, out: 0.4, cached: 0.025 },
    "openai:gpt-4o": { in: 2.5, out: 10, cached: 1.25 },
    "openai:gpt-4o-mini": { in: 0.15, out: 0.6, cached: 0.075 },
    "openai:o3": { in: 2, out: 8, cached: 0.5 },
    "openai:o4-mini": { in: 1.1, out: 4.4, cached: 0.275 },
    "anthropic:claude-opus-4-7": { in: 5, out: 25, cached: 0.5 },
    "anthropic:claude-opus-4-6": { in: 5, out: 25, cached: 0.5 },
    "anthropic:claude-opus-4-5": { in: 5, out: 25, cached: 0.5 },
    "anthropic:claude-sonnet-4-6": { in: 3, out: 15, cached: 0.3 },
    "anthropic:claude-sonnet-4-5": { in: 3, out: 15, cached: 0.3 },
    "anthropic:claude-haiku-4-5": { in: 1, out: 5, cached: 0.1 },
    "google:gemini-3.1-pro-preview": { in: 2, out: 12, cached: 0.2 },
    "google:gemini-3.1-flash-lite-preview": { in: 0.25, out: 1.5, cached: 0.025 },
    "google:gemini-2.5-pro": { in: 1.25, out: 10, cached: 0.125 },
    "google:gemini-2.5-flash": { in: 0.3, out: 2.5, cached: 0.03 },
    "google:gemini-2.5-flash-lite": { in: 0.1, out: 0.4, cached: 0.01 },
    "mistral:mistral-large-latest": { in: 0.5, out: 1.5 },
    "mistral:mistral-medium-latest": { in: 0.4, out: 2 },
    "mistral:mistral-small-latest": { in: 0.1, out: 0.3 },
  },
};

/** Servers of one's own and built-in reasoners charge nothing by the token. */
const free: Price = { in: 0, out: 0 };

/** A date at the end of a name, with or without dashes. */
const datedEnd = /-(\d{4}-\d{2}-\d{2}|\d{8})$/;

/** The line of the table that covers a model. */
const lineOf = (
  { provider, model }: Pick<LanguageModel, "provider" | "model">,
  { prices }: PriceTable,
): string | undefined => {
  const name = `${provider}:${model}`;
  return [name, name.replace(datedEnd, "")].find((key) => Object.hasOwn(prices, key));
};

const isFree = ({ provider }: Pick<LanguageModel, "provider">): boolean =>
  provider === "reasoner" || provider === "ollama";

/**
 * A model's price; undefined where none is known. A line of the table goes before what is free by its nature, so
 * that a rented server of one's own can have a price.
 */
export const priceOf = (
  model: Pick<LanguageModel, "provider" | "model">,
  table: PriceTable,
): Price | undefined => {
  const line = lineOf(model, table);
  return line !== undefined ? table.prices[line] : isFree(model) ? free : undefined;
};

/** Where a model's price comes from; undefined where none is known. */
export const priceSourceOf = (
  model: Pick<LanguageModel, "provider" | "model">,
  table: PriceTable,
): PriceSource | undefined => {
  const line = lineOf(model, table);
  if (line === undefined) return isFree(model) ? "free" : undefined;
  return table.configured?.includes(line) === true ? "config" : "table";
};

/** US dollars for what was used; undefined where the provider did not count. Thinking is part of what comes out. */
export const costOf = (usage: Usage, price: Price): number | undefined => {
  const { tokensIn, tokensOut, tokensCached = 0 } = usage;
  if (price.in === 0 && price.out === 0) return 0;
  if (tokensIn === undefined || tokensOut === undefined) return undefined;
  const cached = Math.min(tokensCached, tokensIn);
  const dollars =
    (tokensIn - cached) * price.in + cached * (price.cached ?? price.in) + tokensOut * price.out;
  return dollars / 1e6;
};

/** The table with a user's lines over it. */
export const withPrices = (
  table: PriceTable,
  prices: Readonly<Record<string, Price>> | undefined,
): PriceTable =>
  prices === undefined
    ? table
    : { date: table.date, prices: { ...table.prices, ...prices }, configured: Object.keys(prices) };
