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
};

/** What a planned run would ask and cost. Throws misuse for an adaptive run, whose questions follow from its answers. */
export const preview = async (
  { plan, models, questions, prompt: promptOf }: PlannedRun,
  { store, prices = priceTable }: PreviewTools = {},
): Promise<Preview> => {
  if (plan.suite.kind === "adaptive" || plan.suite.kind === "frontier")
    throw misuse(
      "what an adaptive run will ask depends on the answers",
      "organon plan --budget N -m MODEL says what N questions cost",
    );
  const counts = models.map(() => ({ calls: 0, stored: 0, tokensIn: 0 }));
  let items = 0;
  for await (const question of questions()) {
    items += 1;
    const prompt = promptOf(question);
    const tokens = guessTokens(prompt);
    for (const [place, { provider, model, parameters }] of models.entries()) {
      const count = counts[place];
      if (count === undefined) continue;
      for (let epoch = 0; epoch < plan.epochs; epoch++) {
        const name = `${provider}:${model}`;
        const call = callHashOf({ question: question.id, model: name, parameters, prompt, epoch });
        if (store !== undefined && (await store.isAnswered(call))) count.stored += 1;
        else {
          count.calls += 1;
          count.tokensIn += tokens;
        }
      }
    }
  }
  const told = models.map((model, place) =>
    previewOf(model, counts[place] ?? { calls: 0, stored: 0, tokensIn: 0 }, plan, prices),
  );
  const sum = (usd: (one: ModelPreview) => number | null): number | null =>
    told.reduce<number | null>((total, one) => {
      const value = usd(one);
      return total === null || value === null ? null : total + value;
    }, 0);
  return {
    run: runIdOf(plan),
    items,
    priceDate: prices.date,
    models: told,
    total: {
      calls: told.reduce((total, { calls }) => total + calls, 0),
      usd: { usual: sum(({ usd }) => usd.usual), most: sum(({ usd }) => usd.most) },
    },
  };
};

const previewOf = (
  model: LanguageModel,
  { calls, stored, tokensIn }: { readonly calls: number; readonly stored: number; readonly tokensIn: number },
  plan: RunPlan,
  prices: PriceTable,
): ModelPreview => {
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
