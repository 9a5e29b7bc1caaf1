/**
 * Checks a model against the price table: mistyped names, and models near their end of life. The results are warnings
 * before the first call; the request is sent unchanged.
 */
import { editDistance } from "#logic/error";
import type { LanguageModel } from "./language-model.ts";
import { getLine, type PriceTable } from "./prices.ts";

type Named = Pick<LanguageModel, "provider" | "model">;

/**
 * Returns the most similar name in the table, as `provider:model`. Undefined if the table covers the given name or
 * has nothing similar. A name that differs only in its numbers is another version, not a typo.
 */
export const findSimilarModel = (model: Named, table: PriceTable): string | undefined => {
  if (getLine(model, table) !== undefined) return undefined;
  const name = `${model.provider}:${model.model}`;
  const near = Object.keys(table.prices)
    .filter((known) => known.startsWith(`${model.provider}:`) && listNameParts(known) !== listNameParts(name))
    .map((known) => ({ known, distance: editDistance(name, known) }))
    .toSorted((a, b) => a.distance - b.distance)[0];
  return near !== undefined && near.distance <= maxMistyped ? near.known : undefined;
};

const maxMistyped = 2;

const listNameParts = (name: string): string => name.replaceAll(/[\d.]/g, "");

/** Returns the ISO date on which the vendor retires the model, if announced. */
export const findServiceEnd = (model: Named, table: PriceTable): string | undefined => {
  const line = getLine(model, table);
  return line === undefined ? undefined : table.prices[line]?.ends;
};
