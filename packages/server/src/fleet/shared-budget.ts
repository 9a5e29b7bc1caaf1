/**
 * Implements a budget for several processes. A process withdraws money from the shared budget before reserving it,
 * for several calls at a time, so that the withdrawals never exceed the total. Unused money is returned. As with a
 * local budget, the maximum cost of an attempt is reserved, and its actual cost replaces the reservation.
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

/** Money that several processes share, in US dollars. */
type Purse = {
  /** Withdraws an amount; returns false if there is not enough. */
  readonly take: (usd: number) => Promise<boolean>;
  /** Returns unspent money. */
  readonly putBack: (usd: number) => Promise<void>;
  /** Returns the amount that others have withdrawn and may return. */
  readonly othersHold: () => Promise<number>;
  /** The total. */
  readonly most: number;
};

type SharedBudgetOptions = {
  readonly prices: PriceTable;
  /** The longest answer to assume for a model without `maxTokens`, in tokens. */
  readonly answerTokens: number;
  readonly purse: Purse;
  readonly clock: Clock;
};

export type SharedBudget = Omit<Budget, "bound"> & {
  /** Returns the amount withdrawn and neither spent nor returned. */
  readonly held: () => number;
  /** Returns the money that no call under way needs. */
  readonly putBack: () => Promise<void>;
};

/** Number of calls whose cost is withdrawn at once, if available. */
const callsFetched = 16;
const lookEveryMs = 500;
/** Number of consecutive polls without withdrawals of others after which waiting is pointless. */
const looksBeforeEnd = 6;

export const createSharedBudget = ({
  prices,
  answerTokens,
  purse,
  clock,
}: SharedBudgetOptions): SharedBudget => {
  /** Withdrawn, and not reserved for a call. */
  let free = 0;
  let reserved = 0;
  let spent = 0;
  let open = 0;
  let fetching: Promise<unknown> = Promise.resolve();

  const fetch = async (amount: number): Promise<boolean> => {
    const larger = Math.min(callsFetched * amount, purse.most / 50);
    for (const wanted of larger > amount ? [larger, amount] : [amount])
      if (await purse.take(wanted)) {
        free += wanted;
        return true;
      }
    return false;
  };

  const putBack = async (): Promise<void> => {
    const surplus = free;
    free = 0;
    if (surplus > 0) await purse.putBack(surplus);
  };

  const hold = (model: LanguageModel, amount: number): Reservation => {
    free -= amount;
    reserved += amount;
    open += 1;
    let isOpen = true;
    const end = (cost: number): void => {
      if (!isOpen) return;
      isOpen = false;
      open -= 1;
      reserved = open === 0 ? 0 : reserved - amount;
      spent += cost;
      // An answer that cost more than estimated is compensated from the remaining money.
      free += amount - cost;
    };
    return {
      settle: (reply) => {
        const cost = replyCost(model, reply, prices);
        end(cost ?? boundCost(amount, reply.usage, priceOf(model, prices)));
        return cost;
      },
      release: (isSpent) => end(isSpent ? amount : 0),
    };
  };

  const waitFor = async (
    model: LanguageModel,
    amount: number,
    signal?: AbortSignal,
  ): Promise<Reservation> => {
    for (let quiet = 0; ;) {
      signal?.throwIfAborted();
      // One at a time: the next waiting call may find enough withdrawn.
      const enough = fetching.then(async () => free >= amount || (await fetch(amount - Math.min(0, free))));
      fetching = enough.catch(() => undefined);
      if ((await enough) && free >= amount) return hold(model, amount);
      if (open === 0) {
        await putBack();
        quiet = (await purse.othersHold()) > 0 ? 0 : quiet + 1;
        if (quiet === looksBeforeEnd) throw budgetReached(purse.most, amount);
      }
      await sleep(clock, lookEveryMs, signal);
    }
  };

  return {
    reserve: (model: LanguageModel, prompt: Prompt, signalOf) => {
      const amount = maxCost(model, prompt, { prices, answerTokens }) ?? 0;
      return free >= amount ? hold(model, amount) : waitFor(model, amount, signalOf?.());
    },
    state: () => ({ spent, reserved }),
    held: () => Math.max(0, free) + reserved,
    putBack,
  };
};

const budgetReached = (most: number, next: number): OrganonError =>
  new OrganonError(
    "budget",
    `of ${showUsd(most)} too little is left: the next call may cost ${showUsd(next)}`,
    { hint: "the same command with a larger --max-cost goes on from here" },
  );
