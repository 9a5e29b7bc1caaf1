/**
 * Lists all providers and opens a model by its name. There is no self-registration: a new provider is a file in
 * `providers/`, a row in data/vendors.json and a line here. Users add custom providers in organon.config.ts.
 */
import { OrganonError, unknownName, misuse } from "#logic/error";
import { isRecord } from "#logic/is-record";
import type { LanguageModel } from "./language-model.ts";
import { openAnthropic } from "./providers/anthropic.ts";
import { openGoogle } from "./providers/google.ts";
import { openMistral } from "./providers/mistral.ts";
import { openOllama, openOpenAICompatible, openOpenRouter } from "./providers/openai-compatible.ts";
import { openOpenAI } from "./providers/openai.ts";
import type { Environment } from "./providers/secret.ts";
import { openReasoner } from "./reasoners/open-reasoner.ts";
import { parseModelSpec, type ModelSpec } from "./spec.ts";
import { keyList, vendors } from "./vendors.ts";

/** Opens a model from its spec. Throws misuse and `access` as `openModel` does. */
export type OpenProvider = (spec: ModelSpec, env: Environment) => LanguageModel;

const openers: Readonly<Record<keyof typeof vendors | "reasoner", OpenProvider>> = {
  openai: openOpenAI,
  anthropic: openAnthropic,
  google: openGoogle,
  mistral: openMistral,
  openrouter: openOpenRouter,
  ollama: openOllama,
  "openai-compatible": openOpenAICompatible,
  reasoner: openReasoner,
};
const builtIn = new Map<string, OpenProvider>(Object.entries(openers));

/** The built-in providers. */
export const providers: readonly string[] = [...builtIn.keys()];

type OpenModelOptions = {
  /** The source of API keys and addresses: entry points pass `process.env`. */
  readonly env: Environment;
  /** The origin of the name: it decides whether the name may choose the variable that is sent as an API key. */
  readonly origin: SpecOrigin;
  /** Receives warnings for the user, for example about an ignored `keyEnv`. */
  readonly tell?: (message: string) => void;
  /** Opens a built-in reasoner. Default: the reasoners of this module. */
  readonly reasoners?: (spec: ModelSpec) => LanguageModel;
  /** Custom providers by name; names of built-in providers are not allowed. */
  readonly own?: ReadonlyMap<string, OpenProvider>;
};

/** Opens a model by its name. Throws misuse for an invalid name, `access` for a missing API key. */
export const openModel = (
  id: string,
  { env, origin, tell = () => {}, reasoners, own }: OpenModelOptions,
): LanguageModel => {
  const spec = allowedSpec(parseModelSpec(id), { origin, env, tell });
  if (spec.provider === "reasoner" && reasoners !== undefined) return withFreshCalls(reasoners(spec), spec);
  const open = builtIn.get(spec.provider) ?? own?.get(spec.provider);
  if (open === undefined)
    throw unknownName("provider", spec.provider, [...providers, ...(own?.keys() ?? [])]);
  const model = builtIn.has(spec.provider) ? open(spec, env) : openCustomModel(open, spec, env);
  if (model.id !== id)
    throw misuse(
      `the provider “${spec.provider}” opened “${model.id}” instead of “${id}”`,
      "a model's id is the name that it was asked for by: spec.id",
    );
  return withFreshCalls(model, spec);
};

const withFreshCalls = (model: LanguageModel, { fresh }: ModelSpec): LanguageModel =>
  fresh === undefined ? model : { ...model, parameters: { ...model.parameters, fresh } };

const openCustomModel = (open: OpenProvider, spec: ModelSpec, env: Environment): LanguageModel => {
  const hint =
    "it returns { id: spec.id, provider: spec.provider, model: spec.model, organisation, parameters, ask }: docs/run-models.md";
  let model: unknown;
  try {
    model = open(spec, env);
  } catch (cause) {
    if (cause instanceof OrganonError) throw cause;
    const message = cause instanceof Error ? cause.message : String(cause);
    throw misuse(`the provider “${spec.provider}” threw: ${message}`, hint, cause);
  }
  if (isModel(model)) return model;
  const what =
    model instanceof Promise
      ? "a promise"
      : model === null
        ? "null"
        : typeof model === "object"
          ? "an object without ask"
          : `a ${typeof model}`;
  throw misuse(`the provider “${spec.provider}” returned ${what}, which is no model`, hint);
};

const isModel = (value: unknown): value is LanguageModel =>
  isRecord(value) && typeof value["ask"] === "function";

/**
 * Where a model's name comes from, which decides whether it may choose the variable that is sent as its API key (`keyEnv`): the user
 * and programs may; a configuration may name those that the user lists in ORGANON_KEYS; a stored run and a queue may not.
 */
export type SpecOrigin = "command line" | "configuration" | "store" | "queue";

const sources = { store: "a stored run", queue: "the queue" } as const;

/**
 * The spec as its origin allows it: without `keyEnv` where the origin may not choose a variable, which `tell` reports. Throws
 * misuse where a configuration names a variable that the user did not list.
 */
const allowedSpec = (
  spec: ModelSpec,
  {
    origin,
    env,
    tell,
  }: { readonly origin: SpecOrigin; readonly env: Environment; readonly tell: (message: string) => void },
): ModelSpec => {
  const { keyEnv, ...parameters } = spec.parameters;
  if (keyEnv === undefined || origin === "command line") return spec;
  if (origin === "configuration") {
    requireListed(keyEnv, env);
    return spec;
  }
  const source = sources[origin];
  tell(
    `keyEnv=${keyEnv} of ${spec.provider}:${spec.model} is ignored: the name comes from ${source}, which can't choose ` +
      `the variable that is sent. Set ${vendors["openai-compatible"].keys[0]} to that server's API key, or name the model with -m.`,
  );
  return { ...spec, parameters };
};

const requireListed = (variable: string, env: Environment): void => {
  const listed = (env[keyList] ?? "").split(",").map((name) => name.trim());
  if (env[variable] === undefined || listed.includes(variable)) return;
  throw misuse(
    `a configuration asks for ${variable}, which is not among ${keyList}`,
    `put ${variable} into .env, or set ${keyList}=${variable}: its value goes to the configuration's server`,
  );
};
