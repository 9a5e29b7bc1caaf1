/**
 * What the table of models knows beside prices: a name that was mistyped, a model that is about to go, and parameters
 * that a vendor refuses for a model (`vendors.ts`). All of it is for a word before the first call; what is asked for is still what is sent.
 */
import { editDistance } from "#logic/error";
import type { LanguageModel } from "./language-model.ts";
import { lineOf, type PriceTable } from "./prices.ts";
import { vendorRows } from "./vendors.ts";

type Named = Pick<LanguageModel, "provider" | "model">;

/**
 * The name in the table that this one was perhaps meant to be, as `provider:model`; undefined where the table covers it
 * or holds nothing like it. A name that differs in its numbers alone is another version and no typo.
 */
export const knownModelLike = (model: Named, table: PriceTable): string | undefined => {
  if (lineOf(model, table) !== undefined) return undefined;
  const name = `${model.provider}:${model.model}`;
  const near = Object.keys(table.prices)
    .filter((known) => known.startsWith(`${model.provider}:`) && wordsOf(known) !== wordsOf(name))
    .map((known) => ({ known, distance: editDistance(name, known) }))
    .toSorted((a, b) => a.distance - b.distance)[0];
  return near !== undefined && near.distance <= maxMistyped ? near.known : undefined;
};

const maxMistyped = 2;

const wordsOf = (name: string): string => name.replaceAll(/[\d.]/g, "");

/** The day on which the vendor takes the model away, ISO, where it has said so. */
export const endOf = (model: Named, table: PriceTable): string | undefined => {
  const line = lineOf(model, table);
  return line === undefined ? undefined : table.prices[line]?.ends;
};

/** A parameter that was asked for and will be refused, and why. */
type RefusedParameter = { readonly parameter: string; readonly why: string };

/** What of a model's parameters its vendor is known to refuse. */
export const refusedParameters = (
  model: Pick<LanguageModel, "provider" | "model" | "parameters">,
): readonly RefusedParameter[] => {
  const given = model.parameters;
  return (vendorRows.get(model.provider)?.refuses ?? [])
    .filter((rule) => new RegExp(rule.model).test(model.model))
    .filter(({ unlessEffort }) => unlessEffort === undefined || given["reasoningEffort"] !== unlessEffort)
    .flatMap(({ parameters, values, why }) =>
      parameters
        .filter((parameter) => given[parameter] !== undefined)
        .filter((parameter) => values === undefined || values.includes(given[parameter]))
        .map((parameter) => ({ parameter, why })),
    );
};
