/**
 * Prices from a file in the layout of LiteLLM's `model_prices_and_context_window.json`, which many tools share: models
 * by name, dollars a token, the provider in a field. What is not asked for text, or comes from a provider that we do
 * not ask, is passed over.
 */
import { OrganonError, misuse } from "#logic/error";
import { isRecord } from "#logic/is-record";
import type { Price } from "./prices.ts";
import { vendorRows } from "./vendors.ts";

/** LiteLLM's names of providers, and ours. */
const providers: ReadonlyMap<unknown, string> = new Map(
  [...vendorRows].flatMap(([name, { liteLlm = [name] }]) => liteLlm.map((theirs) => [theirs, name])),
);

const modes: readonly unknown[] = ["chat", "completion", "responses", undefined];

/** More than any token costs, in US dollars. */
const dearest = 1;

/**
 * Reads the file's text: prices by `provider:model`, for `withPrices`. Throws misuse for a text of another layout, for
 * a cost that is none, and where no model that can be asked is priced.
 */
export const readPriceFile = (text: string): Readonly<Record<string, Price>> => {
  const file = parse(text);
  const prices = new Map<string, Price>();
  for (const [name, entry] of Object.entries(file)) {
    if (!isRecord(entry) || name === "sample_spec" || !modes.includes(entry["mode"])) continue;
    const provider = providers.get(entry["litellm_provider"]);
    const [into, out] = [entry["input_cost_per_token"], entry["output_cost_per_token"]];
    if (provider === undefined || into === undefined || out === undefined) continue;
    const cached = entry["cache_read_input_token_cost"];
    const ends = entry["deprecation_date"];
    prices.set(`${provider}:${withoutPrefix(name, String(entry["litellm_provider"]))}`, {
      in: million(name, into),
      out: million(name, out),
      cached: cached === undefined ? undefined : million(name, cached),
      ends: typeof ends === "string" && /^\d{4}-\d{2}-\d{2}$/.test(ends) ? ends : undefined,
    });
  }
  if (prices.size === 0) throw otherLayout("names no model that can be asked, with its price");
  return Object.fromEntries(prices);
};

const parse = (text: string): Readonly<Record<string, unknown>> => {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (cause) {
    throw otherLayout("is not JSON", cause);
  }
  if (!isRecord(json)) throw otherLayout("is not an object of models");
  return json;
};

const otherLayout = (what: string, cause?: unknown): OrganonError =>
  misuse(
    `the file of prices ${what}`,
    'LiteLLM\'s layout: {"gpt-6-luna": {"litellm_provider": "…", "mode": "chat", "input_cost_per_token": 1e-7, "output_cost_per_token": 5e-7}}',
    cause,
  );

/** "gemini/gemini-4-argon" is named with its provider before it; an OpenRouter name keeps its owner. */
const withoutPrefix = (name: string, provider: string): string =>
  name.startsWith(`${provider}/`) ? name.slice(provider.length + 1) : name;

/** Dollars a million tokens, without the digits that multiplying adds. */
const million = (name: string, cost: unknown): number => {
  if (typeof cost !== "number" || !(cost >= 0) || cost > dearest)
    throw misuse(`the file of prices gives “${name}” a cost a token that is none`);
  return Number((cost * 1e6).toPrecision(12));
};
