/** Converts the outcome of a call to the stored `Response`, in the same way for single calls and batches. */
import type { Attempt, CallError, Reply, Response } from "./language-model.ts";

/** Returns the stored form of an attempt's error. */
export const recordError = (error: CallError): NonNullable<Attempt["error"]> => ({
  class: error.class,
  status: error.status,
  message: error.message,
  isUnsent: error.isUnsent || undefined,
});

/** Returns whether the provider may have charged for an attempt that brought no answer. */
export const mayBeCharged = ({ class: why, isUnsent }: NonNullable<Attempt["error"]>): boolean =>
  isUnsent !== true && ["timeout", "network", "malformed"].includes(why);

/** Returns how many attempts brought no answer and may have been charged. */
export const lostAttempts = (attempts: readonly Attempt[]): number =>
  attempts.filter(({ error }) => error !== undefined && mayBeCharged(error)).length;

/** Returns the cost of a reply after some attempts: not known where a lost one may have been charged. */
export const computeTotalCost = (
  attempts: readonly Attempt[],
  cost: number | undefined,
): number | undefined => (cost !== 0 && lostAttempts(attempts) > 0 ? undefined : cost);

/** Returns the stored form of a call with a reply. `cost` in US dollars; `time` ISO. */
export const buildResponse = (
  reply: Reply,
  cost: number | undefined,
  attempts: readonly Attempt[],
  time: string,
): Response => ({
  status: statuses[reply.finishReason],
  text: reply.text,
  thinking: reply.thinking,
  finishReason: reply.reason ?? reply.finishReason,
  usage: reply.usage,
  cost: computeTotalCost(attempts, cost),
  attempts,
  servedModel: reply.servedModel,
  logprobs: reply.logprobs,
  time,
});

const statuses: Readonly<Record<Reply["finishReason"], Response["status"]>> = {
  stop: "answered",
  other: "answered",
  length: "truncated",
  refusal: "refused",
};

/** Returns the stored form of a call without a reply. */
export const buildFailure = (attempts: readonly Attempt[], time: string): Response => ({
  status: "failed",
  text: "",
  usage: {},
  attempts,
  time,
});
