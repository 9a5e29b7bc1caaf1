/**
 * Reads the log probabilities of output tokens and of their likeliest alternatives, if the server reports them: the
 * `content` of chat completions (OpenAI, vLLM, llama.cpp), the lists of legacy completions (`tokens`,
 * `token_logprobs`, `top_logprobs`), or llama.cpp's older `completion_probabilities`.
 */
import { isRecord } from "#logic/is-record";
import type { TokenLogprob } from "../language-model.ts";

/** Maximum last tokens that are stored: the answer is at the end, and the reasoning may be long. */
const maxTokens = 512;
const maxOthers = 20;

/** Returns the last tokens with their log probabilities; undefined if none were sent. */
export const readLogprobs = (logprobs: unknown): readonly TokenLogprob[] | undefined => {
  if (!isRecord(logprobs)) return undefined;
  const { content, completion_probabilities: older } = logprobs;
  if (Array.isArray(content)) return readEntries(content, "top_logprobs");
  if (Array.isArray(older)) return readEntries(older, "probs");
  return Array.isArray(logprobs["tokens"]) || Array.isArray(logprobs["top_logprobs"])
    ? readLists(logprobs)
    : undefined;
};

const readEntries = (
  entries: readonly unknown[],
  others: "top_logprobs" | "probs",
): readonly TokenLogprob[] | undefined => {
  if (entries.length === 0) return undefined;
  return entries.slice(-maxTokens).flatMap((entry) => {
    if (!isRecord(entry)) return [];
    const list: readonly unknown[] = Array.isArray(entry[others]) ? entry[others] : [];
    const top = list.slice(0, maxOthers).flatMap((other) => readToken(other) ?? []);
    const one = readToken(entry) ?? top.find(({ token }) => token === entry["content"]);
    return one === undefined ? [] : [{ ...one, top }];
  });
};

const readLists = ({
  tokens,
  token_logprobs: own,
  top_logprobs: others,
}: Readonly<Record<string, unknown>>): readonly TokenLogprob[] | undefined => {
  const [names, values, tops] = [tokens, own, others].map((list): readonly unknown[] =>
    Array.isArray(list) ? list : [],
  );
  const length = Math.max(names!.length, tops!.length);
  const from = Math.max(0, length - maxTokens);
  const read = Array.from({ length: length - from }, (_, i) => {
    const top = Object.entries(isRecord(tops![from + i]) ? Object(tops![from + i]) : {})
      .slice(0, maxOthers)
      .flatMap(([token, logprob]) => readToken({ token, logprob }) ?? []);
    const one = readToken({ token: names![from + i], logprob: values![from + i] }) ?? top[0];
    return one === undefined ? [] : [{ ...one, top }];
  }).flat();
  return read.length === 0 ? undefined : read;
};

type Weighed = Pick<TokenLogprob, "token" | "logprob">;

const readToken = (entry: unknown): Weighed | undefined => {
  if (!isRecord(entry)) return undefined;
  const token = entry["token"] ?? entry["tok_str"];
  const logprob = typeof entry["prob"] === "number" ? Math.log(entry["prob"]) : entry["logprob"];
  if (typeof token !== "string" || typeof logprob !== "number" || !(logprob <= roundingError))
    return undefined;
  return { token, logprob: Math.min(0, Math.max(logprob, leastLogprob)) };
};

/** Servers send this value, or a lower one, for impossible tokens. */
const leastLogprob = -9999;
/** Rounded probabilities of certain tokens are slightly above 1. */
const roundingError = 1e-3;
