/**
 * What would be asked and what it may cost, in words or as a document: of one run, or of several that follow from one
 * command.
 */
import { present } from "#reports/blocks";
import { percent } from "#reports/numbers";
import { showUsd } from "#models/budget";
import { countQuestions } from "#runs/ask-plan";
import type { Store } from "#runs/store";
import type { PlannedRun, StudyPart } from "#experiments/asking/asking";
import { preview, sumParts, type Preview, type UsdEstimate } from "#experiments/asking/preview";
import { type pacingFlags } from "./asking-flags.ts";
import { readPacing, readPrices } from "./asking.ts";
import type { Context, Result } from "./command.ts";
import type { Values } from "./flags.ts";

type PacingValues = Values<typeof pacingFlags>;

/** Previews a plan's questions and their cost; asks nothing. */
export const previewResult = async (planned: PlannedRun, values: PacingValues, context: Context) => {
  const seen = await getPreview(planned, context);
  return { json: seen, lines: [describePreview(seen, readPacing(values, context.config).maxCost)] };
};

const getPreview = async (planned: PlannedRun, { openIfThere, config, signal, terminal }: Context) => {
  const { update } = terminal.progress("planning questions");
  const total = countQuestions(planned.plan.suite);
  const onQuestion = (looked: number): void => update(looked, total);
  return preview(planned, { store: await openIfThere(), prices: readPrices(config), signal, onQuestion });
};

const describePreview = (
  { run: id, items, precision, priceDate, models, total }: Preview,
  maxCost: number | undefined,
): string => {
  const lines = models.map(
    ({ model, calls, stored, tokensIn, tokensOut, usd, priced, measured }) =>
      `  ${model}: ${calls} calls${storedText(stored)}, about ${tokensIn} tokens in, ` +
      `${tokensOut.least} to ${tokensOut.most} out, ${range(usd)}` +
      (measured > 0 ? `, likely by ${measured} stored answers` : "") +
      { table: ` (prices of ${priceDate})`, config: " (configured price)", free: "", unknown: "" }[priced],
  );
  const unknown = models.filter(({ priced }) => priced === "unknown").length;
  const known = models.filter(({ usd }) => usd.most !== null);
  const all =
    unknown > 0 && unknown < models.length
      ? `${range(sumParts(known).usd)} and what ${unknown} of ${models.length} models cost, whose price is unknown`
      : range(total.usd);
  return present([
    `run ${id}: ${items} questions; nothing is asked yet`,
    precisionText(precision),
    ...lines,
    `in all ${total.calls} calls, ${all} (built-in prices are of ${priceDate})`,
    unknown > 0 &&
      "an unknown price is not free: --price NAME=IN/OUT gives it, in US dollars per million tokens",
    ...limitLines(total.usd, maxCost),
  ]).join("\n");
};

const precisionText = ({ halfWidth, drop }: Preview["precision"]): string => {
  const points = (share: number | null): string => (share === null ? "none" : `${percent(share)} points`);
  return (
    `  accuracy: ± ${percent(halfWidth)} points at worst (95 %); drop from 80 % found with 80 % power: ` +
    `${points(drop.sameQuestions)} on the same questions, ${points(drop.otherQuestions)} on others`
  );
};

/** Previews several runs, one after the other; `document` is the JSON's content beside them. */
export const partsResult = async (
  studied: (store: Store | undefined) => Promise<readonly StudyPart[]>,
  document: object,
  values: PacingValues,
  context: Context,
  heading = "nothing is asked yet",
): Promise<Result> => {
  const parts = [];
  for (const { about = false, ...planned } of await studied(await context.openIfThere())) {
    const { items, models, total } = await getPreview(planned, context);
    parts.push({ part: planned.what, about, items, models, total });
  }
  const { date } = readPrices(context.config);
  const total = sumParts(parts.map((part) => part.total));
  const lines = parts.map(({ part, about, total: own, models }) => {
    const stored = models.reduce((sum, model) => sum + model.stored, 0);
    return `  ${part}: ${about ? "about " : ""}${own.calls} calls${about ? "" : storedText(stored)}, ${range(own.usd)}`;
  });
  return {
    json: { ...document, priceDate: date, parts, total },
    lines: [
      heading,
      ...lines,
      `in all ${total.calls} calls, ${range(total.usd)} (prices of ${date})`,
      ...limitLines(total.usd, readPacing(values, context.config).maxCost),
    ],
  };
};

const storedText = (stored: number): string => (stored > 0 ? ` (${stored} more are stored)` : "");

export const range = ({ least, likely, most }: UsdEstimate): string =>
  least === null || likely === null || most === null
    ? "price unknown"
    : least === most
      ? showUsd(least)
      : `likely ${showUsd(likely)} (${showUsd(least)} to ${showUsd(most)})`;

/** From how many times the least price on the most is another matter, and worth a word. */
const wide = 10;

const limitLines = ({ least, most }: UsdEstimate, maxCost: number | undefined) =>
  present([
    least !== null &&
      most !== null &&
      most > wide * least &&
      "the most is with every answer and all thinking at its longest; ?maxTokens=1000 or ?reasoningEffort=low behind\n" +
        "a model's name bounds it, and a run with --limit 20 shows what its answers really cost",
    maxCost !== undefined && `--max-cost stops at ${showUsd(maxCost)}`,
  ]);
