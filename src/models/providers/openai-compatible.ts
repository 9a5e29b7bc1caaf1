/**
 * Opens models on servers with chat completions (vLLM, llama.cpp, LM Studio, …), Azure, Ollama and OpenRouter.
 *
 * API keys are not sent to unrelated servers: a key comes only from OPENAI_COMPATIBLE_API_KEY or from the variable
 * that `?keyEnv=NAME` names, which may not be another vendor's own. Ollama gets none. Redirects are not followed.
 *
 * With `likelihood` the reply is the likeliest of the answers that the prompt names, by the probabilities of the next token:
 * of base models, which get plain text that ends in “Answer:”, or of chats. Parameters beyond the standard (`topK`, `minP`,
 * `stop`, and JSON in `extraBody`) change answers, so all are recorded.
 */
import { misuse } from "#logic/error";
import { type LanguageModel, malformed, type Prompt, type Reply } from "../language-model.ts";
import { readParameters, type ModelSpec, type ParameterValues } from "../spec.ts";
import { vendors, hostedKeys } from "../vendors.ts";
import { readAzure, readBase, readHost } from "./address.ts";
import { chatParameterKinds, createChatEncoder, readChat, type ChatParameters } from "./chat-completions.ts";
import { openHttpModel, readServer, type Body, type HttpModel } from "./http-model.ts";
import { bearer, readKey, requireKey, type Environment, type Scrub } from "./secret.ts";
import { readLogprobs } from "./logprobs.ts";
import { readUsage, getValue } from "./usage.ts";
import { isRecord } from "#logic/is-record";

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

/** Tokens whose probabilities are asked for: the most that servers give. */
const likeliest = 20;

const encodeLikelihood = (model: string, prompt: Prompt, extra: Body): Body => ({
  model,
  prompt: joinMessages(prompt),
  max_tokens: 1,
  temperature: 0,
  logprobs: likeliest,
  ...extra,
});

const joinMessages = ({ messages }: Prompt): string =>
  `${messages.map(({ content }) => content).join("\n")}\nAnswer:`;

const answersNamed = ({ messages }: Prompt): readonly string[] => {
  for (const { content } of messages) {
    const named = /<([^<>\s/]{1,40}(?:\/[^<>\s/]{1,40}){1,25})>/.exec(content)?.[1];
    if (named !== undefined) return named.split("/");
  }
  return ["Yes", "No"];
};

/** Parses the response body. Throws `CallError` malformed if it has no probabilities. */
const readLikelihood = (body: Body, prompt: Prompt, scrub: Scrub): Reply => {
  const [first] = readLogprobs(getValue(body, "choices.0.logprobs")) ?? readLogprobs(body) ?? [];
  if (first === undefined) throw malformed("has no probabilities: it may not serve them");
  const tokens = first.top.map(({ token, logprob }) => ({ token: scrub(token), logprob }));
  const top = answersNamed(prompt)
    .map((answer) => ({ token: answer, logprob: computeLogprob(answer, tokens) }))
    .filter(({ logprob }) => Number.isFinite(logprob))
    .toSorted((a, b) => b.logprob - a.logprob);
  const [best] = top;
  const usage = readUsage(body);
  // None of the answers is among the likeliest twenty: the reply is unreadable.
  if (best === undefined) return { text: tokens[0]?.token ?? "", finishReason: "other", usage };
  return { text: best.token, finishReason: "stop", usage, logprobs: [{ ...best, top }] };
};

type Weighed = { readonly token: string; readonly logprob: number };

const computeLogprob = (answer: string, tokens: readonly Weighed[]): number =>
  Math.log(
    tokens.reduce((sum, { token, logprob }) => (begins(token, answer) ? sum + Math.exp(logprob) : sum), 0),
  );

const begins = (token: string, answer: string): boolean => {
  const said = token.trim().toLowerCase();
  const whole = answer.toLowerCase();
  return said === whole || (said.length >= 3 && whole.startsWith(said));
};

/** The parameters' kinds, for `readParameters`. */
const extraParameterKinds = { topK: "positive", minP: "number", stop: "text", extraBody: "text" } as const;

type ExtraParameters = ParameterValues<typeof extraParameterKinds>;

/** Fields that Organon sets, or that have a parameter of their own: in `extraBody` the record would differ from the request. */
const taken: readonly string[] = (
  "model messages stream n tools tool_choice functions temperature top_p seed max_tokens max_completion_tokens " +
  "reasoning_effort reasoning logprobs top_logprobs top_k min_p stop"
).split(" ");

/**
 * Splits a server's parameters into the standard ones, the extra fields of the request body, and all of them as
 * recorded. Throws misuse for anything but a JSON object.
 */
const readExtraBody = (
  given: ExtraParameters & ChatParameters,
): {
  readonly body: ChatParameters;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly recorded: LanguageModel["parameters"];
} => {
  const { topK, minP, stop, extraBody, ...body } = given;
  const extra = extraBody === undefined ? undefined : parseObject(extraBody);
  const fields = { ...extra, top_k: topK, min_p: minP, stop };
  const spelled = extra && { extraBody: JSON.stringify(sortKeys(extra)) };
  return { body, fields, recorded: { ...given, ...spelled } };
};

const parseObject = (text: string): Readonly<Record<string, unknown>> => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  if (!isRecord(json))
    throw misuse(
      "the model's parameter “extraBody” is not a JSON object",
      'as in extraBody={"chat_template_kwargs":{"enable_thinking":false}}',
    );
  const name = Object.keys(json).find((key) => taken.includes(key));
  if (name !== undefined)
    throw misuse(
      `“${name}” cannot be set by the model's parameter “extraBody”`,
      "what has a parameter of its own is given by it, as in temperature=0&topK=20",
    );
  return json;
};

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isRecord(value)) return value;
  const names = Object.keys(value).toSorted();
  return Object.fromEntries(names.map((name) => [name, sortKeys(value[name])]));
};
