/**
 * Builds requests and parses responses of the chat completions format, introduced by OpenAI and supported by vLLM,
 * Ollama, llama.cpp and LM Studio. Thinking is in `reasoning_content` (DeepSeek, vLLM), in `reasoning` (Ollama,
 * OpenRouter), in parts of the content (Mistral) or inside the text. It is separated in all cases.
 *
 * Empty content is an answer only if the model thought or used output tokens. Otherwise nothing was generated, and
 * the reply is malformed like any other incomplete reply.
 */
import known from "../../../data/finish-reasons.json" with { type: "json" };
import { isRecord } from "#logic/is-record";
import { malformed, type Prompt, type Reply, CallError } from "../language-model.ts";
import { isCost } from "../outcome.ts";
import { splitThinking } from "../thinking.ts";
import type { Body, Wishes } from "./http-model.ts";
import { readLogprobs } from "./logprobs.ts";
import type { Scrub } from "./secret.ts";
import { readUsage, getValue } from "./usage.ts";
import { clip } from "./failure.ts";

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

/** Returns a function that builds bodies. `isReasoner`: the server's own name of the answer's length is the newer one. */
export const createChatEncoder =
  (
    model: string,
    parameters: ChatParameters,
    extra: Body = {},
    { isReasoner = false }: { readonly isReasoner?: boolean } = {},
  ) =>
  (prompt: Prompt, { hasOtherLengthName = false, isStream }: Wishes): Body => ({
    model,
    messages: prompt.messages,
    temperature: parameters.temperature,
    top_p: parameters.topP,
    seed: parameters.seed,
    [isReasoner === hasOtherLengthName ? "max_tokens" : "max_completion_tokens"]: parameters.maxTokens,
    reasoning_effort: parameters.reasoningEffort,
    logprobs: parameters.logprobs === undefined ? undefined : true,
    top_logprobs: parameters.logprobs,
    ...extra,
    ...(isStream === true ? { stream: true, stream_options: { include_usage: true } } : {}),
  });

/** Reads a whole answer. Throws `CallError` malformed if it has another shape. */
export const readChat = (json: Body, _prompt: Prompt, scrub: Scrub): Reply => {
  const choice = getValue(json, "choices.0");
  if (!isRecord(choice) || !isRecord(choice["message"])) throw malformed("holds no choice with a message");
  const message = choice["message"];
  const content = readContent(message["content"]);
  if (content === undefined) throw malformed("holds no text");

  const refusal = toText(message["refusal"]);
  const thinking = toText(message["reasoning_content"]) ?? toText(message["reasoning"]) ?? content.thinking;
  const finishReason = refusal === undefined ? readFinishReason(choice["finish_reason"], scrub) : "refusal";
  return finishReply(
    {
      text: content.text,
      thinking,
      finishReason,
      usage: readUsage(json),
      servedModel: toText(json["model"]),
      cost: readCost(json["usage"]),
      logprobs: readLogprobs(choice["logprobs"]) ?? readLogprobs(json),
    },
    scrub,
    refusal,
  );
};

/** Separates the thinking in a reply's text, removes the API key, and throws `CallError` malformed for a reply that is empty. */
export const finishReply = (reply: Reply, scrub: Scrub, refusal = ""): Reply => {
  const split = splitThinking(reply.text);
  const thinking = toText(reply.thinking) ?? split.thinking;
  const text = split.text === "" ? refusal : split.text;
  if (
    text === "" &&
    thinking === undefined &&
    reply.finishReason !== "refusal" &&
    !((reply.usage.tokensOut ?? 0) > 0)
  )
    throw malformed("is empty");
  const { servedModel } = reply;
  return {
    ...reply,
    text: scrub(text),
    thinking: thinking === undefined ? undefined : scrub(thinking),
    servedModel: servedModel === undefined ? undefined : scrub(servedModel),
  };
};

const readContent = (content: unknown): { readonly text: string; readonly thinking?: string } | undefined => {
  if (typeof content === "string") return { text: content };
  if (content === null || content === undefined) return { text: "" };
  if (!Array.isArray(content)) return undefined;
  const parts = content.filter(isRecord);
  const join = (name: string) =>
    parts.map((part) => toText(part[name]) ?? readContent(part[name] ?? null)?.text ?? "").join("");
  return { text: join("text"), thinking: toText(join("thinking")) };
};

export const toText = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/**
 * Returns the cost that a server reports. 0 counts only from a server that says that it bills the call itself
 * (`is_byok: false`, OpenRouter): gateways report 0 for models without a price, and for calls that another party bills.
 */
const readCost = (usage: unknown): number | undefined => {
  const [cost, isBilledElsewhere] = [getValue(usage, "cost"), getValue(usage, "is_byok")];
  if (!isCost(cost)) return undefined;
  if (isBilledElsewhere !== true) return cost > 0 || isBilledElsewhere === false ? cost : undefined;
  const upstream = getValue(usage, "cost_details.upstream_inference_cost");
  return isCost(upstream) && upstream > 0 ? cost + upstream : undefined;
};

/** Maps a vendor's finish reason. A generation that ended by an error, or for an unknown reason, is no answer. Throws `CallError` malformed for a failed generation and for an unknown reason. */
export const readFinishReason = (reason: unknown, scrub: Scrub): Reply["finishReason"] => {
  if (reason === "stop") return reason;
  if (reason === undefined || reason === null || reason === "") return "other";
  const word = typeof reason === "string" ? reason.toLowerCase().replaceAll("-", "_") : "";
  for (const meaning of ["stop", "length", "refusal"] as const)
    if (known[meaning].includes(word)) return meaning;
  const shown = clip(scrub(typeof reason === "string" ? reason : JSON.stringify(reason)));
  throw new CallError("malformed", `the generation did not end as an answer does: “${shown}”`, {
    status: 200,
  });
};
