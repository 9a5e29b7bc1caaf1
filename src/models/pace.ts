/**
 * Limits the rate at which an account is called. A `Pace` grants turns: at most `limit` at once, and none before the
 * limits per minute allow it: the user's, those of the server's headers, and one that is learned from refusals.
 *
 * The number of calls at once is a window like TCP's (Chiu and Jain 1989): it grows with every served call until a
 * limit refuses one, then halves, and then grows by one per round. Some gateways refuse at random; then only the
 * refused call waits. A limit also refuses the calls after a refused one: `enoughInARow` of them show it. From then on
 * a refusal holds back every call, one call goes ahead after the wait, and the others follow at the rate that was served.
 */
import { whenAborted, type Clock } from "./clock.ts";
import type { Allowance } from "./language-model.ts";
import { computeRate } from "./retry.ts";

/** How a turn ended: served, refused for exceeding a limit, or failed in another way. */
export type TurnEnd = "served" | "refused" | "broken";

type TurnNews = {
  /** The wait that the server asked of all calls, in milliseconds. */
  readonly waitMs?: number;
  /** Tokens in and out, as counted by the server. */
  readonly tokens?: number;
  readonly allowances?: readonly Allowance[];
};

export type Turn = {
  /** Ends the turn; called once. */
  readonly end: (how: TurnEnd, news?: TurnNews) => void;
};

type PaceState = {
  /** Calls under way, and maximum calls at once. */
  readonly inFlight: number;
  readonly limit: number;
  /** Milliseconds until the next call may start. */
  readonly waitMs: number;
  /** Calls per minute that are kept to, given or learned; undefined if unlimited. */
  readonly perMinute: number | undefined;
};

export type GivenLimits = {
  /** Calls that may start within a minute, evenly spread. */
  readonly requestsPerMinute?: number;
  /** Tokens, in and out, within a minute; a call waits until earlier calls are accounted for. */
  readonly tokensPerMinute?: number;
};

export type PaceOptions = GivenLimits & {
  readonly clock: Clock;
  /** The absolute maximum of calls at once. */
  readonly concurrency: number;
  /** The initial calls at once. Default: a quarter of the maximum. */
  readonly start?: number;
};

/** After a wait that the server asked for, calls resume after a random delay up to this, to avoid a burst. */
const latestReturnMs = 1000;

/** The wait after a refusal that names none, while only the refused call waits, and once a limit is known. */
const firstPauseMs = 500;
const limitPauseMs = 5000;

/** Refusals of calls that started after a refused one, minus those served meanwhile, that show a limit. */
const enoughInARow = 6;

/**
 * The learned rate: the share of the rate that was served, and its growth, slow at first and twice the rate after 80
 * seconds. A small bucket loses a part of the limit while calls wait, so a refused rate is cut by a tenth at most, or
 * halved if it was refused within seconds. If halving it again and again doesn't help, refusals are random.
 */
const safetyMargin = 0.97;
const growthPerSquareMinute = 0.4;
const soonMs = 20_000;
const enoughHalvings = 6;

/** Models that share an account's limits share a pace. */
export class Pace {
  private readonly clock: Clock;
  private readonly rates: Readonly<Record<"given" | "learned", Flow> & Record<Allowance["of"], Flow>>;
  private readonly givenTokens: Flow;
  /** The flow of all calls, and the flow of their tokens. */
  private readonly callFlows: readonly Flow[];
  private readonly tokenFlows: readonly Flow[];
  private readonly waiting = new Set<() => void>();
  private readonly concurrency: number;
  private limit: number;
  private inFlight = 0;
  private calls = 0;
  /** A time of `clock.elapsed()`. */
  private pausedUntil: number;
  private cancelAlarm: (() => void) | undefined;
  /** Typical tokens of recent calls. */
  private usualTokens: number | undefined;
  /** Calls started before the last refusal that held back all calls say nothing about the limit since then. */
  private round = 0;
  private inRound = 0;
  private refusalsInARow = 0;
  /** True if refusals come from a limit, and the evidence for it: refusals in the time in which a refused call waits. */
  private isLimited = false;
  private suspicion = 0;
  private shadow = { from: 0, until: 0 };
  private learned: LearnedRate;

  constructor({ clock, concurrency, start, requestsPerMinute, tokensPerMinute }: PaceOptions) {
    this.clock = clock;
    this.concurrency = concurrency;
    this.limit = Math.min(concurrency, start ?? Math.max(1, Math.ceil(concurrency / 4)));
    this.pausedUntil = clock.elapsed();
    this.givenTokens = new Flow(clock, tokensPerMinute);
    this.rates = {
      given: new Flow(clock, requestsPerMinute),
      requests: new Flow(clock),
      learned: new Flow(clock),
      tokens: new Flow(clock),
    };
    this.callFlows = [this.rates.given, this.rates.requests, this.rates.learned];
    this.tokenFlows = [this.rates.tokens, this.givenTokens];
    this.learned = new LearnedRate(clock);
  }

  /** Resolves when a call may start; rejects with the signal's reason when cancelled. `tokens` is the estimate for the call. */
  take(signal?: AbortSignal, tokens = 0): Promise<Turn> {
    const { promise, resolve, reject } = Promise.withResolvers<Turn>();
    const start = (): void => {
      forget();
      resolve(this.begin(tokens));
    };
    const cancel = (): void => {
      this.waiting.delete(start);
      if (this.waiting.size === 0) this.pump();
      reject(signal?.reason);
    };
    const forget = whenAborted(signal, cancel);
    this.waiting.add(start);
    if (signal?.aborted === true) cancel();
    else if (this.cancelAlarm === undefined) this.pump();
    return promise;
  }

  state(): PaceState {
    const rates = this.callFlows.flatMap(({ perMinute }) => perMinute ?? []);
    return {
      inFlight: this.inFlight,
      limit: Math.floor(this.limit),
      waitMs: this.waitMs(),
      perMinute: rates.length === 0 ? undefined : Math.min(...rates),
    };
  }

  private hasRoom(): boolean {
    return this.inFlight < Math.floor(this.limit) && !(this.learned.isRefused && this.inRound > 0);
  }

  private waitMs(): number {
    let wait = Math.max(0, this.pausedUntil - this.clock.elapsed());
    for (const flow of this.callFlows) wait = Math.max(wait, flow.waitMs());
    for (const flow of this.tokenFlows) wait = Math.max(wait, flow.waitMs());
    return wait;
  }

  private begin(guess: number): Turn {
    this.inFlight += 1;
    this.inRound += 1;
    const tokens = this.usualTokens ?? guess;
    for (const flow of this.callFlows) flow.pass(1);
    for (const flow of this.tokenFlows) flow.pass(tokens);
    this.learned.start();
    const started = { order: ++this.calls, round: this.round, at: this.clock.elapsed(), tokens };
    let hasEnded = false;
    return {
      end: (how, news = {}) => {
        if (hasEnded) return;
        hasEnded = true;
        this.end(started, how, news);
        this.pump();
      },
    };
  }

  private pump(): void {
    this.cancelAlarm?.();
    this.cancelAlarm = undefined;
    for (const start of this.waiting) {
      if (!this.hasRoom()) return;
      const wait = this.waitMs();
      if (wait > 0) {
        this.cancelAlarm = this.clock.after(wait, () => this.pump());
        return;
      }
      this.waiting.delete(start);
      start();
    }
  }

  private end(started: Started, how: TurnEnd, news: TurnNews): void {
    const isFull = this.inFlight >= Math.floor(this.limit);
    const isFresh = started.round === this.round;
    this.inFlight -= 1;
    if (isFresh) this.inRound -= 1;
    this.readNews(news, started.tokens);
    if (how === "refused") this.refuse(started, isFresh, news.waitMs);
    if (how === "served") {
      if (this.isInShadow(started)) this.suspicion = Math.max(0, this.suspicion - 1);
      if (this.learned.serve(isFresh, started.at) && this.isLimited) this.refusalsInARow = 0;
      if (this.isLimited) this.rates.learned.setRate(this.learned.perMinute());
      // A limit that was not reached is not confirmed.
      if (isFull) this.limit = Math.min(this.concurrency, this.limit + (this.isLimited ? 1 / this.limit : 1));
    }
  }

  private isInShadow({ order, at }: Started): boolean {
    return order > this.shadow.from && at <= this.shadow.until;
  }

  private refuse(started: Started, isFresh: boolean, waitMs: number | undefined): void {
    const now = this.clock.elapsed();
    if (!this.isLimited) {
      if (this.isInShadow(started)) this.suspicion += 1;
      const from = now <= this.shadow.until ? this.shadow.from : started.order;
      this.shadow = { from, until: Math.max(this.shadow.until, now + (waitMs ?? firstPauseMs)) };
      this.isLimited = this.suspicion >= enoughInARow;
      if (!this.isLimited) return;
    }
    // Calls started before the last refusal was known carry no new information, but may name a longer wait.
    if (waitMs !== undefined) this.pause(waitMs + this.clock.random() * Math.min(latestReturnMs, waitMs));
    if (!isFresh) return;
    if (this.learned.refuse()) this.acquit();
    else this.hold(waitMs === undefined);
  }

  private hold(isWaitOurs: boolean): void {
    this.refusalsInARow += 1;
    // If a rate is known, the rate was too high; the concurrency follows from it.
    if (this.learned.perMinute() === undefined || this.refusalsInARow > 1)
      this.limit = Math.max(1, this.limit / 2);
    this.round += 1;
    this.inRound = 0;
    if (isWaitOurs) this.pause(limitPauseMs * (0.5 + this.clock.random() / 2));
  }

  private acquit(): void {
    this.isLimited = false;
    this.suspicion = 0;
    this.refusalsInARow = 0;
    this.pausedUntil = this.clock.elapsed();
    this.shadow = { from: 0, until: 0 };
    this.learned = new LearnedRate(this.clock);
    this.rates.learned.setRate(undefined);
  }

  private pause(ms: number): void {
    this.pausedUntil = Math.max(this.pausedUntil, this.clock.elapsed() + ms);
  }

  private readNews({ tokens, allowances }: TurnNews, reserved: number): void {
    if (tokens !== undefined) {
      this.usualTokens =
        this.usualTokens === undefined ? tokens : this.usualTokens + (tokens - this.usualTokens) / 8;
      for (const flow of this.tokenFlows) flow.pass(tokens - reserved);
    }
    if (allowances === undefined) return;
    const tokensUnderWay = this.inFlight * (this.usualTokens ?? reserved);
    for (const [kind, underWay] of [
      ["requests", this.inFlight],
      ["tokens", tokensUnderWay],
    ] as const) {
      const told = allowances.filter(({ of }) => of === kind);
      if (told.length === 0) continue;
      const rates = told.flatMap((allowance) => computeRate(allowance, underWay) ?? []);
      this.rates[kind].setRate(rates.length === 0 ? undefined : Math.min(...rates));
      for (const { remaining, refill, resetMs } of told)
        if (remaining === 0 && refill === "window") this.pause(resetMs);
    }
  }
}

/** A call under way: the order, the round and the time of its start, and the tokens reserved for it. */
type Started = {
  readonly order: number;
  readonly round: number;
  readonly at: number;
  readonly tokens: number;
};

/**
 * A rate learned from refusals. A cycle lasts from its first call to the first call served after a refusal. In that
 * time the server gave its full rate, whether it counts in windows or refills a bucket: served / elapsed. The rate
 * grows again, because the limit may be higher (as CUBIC probes beyond the last loss: Ha, Rhee and Xu 2008).
 */
class LearnedRate {
  private readonly clock: Clock;
  private began: number | undefined;
  private served = 0;
  /** True after a refusal until a call is served: one call at a time. */
  isRefused = false;
  private refusedAt: number | undefined;
  private base: number | undefined;
  private grownSince = 0;
  private halvings = 0;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  start(): void {
    this.began ??= this.clock.elapsed();
  }

  /** Returns calls per minute; undefined while nothing is measured. */
  perMinute(): number | undefined {
    if (this.base === undefined) return undefined;
    const minutes = (this.clock.elapsed() - this.grownSince) / 60_000;
    return this.base * Math.exp(Math.min(growthPerSquareMinute * minutes ** 2, 20));
  }

  /** Counts a served call; returns whether it ended a refusal. */
  serve(isFresh: boolean, startedAt: number): boolean {
    const endsRefusal = this.isRefused && isFresh && this.began !== undefined;
    if (endsRefusal) {
      const elapsed = startedAt - this.began!;
      if (this.served > 0 && elapsed > 0) {
        const least = (this.refusedAt ?? 0) * (elapsed < soonMs ? 0.5 : 0.9);
        this.base = Math.max(((this.served * 60_000) / elapsed) * safetyMargin, least);
        this.grownSince = this.clock.elapsed();
      }
      this.isRefused = false;
      this.began = startedAt;
      this.served = 0;
    }
    this.served += 1;
    return endsRefusal;
  }

  /** Counts a refusal; returns whether refusals can't come from the rate. */
  refuse(): boolean {
    // Refused again before any call was served: no measurement, but the rate is certainly too high.
    if (this.isRefused && this.base !== undefined) this.base /= 2;
    else if (this.base !== undefined) {
      this.halvings = this.clock.elapsed() - this.grownSince < soonMs ? this.halvings + 1 : 0;
      this.refusedAt = this.perMinute();
    }
    this.isRefused = true;
    return this.halvings >= enoughHalvings;
  }
}

/** Timer lateness that is compensated; more would cause a burst. */
const makeUpMs = 50;

/*
 * A flow passes a fixed amount of calls or tokens per minute, evenly spread. Its state is the earliest time of the
 * next start, which each start advances by its share of a minute (the generic cell rate algorithm, ITU-T I.371).
 */
class Flow {
  perMinute: number | undefined;
  private readonly clock: Clock;
  private next: number;

  constructor(clock: Clock, perMinute?: number) {
    this.clock = clock;
    this.perMinute = perMinute;
    this.next = clock.elapsed();
  }

  waitMs(): number {
    return this.perMinute === undefined ? 0 : Math.max(0, this.next - this.clock.elapsed());
  }

  /** Passes an amount, and later, once the exact amount is known, the difference, which may be negative. */
  pass(amount: number): void {
    if (this.perMinute === undefined) return;
    this.next = Math.max(this.next, this.clock.elapsed() - makeUpMs) + (amount * 60_000) / this.perMinute;
  }

  /** Sets the amount per minute; undefined removes the limit. */
  setRate(wanted: number | undefined): void {
    // The remaining wait was computed at the old rate, so it is rescaled.
    const left = this.next - this.clock.elapsed();
    if (this.perMinute !== undefined && wanted !== undefined && left > 0)
      this.next = this.clock.elapsed() + (left * this.perMinute) / wanted;
    this.perMinute = wanted;
  }
}
