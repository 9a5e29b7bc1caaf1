/**
 * Any server that speaks chat completions (vLLM, llama.cpp, LM Studio, …), Ollama and OpenRouter, asked through
 * undici directly: an order of magnitude more calls per second than through a vendor's client.
 *
 * Keys do not go to strangers: a key is sent only from OPENAI_COMPATIBLE_API_KEY or from the variable that
 * `?keyEnv=NAME` names, which may not be a vendor's own. Ollama gets none. Redirects are not followed.
 */
import type { Agent } from "undici";
import { OrganonError } from "#logic";
import type { LanguageModel, Prompt, Reply } from "../language-model.ts";
import { readParameters, type ModelSpec } from "../spec.ts";
import { readBase, readOllamaHost } from "./address.ts";
import { readAllowances } from "../allowance.ts";
import { chatBody, chatParameterKinds, readChatBody, type ChatParameters } from "./chat-completions.ts";
import { networkFailure, statusFailure } from "./failure.ts";
import { accountOf, readKey, requireKey, scrubOf, type Environment } from "./secret.ts";

/** Variables that hold vendors' keys. */
const vendorVariables: readonly string[] = [
  "OPENAI_API_KEY",
  "ANTHROPIC_API_KEY",
  "GOOGLE_GENERATIVE_AI_API_KEY",
  "GEMINI_API_KEY",
  "MISTRAL_API_KEY",
  "OPENROUTER_API_KEY",
];

/** No answer of ours is longer than this many bytes. */
const longestAnswer = 32 * 1024 * 1024;

/** `openai-compatible:NAME?url=http://127.0.0.1:8000/v1[&keyEnv=NAME]`. */
export const openOpenAICompatible = (spec: ModelSpec, env: Environment): LanguageModel => {
  const { url, keyEnv, organisation, ...parameters } = readParameters(spec, {
    ...chatParameterKinds,
    url: "text",
    keyEnv: "text",
    organisation: "text",
  });
  if (url === undefined)
    throw new OrganonError("misuse", `openai-compatible:${spec.model} needs the server's address`, {
      hint: `openai-compatible:${spec.model}?url=http://127.0.0.1:8000/v1`,
    });
  if (keyEnv !== undefined && vendorVariables.includes(keyEnv))
    throw new OrganonError("misuse", `${keyEnv} is a vendor's key and is not sent to other servers`, {
      hint: "put this server's key into a variable of its own and name that one with keyEnv",
    });
  const key =
    keyEnv === undefined
      ? readKey(env, "OPENAI_COMPATIBLE_API_KEY")
      : requireKey(env, keyEnv, `openai-compatible:${spec.model}`);
  const base = readBase(url);
  return chatModel(spec, {
    base,
    key,
    // The address tells two servers' models of one name apart, so it is part of what is asked.
    parameters: { ...parameters, url: base },
    body: parameters,
    organisation: organisation ?? ownerOf(spec.model) ?? "self-hosted",
  });
};

/** `ollama:NAME`, at OLLAMA_HOST or on this machine. */
export const openOllama = (spec: ModelSpec, env: Environment): LanguageModel => {
  const { organisation, ...parameters } = readParameters(spec, {
    ...chatParameterKinds,
    organisation: "text",
  });
  return chatModel(spec, {
    base: readOllamaHost(env["OLLAMA_HOST"]),
    key: undefined,
    parameters,
    body: parameters,
    organisation: organisation ?? ownerOf(spec.model) ?? "self-hosted",
  });
};

/**
 * `openrouter:OWNER/NAME`; key from OPENROUTER_API_KEY, base address from OPENROUTER_BASE_URL. It tells what each
 * call cost, and takes the effort inside `reasoning` (openrouter.ai/docs, “Reasoning tokens”).
 */
export const openOpenRouter = (spec: ModelSpec, env: Environment): LanguageModel => {
  const { organisation, ...parameters } = readParameters(spec, {
    ...chatParameterKinds,
    reasoningEffort: ["none", "minimal", "low", "medium", "high", "xhigh", "max"],
    organisation: "text",
  });
  const { reasoningEffort, ...body } = parameters;
  return chatModel(spec, {
    base: readBase(env["OPENROUTER_BASE_URL"]?.trim() || "https://openrouter.ai/api/v1"),
    key: requireKey(env, "OPENROUTER_API_KEY", `openrouter:${spec.model}`),
    parameters,
    body,
    ...(reasoningEffort === undefined ? {} : { extra: { reasoning: { effort: reasoningEffort } } }),
    organisation: organisation ?? ownerOf(spec.model) ?? "OpenRouter",
  });
};

/** "meta-llama" of "meta-llama/Llama-3.1-8B". */
const ownerOf = (model: string): string | undefined => /^([^/]+)\/./.exec(model)?.[1];

type Server = {
  readonly base: string;
  readonly key: string | undefined;
  readonly parameters: LanguageModel["parameters"];
  readonly body: ChatParameters;
  /** What else stands in every request's body. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly organisation: string;
};

const chatModel = (spec: ModelSpec, server: Server): LanguageModel => {
  const scrub = scrubOf(server.key);
  const { origin } = new URL(server.base);
  const path = `${new URL(server.base).pathname.replace(/\/$/, "")}/chat/completions`;
  const headers = {
    "content-type": "application/json",
    ...(server.key === undefined ? {} : { authorization: `Bearer ${server.key}` }),
  };
  let client: Promise<Agent> | undefined;

  const ask = async (prompt: Prompt, { signal }: { readonly signal?: AbortSignal }): Promise<Reply> => {
    signal?.throwIfAborted();
    client ??= connect();
    const agent = await client;
    const body = chatBody(spec.model, prompt, server.body, server.extra);
    let status: number;
    let answerHeaders: Readonly<Record<string, string | string[] | undefined>>;
    let text: string;
    try {
      const answer = await agent.request({
        origin,
        path,
        method: "POST",
        headers,
        body,
        ...(signal === undefined ? {} : { signal }),
      });
      status = answer.statusCode;
      answerHeaders = answer.headers;
      text = await answer.body.text();
    } catch (error) {
      signal?.throwIfAborted();
      throw networkFailure(error, origin);
    }
    if (status < 200 || status > 299)
      throw statusFailure(status, answerHeaders, text, { now: Date.now(), scrub });
    const reply = readChatBody(text, scrub);
    const allowances = readAllowances(answerHeaders, Date.now());
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

/** undici is loaded at the first call. The caller's signal is the only clock: a slow model is not a lost one. */
const connect = async (): Promise<Agent> => {
  const { Agent } = await import("undici");
  return new Agent({ headersTimeout: 0, bodyTimeout: 0, maxResponseSize: longestAnswer });
};
