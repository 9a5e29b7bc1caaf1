/**
 * What a run would ask and cost, before anything is asked: calls that are not stored yet, tokens by a guess at four
 * characters each, and a price range from a usual answer to a long one. The store is only looked at.
 */
import { misuse } from "#logic/error";
import { priceTable } from "#models/price-table";
import { costOf, findPrice, type PriceTable } from "#models/prices";
import { answerTokens, guessTokens, thinkingTokens } from "#models/tokens";
import { callHashOf, runIdOf } from "#runs/plan";
import type { Store } from "#runs/store";
import { createTurns } from "#runs/turns";
import { detectableDrop, detectablePairedDrop, halfWidth } from "#scores/precision";
import type { PlannedRun } from "./asking.ts";

type UsdRange = { readonly usual: number | null; readonly most: number | null };

export type Preview = Awaited<ReturnType<typeof preview>>;

type PreviewTools = {
  /** What is stored already is not asked again; without a store everything is. */
  readonly store?: Store;
  readonly prices?: PriceTable;
  readonly signal?: AbortSignal;
  readonly onQuestion?: (looked: number) => void;
};

/** What a planned run would ask and cost. Throws misuse for a frontier and a diagnosis, whose questions follow from their answers. */
export const preview = async (
  { plan, models, questions, prompt: promptOf }: PlannedRun,
  { store, prices = priceTable, signal, onQuestion }: PreviewTools = {},
) => {
  const { kind } = plan.suite;
  if (kind === "frontier" || kind === "diagnosis")
    throw misuse(
      `what a ${kind} will ask depends on the answers`,
      "organon run --dry-run --limit N -m MODEL prints what N questions cost",
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
      const name = `${provider}:${model}`;
      for (let epoch = 0; epoch < plan.epochs; epoch++) {
        const call = callHashOf({ question: question.id, model: name, parameters, prompt, epoch });
        if (store !== undefined && (await store.isAnswered(call))) lane.stored += 1;
        else {
          lane.calls += 1;
          lane.tokensIn += tokens;
        }
      }
    }
  }
  const answer = answerTokens[plan.prompt.style];
  const told = lanes.map(({ model, calls, stored, tokensIn }) => {
    const { maxTokens } = model.parameters;
    const most = typeof maxTokens === "number" ? maxTokens : answer.most + thinkingTokens.most;
    const usual = Math.min(most, answer.usual);
    const { price, source = "unknown" as const } = findPrice(model, prices) ?? {};
    const cost = (out: number): number | null =>
      (price && costOf({ tokensIn, tokensOut: out * calls }, price)) ?? null;
    return {
      model: model.id,
      calls,
      stored,
      tokensIn,
      tokensOut: { usual: usual * calls, most: most * calls },
      usd: { usual: cost(usual), most: cost(most) },
      priced: source,
    };
  });
  return {
    run: runIdOf(plan),
    items,
    /** When the built-in prices were looked up. */
    priceDate: prices.date,
    precision: precisionOf(items),
    models: told,
    total: totalOf(told),
  };
};

/** What an accuracy of so many questions shows: half its interval at 50 %, and the drops from 80 % found with 80 % power. */
const precisionOf = (questions: number) => ({
  halfWidth: halfWidth(questions, 0.5),
  drop: {
    otherQuestions: detectableDrop(questions, 0.8),
    sameQuestions: detectablePairedDrop(questions, 0.8),
  },
});

/** The sum of several previews; null where a price is not known. */
export const totalOf = (parts: readonly { readonly calls: number; readonly usd: UsdRange }[]) => {
  const sum = (which: keyof UsdRange): number | null =>
    parts.reduce<number | null>((total, { usd }) => {
      const more = usd[which];
      return total === null || more === null ? null : total + more;
    }, 0);
  const calls = parts.reduce((total, part) => total + part.calls, 0);
  return { calls, usd: { usual: sum("usual"), most: sum("most") } };
};
