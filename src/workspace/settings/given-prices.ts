/** Prices that a command gives for single models. They go over the built-in table and over the configuration, so that any model can have a budget. */
import { misuse } from "#logic/error";
import type { Price } from "#models/prices";
import type { LoadedConfig } from "./loaded-config.ts";

/**
 * `price`: "provider:model=IN/OUT" or "…=IN/OUT/CACHED", in US dollars per million tokens. Without its provider a name is that of one of
 * the `models`.
 */
export type GivenPrices = { readonly price?: readonly string[]; readonly models?: readonly string[] };

/** The configuration with the prices that a command gives. Throws misuse for a price that is none. */
export const withGivenPrices = (config: LoadedConfig, { price = [], models = [] }: GivenPrices) => ({
  ...config,
  prices: { ...config.prices, ...Object.fromEntries(price.map((text) => readPrice(text, models))) },
});

const readPrice = (text: string, models: readonly string[]): readonly [name: string, price: Price] => {
  const equals = text.lastIndexOf("=");
  const numbers = text
    .slice(equals + 1)
    .split("/")
    .map((part) => (/^(?:\d+(?:\.\d+)?|\.\d+)$/.test(part) ? Number(part) : Number.NaN));
  const [into = Number.NaN, out = Number.NaN, cached] = numbers;
  if (equals < 1 || numbers.length > 3 || numbers.some(Number.isNaN) || numbers.length < 2)
    throw misuse(
      `“${text}” gives no price`,
      "as in --price openai:gpt-6-luna=0.1/0.5: US dollars a million tokens, in and out",
    );
  return [fullName(text.slice(0, equals), models), { in: into, out, cached }];
};

const fullName = (name: string, models: readonly string[]): string => {
  if (name.includes(":")) return name;
  const names = [...new Set(models.map((model) => model.split("?")[0] ?? model))];
  const candidates = names.filter((one) => one.slice(one.indexOf(":") + 1) === name);
  const [found] = candidates;
  if (found !== undefined && candidates.length === 1) return found;
  const among = found === undefined ? names : candidates;
  throw misuse(
    `--price ${name} names ${found === undefined ? "no model of this command" : `several models: ${candidates.join(", ")}`}`,
    `as in --price ${among[0] ?? "openai:gpt-6-luna"}=0.1/0.5${found === undefined && names.length > 0 ? `; models: ${names.join(", ")}` : ""}`,
  );
};
