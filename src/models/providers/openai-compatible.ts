/**
 * Opens models on servers with chat completions (vLLM, llama.cpp, LM Studio, …), Ollama and OpenRouter. Calls go
 * through undici directly: an order of magnitude more calls per second than through a vendor's client.
 *
 * API keys are not sent to unrelated servers: a key comes only from OPENAI_COMPATIBLE_API_KEY or from the variable
 * that `?keyEnv=NAME` names, which may not be a vendor's own. Ollama gets none. Redirects are not followed.
 */
import { misuse } from "#logic/error";
import { CallError, type LanguageModel, type Prompt, type Reply } from "../language-model.ts";
import { readParameters, type ModelSpec } from "../spec.ts";
import { vendors, hostedKeys } from "../vendors.ts";
import { readBase, readHost, readVendorBase, withAddress } from "./address.ts";
import { readAllowances } from "../retry.ts";
import { createPost, type Exchange } from "./exchange.ts";
import { extraParameterKinds, readExtraBody } from "./extra-body.ts";
import { chatBody, chatParameterKinds, readChatBody, type ChatParameters } from "./chat-completions.ts";
import { likelihoodBody, readLikelihood } from "./likelihood.ts";
import { clip, networkFailure, statusFailure } from "./failure.ts";
import { accountOf, readKey, requireKey, scrubOf, type Environment } from "./secret.ts";

/** `openai-compatible:NAME?url=http://127.0.0.1:8000/v1[&keyEnv=NAME][&likelihood=true]`. */
export const openOpenAICompatible = (spec: ModelSpec, env: Environment): LanguageModel => {
  const {
    url,
    keyEnv,
    organisation,
    likelihood = false,
    ...parameters
  } = readParameters(spec, {
    ...chatParameterKinds,
    ...extraParameterKinds,
    url: "text",
    keyEnv: "text",
    likelihood: "flag",
    organisation: "text",
  });
  if (url === undefined)
    throw misuse(
      `openai-compatible:${spec.model} needs the server's address`,
      `openai-compatible:${spec.model}?url=http://127.0.0.1:8000/v1`,
    );
  if (keyEnv !== undefined && hostedKeys.includes(keyEnv))
    throw misuse(
      `${keyEnv} is a vendor's key and is not sent to other servers`,
      "put this server's key into a variable of its own and name that one with keyEnv",
    );
  const [usual = ""] = vendors["openai-compatible"].keys;
  const key =
    keyEnv === undefined ? readKey(env, usual) : requireKey(env, [keyEnv], `openai-compatible:${spec.model}`);
  const base = readBase(url);
  const { body, fields, recorded } = readExtraBody(parameters);
  return chatModel(spec, {
    base,
    key,
    // The address distinguishes models of the same name on two servers, so it is part of the call's identity.
    parameters: { ...recorded, url: base, ...(likelihood ? { likelihood } : {}) },
    likelihood,
    body,
    extra: fields,
    organisation: organisation ?? ownerOf(spec.model) ?? vendors["openai-compatible"].title,
  });
};

/** `ollama:NAME`, at OLLAMA_HOST or on this machine. */
export const openOllama = (spec: ModelSpec, env: Environment): LanguageModel => {
  const { organisation, ...parameters } = readParameters(spec, {
    ...chatParameterKinds,
    ...extraParameterKinds,
    organisation: "text",
  });
  const { body, fields, recorded } = readExtraBody(parameters);
  const vendor = vendors.ollama;
  const base = readHost(vendor, env);
  return chatModel(spec, {
    base,
    key: undefined,
    parameters: withAddress(recorded, base, vendor.address.usual),
    body,
    extra: fields,
    organisation: organisation ?? ownerOf(spec.model) ?? vendor.title,
  });
};

/**
 * Opens `openrouter:OWNER/NAME`. API key: OPENROUTER_API_KEY; base address: OPENROUTER_BASE_URL. OpenRouter reports
 * the cost of each call, and takes the effort inside `reasoning` (openrouter.ai/docs, “Reasoning tokens”).
 */
export const openOpenRouter = (spec: ModelSpec, env: Environment): LanguageModel => {
  const { organisation, ...parameters } = readParameters(spec, {
    ...chatParameterKinds,
    ...extraParameterKinds,
    reasoningEffort: ["none", "minimal", "low", "medium", "high", "xhigh", "max"],
    organisation: "text",
  });
  const { body: standard, fields, recorded } = readExtraBody(parameters);
  const { reasoningEffort, ...body } = standard;
  const vendor = vendors.openrouter;
  const base = readVendorBase(vendor, env);
  return chatModel(spec, {
    base,
    key: requireKey(env, vendor.keys, `${spec.provider}:${spec.model}`),
    parameters: withAddress(recorded, base, vendor.address.usual),
    body,
    extra: reasoningEffort === undefined ? fields : { ...fields, reasoning: { effort: reasoningEffort } },
    organisation: organisation ?? ownerOf(spec.model) ?? vendor.title,
  });
};

/** Returns "meta-llama" for "meta-llama/Llama-3.1-8B". */
const ownerOf = (model: string): string | undefined => /^([^/]+)\/./.exec(model)?.[1];

type Server = {
  readonly base: string;
  readonly key: string | undefined;
  readonly parameters: LanguageModel["parameters"];
  readonly body: ChatParameters;
  /** Evaluate the likelihood of each answer instead of generating text. */
  readonly likelihood?: boolean;
  /** Further fields of every request's body. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly organisation: string;
};

const chatModel = (spec: ModelSpec, server: Server): LanguageModel => {
  const scrub = scrubOf(server.key);
  const { origin } = new URL(server.base);
  const byLikelihood = server.likelihood === true;
  const path = `${new URL(server.base).pathname.replace(/\/$/, "")}/${byLikelihood ? "completions" : "chat/completions"}`;
  const headers = {
    "content-type": "application/json",
    ...(server.key === undefined ? {} : { authorization: `Bearer ${server.key}` }),
  };
  const post = createPost(origin);

  const ask = async (prompt: Prompt, { signal }: { readonly signal?: AbortSignal }): Promise<Reply> => {
    signal?.throwIfAborted();
    const body = byLikelihood
      ? likelihoodBody(spec.model, prompt, server.extra ?? {})
      : chatBody(spec.model, prompt, server.body, server.extra);
    let answer: Exchange;
    try {
      answer = await post(path, headers, body, signal);
    } catch (error) {
      signal?.throwIfAborted();
      throw error instanceof CallError ? error : networkFailure(error, origin);
    }
    const { status, text } = answer;
    const packing = answer.headers["content-encoding"] ?? "identity";
    if (packing !== "identity") {
      const message = `the server's answer is packed (${clip(String(packing), 20)}), unasked`;
      throw new CallError("malformed", message, { status });
    }
    if (status < 200 || status > 299)
      throw statusFailure(status, answer.headers, text, { now: Date.now(), scrub });
    const reply = byLikelihood ? readLikelihood(text, prompt, scrub) : readChatBody(text, scrub);
    const allowances = readAllowances(answer.headers, Date.now());
    return allowances.length === 0 ? reply : { ...reply, allowances };
  };
  return {
    id: spec.id,
    provider: spec.provider,
    model: spec.model,
    organisation: server.organisation,
    parameters: server.parameters,
    account: accountOf(spec.provider, origin, server.key),
    ask,
  };
};
