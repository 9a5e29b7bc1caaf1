/**
 * A worker's side of the ledger: the runs that are handed out, its share of each account's rates, its part of each run's
 * money. Nothing is asked on an account before the other workers have heard that there is one more.
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
  /** Calls at once, for each provider and key. */
  readonly concurrency: number;
  readonly prices: PriceTable;
};

export type Desk = {
  /** The runs that are handed out, as they are now. */
  readonly look: () => Promise<readonly HandedOut[]>;
  /** A run as it was when last looked; undefined where it is not handed out. */
  readonly handedOut: (run: string) => HandedOut | undefined;
  /** A sign of life; hears how many share each account. */
  readonly beat: (lanes: readonly string[], stopped: WorkerNews["stopped"]) => Promise<void>;
  /** Asks for a run: at its rates, for its money. */
  readonly askFor: (run: HandedOut, plan: RunPlan) => Ask;
  /** How many workers died of a slice; undefined where another one asks it. */
  readonly claim: (slice: Slice) => Promise<number | undefined>;
  readonly release: (slice: Slice) => Promise<void>;
  /** Gives back what no call under way needs. */
  readonly settle: (run: string) => Promise<void>;
  readonly leave: () => Promise<void>;
};

type Account = {
  readonly pace: Pace;
  /** A hash: the account's own name says whose it is. */
  readonly name: string;
  readonly provider: string;
  settings: HandedOut;
  /** Calls that wait or are under way, and the moment at which the last of them ended. */
  pending: number;
  lastAt: number;
  share?: Share;
};

const settleLookMs = 100;
/** An account that nothing was asked of for so long is left to the others. */
const idleMs = 2000;

export const createDesk = ({ ledger, worker, clock, concurrency, prices }: DeskOptions): Desk => {
  let runs: readonly HandedOut[] = [];
  const accounts = new Map<string, Account>();
  const budgets = new Map<string, SharedBudget>();
  /** Those of this machine, and over them those that came with the run. */
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

  /** Waits until all that ask an account know of each other, where it has a rate to be divided. */
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
          // Its share is the others' now: whoever comes back waits until they know.
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

/** An account's limits, divided among those that ask it. */
const limitsOf = (account: Account, workers: number) => {
  const { rpm, tpm } = givenTo(account);
  return {
    requestsPerMinute: rpm === undefined ? undefined : rpm / workers,
    tokensPerMinute: tpm === undefined ? undefined : tpm / workers,
  };
};
