/**
 * Enforces a budget in US dollars. Before each attempt its maximum cost is reserved; afterwards the actual cost
 * replaces the reservation. If the next call might exceed the budget, it waits for calls under way, which mostly cost
 * less than was reserved. If none is left and it still might, the model is stopped.
 *
 * A lost answer (timeout, broken connection, garbled body) may still be charged, so its reservation stays spent.
 * `maxOf` is a bound if `maxTokens` is given. Without `maxTokens` it is an estimate that grows with the largest
 * answer seen.
 */
import { OrganonError } from "#logic/error";
import type { LanguageModel, Prompt, Reply, Usage } from "./language-model.ts";
import { costOf, priceOf, replyCost, type Price, type PriceTable } from "./prices.ts";
import { guessMargin, guessTokens } from "./tokens.ts";

export type Reservation = {
  /** Replaces the reservation by the reply's cost and returns that cost; undefined if no price is known. */
  readonly settle: (reply: Reply) => number | undefined;
  /** Cancels the reservation, or counts it as spent. */
  readonly release: (isSpent: boolean) => void;
};

export type Budget = {
  /**
   * Reserves the maximum cost of an attempt. Throws `budget` if it does not fit, or the signal's reason. The signal
   * is requested only if the attempt has to wait, which is rare.
   */
  readonly reserve: (
    model: LanguageModel,
    prompt: Prompt,
    signalOf?: () => AbortSignal | undefined,
  ) => Reservation | Promise<Reservation>;
  /** US dollars spent, and reserved for calls under way. */
  readonly state: () => { readonly spent: number; readonly reserved: number };
};

/** What the most that a call can cost follows from. */
export type Reckoning = {
  readonly prices: PriceTable;
  /** The longest answer to assume for a model without `maxTokens`, in tokens. */
  readonly answerTokens: number;
};

type BudgetOptions = Reckoning & {
  /** US dollars. Without a bound, costs are counted and no call is held back. */
  readonly most?: number;
  /** US dollars spent before. */
  readonly spent?: number;
};

/** Creates a budget shared by all models of a run. With `most`, a call to a model without a price is rejected. */
export const createBudget = ({ prices, most, spent: before = 0, answerTokens }: BudgetOptions): Budget => {
  let spent = before;
  let reserved = 0;
  let open = 0;
  const longest = new Map<string, number>();
  const waiting = new Set<() => void>();
  /** Models with a rejected call. A cheaper call a moment later is rejected too, as if it had come after the stop. */
  const refused = new Set<LanguageModel>();

  const maxOf = (model: LanguageModel, prompt: Prompt): number => {
    const longestAnswer = Math.max(answerTokens, guessMargin * (longest.get(model.id) ?? 0));
    return maxCost(model, prompt, { prices, answerTokens: longestAnswer }) ?? 0;
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
        const cost = replyCost(model, reply, prices);
        longest.set(model.id, Math.max(longest.get(model.id) ?? 0, reply.usage.tokensOut ?? 0));
        if (isOpen) end(amount, cost ?? boundCost(amount, reply.usage, priceOf(model, prices)));
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
        if (spent + reserved + now <= most) {
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

  return { reserve, state: () => ({ spent, reserved }) };
};

type Asked = Pick<LanguageModel, "provider" | "model" | "parameters">;

/**
 * Returns the maximum cost of a call in US dollars, if `maxTokens` bounds its answer; otherwise its cost with an
 * answer of the given length. Undefined if no price is known.
 */
export const maxCost = (
  model: Asked,
  prompt: Prompt,
  { prices, answerTokens }: Reckoning,
): number | undefined => {
  const price = priceOf(model, prices);
  const { maxTokens } = model.parameters;
  const tokensOut = typeof maxTokens === "number" ? maxTokens : answerTokens;
  return price && costOf({ tokensIn: Math.ceil(guessTokens(prompt) * guessMargin), tokensOut }, price);
};

/** Returns the most that a reply of unknown cost has cost: the bound of its call, or more if the counts that came with it cost more. */
export const boundCost = (bound: number, usage: Usage, price: Price | undefined): number =>
  Math.max(bound, (price && costOf({ tokensIn: 0, tokensOut: 0, ...usage }, price)) ?? 0);

/** Returns the error for a budget that the next call might exceed. */
export const budgetReached = (most: number, spent: number, next: number): OrganonError =>
  new OrganonError(
    "budget",
    `${showUsd(spent)} of ${showUsd(most)} are spent, and the next call may cost ${showUsd(next)}`,
    { hint: "the same command with a larger --max-cost goes on from here" },
  );

/** Formats US dollars; small sums get two significant digits. */
export const showUsd = (usd: number): string => {
  if (usd === 0) return "$0";
  const digits = usd >= 0.1 ? 2 : Math.min(10, 1 - Math.floor(Math.log10(usd)));
  return `$${usd.toFixed(digits)}`;
};
