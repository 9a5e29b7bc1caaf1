/**
 * What a run would ask and cost, before anything is asked: calls that are not stored yet, tokens by a guess at four
 * characters each, and prices: at least, likely, and at most. Likely is measured on the stored answers of the same model
 * to the same prompt, where there are some. The store is only read.
 */
import { misuse } from "#logic/error";
import type { LanguageModel } from "#models/language-model";
import { priceTable, computeCost, findPrice, type PriceTable } from "#models/prices";
import { answerTokens, guessTokens, thinkingTokens } from "#models/tokens";
import { canonicalJson, computeCallHash, computeRunId, type RunPlan } from "#runs/plan";
import type { Store } from "#runs/store";
import { createTurns } from "#runs/turns";
import { detectableDrop, detectablePairedDrop, halfWidth } from "#scoring/precision";
import type { PlannedRun } from "./asking.ts";

const bounds = ["least", "likely", "most"] as const;

/** An amount at least, likely, and at most. */
type Estimate<Amount = number> = Readonly<Record<(typeof bounds)[number], Amount>>;

const estimate = <Amount>(amount: (bound: (typeof bounds)[number]) => Amount): Estimate<Amount> => ({
  least: amount("least"),
  likely: amount("likely"),
  most: amount("most"),
});

/** A price in US dollars; null where it is unknown. */
export type UsdEstimate = Estimate<number | null>;

export type Preview = Awaited<ReturnType<typeof preview>>;

type PreviewTools = {
  /** The store: answers in it are not asked again. */
  readonly store?: Store;
  readonly prices?: PriceTable;
  readonly signal?: AbortSignal;
  readonly onQuestion?: (looked: number) => void;
};

/** Previews the questions and the cost of a planned run. Throws misuse for adaptive runs and a diagnosis, whose questions follow from their answers. */
export const preview = async (
  { plan, models, questions, prompt: promptOf }: PlannedRun,
  { store, prices = priceTable, signal, onQuestion }: PreviewTools = {},
) => {
  const { kind } = plan.suite;
  if (kind === "adaptive" || kind === "diagnosis")
    throw misuse(
      `what a ${kind} will ask depends on the answers`,
      "organon run --dry-run --limit N -m MODEL prints what N questions cost",
    );
  const lanes = models.map((model) => ({ model, calls: 0, stored: 0, tokensIn: 0 }));
  let items = 0;
  const turn = createTurns(signal);
  for await (const question of questions()) {
    await turn();
    items += 1;
    onQuestion?.(items);
    const prompt = promptOf(question);
    const tokens = guessTokens(prompt);
    for (const lane of lanes) {
      const { provider, model, parameters } = lane.model;
      const name = `${provider}:${model}`;
      for (let epoch = 0; epoch < plan.epochs; epoch++) {
        const call = computeCallHash({ question: question.id, model: name, parameters, prompt, epoch });
        if (store !== undefined && (await store.isAnswered(call))) lane.stored += 1;
        else {
          lane.calls += 1;
          lane.tokensIn += tokens;
        }
      }
    }
  }
  const told = [];
  for (const { model, calls, stored, tokensIn } of lanes) {
    const replies = await measureReplies(store, plan, model.id);
    const each = replyTokens(model, plan, replies);
    const { price, source = "unknown" as const } = findPrice(model, prices) ?? {};
    const tokensOut = estimate((bound) => Math.round(each[bound] * calls));
    told.push({
      model: model.id,
      calls,
      stored,
      tokensIn,
      tokensOut,
      usd: estimate(
        (bound) => (price && computeCost({ tokensIn, tokensOut: tokensOut[bound] }, price)) ?? null,
      ),
      priced: source,
      /** Stored answers on which the likely tokens were measured; 0 where they are assumed. */
      measured: replies.calls,
    });
  }
  return {
    run: computeRunId(plan),
    items,
    /** When the built-in prices were looked up. */
    priceDate: prices.date,
    precision: estimatePrecision(items),
    models: told,
    total: sumParts(told),
  };
};

const replyTokens = (
  { parameters: { maxTokens, reasoningEffort, thinkingTokens: budget } }: LanguageModel,
  { prompt: { style } }: RunPlan,
  { calls, tokens }: Awaited<ReturnType<typeof measureReplies>>,
): Estimate => {
  const max = typeof maxTokens === "number" ? maxTokens : Infinity;
  const thinking = reasoningEffort === "none" ? 0 : typeof budget === "number" ? budget : Infinity;
  const assumed = estimate((bound) =>
    Math.min(max, answerTokens[style][bound] + Math.min(thinking, thinkingTokens[bound])),
  );
  const most = max === Infinity ? assumed.most : max;
  if (calls === 0) return { ...assumed, most };
  const likely = tokens / calls;
  return { least: Math.min(assumed.least, likely), likely, most: Math.max(most, likely) };
};

/** Returns how many stored answers of a model to the same prompt have counts of tokens, and the sum of these. */
const measureReplies = async (store: Store | undefined, { prompt }: RunPlan, model: string) => {
  const sum = { calls: 0, tokens: 0 };
  for (const run of (await store?.runs()) ?? []) {
    const subject = run.subjects.findIndex(({ id }) => id === model);
    if (store === undefined || subject < 0 || canonicalJson(run.plan.prompt) !== canonicalJson(prompt))
      continue;
    const totals = { calls: {}, tokens: { sum: "tokensOut" } } as const;
    const where = [["tokensOut", "<>", null]] as const;
    for await (const { calls, tokens } of store.select(run, { fields: [], subject, where, totals })) {
      sum.calls += calls;
      sum.tokens += tokens;
    }
  }
  return sum;
};

const estimatePrecision = (questions: number) => ({
  halfWidth: halfWidth(questions, 0.5),
  drop: {
    otherQuestions: detectableDrop(questions, 0.8),
    sameQuestions: detectablePairedDrop(questions, 0.8),
  },
});

/** The sum of several previews; null where a price is not known. */
export const sumParts = (parts: readonly { readonly calls: number; readonly usd: UsdEstimate }[]) => {
  const sum = (which: keyof UsdEstimate): number | null =>
    parts.reduce<number | null>((total, { usd }) => {
      const more = usd[which];
      return total === null || more === null ? null : total + more;
    }, 0);
  const calls = parts.reduce((total, part) => total + part.calls, 0);
  return { calls, usd: estimate(sum) };
};
