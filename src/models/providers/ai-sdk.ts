/**
 * A vendor's model through the AI SDK as a `LanguageModel`. It is asked through its own interface (`doGenerate`,
 * specification v4), one layer below `generateText`: that layer retries, traces and prints warnings, and here
 * retrying and pacing are `ask.ts`'s, for all models alike.
 *
 * The SDK drops and changes parameters that it thinks a model refuses. So what was asked for is looked up in the
 * body that it is about to send, and a body without it is not sent: the record must not claim what never happened.
 */
import type { LanguageModelV4 as SdkModel } from "@ai-sdk/provider";
import { readAllowances } from "../allowance.ts";
import { createBatchHttp } from "../batches/batch-http.ts";
import type { BatchTools, OpenBatches } from "../batches/vendor-batch.ts";
import { CallError, type LanguageModel, type Message, type Prompt, type Reply } from "../language-model.ts";
import type { ModelSpec } from "../spec.ts";
import { splitThinking } from "../thinking.ts";
import { guessTokens } from "../tokens.ts";
import type { Vendor } from "../vendors.ts";
import { readVendorBase, withAddress } from "./address.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { errorInside, usageOf, type ChatParameters } from "./chat-completions.ts";
import { networkCode, networkFailure, statusFailure } from "./failure.ts";
import { readFinishReason } from "./finish-reason.ts";
import { readLogprobs } from "./logprobs.ts";
import { accountOf, requireKey, scrubOf, type Environment, type Scrub } from "./secret.ts";

type SdkCall = Parameters<SdkModel["doGenerate"]>[0];
type SdkResult = Awaited<ReturnType<SdkModel["doGenerate"]>>;

/** What every vendor's client is made from. */
type SdkSettings = {
  readonly apiKey: string;
  readonly baseURL: string;
  readonly fetch: typeof globalThis.fetch;
};

type Asked = {
  readonly spec: ModelSpec;
  readonly env: Environment;
  readonly vendor: Required<Pick<Vendor, "title" | "keys" | "address">>;
  /** The address of calls by that of the vendor, where they differ. */
  readonly addressOf?: (base: string) => string;
  /** As it was asked for. */
  readonly organisation: string | undefined;
  /** As they are recorded. */
  readonly parameters: LanguageModel["parameters"];
  /** Those that the SDK has names for. */
  readonly sampling: ChatParameters;
  /** What only this vendor takes, by the SDK's names. */
  readonly providerOptions?: NonNullable<SdkCall["providerOptions"]>;
  /** What must stand in the request's body, by its path there; what is undefined was not asked for. */
  readonly mustSend: Readonly<Record<string, string | number | boolean | undefined>>;
  /** What marks the end of a beginning that prompts share, where the vendor keeps one only when it is told. */
  readonly cacheMark?: NonNullable<SdkCall["providerOptions"]>;
  /** The vendor's batches, and the headers by which it knows the key there. */
  readonly batches: {
    readonly open: OpenBatches;
    readonly headersOf: (key: string) => Readonly<Record<string, string>>;
  };
  /** Loads the vendor's client, at the first call. */
  readonly load: (settings: SdkSettings) => Promise<SdkModel>;
};

/** A vendor's model, asked through its client. */
export const vendorModel = (asked: Asked): LanguageModel => {
  const { spec, env, vendor, addressOf = (base) => base, mustSend, batches } = asked;
  const key = requireKey(env, vendor.keys, `${spec.provider}:${spec.model}`);
  const base = addressOf(readVendorBase(vendor, env));
  const scrub = scrubOf(key);
  const { origin } = new URL(base);
  const load: Load = (fetch) => asked.load({ apiKey: key, baseURL: base, fetch });
  let client: Promise<SdkModel> | undefined;
  const options = {
    parameters: asked.sampling,
    providerOptions: asked.providerOptions,
    origin,
    scrub,
    cacheMark: asked.cacheMark,
  };
  return {
    id: spec.id,
    provider: spec.provider,
    model: spec.model,
    organisation: asked.organisation ?? vendor.title,
    parameters: withAddress(asked.parameters, base, vendor.address.usual),
    account: accountOf(spec.provider, origin, key),
    ask: async (prompt, { signal }) => {
      signal?.throwIfAborted();
      client ??= load(sendingOnly(mustSend, boundedFetch));
      return askSdkModel(await client, prompt, { ...options, signal });
    },
    batches: batches.open({
      http: createBatchHttp({ base, headers: batches.headersOf(key), scrub }),
      model: spec.model,
      ...batchCalls(mustSend, load, options),
    }),
  };
};

type Load = (fetch: typeof globalThis.fetch) => Promise<SdkModel>;

/** What batches are made from: the vendor's client with its way out closed, and with an answer put in its way back. */
const batchCalls = (
  mustSend: Asked["mustSend"],
  load: Load,
  options: SdkOptions,
): Pick<BatchTools, "requestOf" | "replyOf"> => ({
  requestOf: async (prompt) => {
    let sent: { readonly body: string; readonly headers: Headers } | undefined;
    const keep: typeof globalThis.fetch = async (_input, init) => {
      const body = init?.body;
      if (typeof body === "string") sent = { body, headers: new Headers(init?.headers) };
      throw new CallError("request", "kept for a batch", { isUnsent: true });
    };
    try {
      await askSdkModel(await load(sendingOnly(mustSend, keep)), prompt, options);
    } catch (error) {
      if (sent === undefined) throw error;
    }
    if (sent === undefined)
      throw new CallError("request", "the vendor's client sent nothing", { isUnsent: true });
    return sent;
  },
  replyOf: async (status, body) => {
    const answer: typeof globalThis.fetch = async () => Response.json(body ?? null, { status });
    return askSdkModel(await load(answer), { messages: [{ role: "user", content: "?" }] }, options);
  },
});

/** A fetch for bodies that hold what was asked for. */
const sendingOnly =
  (wanted: Asked["mustSend"], fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
    for (const [path, value] of Object.entries(wanted))
      if (value !== undefined && valueAt(body, path) !== value)
        throw new CallError("request", `the vendor's client does not send ${path} ${value} to this model`, {
          isUnsent: true,
        });
    return fetch(input, init);
  };

const valueAt = (body: unknown, path: string): unknown => {
  let value = body;
  for (const name of path.split("."))
    value = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  return value;
};

type SdkOptions = {
  readonly parameters: ChatParameters;
  readonly providerOptions?: NonNullable<SdkCall["providerOptions"]>;
  /** Named in messages about the connection. */
  readonly origin: string;
  readonly scrub: Scrub;
  readonly cacheMark?: Asked["cacheMark"];
  readonly signal?: AbortSignal;
};

/** Asks once. Throws `CallError`; rejects with the signal's reason when cancelled. */
const askSdkModel = async (model: SdkModel, prompt: Prompt, options: SdkOptions): Promise<Reply> => {
  const { parameters, scrub, signal } = options;
  let result: SdkResult;
  try {
    result = await model.doGenerate({
      prompt: withCacheMark(prompt, options.cacheMark),
      temperature: parameters.temperature,
      topP: parameters.topP,
      seed: parameters.seed,
      maxOutputTokens: parameters.maxTokens,
      providerOptions: options.providerOptions,
      abortSignal: signal,
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw await sdkFailure(error, options);
  }
  return replyOf(result, scrub);
};

/** Vendors keep no shorter beginnings than this (Anthropic, “Prompt caching”: 1,024 tokens and more, by model). */
const shortestCached = 1024;

/**
 * The messages, with a mark at the end of what questions share, the demonstrations, where the vendor wants one: what stands
 * before it is read from its cache from the second call on. It changes no answer, so it is no part of a call's name.
 */
const withCacheMark = (prompt: Prompt, mark: Asked["cacheMark"]): SdkCall["prompt"] => {
  const messages = prompt.messages.map(sdkMessage);
  const shared = prompt.messages.slice(0, -1);
  const last = messages[shared.length - 1];
  if (mark === undefined || last === undefined || guessTokens({ messages: shared }) < shortestCached)
    return messages;
  return messages.with(shared.length - 1, { ...last, providerOptions: mark });
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
    tokensCacheWritten: result.usage.inputTokens.cacheWrite,
  });
  const error = errorInside(valueAt(result.response?.body, "choices.0"), scrub);
  if (error !== undefined) throw error;
  const finishReason = finishReasonOf(result.finishReason, scrub);
  // The same rule as for servers asked directly: what nothing was spent on is no answer.
  if (text === "" && thinking === "" && finishReason !== "refusal" && !((usage.tokensOut ?? 0) > 0))
    throw new CallError("malformed", "the server's answer is empty", { status: 200 });
  // Google names it in a field of its own, which its client passes on only with the whole body.
  const version = valueAt(result.response?.body, "modelVersion");
  const servedModel = result.response?.modelId ?? (typeof version === "string" ? version : undefined);
  const logprobs = readLogprobs(valueAt(result.response?.body, "choices.0.logprobs"));
  const allowances = readAllowances(result.response?.headers ?? {}, Date.now());
  return {
    text: scrub(text),
    thinking: thinking === "" ? undefined : scrub(thinking),
    finishReason,
    usage,
    servedModel: servedModel === undefined ? undefined : scrub(servedModel),
    logprobs,
    allowances: allowances.length === 0 ? undefined : allowances,
  };
};

/** The vendor's own word counts where its client does not know it. */
const finishReasonOf = ({ unified, raw }: SdkResult["finishReason"], scrub: Scrub): Reply["finishReason"] => {
  switch (unified) {
    case "stop":
    case "length":
      return unified;
    case "content-filter":
      return "refusal";
    default:
      return readFinishReason(raw, scrub);
  }
};

/** The SDK's error as ours. Only its status, headers and body are used: the rest may hold the request. */
const sdkFailure = async (error: unknown, { origin, scrub }: SdkOptions): Promise<CallError> => {
  if (error instanceof CallError) return error;
  const { APICallError } = await import("@ai-sdk/provider");
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
