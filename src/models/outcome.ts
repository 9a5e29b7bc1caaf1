/**
 * Converts the outcome of a call to the stored `Response`, in the same way for single calls and batches. Replies are checked
 * first: providers may be custom code, and numbers come from servers.
 */
import type { Attempt, CallError, Reply, Response } from "./language-model.ts";
import { isRecord } from "#logic/is-record";

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

/** Upper bounds: tokens of a call, and US dollars of a call. */
const maxTokens = 1e9;
const maxDollars = 10_000;

/** Returns whether a value can be a token count. */
export const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= maxTokens;

/** Returns whether a value can be the cost of a call. */
export const isCost = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && value <= maxDollars;

const finishReasons: readonly unknown[] = [
  "stop",
  "length",
  "refusal",
  "other",
] satisfies Reply["finishReason"][];

/** Returns whether a value is a reply: a text, a finish reason and a usage record. */
export const isReply = (value: unknown): value is Reply =>
  isRecord(value) &&
  typeof value["text"] === "string" &&
  finishReasons.includes(value["finishReason"]) &&
  isRecord(value["usage"]);

const isSound = (name: string, count: unknown, isSilent: boolean): boolean =>
  isCount(count) && (count > 0 || (name !== "tokensIn" && (name !== "tokensOut" || isSilent)));

/** Returns the reply with only its plausible numbers. */
export const soundReply = (reply: Reply): Reply => {
  const { usage, cost, ...rest } = reply;
  const isSilent = rest.text === "" && !rest.thinking;
  const counts = Object.entries(usage);
  const sound = counts.filter(([name, count]) => isSound(name, count, isSilent));
  if (sound.length === counts.length && (cost === undefined || isCost(cost))) return reply;
  return { ...rest, usage: Object.fromEntries(sound), cost: isCost(cost) ? cost : undefined };
};
