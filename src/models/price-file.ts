/**
 * Reads prices from a file in the layout of LiteLLM's `model_prices_and_context_window.json`, which many tools share.
 * It lists models by name, with US dollars per token and the provider in a field. Entries for other modes than text,
 * or for unsupported providers, are skipped.
 */
import { OrganonError, misuse } from "#logic/error";
import { isRecord } from "#logic/is-record";
import type { Price } from "./prices.ts";
import { vendorRows } from "./vendors.ts";

/** Maps LiteLLM's provider names to Organon's. */
const providers: ReadonlyMap<unknown, string> = new Map(
  [...vendorRows].flatMap(([name, { liteLlm = [name] }]) => liteLlm.map((theirs) => [theirs, name])),
);

const modes: readonly unknown[] = ["chat", "completion", "responses", undefined];

/** Upper bound of a token's price, in US dollars. */
const dearest = 1;

/**
 * Parses the file's text and returns prices by `provider:model`, for `withPrices`. Throws misuse for another layout,
 * for an invalid cost, and if no supported model has a price.
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

/** Removes the provider prefix of names such as "gemini/gemini-4-argon"; an OpenRouter name keeps its owner. */
const withoutPrefix = (name: string, provider: string): string =>
  name.startsWith(`${provider}/`) ? name.slice(provider.length + 1) : name;

/** Converts to US dollars per million tokens, rounded to remove floating-point noise. */
const million = (name: string, cost: unknown): number => {
  if (typeof cost !== "number" || !(cost >= 0) || cost > dearest)
    throw misuse(`the file of prices gives “${name}” a cost a token that is none`);
  return Number((cost * 1e6).toPrecision(12));
};
