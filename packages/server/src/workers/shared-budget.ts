/**
 * A budget for several processes: one number in PostgreSQL, from which a worker withdraws money before it reserves it
 * for a call, for several calls at a time, so that withdrawals never exceed the total. Unused money is returned after
 * each slice. As with a local budget, the maximum cost of an attempt is reserved, and its actual cost replaces it.
 */
import {
  boundCost,
  type Budget,
  type Clock,
  type LanguageModel,
  maxCost,
  OrganonError,
  priceOf,
  type PriceTable,
  type Prompt,
  replyCost,
  type Reservation,
  showUsd,
  sleep,
} from "organon/store";

type SharedBudgetOptions = {
  /** The total, in US dollars. */
  readonly most: number;
  readonly prices: PriceTable;
  /** The longest answer to assume for a model without `maxTokens`, in tokens. */
  readonly answerTokens: number;
  readonly clock: Clock;
  /** Withdraws an amount; returns false if there is not enough. */
  readonly take: (usd: number) => Promise<boolean>;
  readonly putBack: (usd: number) => Promise<void>;
  /** Returns the amount that other workers have withdrawn and may return. */
  readonly othersHold: () => Promise<number>;
};

/** Number of calls whose cost is withdrawn at once, if available. */
const callsAtOnce = 16;
const lookEveryMs = 500;
/** Number of consecutive polls without withdrawals of others after which waiting is pointless. */
const looksBeforeEnd = 6;

export class SharedBudget implements Omit<Budget, "bound"> {
  readonly #options: SharedBudgetOptions;
  /** Withdrawn, and not reserved for a call. */
  #free = 0;
  #reserved = 0;
  #spent = 0;
  #open = 0;
  #withdrawing: Promise<unknown> = Promise.resolve();

  constructor(options: SharedBudgetOptions) {
    this.#options = options;
  }

  reserve(
    model: LanguageModel,
    prompt: Prompt,
    signalOf?: () => AbortSignal | undefined,
  ): Reservation | Promise<Reservation> {
    const amount = maxCost(model, prompt, this.#options) ?? 0;
    return this.#free >= amount ? this.#hold(model, amount) : this.#wait(model, amount, signalOf?.());
  }

  state(): ReturnType<Budget["state"]> {
    return { spent: this.#spent, reserved: this.#reserved };
  }

  /** Returns the amount withdrawn and neither spent nor returned. */
  held(): number {
    return Math.max(0, this.#free) + this.#reserved;
  }

  /** Returns the money that no call under way needs; a debt is charged to the total. */
  async putBack(): Promise<void> {
    const surplus = this.#free;
    this.#free = 0;
    if (surplus !== 0) await this.#options.putBack(surplus);
  }

  #hold(model: LanguageModel, amount: number): Reservation {
    const { prices } = this.#options;
    this.#free -= amount;
    this.#reserved += amount;
    this.#open += 1;
    let isOpen = true;
    const end = (cost: number): void => {
      if (!isOpen) return;
      isOpen = false;
      this.#open -= 1;
      this.#reserved = this.#open === 0 ? 0 : this.#reserved - amount;
      this.#spent += cost;
      // An answer that cost more than estimated is compensated from the remaining money.
      this.#free += amount - cost;
    };
    return {
      settle: (reply) => {
        const cost = replyCost(model, reply, prices);
        end(cost ?? boundCost(amount, reply.usage, priceOf(model, prices)));
        return cost;
      },
      release: (isSpent) => end(isSpent ? amount : 0),
    };
  }

  async #wait(model: LanguageModel, amount: number, signal?: AbortSignal): Promise<Reservation> {
    const { most, clock } = this.#options;
    for (let quiet = 0; ;) {
      signal?.throwIfAborted();
      // One at a time: the next waiting call may find enough withdrawn.
      const withdrawn = this.#withdrawing.then(() => this.#withdraw(amount));
      this.#withdrawing = withdrawn.catch(() => undefined);
      await withdrawn;
      if (this.#free >= amount) return this.#hold(model, amount);
      if (this.#open === 0) {
        await this.putBack();
        quiet = (await this.#options.othersHold()) > 0 ? 0 : quiet + 1;
        if (quiet === looksBeforeEnd) throw budgetReached(most, amount);
      }
      await sleep(clock, lookEveryMs, signal);
    }
  }

  async #withdraw(amount: number): Promise<void> {
    if (this.#free >= amount) return;
    const missing = amount - Math.min(0, this.#free);
    const larger = Math.min(callsAtOnce * missing, this.#options.most / 50);
    for (const wanted of larger > missing ? [larger, missing] : [missing])
      if (await this.#options.take(wanted)) {
        this.#free += wanted;
        return;
      }
  }
}

const budgetReached = (most: number, next: number): OrganonError =>
  new OrganonError(
    "budget",
    `of ${showUsd(most)} too little is left: the next call may cost ${showUsd(next)}`,
    { hint: "the same command with a larger --max-cost goes on from here" },
  );
