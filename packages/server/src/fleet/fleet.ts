/**
 * What asking on several machines needs from outside: a queue that hands out slices of plans, and a ledger on which the
 * machines see each other. Both may be late, forget, or say a thing twice; what is true is the plan minus the stored answers.
 */

import { type Clock, type LanguageModel, type PriceTable, type Stop, version } from "organon/store";

/** The most calls in a slice. */
export const sliceSize = 100;

/** A stretch of one subject's calls in a run. */
export type Slice = {
  readonly run: string;
  /** The subject's place in the run. */
  readonly subject: number;
  readonly from: number;
  /** Without this one. */
  readonly to: number;
  /** Set on pieces of a slice whose workers died. */
  readonly suspect?: boolean;
};

/** Hands out slices. A lane is what one provider's calls wait in. */
export type SliceQueue = {
  /** Where it is, without secrets. */
  readonly location: string;
  /** Adds slices; one that waits or is in somebody's hands already is not added again. A server that is away is waited for. */
  readonly add: (lane: string, slices: readonly Slice[]) => Promise<void>;
  /** Slices that wait or are in somebody's hands. */
  readonly size: (lane: string) => Promise<number>;
  /**
   * Works on a lane's slices, so many at once, until the signal; what is rejected is handed out again. Resolves when
   * the last of them is done.
   */
  readonly serve: (
    lane: string,
    options: {
      readonly atOnce: number;
      readonly signal: AbortSignal;
      readonly work: (slice: Slice) => Promise<void>;
      /** Called where the queue cannot be reached; it is tried again. */
      readonly onTrouble: (message: string) => void;
    },
  ) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** How a run is to be asked, wherever it is asked. */
export type HandedOut = {
  readonly run: string;
  /** The version that planned it: workers of another do not ask it. */
  readonly version: string;
  /** ISO time: calls that failed since then are not asked again. */
  readonly since: string;
  readonly lanes: readonly string[];
  /** Calls and tokens a minute for each provider and key, all workers together. */
  readonly requestsPerMinute?: number;
  readonly tokensPerMinute?: number;
  readonly limits?: Readonly<Record<string, { readonly rpm?: number; readonly tpm?: number }>>;
  /** US dollars, all workers together. */
  readonly maxCost?: number;
  readonly timeoutMs?: number;
  /** Prices of its models, as whoever planned it was given them. */
  readonly prices?: PriceTable["prices"];
  /** Whether a model is asked on although its replies cannot be read. */
  readonly goOn?: boolean;
  /** While it is set nothing is begun. */
  readonly isPaused?: boolean;
};

/** What a worker says of itself. */
export type WorkerNews = {
  readonly worker: string;
  readonly version: string;
  /** Lanes that it serves. */
  readonly lanes: readonly string[];
  /** Lanes that it gave up, and why. */
  readonly stopped: readonly {
    readonly lane: string;
    readonly run: string;
    readonly class: Stop["class"];
    readonly message: string;
  }[];
  /** US dollars that it took out for a run and neither spent nor put back. */
  readonly holds: Readonly<Record<string, number>>;
};

/** What a worker hears in return: of each of its accounts, how many ask it, and whether they all know of each other. */
export type Share = { readonly workers: number; readonly isSettled: boolean };

/** Where the machines see each other. Times are the ledger's own. */
export type Ledger = {
  /** The server's clock, by which machines whose own clocks differ agree on what was before. */
  readonly clock: () => Promise<Clock>;
  /** Says that a run is to be asked, how, and what of its money is spent already; tells whether it was handed out before and still is. */
  readonly handOut: (run: HandedOut, spent: number) => Promise<boolean>;
  /** Says that a run that is handed out is to be asked in another way from now on. */
  readonly change: (run: HandedOut) => Promise<void>;
  /** Says that a run is to be asked no more. */
  readonly withdraw: (run: string, since: string) => Promise<void>;
  /** The runs to be asked. */
  readonly handedOut: () => Promise<readonly HandedOut[]>;
  /** A sign of life, with the accounts (hashed) that the worker asks. */
  readonly beat: (news: WorkerNews, accounts: readonly string[]) => Promise<ReadonlyMap<string, Share>>;
  readonly leave: (worker: string) => Promise<void>;
  /**
   * Says that a worker asks a slice; tells how many died of it before, or undefined where another that lives asks it: a queue
   * that was emptied hands out what is in somebody's hands.
   */
  readonly claim: (worker: string, slice: Slice) => Promise<number | undefined>;
  readonly release: (worker: string, slice: Slice) => Promise<void>;
  /** The workers that live. */
  readonly workers: () => Promise<readonly WorkerNews[]>;
  /** Takes so much of a run's money; false where so much is not there. */
  readonly take: (run: string, usd: number) => Promise<boolean>;
  readonly putBack: (run: string, usd: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** What the machines of a run share. */
export type Fleet = { readonly queue: SliceQueue; readonly ledger: Ledger };

/** The lane of a model's calls: its provider, its address where it has one of its own, and the version that planned them. */
export const laneOf = (model: Pick<LanguageModel, "provider" | "parameters">): string => {
  const { url } = model.parameters;
  return [version, model.provider, ...(typeof url === "string" ? [url] : [])].join(" ");
};
