/**
 * Validates a provider's return value as a reply before use: providers may be custom code, and numbers come from
 * servers. Implausible counts and costs are removed, as if absent.
 */
import { isRecord } from "#logic/is-record";
import type { Reply } from "./language-model.ts";

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
