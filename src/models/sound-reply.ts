/**
 * What a provider returned, held against what a reply is before anything is made of it: providers are written by others,
 * and numbers come from servers. Counts and costs beyond reason are left out, as if they had not been given.
 */
import { isRecord } from "#logic/is-record";
import type { Reply, Usage } from "./language-model.ts";

/** More tokens than any model takes or gives, and more US dollars than any call costs. */
const maxTokens = 1e9;
const maxDollars = 10_000;

/** Whether a value can be a count of tokens. */
export const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= maxTokens;

/** Whether a value can be what a call cost. */
export const isCost = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && value <= maxDollars;

const finishReasons: readonly unknown[] = [
  "stop",
  "length",
  "refusal",
  "other",
] satisfies Reply["finishReason"][];

/** Whether a value is a reply: a text, a reason for its end, and a record of what was used. */
export const isReply = (value: unknown): value is Reply =>
  isRecord(value) &&
  typeof value["text"] === "string" &&
  finishReasons.includes(value["finishReason"]) &&
  isRecord(value["usage"]);

const hasCounts = (usage: Readonly<Record<string, unknown>>): boolean => {
  for (const name in usage) if (usage[name] !== undefined && !isCount(usage[name])) return false;
  return true;
};

/** The reply with the numbers that can be true. */
export const soundReply = (reply: Reply): Reply => {
  const { usage, cost, ...rest } = reply;
  if (hasCounts(usage) && (cost === undefined || isCost(cost))) return reply;
  const counts: Usage = Object.fromEntries(Object.entries(usage).filter(([, count]) => isCount(count)));
  return { ...rest, usage: counts, cost: isCost(cost) ? cost : undefined };
};
