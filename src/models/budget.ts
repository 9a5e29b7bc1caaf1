/**
 * A budget in US dollars that is not passed: before each attempt the most that it may cost is set aside, and what
 * it did cost takes its place afterwards. When the next call might pass the budget it waits for those under way,
 * which mostly cost less than was set aside; only when none is left, and it still might, that model is not asked on.
 *
 * An attempt whose answer was lost (timeout, cut connection, garbled answer) may be charged all the same: what was
 * set aside for it stays spent. `maxOf` is a bound where `maxTokens` is given; without it, it is an estimate that
 * grows with the largest answer seen.
 */
import { memoize } from "#logic/memoize";
import { OrganonError } from "#logic/error";
import type { LanguageModel, Prompt, Reply } from "./language-model.ts";
import { costOf, priceOf, type Price, type PriceTable } from "./prices.ts";
import { guessMargin, guessTokens } from "./tokens.ts";

export type Reservation = {
  /** Puts what the reply cost in place of what was set aside, and tells it; undefined where no price is known. */
  readonly settle: (reply: Reply) => number | undefined;
  /** Gives back what was set aside, or counts it as spent. */
  readonly release: (isSpent: boolean) => void;
};

export type Budget = {
  /**
   * Sets aside what an attempt may cost at most. Throws `budget` where it does not fit, or the signal's reason; the
   * signal is only asked for by who has to wait, for most do not.
   */
  readonly reserve: (
    model: LanguageModel,
    prompt: Prompt,
    signalOf?: () => AbortSignal | undefined,
  ) => Reservation | Promise<Reservation>;
  /** Another bound from now on. */
  readonly bound: (most: number | undefined) => void;
  /** What was spent, and what is set aside for the calls under way. */
  readonly state: () => { readonly spent: number; readonly reserved: number };
};

type BudgetOptions = {
  readonly prices: PriceTable;
  /** US dollars. Without it costs are counted and nothing is held back. */
  readonly most?: number;
  /** Spent before. */
  readonly spent?: number;
  /** The longest answer to reckon with where a model has no `maxTokens`. */
  readonly answerTokens: number;
};

/** A budget for all the models of a run together. With `most`, a model without a price is refused when it is asked. */
export const createBudget = ({
  prices,
  most: given,
  spent: before = 0,
  answerTokens,
}: BudgetOptions): Budget => {
  let most = given;
  let spent = before;
  let reserved = 0;
  let open = 0;
  const longest = new Map<string, number>();
  const waiting = new Set<() => void>();
  /** Models that a call was refused for: a cheaper one a moment later is refused as well, as if it had come after the stop. */
  const refused = new Set<LanguageModel>();

  const priceFor = memoize((model: LanguageModel) => priceOf(model, prices));

  const maxOf = (model: LanguageModel, prompt: Prompt): number => {
    const price = priceFor(model);
    if (price === undefined) return 0;
    const longestAnswer = Math.max(answerTokens, guessMargin * (longest.get(model.id) ?? 0));
    return maxAt(price, model, prompt, longestAnswer) ?? 0;
  };

  const end = (amount: number, cost: number): void => {
    open -= 1;
    reserved = open === 0 ? 0 : reserved - amount;
    spent += cost;
    for (const wake of waiting) wake();
  };

  const hold = (model: LanguageModel, amount: number): Reservation => {
    open += 1;
    reserved += amount;
    let isOpen = true;
    return {
      settle: (reply) => {
        const price = priceFor(model);
        const cost = reply.cost ?? (price === undefined ? undefined : costOf(reply.usage, price));
        longest.set(model.id, Math.max(longest.get(model.id) ?? 0, reply.usage.tokensOut ?? 0));
        // A reply without token counts may have cost all that was set aside.
        if (isOpen) end(amount, cost ?? amount);
        isOpen = false;
        return cost;
      },
      release: (isSpent) => {
        if (isOpen) end(amount, isSpent ? amount : 0);
        isOpen = false;
      },
    };
  };

  const reserve = (
    model: LanguageModel,
    prompt: Prompt,
    signalOf?: () => AbortSignal | undefined,
  ): Reservation | Promise<Reservation> => {
    const amount = maxOf(model, prompt);
    if (most === undefined) return hold(model, amount);
    if (refused.has(model)) return Promise.reject(budgetReached(most, spent, amount));
    if (spent + reserved + amount <= most) return hold(model, amount);
    const signal = signalOf?.();
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting.delete(look);
        signal?.removeEventListener("abort", cancel);
      };
      const cancel = (): void => {
        leave();
        reject(signal?.reason);
      };
      const look = (): void => {
        const now = maxOf(model, prompt);
        if (most === undefined || spent + reserved + now <= most) {
          leave();
          resolve(hold(model, now));
        } else if (open === 0) {
          leave();
          refused.add(model);
          reject(budgetReached(most, spent, now));
        }
      };
      waiting.add(look);
      signal?.addEventListener("abort", cancel, { once: true });
      if (signal?.aborted === true) cancel();
      else look();
    });
  };

  const bound = (to: number | undefined): void => {
    most = to;
    refused.clear();
    for (const wake of waiting) wake();
  };

  return { reserve, bound, state: () => ({ spent, reserved }) };
};

/**
 * US dollars that a call may cost at most, where `maxTokens` bounds its answer; without it, with an answer of so many
 * tokens. Undefined where no price is known.
 */
export const maxCost = (
  model: LanguageModel,
  prompt: Prompt,
  { prices, answerTokens }: Pick<BudgetOptions, "prices" | "answerTokens">,
): number | undefined => {
  const price = priceOf(model, prices);
  return price === undefined ? undefined : maxAt(price, model, prompt, answerTokens);
};

const maxAt = (
  price: Price,
  { parameters: { maxTokens } }: LanguageModel,
  prompt: Prompt,
  answerTokens: number,
): number | undefined => {
  const tokensOut = typeof maxTokens === "number" ? maxTokens : answerTokens;
  return costOf({ tokensIn: Math.ceil(guessTokens(prompt) * guessMargin), tokensOut }, price);
};

/** The error for a budget that the next call might pass. */
export const budgetReached = (most: number, spent: number, next: number): OrganonError =>
  new OrganonError(
    "budget",
    `${showUsd(spent)} of ${showUsd(most)} are spent, and the next call may cost ${showUsd(next)}`,
    { hint: "the same command with a larger --max-cost goes on from here" },
  );

/** US dollars, small sums with two digits that matter. */
export const showUsd = (usd: number): string => {
  if (usd === 0) return "$0";
  const digits = usd >= 0.1 ? 2 : Math.min(10, 1 - Math.floor(Math.log10(usd)));
  return `$${usd.toFixed(digits)}`;
};
