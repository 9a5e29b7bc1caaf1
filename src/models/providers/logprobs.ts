/**
 * How likely a model held each token that it wrote, and its likeliest others there, where a server says so (OpenAI's
 * chat completions, vLLM, llama.cpp): `choices[0].logprobs.content`.
 */
import { isRecord } from "#logic/is-record";
import type { TokenLogprob } from "../language-model.ts";

/** More than these many last tokens are not kept: an answer stands at the end, and a long argument is long. */
const maxTokens = 512;
const maxOthers = 20;

/** The last tokens with their logarithms; undefined where none were sent. */
export const readLogprobs = (logprobs: unknown): readonly TokenLogprob[] | undefined => {
  const content: unknown = isRecord(logprobs) ? logprobs["content"] : undefined;
  if (!Array.isArray(content)) return undefined;
  const tokens: readonly unknown[] = content.slice(-maxTokens);
  return tokens.flatMap((entry) => {
    const one = tokenIn(entry);
    if (one === undefined || !isRecord(entry)) return [];
    const others: readonly unknown[] = Array.isArray(entry["top_logprobs"]) ? entry["top_logprobs"] : [];
    return [{ ...one, top: others.slice(0, maxOthers).flatMap((other) => tokenIn(other) ?? []) }];
  });
};

const tokenIn = (entry: unknown): { readonly token: string; readonly logprob: number } | undefined => {
  if (!isRecord(entry)) return undefined;
  const { token, logprob } = entry;
  const isBoth = typeof token === "string" && typeof logprob === "number" && logprob <= 0;
  return isBoth ? { token, logprob: Math.max(logprob, leastLogprob) } : undefined;
};

/** Servers write this, or less, for what is impossible. */
const leastLogprob = -9999;
