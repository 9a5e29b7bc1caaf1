/**
 * The one list of providers: from a model's name to something that can be asked. Nothing registers itself; a new
 * provider is a file in `providers/`, its row in data/vendors.json and a line here, or a user's own in organon.config.ts.
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

/** Makes a model that can be asked from its name. Throws misuse and `access` as `openModel` does. */
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

/** The providers that come with the program. */
export const providers: readonly string[] = [...builtIn.keys()];

type OpenModelOptions = {
  /** Where API keys and addresses are read from: entry points pass `process.env`. */
  readonly env: Environment;
  /** Where the name comes from: it decides whether the name may choose the variable that is sent as an API key. */
  readonly origin: SpecOrigin;
  /** Receives what the user should know: a `keyEnv` that is ignored. */
  readonly tell?: (message: string) => void;
  /** Opens a built-in reasoner; this room's own unless others are given. */
  readonly reasoners?: (spec: ModelSpec) => LanguageModel;
  /** A user's own providers by their names, which may not be those of built-in ones. */
  readonly own?: ReadonlyMap<string, OpenProvider>;
};

/** Opens a model by its name. Throws misuse for a name that is wrong, `access` for a key that is missing. */
export const openModel = (
  id: string,
  { env, origin, tell = () => {}, reasoners, own }: OpenModelOptions,
): LanguageModel => {
  const spec = allowedSpec(parseModelSpec(id), { origin, env, tell });
  if (spec.provider === "reasoner" && reasoners !== undefined) return askedAnew(reasoners(spec), spec);
  const open = builtIn.get(spec.provider) ?? own?.get(spec.provider);
  if (open === undefined)
    throw unknownName("provider", spec.provider, [...providers, ...(own?.keys() ?? [])]);
  const model = builtIn.has(spec.provider) ? open(spec, env) : openedByOwn(open, spec, env);
  if (model.id !== id)
    throw misuse(
      `the provider “${spec.provider}” opened “${model.id}” instead of “${id}”`,
      "a model's id is the name that it was asked for by: spec.id",
    );
  return askedAnew(model, spec);
};

/** The model with the number of its time among what names its calls. */
const askedAnew = (model: LanguageModel, { fresh }: ModelSpec): LanguageModel =>
  fresh === undefined ? model : { ...model, parameters: { ...model.parameters, fresh } };

/** What a user's own function opens; whatever it does wrong is told as its own doing. */
const openedByOwn = (open: OpenProvider, spec: ModelSpec, env: Environment): LanguageModel => {
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
