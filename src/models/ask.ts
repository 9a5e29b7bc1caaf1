/**
 * Makes one call to one model, with pacing, a timeout and retries, and returns the outcome as a `Response`. Only
 * cancellation throws. `signal` stops at once, including the attempt under way. `drain` stops waiting for a turn or
 * for another attempt, but the attempt under way finishes, because it is paid for.
 */
import { OrganonError } from "#logic/error";
import type { Budget } from "./budget.ts";
import { sleep, timestamp, whenAborted, type Clock } from "./clock.ts";
import {
  CallError,
  type Attempt,
  type LanguageModel,
  type Prompt,
  type Reply,
  type Response,
} from "./language-model.ts";
import {
  buildFailure,
  lostAttempts,
  mayBeCharged,
  recordError,
  buildResponse,
  isReply,
  soundReply,
} from "./outcome.ts";
import type { Pace, Turn, TurnEnd } from "./pace.ts";
import { guessTokens } from "./tokens.ts";
import { defaultRetryPolicy, longestWaitMs, retryDelayMs, type RetryPolicy } from "./retry.ts";

export type AskOptions = {
  readonly clock: Clock;
  readonly pace: Pick<Pace, "take">;
  readonly retry?: RetryPolicy;
  /** Reserves money before every attempt; without a budget, costs are not counted. */
  readonly budget?: Pick<Budget, "reserve">;
  /** Maximum duration of one attempt. Default: five minutes. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  /** Aborts with `signal`, or before it. */
  readonly drain?: AbortSignal;
  /** The epoch of the question, from 0. */
  readonly epoch?: number;
};

const defaultTimeoutMs = 5 * 60_000;

/**
 * Makes attempts until a reply arrives or no retry can help. Throws only the reason of `signal` or `drain`, and
 * `budget` where the next attempt might exceed the budget; after an attempt that may be charged, the call has failed instead.
 */
export const ask = async (model: LanguageModel, prompt: Prompt, options: AskOptions): Promise<Response> => {
  const { clock, pace, retry = defaultRetryPolicy, signal } = options;
  const attempts: Attempt[] = [];
  const { drain = signal } = options;
  let askedToWaitMs = 0;
  let firstBegan: number | undefined;
  const tokens = guessTokens(prompt);
  try {
    for (;;) {
      drain?.throwIfAborted();
      const reservation = await options.budget?.reserve(model, prompt, drain);
      const turn = await pace.take(drain, tokens).catch((reason: unknown) => {
        reservation?.release(false);
        throw reason;
      });
      const at = timestamp(clock);
      const began = clock.elapsed();
      firstBegan ??= began;
      try {
        const reply = await attempt(model, prompt, options);
        const { tokensIn, tokensOut } = reply.usage;
        const used = tokensIn === undefined ? undefined : tokensIn + (tokensOut ?? 0);
        turn.end("served", { tokens: used, allowances: reply.allowances });
        const cost = reservation?.settle(reply) ?? reply.cost;
        attempts.push({ at, durationMs: clock.elapsed() - began });
        return buildResponse(reply, cost, attempts, timestamp(clock));
      } catch (thrown) {
        const error = toCallError(thrown);
        endTurn(turn, signal?.aborted === true ? undefined : error);
        reservation?.release(error === undefined || mayBeCharged(error));
        signal?.throwIfAborted();
        if (error === undefined) throw thrown;
        attempts.push({ at, durationMs: clock.elapsed() - began, error: recordError(error) });
        const elapsedMs = clock.elapsed() - firstBegan - askedToWaitMs;
        const delay = retryDelayMs(error, { attempts: attempts.length, elapsedMs }, retry, clock.random());
        if (delay === undefined) return buildFailure(attempts, timestamp(clock));
        askedToWaitMs += error.retryAfterMs === undefined ? 0 : delay;
        await sleep(clock, delay, drain);
      }
    }
  } catch (thrown) {
    // What may have been charged is stored, so that a resumed run counts it.
    const isEnd = drain?.aborted === true || (thrown instanceof OrganonError && thrown.code === "budget");
    if (isEnd && signal?.aborted !== true && lostAttempts(attempts) > 0)
      return buildFailure(attempts, timestamp(clock));
    throw thrown;
  }
};

const attempt = (
  model: LanguageModel,
  prompt: Prompt,
  { timeoutMs = defaultTimeoutMs, clock, signal, epoch = 0 }: AskOptions,
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const call = new AbortController();
    const stop = (reason: unknown): void => {
      call.abort(reason);
      end();
      reject(reason);
    };
    const cancelTimer = clock.after(timeoutMs, () =>
      stop(new CallError("timeout", `no answer within ${timeoutMs / 1000} s`)),
    );
    const end = (): void => {
      cancelTimer();
      forget();
    };
    const forget = whenAborted(signal, () => stop(signal?.reason));
    // A custom model may throw synchronously, or return a value that is not a promise.
    Promise.try(() => model.ask(prompt, { signal: call.signal, epoch })).then(
      (reply: unknown) => {
        end();
        if (isReply(reply)) resolve(soundReply(reply));
        else reject(new CallError("request", `${model.provider} models return what is no reply`));
      },
      (error: unknown) => {
        end();
        reject(error);
      },
    );
  });

/**
 * Converts a thrown value to a `CallError`. Returns undefined for Organon's own errors. Errors from a custom model
 * are not retried.
 */
const toCallError = (thrown: unknown): CallError | undefined => {
  if (thrown instanceof CallError) return thrown;
  if (thrown instanceof OrganonError) return undefined;
  return new CallError("request", thrown instanceof Error ? thrown.message : `it threw ${String(thrown)}`, {
    cause: thrown,
  });
};

const endTurn = (turn: Turn, error: CallError | undefined): void => {
  const asked = error?.retryAfterMs;
  // An overloaded server that names a wait refuses, whatever its status.
  const how: TurnEnd = error?.class === "rate-limit" || asked !== undefined ? "refused" : "broken";
  const waitMs = asked !== undefined && asked > longestWaitMs ? undefined : asked;
  turn.end(how, { waitMs, allowances: error?.allowances });
};
