/**
 * A budget that several processes spend from. Money is fetched from a purse that they share before it is set aside, some
 * calls' worth at a time, so that what all of them have fetched never passes what there is. What is not needed goes back.
 * As with a budget of one's own, the most that an attempt may cost is set aside, and what it did cost takes its place.
 */
import {
  type Budget,
  type Clock,
  costOf,
  type LanguageModel,
  maxCost,
  OrganonError,
  priceOf,
  type PriceTable,
  type Prompt,
  type Reservation,
  showUsd,
  sleep,
} from "organon/store";

/** Money that several processes share, in US dollars. */
type Purse = {
  /** Takes so much out; false where so much is not there. */
  readonly take: (usd: number) => Promise<boolean>;
  /** Puts back what was not spent. */
  readonly putBack: (usd: number) => Promise<void>;
  /** What others have taken out and may put back. */
  readonly othersHold: () => Promise<number>;
  /** What there was in all. */
  readonly most: number;
};

type SharedBudgetOptions = {
  readonly prices: PriceTable;
  /** The longest answer to reckon with where a model has no `maxTokens`. */
  readonly answerTokens: number;
  readonly purse: Purse;
  readonly clock: Clock;
};

export type SharedBudget = Omit<Budget, "bound"> & {
  /** What was fetched and is neither spent nor put back. */
  readonly held: () => number;
  /** Puts back what no call under way needs. */
  readonly putBack: () => Promise<void>;
};

/** So many calls' worth is fetched at once, as long as there is so much. */
const callsFetched = 16;
const lookEveryMs = 500;
/** So often nobody else must hold anything before there is nothing to wait for. */
const looksBeforeEnd = 6;

export const createSharedBudget = ({
  prices,
  answerTokens,
  purse,
  clock,
}: SharedBudgetOptions): SharedBudget => {
  /** Fetched, and set aside for no call. */
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
      // An answer that cost more than could be reckoned with is made up for from what is left.
      free += amount - cost;
    };
    return {
      settle: (reply) => {
        const price = priceOf(model, prices);
        const cost = reply.cost ?? (price === undefined ? undefined : costOf(reply.usage, price));
        end(cost ?? amount);
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
      // One at a time: whoever comes next may find enough fetched.
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
