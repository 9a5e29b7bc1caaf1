/**
 * Language models by their names: keys come from the environment and `.env`, and go nowhere but to their provider.
 */
import { misuse } from "#logic/error";
import type { LanguageModel } from "#models/language-model";
import { openModel } from "#models/open-model";
import type { Scrub } from "#models/providers/secret";
import { openReasoner } from "#models/reasoners/open-reasoner";
import { parseModelSpec, type ModelSpec } from "#models/spec";
import type { SpecOrigin } from "#models/open-model";
import { hostedVendors } from "#models/vendors";
import { configuredName, emptyConfig, type LoadedConfig } from "./loaded-config.ts";
import { listKnown } from "./own.ts";
import { createRedactor } from "./redact.ts";
import { requireOwnAddresses, withDotenv, type Environment } from "./dotenv.ts";

export type OpenModelsOptions = {
  readonly config?: LoadedConfig;
  /** The variables that hold keys and addresses; `.env` adds to them. */
  readonly env?: Environment;
  /** False where nothing will be asked: who only wants to know what a run would cost needs no key. */
  readonly asking?: boolean;
  /** Where the names come from (the command line, as do those that a program gives). */
  readonly origin?: SpecOrigin;
  /** Receives addresses that come from `.env`, and each `keyEnv` that is ignored. */
  readonly tell?: (text: string) => void;
};

/**
 * The models named, with the configuration's parameters, each once. Throws misuse for none, `access` without its key,
 * misuse where a key of the shell's would go to an address of the folder's `.env`.
 *
 * @example
 * openModels(["reasoner:oracle"])[0]!.organisation; // → "Organon"
 */
export const openModels = (
  names: readonly string[],
  {
    config = emptyConfig,
    env = process.env,
    asking = true,
    origin = "command line",
    tell = () => {},
  }: OpenModelsOptions = {},
): readonly LanguageModel[] => {
  if (names.length === 0)
    throw misuse("no model is named", "add -m, as in -m ollama:llama3.2 or -m reasoner:oracle");
  const found = withDotenv(env);
  const keys = asking
    ? found
    : { ...Object.fromEntries(hostedVendors.map(({ keys: [key] }) => [key, "no-key"])), ...found };
  const origins = new Map(names.map((name) => [configuredName(name, config), findKeyOrigin(name, origin)]));
  const ids = [...origins.keys()];
  if (asking)
    requireOwnAddresses(
      ids.map((id) => parseModelSpec(id).provider),
      env,
      tell,
    );
  const known = listKnown(config);
  const reasoners = (spec: ModelSpec): LanguageModel => openReasoner(spec, known);
  const redact = createRedactor(found);
  return [...origins].map(([id, from]) => {
    const model = openModel(id, { env: keys, origin: from, tell, own: config.own, reasoners });
    return config.own.has(model.provider) ? withoutSecrets(model, redact) : model;
  });
};

const withoutSecrets = (model: LanguageModel, redact: Scrub): LanguageModel => {
  const ask: LanguageModel["ask"] = async (prompt, options) => {
    try {
      return await model.ask(prompt, options);
    } catch (error) {
      if (error instanceof Error) error.message = redact(error.message);
      throw typeof error === "string" ? redact(error) : error;
    }
  };
  return new Proxy(model, {
    get: (target, name): unknown => (name === "ask" ? ask : Reflect.get(target, name)),
  });
};

/**
 * Who chooses the variable that is sent as the API key. Where a name has no keyEnv, the configuration may add one, but not for an
 * address that a stored run or a queue chose.
 */
const findKeyOrigin = (name: string, origin: SpecOrigin): SpecOrigin => {
  const { keyEnv, url } = parseModelSpec(name).parameters;
  if (keyEnv !== undefined) return origin;
  return url === undefined || origin === "command line" ? "configuration" : origin;
};
