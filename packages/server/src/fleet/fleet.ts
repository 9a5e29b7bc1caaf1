/**
 * Defines the interfaces for several machines: a queue that dispatches slices of plans, and a ledger that the machines share. A slice is a
 * range of one subject's calls. Both may be late, lose data, or repeat it; the remaining work is always the plan minus the stored answers.
 */

import { type Clock, type LanguageModel, type PriceTable, type Stop, version } from "organon/store";

/** Maximum calls in a slice. */
export const sliceSize = 100;

/** A range of one subject's calls in a run. */
export type Slice = {
  readonly run: string;
  /** The index of the subject in the run. */
  readonly subject: number;
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  /** Set on parts of a slice whose workers died. */
  readonly suspect?: boolean;
};

/** Dispatches slices. A lane is the queue of one provider's calls. */
export type SliceQueue = {
  /** The location, without secrets. */
  readonly location: string;
  /** Adds slices, except those that wait or are being worked on. Waits for an unavailable server. */
  readonly add: (lane: string, slices: readonly Slice[]) => Promise<void>;
  /** Returns the number of slices that wait or are being worked on. */
  readonly size: (lane: string) => Promise<number>;
  /**
   * Works on a lane's slices, up to `atOnce` at a time, until the signal; rejected ones are dispatched again.
   * Resolves when the last of them is done.
   */
  readonly serve: (
    lane: string,
    options: {
      readonly atOnce: number;
      readonly signal: AbortSignal;
      readonly work: (slice: Slice) => Promise<void>;
      /** Called if the queue can't be reached; it is tried again. */
      readonly onTrouble: (message: string) => void;
    },
  ) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The settings of a run's calls, for all machines. */
export type HandedOut = {
  readonly run: string;
  /** The version that planned it; workers of another version skip it. */
  readonly version: string;
  /** ISO time: calls that failed since then are not made again. */
  readonly since: string;
  readonly lanes: readonly string[];
  /** Calls and tokens per minute for each provider and API key, for all workers together. */
  readonly requestsPerMinute?: number;
  readonly tokensPerMinute?: number;
  readonly limits?: Readonly<Record<string, { readonly rpm?: number; readonly tpm?: number }>>;
  /** US dollars, for all workers together. */
  readonly maxCost?: number;
  readonly timeoutMs?: number;
  /** Prices of its models, as given to the planning process. */
  readonly prices?: PriceTable["prices"];
  /** Whether to continue with a model whose replies can't be parsed. */
  readonly goOn?: boolean;
  /** While set, no call starts. */
  readonly isPaused?: boolean;
};

/** A worker's report. */
export type WorkerNews = {
  readonly worker: string;
  readonly version: string;
  /** The lanes that it serves. */
  readonly lanes: readonly string[];
  /** The lanes that it gave up, and why. */
  readonly stopped: readonly {
    readonly lane: string;
    readonly run: string;
    readonly class: Stop["class"];
    readonly message: string;
  }[];
  /** US dollars that it withdrew for a run and has neither spent nor returned. */
  readonly holds: Readonly<Record<string, number>>;
};

/** For one account: the number of its workers, and whether they all know each other. */
export type Share = { readonly workers: number; readonly isSettled: boolean };

/** The state shared by the machines. Times are the ledger's own. */
export type Ledger = {
  /** Returns the server's clock, so that machines with different clocks agree on the order of events. */
  readonly clock: () => Promise<Clock>;
  /** Registers a run with its settings and the money already spent; returns whether it was dispatched before and still is. */
  readonly handOut: (run: HandedOut, spent: number) => Promise<boolean>;
  /** Changes the settings of a dispatched run. */
  readonly change: (run: HandedOut) => Promise<void>;
  /** Ends the dispatch of a run. */
  readonly withdraw: (run: string, since: string) => Promise<void>;
  /** Returns the dispatched runs. */
  readonly handedOut: () => Promise<readonly HandedOut[]>;
  /** Sends a heartbeat, with the accounts (hashed) that the worker uses. */
  readonly beat: (news: WorkerNews, accounts: readonly string[]) => Promise<ReadonlyMap<string, Share>>;
  readonly leave: (worker: string) => Promise<void>;
  /**
   * Claims a slice for a worker. Returns how many workers died on it, or undefined if another live worker has it: an
   * emptied queue dispatches slices that are being worked on.
   */
  readonly claim: (worker: string, slice: Slice) => Promise<number | undefined>;
  readonly release: (worker: string, slice: Slice) => Promise<void>;
  /** Returns the live workers. */
  readonly workers: () => Promise<readonly WorkerNews[]>;
  /** Withdraws money for a run; returns false if there is not enough. */
  readonly take: (run: string, usd: number) => Promise<boolean>;
  readonly putBack: (run: string, usd: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The services that the machines of a run share. */
export type Fleet = { readonly queue: SliceQueue; readonly ledger: Ledger };

/** Returns the lane of a model's calls: its provider, any non-default address, and the version that planned them. */
export const laneOf = (model: Pick<LanguageModel, "provider" | "parameters">): string => {
  const { url } = model.parameters;
  return [version, model.provider, ...(typeof url === "string" ? [url] : [])].join(" ");
};
