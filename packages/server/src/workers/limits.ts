/**
 * The limits of a run's calls that hold for all workers together: each call takes its money from the run's row, and its
 * start from the account's row. Concurrency, and what is learned from refusals, are each worker's own.
 */
import { createHash } from "node:crypto";
import {
  answerTokens,
  ask,
  type Ask,
  boundCost,
  type Budget,
  type Clock,
  Pace,
  getOrInsert,
  type LanguageModel,
  maxCost,
  OrganonError,
  buildPrice,
  type PriceTable,
  type Prompt,
  replyCost,
  requirePrices,
  type Reservation,
  type RunPlan,
  showUsd,
  sleep,
  thinkingTokens,
} from "organon/store";
import type { Dispatch, Registry } from "./registry.ts";

type LimitsOptions = {
  readonly registry: Pick<Registry, "take" | "settle" | "nextStart">;
  readonly clock: Clock;
  /** Calls at once, for each provider and API key. */
  readonly concurrency: number;
  readonly prices: PriceTable;
};

const lookEveryMs = 500;
/** Number of consecutive looks without money, and without calls under way here, after which waiting is pointless. */
const looksBeforeEnd = 6;

export class Limits {
  readonly #options: LimitsOptions;
  readonly #paces = new Map<string, Pace>();
  /** US dollars reserved for calls under way, by run. */
  readonly reserved = new Map<string, number>();

  constructor(options: LimitsOptions) {
    this.#options = options;
  }

  /** Returns the function that makes a run's calls within its limits; `settings` returns the current ones. */
  createAsk(settings: () => Dispatch, plan: RunPlan): Ask {
    return (model, prompt, signals) => {
      const { clock } = this.#options;
      const run = settings();
      return ask(model, prompt, {
        clock,
        pace: this.#createPace(model, run),
        budget: run.maxCost === undefined ? undefined : this.#createBudget(run, run.maxCost, model, plan),
        timeoutMs: run.timeoutMs,
        ...signals,
      });
    };
  }

  #createPace({ id, account = id, provider }: LanguageModel, run: Dispatch): Pick<Pace, "take"> {
    const { registry, clock, concurrency } = this.#options;
    const pace = getOrInsert(this.#paces, account, () => new Pace({ clock, concurrency }));
    const {
      rpm = run.requestsPerMinute,
      tpm = run.tokensPerMinute,
    }: { readonly rpm?: number; readonly tpm?: number } = run.limits?.[provider] ?? {};
    if (rpm === undefined && tpm === undefined) return pace;
    // A hash, because the account's own name identifies its owner.
    const name = createHash("sha256").update(account).digest("hex").slice(0, 16);
    const pass = (what: string, amount: number, perMinute: number | undefined): Promise<number> | 0 =>
      perMinute === undefined ? 0 : registry.nextStart(`${name} ${what}`, (amount * 60_000) / perMinute);
    const take = async (signal?: AbortSignal, tokens = 0): ReturnType<Pace["take"]> => {
      const turn = await pace.take(signal, tokens);
      try {
        const waits = await Promise.all([pass("calls", 1, rpm), pass("tokens", tokens, tpm)]);
        await sleep(clock, Math.max(...waits), signal);
      } catch (error) {
        turn.end("broken");
        throw error;
      }
      return {
        end: (how, news) => {
          turn.end(how, news);
          if (news?.tokens !== undefined) void pass("tokens", news.tokens - tokens, tpm);
        },
      };
    };
    return { take };
  }

  #createBudget(run: Dispatch, most: number, model: LanguageModel, plan: RunPlan): Pick<Budget, "reserve"> {
    const { prices: own } = this.#options;
    // This machine's prices, overridden by those of the run.
    const prices = { ...own, prices: { ...own.prices, ...run.prices } };
    requirePrices([model], prices);
    const reckoning = { prices, answerTokens: answerTokens[plan.prompt.style].most + thinkingTokens.most };
    return {
      reserve: async (_, prompt: Prompt, signal) => {
        const amount = maxCost(model, prompt, reckoning) ?? 0;
        await this.#take(run.run, amount, most, signal);
        return this.#reservation(run.run, amount, model, prices);
      },
    };
  }

  /** Takes money from the run's row; waits for calls under way, which mostly cost less than was reserved. */
  async #take(run: string, amount: number, most: number, signal: AbortSignal | undefined) {
    const { registry, clock } = this.#options;
    for (let looks = 0; !(await registry.take(run, amount));) {
      looks = (this.reserved.get(run) ?? 0) > 0 ? 0 : looks + 1;
      if (looks === looksBeforeEnd)
        throw new OrganonError(
          "budget",
          `of ${showUsd(most)} too little is left: the next call may cost ${showUsd(amount)}`,
          { hint: "the same command with a larger --max-cost goes on from here" },
        );
      await sleep(clock, lookEveryMs, signal);
    }
    this.#reserve(run, amount);
  }

  #reserve(run: string, usd: number): void {
    // Sums of floating-point numbers need not return to 0.
    const sum = (this.reserved.get(run) ?? 0) + usd;
    this.reserved.set(run, sum < 1e-9 ? 0 : sum);
  }

  #reservation(run: string, amount: number, model: LanguageModel, prices: PriceTable): Reservation {
    let isOpen = true;
    const end = (cost: number): void => {
      if (!isOpen) return;
      isOpen = false;
      this.#reserve(run, -amount);
      void this.#options.registry.settle(run, amount, cost);
    };
    return {
      settle: (reply) => {
        const cost = replyCost(model, reply, prices);
        end(cost ?? boundCost(amount, reply, buildPrice(model, prices)));
        return cost;
      },
      release: (isSpent) => end(isSpent ? amount : 0),
    };
  }
}
