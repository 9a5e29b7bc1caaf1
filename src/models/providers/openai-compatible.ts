/**
 * Opens models on servers with chat completions (vLLM, llama.cpp, LM Studio, …), Azure, Ollama and OpenRouter.
 *
 * API keys are not sent to unrelated servers: a key comes only from OPENAI_COMPATIBLE_API_KEY or from the variable
 * that `?keyEnv=NAME` names, which may not be another vendor's own. Ollama gets none. Redirects are not followed.
 */
import { misuse } from "#logic/error";
import type { LanguageModel } from "../language-model.ts";
import { readParameters, type ModelSpec } from "../spec.ts";
import { vendors, hostedKeys } from "../vendors.ts";
import { readAzure, readBase, readHost } from "./address.ts";
import { chatParameterKinds, createChatEncoder, readChat, type ChatParameters } from "./chat-completions.ts";
import { extraParameterKinds, readExtraBody } from "./extra-body.ts";
import { openHttpModel, readServer, type Body, type HttpModel } from "./http-model.ts";
import { encodeLikelihood, likeliest, readLikelihood } from "./likelihood.ts";
import { bearer, readKey, requireKey, type Environment } from "./secret.ts";

/** `openai-compatible:NAME?url=http://127.0.0.1:8000/v1[&keyEnv=NAME][&likelihood=true or chat]`. */
export const openOpenAICompatible = (spec: ModelSpec, env: Environment): LanguageModel => {
  const {
    url,
    keyEnv,
    apiVersion,
    likelihood: way = "false",
    ...parameters
  } = readParameters(spec, {
    ...chatParameterKinds,
    ...extraParameterKinds,
    url: "text",
    keyEnv: "text",
    apiVersion: "text",
    likelihood: ["true", "false", "chat"],
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
  const azure = readAzure(url, apiVersion);
  const base = azure?.base ?? readBase(url);
  const { body, fields, recorded } = readExtraBody(parameters);
  const likelihood = way === "false" ? undefined : way === "true" || way;
  return openChat(
    {
      spec,
      env,
      base,
      key,
      headers: azure === undefined || key === undefined ? bearer(key) : { "api-key": key },
      // The address distinguishes models of the same name on two servers, so it is part of the call's identity.
      parameters: { ...recorded, url: base, ...azure?.recorded, ...(likelihood && { likelihood }) },
      organisation: getOwner(spec.model) ?? vendors["openai-compatible"].title,
    },
    { body, extra: fields, likelihood, query: azure?.query },
  );
};

/** `ollama:NAME`, at OLLAMA_HOST or on this machine. */
export const openOllama = (spec: ModelSpec, env: Environment): LanguageModel => {
  const { body, fields, recorded } = readExtraBody(
    readParameters(spec, { ...chatParameterKinds, ...extraParameterKinds }),
  );
  const base = readHost(vendors.ollama, env);
  const parameters = base === vendors.ollama.address.usual ? recorded : { ...recorded, url: base };
  const organisation = getOwner(spec.model) ?? vendors.ollama.title;
  return openChat(
    { spec, env, base, key: undefined, headers: {}, parameters, organisation },
    { body, extra: fields },
  );
};

/**
 * Opens `openrouter:OWNER/NAME`. API key: OPENROUTER_API_KEY; base address: OPENROUTER_BASE_URL. OpenRouter reports
 * the cost of each call, and takes the effort inside `reasoning` (openrouter.ai/docs, “Reasoning tokens”).
 */
export const openOpenRouter = (spec: ModelSpec, env: Environment): LanguageModel => {
  const { body, fields, recorded } = readExtraBody(
    readParameters(spec, {
      ...chatParameterKinds,
      ...extraParameterKinds,
      reasoningEffort: ["none", "minimal", "low", "medium", "high", "xhigh", "max"],
    }),
  );
  const { reasoningEffort: effort, ...standard } = body;
  const server = readServer(spec, env, vendors.openrouter, recorded);
  return openChat(
    { ...server, organisation: getOwner(spec.model) ?? server.organisation },
    { body: standard, extra: { ...fields, reasoning: effort && { effort } } },
  );
};

const getOwner = (model: string): string | undefined => /^([^/]+)\/./.exec(model)?.[1];

type Chat = {
  readonly body: ChatParameters;
  /** Further fields of every request's body. */
  readonly extra: Body;
  /** Evaluate the likelihood of each answer instead of generating text: of plain text, or of the reply of a chat. */
  readonly likelihood?: true | "chat" | undefined;
  /** A query of every request. */
  readonly query?: string;
};

const openChat = (
  server: Omit<HttpModel, "path" | "encode" | "read">,
  { body, extra, likelihood, query = "" }: Chat,
): LanguageModel => {
  const { model } = server.spec;
  const oneToken = likelihood === "chat" && { maxTokens: 1, temperature: 0, logprobs: likeliest };
  return openHttpModel({
    ...server,
    path: `${likelihood === true ? "/completions" : "/chat/completions"}${query}`,
    encode:
      likelihood === true
        ? (prompt) => encodeLikelihood(model, prompt, extra)
        : createChatEncoder(model, { ...body, ...oneToken }, extra),
    read: likelihood === undefined ? readChat : readLikelihood,
  });
};
