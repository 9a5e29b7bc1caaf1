/**
 * The paces and budgets of a worker: its share of each account's rates, and its part of each run's money. A worker
 * makes no call on an account with a rate before the other workers have registered it, and none while its leases may
 * have lapsed.
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
} from "organon/store";
import { leaseSeconds } from "./queue.ts";
import { deadAfterMs, type Dispatch, type Registry, type WorkerReport } from "./registry.ts";
import { SharedBudget } from "./shared-budget.ts";

type AccountsOptions = {
  readonly registry: Pick<Registry, "beat" | "leave" | "take" | "putBack" | "workers">;
  readonly worker: string;
  readonly clock: Clock;
  /** Calls at once, for each provider and API key. */
  readonly concurrency: number;
  readonly prices: PriceTable;
};

type Account = {
  readonly pace: Pace;
  readonly provider: string;
  settings: Dispatch;
  /** Calls that wait or are under way, and the time at which the last one ended. */
  pending: number;
  lastAt: number;
  /** The server's time at which this worker began to use the account; undefined while it does not. */
  joined?: number;
  /** Whether all its workers know each other. */
  isSettled: boolean;
};

const lookMs = 100;
/** After this time without calls, an account's rate is left to the other workers. */
const idleMs = 2000;
/** After this time all other workers know a new one, because they send a heartbeat every second. */
const settledAfterMs = 2500;
/** Without a heartbeat for this long, a worker makes no call before the next one. */
const staleMs = 5000;
/** Without a heartbeat for this long, the worker's slices may have been given to others. */
const lapsedMs = (leaseSeconds - 3) * 1000;

export class Accounts {
  readonly #options: AccountsOptions;
  readonly #accounts = new Map<string, Account>();
  readonly #budgets = new Map<string, SharedBudget>();
  #beatAt: number;

  constructor(options: AccountsOptions) {
    this.#options = options;
    this.#beatAt = options.clock.elapsed();
  }

  /** Sends a heartbeat, and adopts this worker's shares. Returns whether its slices may have been given to others. */
  async beat(
    report: Omit<WorkerReport, "worker" | "accounts" | "holds">,
    runs: readonly Dispatch[],
  ): Promise<boolean> {
    const { registry, worker, clock, concurrency } = this.#options;
    for (const account of this.#accounts.values()) {
      if (account.pending === 0 && clock.elapsed() - account.lastAt >= idleMs) account.joined = undefined;
      else account.joined ??= clock.now();
    }
    const inUse = [...this.#accounts].flatMap(([name, { joined }]) =>
      joined === undefined ? [] : [[name, joined] as const],
    );
    const holds = Object.fromEntries([...this.#budgets].map(([run, budget]) => [run, budget.held()]));
    const live = await registry.beat({ ...report, worker, accounts: Object.fromEntries(inUse), holds });
    const silentMs = clock.elapsed() - this.#beatAt;
    const others = live.filter((one) => one.worker !== worker);
    for (const [name, account] of this.#accounts) {
      // The others have divided the share of a worker that was considered dead: it begins anew.
      if (silentMs > deadAfterMs) account.joined = undefined;
      if (account.joined === undefined) {
        account.isSettled = false;
        continue;
      }
      const workers = 1 + others.filter(({ accounts }) => accounts[name] !== undefined).length;
      account.isSettled = workers === 1 || clock.now() - account.joined > settledAfterMs;
      account.settings = runs.find(({ run }) => run === account.settings.run) ?? account.settings;
      account.pace.change({ ...limitsOf(account, workers), concurrency, isHeld: false });
    }
    this.#beatAt = clock.elapsed();
    return silentMs > lapsedMs;
  }

  /** Returns the function that makes a run's calls, within its rates and budget. */
  askFor(run: Dispatch, plan: RunPlan): Ask {
    return async (model, prompt, signals) => {
      const { clock } = this.#options;
      if (run.maxCost !== undefined) requirePrices([model], this.#pricesOf(run));
      const account = this.#accountOf(model, run);
      const budget = this.#budgetOf(run, plan);
      account.pending += 1;
      try {
        await this.#ready(account, signals.drain ?? signals.signal);
        return await ask(model, prompt, {
          clock,
          pace: account.pace,
          budget,
          timeoutMs: run.timeoutMs,
          ...signals,
        });
      } finally {
        account.pending -= 1;
        account.lastAt = clock.elapsed();
      }
    };
  }

  /** Returns a run's money that no call under way needs. */
  async settle(run: string): Promise<void> {
    await this.#budgets.get(run)?.putBack();
  }

  async leave(): Promise<void> {
    for (const budget of this.#budgets.values()) await budget.putBack();
    await this.#options.registry.leave(this.#options.worker);
  }

  /** Waits while heartbeats are missing, and until all workers on an account with a rate know each other. */
  async #ready(account: Account, signal: AbortSignal | undefined): Promise<void> {
    const { clock } = this.#options;
    const isStale = (): boolean => clock.elapsed() - this.#beatAt > staleMs;
    while (isStale() || (isRated(account) && !account.isSettled)) await sleep(clock, lookMs, signal);
    signal?.throwIfAborted();
  }

  #accountOf(model: LanguageModel, settings: Dispatch): Account {
    const { clock, concurrency } = this.#options;
    // A hash, because the account's own name identifies its owner.
    const name = createHash("sha256")
      .update(model.account ?? model.id)
      .digest("hex")
      .slice(0, 16);
    const account = getOrInsert(this.#accounts, name, (): Account => {
      const pace = createPace({ clock, concurrency });
      return {
        pace,
        provider: model.provider,
        settings,
        pending: 0,
        lastAt: clock.elapsed(),
        isSettled: false,
      };
    });
    account.settings = settings;
    return account;
  }

  #budgetOf(handed: Dispatch, plan: RunPlan): SharedBudget | undefined {
    const { run, maxCost: most } = handed;
    if (most === undefined) return undefined;
    const { registry, clock } = this.#options;
    return getOrInsert(
      this.#budgets,
      run,
      () =>
        new SharedBudget({
          most,
          prices: this.#pricesOf(handed),
          answerTokens: answerTokens[plan.prompt.style].most + thinkingTokens.most,
          clock,
          take: (usd) => registry.take(run, usd),
          putBack: (usd) => registry.putBack(run, usd),
          othersHold: async () => {
            const { live } = await registry.workers();
            const others = live.filter(({ worker }) => worker !== this.#options.worker);
            return others.reduce((sum, { holds }) => sum + (holds[run] ?? 0), 0);
          },
        }),
    );
  }

  /** Returns this machine's prices, overridden by those of the run. */
  #pricesOf(run: Dispatch): PriceTable {
    const { prices } = this.#options;
    return { ...prices, prices: { ...prices.prices, ...run.prices } };
  }
}

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
