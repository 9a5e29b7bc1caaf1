/**
 * A model of the AI SDK as a `LanguageModel`. It is asked through its own interface (`doGenerate`,
 * specification v4), one layer below `generateText`: that layer retries, traces and prints warnings, and here
 * retrying and pacing are `ask.ts`'s, for all models alike. Every hosted vendor comes in through this file.
 */
import type { LanguageModel as AnySdkModel } from "ai";
import { CallError, type Message, type Prompt, type Reply } from "../language-model.ts";
import { splitThinking } from "../thinking.ts";
import { usageOf, type ChatParameters } from "./chat-completions.ts";
import { networkCode, networkFailure, statusFailure } from "./failure.ts";
import type { Scrub } from "./secret.ts";

/** A model object of the SDK's current interface. */
export type SdkModel = Extract<AnySdkModel, { readonly specificationVersion: "v4" }>;

type SdkCall = Parameters<SdkModel["doGenerate"]>[0];
type SdkResult = Awaited<ReturnType<SdkModel["doGenerate"]>>;

export type SdkOptions = {
  readonly parameters: ChatParameters;
  /** What only this vendor takes, by the SDK's names. */
  readonly providerOptions?: NonNullable<SdkCall["providerOptions"]>;
  /** Named in messages about the connection. */
  readonly origin: string;
  readonly scrub: Scrub;
  readonly signal?: AbortSignal;
};

/** Asks once. Throws `CallError`; rejects with the signal's reason when cancelled. */
export const askSdkModel = async (model: SdkModel, prompt: Prompt, options: SdkOptions): Promise<Reply> => {
  const { parameters, scrub, signal } = options;
  signal?.throwIfAborted();
  let result: SdkResult;
  try {
    result = await model.doGenerate({
      prompt: prompt.messages.map(sdkMessage),
      ...(parameters.temperature === undefined ? {} : { temperature: parameters.temperature }),
      ...(parameters.topP === undefined ? {} : { topP: parameters.topP }),
      ...(parameters.seed === undefined ? {} : { seed: parameters.seed }),
      ...(parameters.maxTokens === undefined ? {} : { maxOutputTokens: parameters.maxTokens }),
      ...(options.providerOptions === undefined ? {} : { providerOptions: options.providerOptions }),
      ...(signal === undefined ? {} : { abortSignal: signal }),
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw await sdkFailure(error, options);
  }
  return replyOf(result, scrub);
};

const sdkMessage = ({ role, content }: Message): SdkCall["prompt"][number] =>
  role === "system" ? { role, content } : { role, content: [{ type: "text", text: content }] };

const replyOf = (result: SdkResult, scrub: Scrub): Reply => {
  const said = result.content.map((part) => (part.type === "text" ? part.text : "")).join("");
  const reasoned = result.content.map((part) => (part.type === "reasoning" ? part.text : "")).join("");
  const { text, thinking = reasoned } = splitThinking(said);
  const usage = usageOf({
    tokensIn: result.usage.inputTokens.total,
    tokensOut: result.usage.outputTokens.total,
    tokensThinking: result.usage.outputTokens.reasoning,
    tokensCached: result.usage.inputTokens.cacheRead,
  });
  const finishReason = readFinishReason(result.finishReason.unified);
  // The same rule as for servers asked directly: what nothing was spent on is no answer.
  if (text === "" && thinking === "" && finishReason !== "refusal" && !((usage.tokensOut ?? 0) > 0))
    throw new CallError("malformed", "the server's answer is empty", { status: 200 });
  const servedModel = result.response?.modelId;
  return {
    text: scrub(text),
    ...(thinking === "" ? {} : { thinking: scrub(thinking) }),
    finishReason,
    usage,
    ...(servedModel === undefined ? {} : { servedModel: scrub(servedModel) }),
  };
};

const readFinishReason = (reason: SdkResult["finishReason"]["unified"]): Reply["finishReason"] => {
  switch (reason) {
    case "stop":
    case "length":
      return reason;
    case "content-filter":
      return "refusal";
    default:
      return "other";
  }
};

/** The SDK's error as ours. Only its status, headers and body are used: the rest may hold the request. */
const sdkFailure = async (error: unknown, { origin, scrub }: SdkOptions): Promise<CallError> => {
  if (error instanceof CallError) return error;
  const { APICallError } = await import("ai");
  const call = APICallError.isInstance(error) ? error : undefined;
  const status = call?.statusCode;
  if (call !== undefined && status !== undefined && (status < 200 || status > 299))
    return statusFailure(status, call.responseHeaders ?? {}, call.responseBody ?? "", {
      now: Date.now(),
      scrub,
    });
  if (networkCode(error) !== undefined || (call !== undefined && status === undefined))
    return networkFailure(error, origin);
  return new CallError("malformed", "the server's answer is not what was promised", { status: 200 });
};
