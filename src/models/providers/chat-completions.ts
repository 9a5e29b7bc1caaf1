/**
 * Builds requests and parses responses of the chat completions format, introduced by OpenAI and supported by vLLM,
 * Ollama, llama.cpp and LM Studio. Thinking is in `reasoning_content` (DeepSeek, vLLM), in `reasoning` (Ollama,
 * OpenRouter) or inside the text. It is separated in all cases.
 *
 * Empty content is an answer only if the model thought or used output tokens. Otherwise nothing was generated, and
 * the reply is malformed like any other incomplete reply.
 */
import { isRecord } from "#logic/is-record";
import { CallError, type Prompt, type Reply } from "../language-model.ts";
import { isCost } from "../sound-reply.ts";
import { splitThinking } from "../thinking.ts";
import { clip, insideFailure } from "./failure.ts";
import { readFinishReason } from "./finish-reason.ts";
import { readLogprobs } from "./logprobs.ts";
import type { Scrub } from "./secret.ts";
import { readUsage, valueAt } from "./usage.ts";

/** The parameters that change answers, by Organon's names. */
export type ChatParameters = {
  readonly temperature?: number;
  readonly topP?: number;
  readonly seed?: number;
  readonly maxTokens?: number;
  readonly reasoningEffort?: string;
  /** The number of likeliest alternatives to report per output token; 0 reports the output token alone. */
  readonly logprobs?: number;
};

/** The parameters' kinds, for `readParameters`. */
export const chatParameterKinds = {
  temperature: "number",
  topP: "number",
  seed: "whole",
  maxTokens: "positive",
  reasoningEffort: "text",
  logprobs: "whole",
} as const;

/** Returns the request's body. Undefined values are not sent. */
export const chatBody = (
  model: string,
  prompt: Prompt,
  parameters: ChatParameters,
  extra: Readonly<Record<string, unknown>> = {},
): string =>
  JSON.stringify({
    model,
    messages: prompt.messages,
    temperature: parameters.temperature,
    top_p: parameters.topP,
    seed: parameters.seed,
    max_tokens: parameters.maxTokens,
    reasoning_effort: parameters.reasoningEffort,
    logprobs: parameters.logprobs === undefined ? undefined : true,
    top_logprobs: parameters.logprobs,
    ...extra,
  });

/** Parses the body of a response with status 200. Throws `CallError` malformed if it has another shape. */
export const readChatBody = (body: string, scrub: Scrub): Reply => {
  const malformed = (what: string): CallError =>
    new CallError("malformed", `the server's answer ${what}`, { status: 200 });
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw malformed(`is not JSON: ${clip(scrub(body), 120)}`);
  }
  if (!isRecord(json)) throw malformed("is not an object");
  const choice: unknown = Array.isArray(json["choices"]) ? json["choices"][0] : undefined;
  const error = errorInside(json, scrub) ?? errorInside(choice, scrub);
  if (error !== undefined) throw error;
  if (!isRecord(choice) || !isRecord(choice["message"])) throw malformed("holds no choice with a message");
  const message = choice["message"];
  const content = contentOf(message["content"]);
  if (content === undefined) throw malformed("holds no text");

  const refusal = textOf(message["refusal"]);
  const split = splitThinking(content);
  const thinking = textOf(message["reasoning_content"]) ?? textOf(message["reasoning"]) ?? split.thinking;
  const text = split.text === "" ? (refusal ?? "") : split.text;
  const usage = readUsage(json);
  const finishReason = refusal === undefined ? readFinishReason(choice["finish_reason"], scrub) : "refusal";
  if (text === "" && thinking === undefined && finishReason !== "refusal" && !((usage.tokensOut ?? 0) > 0))
    throw malformed("is empty");
  const servedModel = textOf(json["model"]);
  const cost = costIn(json["usage"]);
  const logprobs = readLogprobs(choice["logprobs"]);
  return {
    text: scrub(text),
    thinking: thinking === undefined ? undefined : scrub(thinking),
    finishReason,
    usage,
    servedModel: servedModel === undefined ? undefined : scrub(servedModel),
    cost,
    logprobs,
  };
};

/** Returns the error that a response with status 200, or one of its choices, contains instead of an answer (vLLM, OpenRouter). */
export const errorInside = (holder: unknown, scrub: Scrub): CallError | undefined => {
  const error = isRecord(holder) ? holder["error"] : undefined;
  return error ? insideFailure(error, scrub) : undefined;
};

/** Returns a text or the concatenated texts of a list of parts; an empty text for null; undefined for other values. */
const contentOf = (content: unknown): string | undefined => {
  if (typeof content === "string") return content;
  if (content === null || content === undefined) return "";
  if (!Array.isArray(content)) return undefined;
  const parts: readonly unknown[] = content;
  return parts.map((part) => (isRecord(part) ? (textOf(part["text"]) ?? "") : "")).join("");
};

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/**
 * Returns the cost that a server reports. 0 counts only from a server that says that it bills the call itself
 * (`is_byok: false`, OpenRouter): gateways report 0 for models without a price, and for calls that another party bills.
 */
const costIn = (usage: unknown): number | undefined => {
  const [cost, isBilledElsewhere] = [valueAt(usage, "cost"), valueAt(usage, "is_byok")];
  if (!isCost(cost)) return undefined;
  if (isBilledElsewhere !== true) return cost > 0 || isBilledElsewhere === false ? cost : undefined;
  const upstream = valueAt(usage, "cost_details.upstream_inference_cost");
  return isCost(upstream) && upstream > 0 ? cost + upstream : undefined;
};
