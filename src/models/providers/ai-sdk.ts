/**
 * Wraps a vendor's model from the AI SDK as a `LanguageModel`. Calls use the provider interface (`doGenerate`,
 * specification v4), one layer below `generateText`. That layer retries, traces and prints warnings; here `ask.ts`
 * retries and paces for all models alike.
 *
 * The SDK drops or changes parameters that it expects a model to refuse. The requested parameters are therefore
 * checked in the request body, and a body without them is not sent: the record must match the request.
 */
import type { LanguageModelV4 as SdkModel } from "@ai-sdk/provider";
import { readAllowances } from "../retry.ts";
import { createBatchHttp } from "../batches/batch-http.ts";
import type { BatchTools, OpenBatches } from "../batches/vendor-batch.ts";
import { CallError, type LanguageModel, type Message, type Prompt, type Reply } from "../language-model.ts";
import type { ModelSpec } from "../spec.ts";
import { splitThinking } from "../thinking.ts";
import { guessTokens } from "../tokens.ts";
import type { Vendor } from "../vendors.ts";
import { readVendorBase, withAddress } from "./address.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { errorInside, type ChatParameters } from "./chat-completions.ts";
import { networkCode, networkFailure, statusFailure } from "./failure.ts";
import { readFinishReason } from "./finish-reason.ts";
import { readLogprobs } from "./logprobs.ts";
import { accountOf, requireKey, scrubOf, type Environment, type Scrub } from "./secret.ts";
import { readUsage, valueAt } from "./usage.ts";

type SdkCall = Parameters<SdkModel["doGenerate"]>[0];
type SdkResult = Awaited<ReturnType<SdkModel["doGenerate"]>>;

/** The settings of every vendor's client. */
type SdkSettings = {
  readonly apiKey: string;
  readonly baseURL: string;
  readonly fetch: typeof globalThis.fetch;
};

type Asked = {
  readonly spec: ModelSpec;
  readonly env: Environment;
  readonly vendor: Required<Pick<Vendor, "title" | "keys" | "address">>;
  /** Maps the vendor's base address to the address of calls, if they differ. */
  readonly addressOf?: (base: string) => string;
  /** The organisation given in the spec. */
  readonly organisation: string | undefined;
  /** The parameters as recorded. */
  readonly parameters: LanguageModel["parameters"];
  /** The parameters that the SDK has names for. */
  readonly sampling: ChatParameters;
  /** Parameters of this vendor only, by the SDK's names. */
  readonly providerOptions?: NonNullable<SdkCall["providerOptions"]>;
  /** Required values in the request body, by path; undefined values were not requested. */
  readonly mustSend: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Marks the end of a prefix that prompts share, for vendors that cache only marked prefixes. */
  readonly cacheMark?: NonNullable<SdkCall["providerOptions"]>;
  /** The vendor's batches, and the headers with its API key there. */
  readonly batches: {
    readonly open: OpenBatches;
    readonly headersOf: (key: string) => Readonly<Record<string, string>>;
  };
  /** Loads the vendor's client at the first call. */
  readonly load: (settings: SdkSettings) => Promise<SdkModel>;
};

/** Returns a vendor's model that is called through the vendor's client. */
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

/** Returns what batches are built from: the vendor's client, with its request captured instead of sent and with a given response injected. */
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

/** Returns a `fetch` that only sends bodies with the requested parameters. */
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

type SdkOptions = {
  readonly parameters: ChatParameters;
  readonly providerOptions?: NonNullable<SdkCall["providerOptions"]>;
  /** Named in connection errors. */
  readonly origin: string;
  readonly scrub: Scrub;
  readonly cacheMark?: Asked["cacheMark"];
  readonly signal?: AbortSignal;
};

/** Makes one attempt. Throws `CallError`; rejects with the signal's reason when cancelled. */
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

/** The shortest prefix that a vendor caches, in tokens (Anthropic, “Prompt caching”: 1,024 tokens and more, by model). */
const shortestCached = 1024;

/**
 * Returns the messages, with a mark after the prefix that questions share (the few-shot examples), if the vendor requires one. From
 * the second call on, the prefix is read from the vendor's cache. The mark changes no answer, so it is not part of a call's hash.
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
  // From the body: the clients turn missing counts into 0, and leave the total out.
  const usage = readUsage(result.response?.body);
  const error = errorInside(valueAt(result.response?.body, "choices.0"), scrub);
  if (error !== undefined) throw error;
  const finishReason = finishReasonOf(result.finishReason, scrub);
  // The same rule as for servers called directly: a reply that used no tokens is not an answer.
  if (text === "" && thinking === "" && finishReason !== "refusal" && !((usage.tokensOut ?? 0) > 0))
    throw new CallError("malformed", "the server's answer is empty", { status: 200 });
  // Google returns it in a field of its own, which the client exposes only in the raw body.
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

/** Returns the finish reason. The vendor's raw value is used if the client does not recognise it. */
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

/** Converts an SDK error to a `CallError`. Only its status, headers and body are used: the rest may contain the request. */
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
