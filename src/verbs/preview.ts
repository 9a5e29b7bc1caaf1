/**
 * What a run would ask and cost, before anything is asked: calls that are not stored yet, tokens by a guess at four
 * characters each, and a price range from a usual answer to a long one. The store is only looked at.
 */
import { misuse } from "#logic/error";
import type { LanguageModel } from "#models/language-model";
import { priceTable } from "#models/price-table";
import { costOf, priceOf, priceSourceOf, type PriceSource, type PriceTable } from "#models/prices";
import { answerTokens, guessTokens, thinkingTokens } from "#models/tokens";
import { callHashOf, runIdOf, type RunPlan } from "#runs/plan";
import type { Store } from "#runs/store";
import { createTurns } from "#runs/turns";
import type { PlannedRun } from "./asking/asking.ts";

type Range = { readonly usual: number; readonly most: number };
type UsdRange = { readonly usual: number | null; readonly most: number | null };

/** What one model would be asked, and what it would cost. */
type ModelPreview = {
  readonly model: string;
  /** Calls that would be made, and those whose response is stored. */
  readonly calls: number;
  readonly stored: number;
  readonly tokensIn: number;
  readonly tokensOut: Range;
  /** US dollars; null where no price is known. */
  readonly usd: UsdRange;
  /** Where the price comes from. */
  readonly priced: PriceSource | "unknown";
};

/** What a run would ask and cost. */
export type Preview = {
  /** The run that would be begun or continued. */
  readonly run: string;
  readonly items: number;
  /** When the built-in prices were looked up. */
  readonly priceDate: string;
  readonly models: readonly ModelPreview[];
  readonly total: { readonly calls: number; readonly usd: UsdRange };
};

/** What a preview looks at. */
type PreviewTools = {
  /** What is stored already is not asked again; without a store everything is. */
  readonly store?: Store;
  readonly prices?: PriceTable;
  readonly signal?: AbortSignal;
  readonly onQuestion?: (looked: number) => void;
};

/** What a planned run would ask and cost. Throws misuse for an adaptive run, whose questions follow from its answers. */
export const preview = async (
  { plan, models, questions, prompt: promptOf }: PlannedRun,
  { store, prices = priceTable, signal, onQuestion }: PreviewTools = {},
): Promise<Preview> => {
  if (plan.suite.kind === "adaptive" || plan.suite.kind === "frontier")
    throw misuse(
      "what an adaptive run will ask depends on the answers",
      "organon plan --budget N -m MODEL says what N questions cost",
    );
  const lanes = models.map((model) => ({ model, calls: 0, stored: 0, tokensIn: 0 }));
  let items = 0;
  const turn = createTurns();
  for await (const question of questions()) {
    await turn();
    signal?.throwIfAborted();
    items += 1;
    onQuestion?.(items);
    const prompt = promptOf(question);
    const tokens = guessTokens(prompt);
    for (const lane of lanes) {
      const { provider, model, parameters } = lane.model;
      for (let epoch = 0; epoch < plan.epochs; epoch++) {
        const name = `${provider}:${model}`;
        const call = callHashOf({ question: question.id, model: name, parameters, prompt, epoch });
        if (store !== undefined && (await store.isAnswered(call))) lane.stored += 1;
        else {
          lane.calls += 1;
          lane.tokensIn += tokens;
        }
      }
    }
  }
  const told = lanes.map((lane) => previewOf(lane, plan, prices));
  return {
    run: runIdOf(plan),
    items,
    priceDate: prices.date,
    models: told,
    total: {
      calls: told.reduce((total, { calls }) => total + calls, 0),
      usd: sumUsd(told.map(({ usd }) => usd)),
    },
  };
};

/** What several cost together: unknown where one is. */
export const sumUsd = (all: readonly UsdRange[]): UsdRange => {
  const sum = (which: keyof UsdRange): number | null =>
    all.reduce<number | null>(
      (total, { [which]: usd }) => (usd === null || total === null ? null : total + usd),
      0,
    );
  return { usual: sum("usual"), most: sum("most") };
};

const previewOf = (
  lane: Pick<ModelPreview, "calls" | "stored" | "tokensIn"> & { readonly model: LanguageModel },
  plan: RunPlan,
  prices: PriceTable,
): ModelPreview => {
  const { model, calls, stored, tokensIn } = lane;
  const { maxTokens } = model.parameters;
  const answer = answerTokens[plan.prompt.style];
  const most = typeof maxTokens === "number" ? maxTokens : answer.most + thinkingTokens.most;
  const usual = Math.min(most, answer.usual);
  const price = priceOf(model, prices);
  const cost = (out: number): number | null =>
    price === undefined ? null : (costOf({ tokensIn, tokensOut: out * calls }, price) ?? null);
  return {
    model: model.id,
    calls,
    stored,
    tokensIn,
    tokensOut: { usual: usual * calls, most: most * calls },
    usd: { usual: cost(usual), most: cost(most) },
    priced: priceSourceOf(model, prices) ?? "unknown",
  };
};
