/**
 * Language models by their names: keys come from the environment and `.env`, and go nowhere but to their provider.
 */
import { OrganonError } from "#logic";
import { openModel, openReasoner, parseModelSpec, type LanguageModel, type ModelSpec } from "#models";
import { configuredName, emptyConfig, type LoadedConfig } from "./config.ts";
import { knownWith } from "./own.ts";
import { requireOwnAddresses, withDotenv, type Environment } from "./dotenv.ts";

/** The vendors' variables. */
export const keyVariables: readonly string[] = [
  "OPENAI_API_KEY",
  "ANTHROPIC_API_KEY",
  "GOOGLE_GENERATIVE_AI_API_KEY",
  "MISTRAL_API_KEY",
  "OPENROUTER_API_KEY",
];

/** Where parameters, keys and addresses come from. */
export type OpenModelsOptions = {
  readonly config?: LoadedConfig;
  /** The variables that hold keys and addresses; `.env` adds to them. */
  readonly env?: Environment;
  /** False where nothing will be asked: who only wants to know what a run would cost needs no key. */
  readonly asking?: boolean;
  /** Told of addresses that come from `.env`. */
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
  { config = emptyConfig, env = process.env, asking = true, tell = () => {} }: OpenModelsOptions = {},
): readonly LanguageModel[] => {
  if (names.length === 0)
    throw new OrganonError("misuse", "no model is named", {
      hint: "add -m, as in -m ollama:llama3.2 or, without a server, -m reasoner:oracle",
    });
  const found = withDotenv(env);
  const keys = asking
    ? found
    : { ...Object.fromEntries(keyVariables.map((name) => [name, "no-key"])), ...found };
  const ids = names.map((name) => configuredName(name, config));
  if (asking)
    requireOwnAddresses(
      ids.map((id) => parseModelSpec(id).provider),
      env,
      tell,
    );
  const known = knownWith(config);
  const reasoners = (spec: ModelSpec): LanguageModel => openReasoner(spec, known);
  return [...new Set(ids)].map((id) => openModel(id, { env: keys, own: config.own, reasoners }));
};
