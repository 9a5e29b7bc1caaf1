/**
 * Makes many calls to one model, at bounded concurrency, and passes on each response as it arrives. A slot starts its
 * next call while its last response is being stored, and waits for that before it passes on another. A slow store
 * therefore slows down the calls. A model that keeps failing permanently is stopped with the reason; other models
 * continue in lanes of their own.
 */
import { OrganonError } from "#logic/error";
import type { AskOptions } from "./ask.ts";
import { anySignal } from "./clock.ts";
import type { CallErrorClass, LanguageModel, Prompt, Response } from "./language-model.ts";

/** Makes one call; pacing, retries and the machine are up to the implementation. Throws only when cancelled. */
export type Ask = (
  model: LanguageModel,
  prompt: Prompt,
  options: Pick<AskOptions, "signal" | "drain" | "epoch">,
) => Promise<Response>;

/** Why a model was stopped: its last error message, the budget was reached, or its replies can't be parsed. */
export type Stop = { readonly class: CallErrorClass | "budget" | "unread"; readonly message: string };

/** Number of consecutive failures of one class after which a model is stopped. */
export const defaultPatience: Readonly<Record<CallErrorClass, number>> = {
  access: 3,
  quota: 3,
  "daily-quota": 3,
  request: 3,
  network: 3,
  timeout: 10,
  "rate-limit": 10,
  server: 20,
  malformed: 20,
};

export type AskAllOptions<Call> = {
  readonly ask: Ask;
  /** Maximum calls under way, and also the maximum responses being stored. */
  readonly concurrency: number;
  readonly promptOf: (call: Call) => Prompt;
  /** The epoch of a call, from 0. */
  readonly epochOf?: (call: Call) => number;
  /** Takes a response. A rejection ends the whole lane. */
  readonly take: (call: Call, response: Response) => Promise<void> | void;
  readonly patience?: Readonly<Record<CallErrorClass, number>>;
  /** Stops at once. */
  readonly signal?: AbortSignal;
  /** Starts no new calls; calls under way finish. */
  readonly drain?: AbortSignal;
};

/**
 * Makes all the calls. Resolves with the reason if the model was stopped, and with undefined when the calls are done
 * or were cancelled. Rejects with the error thrown by `take` or by the calls' iterator, after cancelling calls under
 * way.
 */
export const askAll = async <Call>(
  model: LanguageModel,
  calls: Iterable<Call> | AsyncIterable<Call>,
  options: AskAllOptions<Call>,
): Promise<Stop | undefined> => {
  const { promptOf, take, patience = defaultPatience } = options;
  const broken = new AbortController();
  const done = new AbortController();
  const cancel = anySignal(broken.signal, options.signal);
  const drain = anySignal(cancel, done.signal, options.drain);
  const iterator = Symbol.asyncIterator in calls ? calls[Symbol.asyncIterator]() : calls[Symbol.iterator]();
  const seek = createFailureWatch(patience);
  let stop: Stop | undefined;

  let isExhausted = false;
  const work = async (): Promise<void> => {
    let taken: Promise<void> | undefined;
    try {
      while (!drain.aborted && !isExhausted) {
        const call = await iterator.next();
        if (call.done === true) isExhausted = true;
        if (call.done === true || drain.aborted) return;
        let response: Response;
        try {
          const epoch = options.epochOf?.(call.value) ?? 0;
          response = await options.ask(model, promptOf(call.value), { signal: cancel, drain, epoch });
        } catch (error) {
          if (drain.aborted) return;
          if (!(error instanceof OrganonError) || error.code !== "budget") throw error;
          // The budget allows no further call, but calls under way are paid for and are awaited.
          stop ??= { class: "budget", message: error.message };
          done.abort();
          return;
        }
        await taken;
        taken = Promise.try(take, call.value, response);
        // Cancels the other calls at once; this slot gets the reason when it awaits `take`.
        taken.catch(() => broken.abort());
        const failure = seek(response);
        if (failure === undefined || stop !== undefined) continue;
        stop = failure;
        done.abort();
      }
    } catch (error) {
      broken.abort();
      throw error;
    } finally {
      await taken;
    }
  };

  const ends = await Promise.allSettled(Array.from({ length: options.concurrency }, work));
  const failure = ends.find((end) => end.status === "rejected");
  if (failure !== undefined) throw failure.reason;
  return stop;
};

/** Returns a function that counts failures of one class in a row, and returns the last one once the patience is used up. */
const createFailureWatch = (patience: typeof defaultPatience) => {
  let last: { class: CallErrorClass; count: number } | undefined;
  return ({ status, attempts }: Response): Stop | undefined => {
    const error = status === "failed" ? attempts.at(-1)?.error : undefined;
    last = error && { class: error.class, count: error.class === last?.class ? last.count + 1 : 1 };
    if (error === undefined || last === undefined || last.count < patience[error.class]) return undefined;
    return { class: error.class, message: error.message };
  };
};
