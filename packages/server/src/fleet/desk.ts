/**
 * Implements a worker's access to the ledger: the dispatched runs, its share of each account's rates, and its part of
 * each run's shared budget. A worker makes no call on an account before the other workers have registered it.
 */
import { createHash } from "node:crypto";
import {
  answerTokens,
  ask,
  type Ask,
  type Clock,
  createPace,
  getOrInsert,
  type LanguageModel,
  type Pace,
  type PriceTable,
  requirePrices,
  type RunPlan,
  sleep,
  thinkingTokens,
  version,
} from "organon/store";
import { createSharedBudget, type SharedBudget } from "./shared-budget.ts";
import type { HandedOut, Ledger, Share, Slice, WorkerNews } from "./fleet.ts";

type DeskOptions = {
  readonly ledger: Ledger;
  readonly worker: string;
  readonly clock: Clock;
  /** Calls at once, for each provider and API key. */
  readonly concurrency: number;
  readonly prices: PriceTable;
};

export type Desk = {
  /** Reads the dispatched runs. */
  readonly look: () => Promise<readonly HandedOut[]>;
  /** Returns a run as last read; undefined if it is not dispatched. */
  readonly handedOut: (run: string) => HandedOut | undefined;
  /** Sends a heartbeat; receives the number of workers on each account. */
  readonly beat: (lanes: readonly string[], stopped: WorkerNews["stopped"]) => Promise<void>;
  /** Returns the function that makes a run's calls, within its rates and budget. */
  readonly askFor: (run: HandedOut, plan: RunPlan) => Ask;
  /** Returns how many workers died on a slice; undefined if another worker has it. */
  readonly claim: (slice: Slice) => Promise<number | undefined>;
  readonly release: (slice: Slice) => Promise<void>;
  /** Returns money that no call under way needs. */
  readonly settle: (run: string) => Promise<void>;
  readonly leave: () => Promise<void>;
};

type Account = {
  readonly pace: Pace;
  /** A hash, because the account's own name identifies its owner. */
  readonly name: string;
  readonly provider: string;
  settings: HandedOut;
  /** Calls that wait or are under way, and the time at which the last one ended. */
  pending: number;
  lastAt: number;
  share?: Share;
};

const settleLookMs = 100;
/** After this time without calls, an account's rate is left to the other workers. */
const idleMs = 2000;

export const createDesk = ({ ledger, worker, clock, concurrency, prices }: DeskOptions): Desk => {
  let runs: readonly HandedOut[] = [];
  const accounts = new Map<string, Account>();
  const budgets = new Map<string, SharedBudget>();
  /** This machine's prices, overridden by those of the run. */
  const pricesOf = (run: HandedOut): PriceTable => ({
    ...prices,
    prices: { ...prices.prices, ...run.prices },
  });

  const accountOf = (model: LanguageModel, settings: HandedOut): Account => {
    const name = createHash("sha256")
      .update(model.account ?? model.id)
      .digest("hex")
      .slice(0, 16);
    const account = getOrInsert(accounts, name, (): Account => {
      const pace = createPace({ clock, concurrency });
      return { pace, name, provider: model.provider, settings, pending: 0, lastAt: clock.elapsed() };
    });
    account.settings = settings;
    return account;
  };

  const budgetOf = (handed: HandedOut, plan: RunPlan): SharedBudget | undefined => {
    const { run, maxCost } = handed;
    if (maxCost === undefined) return undefined;
    return getOrInsert(budgets, run, () =>
      createSharedBudget({
        prices: pricesOf(handed),
        answerTokens: answerTokens[plan.prompt.style].most + thinkingTokens.most,
        clock,
        purse: {
          most: maxCost,
          take: (usd) => ledger.take(run, usd),
          putBack: (usd) => ledger.putBack(run, usd),
          othersHold: async () => {
            const others = (await ledger.workers()).filter((one) => one.worker !== worker);
            return others.reduce((sum, { holds }) => sum + (holds[run] ?? 0), 0);
          },
        },
      }),
    );
  };

  const isInUse = ({ pending, lastAt }: Account): boolean => pending > 0 || clock.elapsed() - lastAt < idleMs;

  /** Waits until all workers on an account know each other, if it has a rate to divide. */
  const settled = async (account: Account, signal: AbortSignal | undefined): Promise<void> => {
    while (isRated(account) && account.share?.isSettled !== true) await sleep(clock, settleLookMs, signal);
  };

  return {
    look: async () => {
      runs = await ledger.handedOut();
      return runs;
    },
    handedOut: (id) => runs.find(({ run }) => run === id),
    beat: async (lanes, stopped) => {
      const holds = Object.fromEntries([...budgets].map(([run, budget]) => [run, budget.held()]));
      const news = { worker, version, lanes, stopped, holds };
      const inUse = [...accounts.values()].filter(isInUse);
      const shares = await ledger.beat(
        news,
        inUse.map(({ name }) => name),
      );
      for (const account of accounts.values()) {
        const share = shares.get(account.name);
        if (share === undefined) {
          // The others have its share now: a returning worker waits until they have registered it.
          delete account.share;
          continue;
        }
        account.share = share;
        account.settings = runs.find(({ run }) => run === account.settings.run) ?? account.settings;
        account.pace.change({
          ...limitsOf(account, share.workers),
          concurrency,
          isHeld: account.settings.isPaused === true,
        });
      }
    },
    askFor: (handed, plan) => async (model, prompt, signals) => {
      if (handed.maxCost !== undefined) requirePrices([model], pricesOf(handed));
      const account = accountOf(model, handed);
      const budget = budgetOf(handed, plan);
      account.pending += 1;
      try {
        await settled(account, signals.drain ?? signals.signal);
        return await ask(model, prompt, {
          clock,
          pace: account.pace,
          budget,
          timeoutMs: handed.timeoutMs,
          ...signals,
        });
      } finally {
        account.pending -= 1;
        account.lastAt = clock.elapsed();
      }
    },
    claim: (slice) => ledger.claim(worker, slice),
    release: (slice) => ledger.release(worker, slice),
    settle: async (run) => budgets.get(run)?.putBack(),
    leave: async () => {
      for (const budget of budgets.values()) await budget.putBack();
      await ledger.leave(worker);
    },
  };
};

const givenTo = ({ settings, provider }: Account): { readonly rpm?: number; readonly tpm?: number } => {
  const own = settings.limits?.[provider];
  return { rpm: own?.rpm ?? settings.requestsPerMinute, tpm: own?.tpm ?? settings.tokensPerMinute };
};

const isRated = (account: Account): boolean => {
  const { rpm, tpm } = givenTo(account);
  return rpm !== undefined || tpm !== undefined;
};

/** Returns an account's limits, divided by the number of its workers. */
const limitsOf = (account: Account, workers: number) => {
  const { rpm, tpm } = givenTo(account);
  return {
    requestsPerMinute: rpm === undefined ? undefined : rpm / workers,
    tokensPerMinute: tpm === undefined ? undefined : tpm / workers,
  };
};
