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
import { allowedSpec, type SpecOrigin } from "./spec-origin.ts";
import { parseModelSpec, type ModelSpec } from "./spec.ts";
import type { vendors } from "./vendors.ts";

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
