/**
 * Exports the built-in price table (data/prices.json): US dollars per million tokens from the vendors' price pages of
 * November 2026, looked up on the table's date. `ends` is the retirement date from the vendor's deprecation page. If
 * an introductory price ends within weeks, the table has the later price, so that a budget is not exceeded because of
 * a date. Fast, batch, cache-writing and long-prompt prices are not included: prompts are short (Haiku 5.5 costs more
 * above 100,000 tokens).
 */
import table from "../../data/prices.json" with { type: "json" };
import type { PriceTable } from "./prices.ts";

export const priceTable: PriceTable = table;
