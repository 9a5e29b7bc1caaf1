/**
 * Computes token costs from a dated table, in US dollars per million tokens. Prices
 * change, so every reported cost carries the table's date, and a user's prices override any row. A model without a
 * row has an unknown price, which is not free.
 */
import type { LanguageModel, Reply, Usage } from "./language-model.ts";
import table from "../../data/prices.json" with { type: "json" };
import { vendorRows } from "./vendors.ts";

/** US dollars per million tokens. Tokens read from a cache cost `cached`, tokens written to one `cacheWrite`; default: the input price. */
export type Price = {
  readonly in: number;
  readonly out: number;
  readonly cached?: number;
  readonly cacheWrite?: number;
};

export type PriceTable = {
  /** ISO date on which the prices were looked up. */
  readonly date: string;
  /** By `provider:model`. A name also covers its dated versions, such as gpt-5-2025-08-07. */
  readonly prices: Readonly<Record<string, Price>>;
  /** The page with each vendor's prices. */
  readonly sources?: Readonly<Record<string, string>>;
  /** The rows that the user gave: the date does not apply to them. */
  readonly configured?: readonly string[];
};

/**
 * The built-in table (data/prices.json), from the vendors' price pages. If an introductory price ends within weeks, the
 * table has the later price. Fast, batch, cache-writing and long-prompt prices are not included: prompts are short.
 */
export const priceTable: PriceTable = table;

/** The source of a price: this table, the user's configuration, or a provider without charges. */
export type PriceSource = "table" | "config" | "free";

/** A date at the end of a name, with or without hyphens. */
const datedEnd = /-(\d{4}-\d{2}-\d{2}|\d{8})$/;

/** Returns the table's row that covers a model. */
export const getLine = (
  { provider, model }: Pick<LanguageModel, "provider" | "model">,
  { prices }: PriceTable,
): string | undefined => {
  const name = `${provider}:${model}`;
  return [name, name.replace(datedEnd, "")].find((key) => Object.hasOwn(prices, key));
};

/** Ollama's names of models that it runs in its cloud, which has charges. */
const inCloud = /[-:]cloud$/;

const isFree = ({ provider, model }: Pick<LanguageModel, "provider" | "model">): boolean =>
  provider === "reasoner" || (vendorRows.get(provider)?.isFree === true && !inCloud.test(model));

/** Addresses of this machine and of private networks. */
const localHost =
  /^(?:localhost|[^.:]+|.+\.(?:localhost|local|lan|internal)|(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+|\[(?:::1|f[cd]|fe80).*)$/;

/** Returns whether a model without a price may have charges: not one that a server of the user's own network serves. */
export const mayCharge = (model: Priced, table: PriceTable): boolean => {
  const url = model.parameters?.["url"];
  const isLocal = typeof url === "string" && URL.canParse(url) && localHost.test(new URL(url).hostname);
  return !isLocal && buildPrice(model, table) === undefined;
};

/**
 * The price of a service tier as a share of the usual price. OpenAI sells flex at the batch price. The price of
 * priority differs by model and is unknown.
 */
const tiers: Readonly<Record<string, number>> = { auto: 1, default: 1, flex: 0.5 };

const computeShare = ({ parameters }: Priced): number | undefined => {
  const tier = parameters?.["serviceTier"];
  return typeof tier === "string" ? tiers[tier] : 1;
};

/** The properties of a model that determine its price. */
type Priced = Pick<LanguageModel, "provider" | "model"> & Partial<Pick<LanguageModel, "parameters">>;

const shared = ({ in: into, out, cached, cacheWrite }: Price, share: number): Price => ({
  in: into * share,
  out: out * share,
  cached: cached === undefined ? undefined : cached * share,
  cacheWrite: cacheWrite === undefined ? undefined : cacheWrite * share,
});

/**
 * Returns a model's price and its source; undefined if unknown. A row of the table takes precedence over a free
 * provider, so that a rented self-hosted server can have a price.
 */
export const findPrice = (
  model: Priced,
  table: PriceTable,
): { readonly price: Price; readonly source: PriceSource } | undefined => {
  const line = getLine(model, table);
  const price = line === undefined ? undefined : table.prices[line];
  const share = computeShare(model);
  if (share === undefined) return undefined;
  if (line === undefined || price === undefined)
    return isFree(model) ? { price: { in: 0, out: 0 }, source: "free" } : undefined;
  const own = share === 1 ? price : shared(price, share);
  const written = vendorRows.get(model.provider)?.cacheWrite;
  return {
    price: written === undefined ? own : { cacheWrite: own.in * written, ...own },
    source: table.configured?.includes(line) === true ? "config" : "table",
  };
};

/** Returns a model's price; undefined if unknown. */
export const buildPrice = (model: Priced, table: PriceTable): Price | undefined =>
  findPrice(model, table)?.price;

/** Returns the cost in US dollars; undefined without a count that has a price. Thinking is part of the output tokens. */
export const computeCost = (usage: Usage, price: Price): number | undefined => {
  const { tokensIn = 0, tokensOut = 0, tokensCached = 0, tokensCacheWritten = 0 } = usage;
  if (price.in !== 0 && usage.tokensIn === undefined) return undefined;
  if (price.out !== 0 && usage.tokensOut === undefined) return undefined;
  const cached = Math.min(tokensCached, tokensIn);
  const written = Math.min(tokensCacheWritten, tokensIn - cached);
  const read = (tokensIn - cached - written) * price.in + cached * (price.cached ?? price.in);
  return (read + written * (price.cacheWrite ?? price.in) + tokensOut * price.out) / 1e6;
};

/**
 * Returns the cost of a reply in US dollars; undefined if unknown. A price that the user gave takes precedence over
 * the cost that the server reports, and that over the built-in table, which prices only the model that was served.
 */
export const replyCost = (
  model: Priced,
  { usage, cost, servedModel }: Pick<Reply, "usage" | "cost" | "servedModel">,
  table: PriceTable,
): number | undefined => {
  const { price, source } = findPrice(model, table) ?? {};
  if (source !== "config" && cost !== undefined) return cost;
  if (price === undefined || (source === "table" && isReplaced(model, servedModel, table))) return undefined;
  return computeCost(usage, price);
};

/** Returns whether a server other than the vendor's reports that it served another model than the one in the table. */
const isReplaced = (model: Priced, served: string | undefined, table: PriceTable): boolean =>
  model.parameters?.["url"] !== undefined &&
  served !== undefined &&
  getLine({ ...model, model: served.replace(/^.*\//, "") }, table) !== getLine(model, table);

/** Returns the table with the user's rows on top. */
export const withPrices = (
  table: PriceTable,
  prices: Readonly<Record<string, Price>> | undefined,
): PriceTable =>
  prices === undefined
    ? table
    : { ...table, prices: { ...table.prices, ...prices }, configured: Object.keys(prices) };
