/**
 * What would be asked and what it may cost, in words or as a document: of one run, or of several that follow from one
 * command.
 */
import { priceTable, showUsd, withPrices } from "#models";
import type { Pacing } from "./asking.ts";
import type { Context } from "./command.ts";
import { preview, type Preview, type PreviewOptions } from "./preview.ts";

/** Says what would be asked of a plan and what it may cost; asks nothing. */
export const tellPreview = async (
  asked: Omit<PreviewOptions, "prices" | "store">,
  pacing: Pacing,
  { terminal, common, config }: Context,
): Promise<void> => {
  const prices = withPrices(priceTable, config.prices);
  const seen = await preview({ ...asked, prices, store: common.store });
  await terminal.out(common.json ? JSON.stringify(seen, null, 1) : describe(seen, pacing));
};

/** A preview in words. */
export const describe = (
  { run: id, items, priceDate, models, total }: Preview,
  { maxCost }: Pacing,
): string => {
  const lines = models.map(
    ({ model, calls, stored, tokensIn, tokensOut, usd, priced }) =>
      `  ${model}: ${calls} calls${storedText(stored)}, about ${tokensIn} tokens in, ` +
      `${tokensOut.usual} to ${tokensOut.most} out, ${range(usd)}` +
      { table: ` (prices of ${priceDate})`, config: " (configured price)", free: "", unknown: "" }[priced],
  );
  const unknown = models.filter(({ priced }) => priced === "unknown").length;
  const sum = (which: "usual" | "most"): number =>
    models.reduce((usd, model) => usd + (model.usd[which] ?? 0), 0);
  const all =
    unknown > 0 && unknown < models.length
      ? `${range({ usual: sum("usual"), most: sum("most") })} and what ${unknown} of ${models.length} models cost, whose price is unknown`
      : range(total.usd);
  return [
    `run ${id}: ${items} questions; nothing is asked yet`,
    ...lines,
    `in all ${total.calls} calls, ${all} (built-in prices are of ${priceDate})`,
    ...(unknown > 0
      ? ["an unknown price is not free: give it in organon.config.ts under prices, or ask without --max-cost"]
      : []),
    ...limitLines(maxCost),
  ].join("\n");
};

/** One of several runs; `about` where what it asks hangs on what another finds. */
export type Part = {
  readonly part: string;
  readonly about: boolean;
} & Pick<Preview, "items" | "models" | "total">;

/** Says what several runs would ask, one after the other; `document` is what the JSON has beside them. */
export const tellParts = async (
  parts: readonly Part[],
  { heading, document }: { readonly heading: string; readonly document: object },
  { maxCost }: Pacing,
  { terminal, common, config }: Context,
): Promise<void> => {
  const { date } = withPrices(priceTable, config.prices);
  const usd = (which: "usual" | "most"): number | null =>
    parts.reduce<number | null>((sum, { total }) => {
      const more = total.usd[which];
      return sum === null || more === null ? null : sum + more;
    }, 0);
  const total = {
    calls: parts.reduce((sum, part) => sum + part.total.calls, 0),
    usd: { usual: usd("usual"), most: usd("most") },
  };
  const lines = parts.map(({ part, about, total: own, models }) => {
    const stored = models.reduce((sum, model) => sum + model.stored, 0);
    return `  ${part}: ${about ? "about " : ""}${own.calls} calls${about ? "" : storedText(stored)}, ${range(own.usd)}`;
  });
  await terminal.out(
    common.json
      ? JSON.stringify({ ...document, priceDate: date, parts, total }, null, 1)
      : [
          heading,
          ...lines,
          `in all ${total.calls} calls, ${range(total.usd)} (prices of ${date})`,
          ...limitLines(maxCost),
        ].join("\n"),
  );
};

const storedText = (stored: number): string => (stored > 0 ? ` (${stored} more are stored)` : "");

const range = ({ usual, most }: Preview["total"]["usd"]): string =>
  usual === null || most === null
    ? "price unknown"
    : usual === most
      ? showUsd(usual)
      : `${showUsd(usual)} to ${showUsd(most)}`;

const limitLines = (maxCost: number | undefined): readonly string[] =>
  maxCost === undefined ? [] : [`--max-cost stops at ${showUsd(maxCost)}`];
