/**
 * Enforces a budget in US dollars. Before each attempt its maximum cost is reserved; afterwards the actual cost
 * replaces the reservation. If the next call might exceed the budget, it waits for calls under way, which mostly cost
 * less than was reserved. If none is left and it still might, the model is stopped.
 *
 * A lost answer (timeout, broken connection, garbled body) may still be charged, so its reservation stays spent.
 * `maxCost` is a bound if `maxTokens` is given. Without `maxTokens` it is an estimate that grows with the largest
 * answer seen.
 */
import { EventEmitter, once } from "node:events";
import { OrganonError } from "#logic/error";
import type { LanguageModel, Prompt, Reply } from "./language-model.ts";
import { computeCost, buildPrice, replyCost, type Price, type PriceTable } from "./prices.ts";
import { guessMargin, guessTextTokens, guessTokens } from "./tokens.ts";

export type Reservation = {
  /** Replaces the reservation by the reply's cost and returns that cost; undefined if no price is known. */
  readonly settle: (reply: Reply) => number | undefined;
  /** Cancels the reservation, or counts it as spent. */
  readonly release: (isSpent: boolean) => void;
};

/** The data from which the most that a call can cost follows. */
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

/** A budget shared by all models of a run. With `most`, a call to a model without a price is rejected. */
export class Budget {
  readonly #options: BudgetOptions;
  #spent: number;
  #reserved = 0;
  #open = 0;
  /** The longest answer by model, in tokens. */
  readonly #longest = new Map<string, number>();
  readonly #ends = new EventEmitter().setMaxListeners(0);
  /** Models with a rejected call. A cheaper call a moment later is rejected too, as if it had come after the stop. */
  readonly #refused = new Set<LanguageModel>();

  constructor(options: BudgetOptions) {
    this.#options = options;
    this.#spent = options.spent ?? 0;
  }

  /** Reserves the maximum cost of an attempt, and waits until it fits. Throws `budget` if it never does, or the signal's reason. */
  async reserve(model: LanguageModel, prompt: Prompt, signal?: AbortSignal): Promise<Reservation> {
    const { most = Number.POSITIVE_INFINITY } = this.#options;
    for (;;) {
      signal?.throwIfAborted();
      const amount = this.#computeMaxCost(model, prompt);
      const isFitting = this.#spent + this.#reserved + amount <= most;
      if (isFitting && !this.#refused.has(model)) return this.#hold(model, amount);
      if (this.#open === 0) this.#refused.add(model);
      if (this.#refused.has(model)) throw budgetReached(most, this.#spent, amount);
      await once(this.#ends, "end", { signal }).catch(() => {});
    }
  }

  /** Returns US dollars spent, and reserved for calls under way. */
  state(): { readonly spent: number; readonly reserved: number } {
    return { spent: this.#spent, reserved: this.#reserved };
  }

  #computeMaxCost(model: LanguageModel, prompt: Prompt): number {
    const { prices, answerTokens } = this.#options;
    const longest = Math.max(answerTokens, guessMargin * (this.#longest.get(model.id) ?? 0));
    return maxCost(model, prompt, { prices, answerTokens: longest }) ?? 0;
  }

  #hold(model: LanguageModel, amount: number): Reservation {
    const { prices } = this.#options;
    this.#open += 1;
    this.#reserved += amount;
    let isOpen = true;
    const end = (cost: number): void => {
      if (!isOpen) return;
      isOpen = false;
      this.#open -= 1;
      this.#reserved = this.#open === 0 ? 0 : this.#reserved - amount;
      this.#spent += cost;
      this.#ends.emit("end");
    };
    return {
      settle: (reply) => {
        const cost = replyCost(model, reply, prices);
        const { tokensOut = 0 } = reply.usage;
        this.#longest.set(model.id, Math.max(this.#longest.get(model.id) ?? 0, tokensOut));
        end(cost ?? boundCost(amount, reply, buildPrice(model, prices)));
        return cost;
      },
      release: (isSpent) => end(isSpent ? amount : 0),
    };
  }
}

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
  const price = buildPrice(model, prices);
  const { maxTokens } = model.parameters;
  const tokensOut = typeof maxTokens === "number" ? maxTokens : answerTokens;
  return price && computeCost({ tokensIn: Math.ceil(guessTokens(prompt) * guessMargin), tokensOut }, price);
};

/**
 * Returns the most that a reply of unknown cost has cost: the bound of its call, or more if its counts or its texts cost more. A server
 * may ignore `maxTokens`.
 */
export const boundCost = (
  bound: number,
  { usage, text = "", thinking = "" }: Pick<Reply, "usage"> & Partial<Pick<Reply, "text" | "thinking">>,
  price: Price | undefined,
): number => {
  const written = Math.ceil(guessTextTokens(text.length + thinking.length) * guessMargin);
  const counts = [
    { tokensIn: 0, tokensOut: 0, ...usage },
    { tokensIn: 0, tokensOut: written },
  ];
  return Math.max(bound, ...counts.map((one) => (price && computeCost(one, price)) ?? 0));
};

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
