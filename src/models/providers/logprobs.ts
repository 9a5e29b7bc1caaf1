/**
 * Reads the log probabilities of output tokens and of their likeliest alternatives, if the server reports them
 * (OpenAI's chat completions, vLLM, llama.cpp): `choices[0].logprobs.content`.
 */
import { isRecord } from "#logic/is-record";
import type { TokenLogprob } from "../language-model.ts";

/** Maximum last tokens that are stored: the answer is at the end, and the reasoning may be long. */
const maxTokens = 512;
const maxOthers = 20;

/** Returns the last tokens with their log probabilities; undefined if none were sent. */
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

/** Servers send this value, or a lower one, for impossible tokens. */
const leastLogprob = -9999;
