/**
 * Reads token counts from a response body, by the names that servers give them. Servers differ in whether thinking and
 * cached tokens are part of the output and input tokens. The total shows which: what it exceeds their sum by is counted
 * outside. Tokens that no part explains count as output, whose price is the higher one.
 */
import { isRecord } from "#logic/is-record";
import type { Usage } from "../language-model.ts";
import { isCount } from "../outcome.ts";

const names = {
  // OpenAI and most servers; Anthropic and OpenAI's Responses; Gemini; Bedrock; Ollama.
  tokensIn: ["prompt_tokens", "input_tokens", "promptTokenCount", "inputTokens", "prompt_eval_count"],
  tokensOut: ["completion_tokens", "output_tokens", "candidatesTokenCount", "outputTokens", "eval_count"],
  total: ["total_tokens", "totalTokenCount", "totalTokens"],
  tokensThinking: [
    "completion_tokens_details.reasoning_tokens",
    "output_tokens_details.reasoning_tokens",
    "output_tokens_details.thinking_tokens",
    "reasoning_tokens",
    "thoughtsTokenCount",
  ],
  tokensCached: [
    "prompt_tokens_details.cached_tokens",
    "input_tokens_details.cached_tokens",
    "cached_tokens",
    "num_cached_tokens",
    "prompt_cache_hit_tokens",
    "cache_read_input_tokens",
    "cachedContentTokenCount",
    "cacheReadInputTokens",
  ],
  tokensCacheWritten: [
    "prompt_tokens_details.cache_write_tokens",
    "cache_creation_input_tokens",
    "cacheWriteInputTokens",
  ],
} as const;

/** Returns the token counts in a body. Thinking is part of `tokensOut`, and cached tokens are part of `tokensIn`. */
export const readUsage = (body: unknown): Usage => {
  if (!isRecord(body)) return {};
  const usage = [body["usage"], body["usageMetadata"]].find(isRecord) ?? body;
  const counts = readCounts(usage);
  const count = (name: keyof typeof names): number | undefined => counts.get(name);
  const [tokensThinking, tokensCached] = [count("tokensThinking"), count("tokensCached")];
  const [tokensCacheWritten, tokensIn, total] = [
    count("tokensCacheWritten"),
    count("tokensIn"),
    count("total"),
  ];
  // Gemini leaves the candidates out if there is nothing but thoughts.
  const tokensOut = count("tokensOut") ?? (isCount(usage["thoughtsTokenCount"]) ? 0 : undefined);
  const parts = { tokensThinking, tokensCached, tokensCacheWritten };
  if (tokensIn === undefined || tokensOut === undefined)
    return withoutGaps({ tokensIn, tokensOut, ...parts });
  const extra =
    total === undefined || total < tokensIn + tokensOut ? undefined : total - tokensIn - tokensOut;
  const [thinking, cache] = [tokensThinking ?? 0, (tokensCached ?? 0) + (tokensCacheWritten ?? 0)];
  const isCacheOutside =
    cache > tokensIn ||
    (extra === undefined
      ? isCountedOutside(usage, cacheNames)
      : extra === cache + thinking || (extra === cache && extra !== thinking));
  const cacheOutside = isCacheOutside ? cache : 0;
  const isThoughtOutside =
    thinking > tokensOut || (extra === undefined && isCountedOutside(usage, thoughtNames));
  // Where no output is counted, what no part explains is no output: the count is missing.
  const unexplained = tokensOut === 0 ? 0 : (extra ?? 0) - cacheOutside;
  return withoutGaps({
    tokensIn: tokensIn + cacheOutside,
    tokensOut: tokensOut + Math.max(unexplained, isThoughtOutside ? thinking : 0, 0),
    ...parts,
  });
};

const nameOf = new Map(
  Object.entries(names).flatMap(([name, paths]) => paths.map((path): [string, string] => [path, name])),
);

/** Returns the largest count under any path of each name. */
const readCounts = (usage: object): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  const add = (path: string, count: unknown): void => {
    const name = nameOf.get(path);
    if (name !== undefined && isCount(count)) counts.set(name, Math.max(count, counts.get(name) ?? 0));
  };
  for (const [name, value] of Object.entries(usage))
    if (isRecord(value)) for (const [part, count] of Object.entries(value)) add(`${name}.${part}`, count);
    else add(name, value);
  return counts;
};

/** Parts that their vendor documents as counted outside. A usage with `prompt_tokens` is of another layout. */
const cacheNames = ["cache_read_input_tokens", "cache_creation_input_tokens", "cacheReadInputTokens"];
const thoughtNames = ["thoughtsTokenCount"];
const isCountedOutside = (usage: object, parts: readonly string[]): boolean =>
  !Object.hasOwn(usage, "prompt_tokens") && parts.some((name) => isCount(getValue(usage, name)));

const withoutGaps = (usage: { readonly [Name in keyof Usage]: Usage[Name] | undefined }): Usage =>
  Object.fromEntries(Object.entries(usage).filter(([, count]) => count !== undefined));

/** Returns the value at a path such as "choices.0.logprobs"; undefined if there is none. */
export const getValue = (body: unknown, path: string): unknown => {
  let value: unknown = body;
  for (let from = 0, end = 0; end >= 0 && value !== undefined; from = end + 1) {
    end = path.indexOf(".", from);
    const name = path.slice(from, end < 0 ? undefined : end);
    value = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  }
  return value;
};
