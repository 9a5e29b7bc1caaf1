/**
 * The one list of providers: from a model's name to something that can be asked. Nothing registers itself;
 * a new provider is a file in `providers/` and a line here.
 */
import type { LanguageModel } from "./language-model.ts";
import { openOllama, openOpenAICompatible } from "./providers/openai-compatible.ts";
import { openOpenAI } from "./providers/openai.ts";
import type { Environment } from "./providers/secret.ts";
import { openReasoner } from "./reasoners/index.ts";
import { parseModelSpec, type ModelSpec } from "./spec.ts";

export type OpenModelOptions = {
  /** Where keys and addresses are read from: a door passes `process.env`. */
  readonly env: Environment;
  /** Opens a built-in reasoner; this room's own unless others are given. */
  readonly reasoners?: (spec: ModelSpec) => LanguageModel;
};

/** Opens a model by its name. Throws misuse for a name that is wrong, `access` for a key that is missing. */
export const openModel = (id: string, { env, reasoners = openReasoner }: OpenModelOptions): LanguageModel => {
  const spec = parseModelSpec(id);
  switch (spec.provider) {
    case "openai":
      return openOpenAI(spec, env);
    case "openai-compatible":
      return openOpenAICompatible(spec, env);
    case "ollama":
      return openOllama(spec, env);
    case "reasoner":
      return reasoners(spec);
    default:
      return spec.provider satisfies never;
  }
};
