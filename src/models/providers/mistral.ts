/**
 * Mistral's chat completions through the AI SDK; key from MISTRAL_API_KEY, base address from MISTRAL_BASE_URL. Its
 * seed is called random_seed on the wire.
 */
import { mistralBatches } from "../batches/mistral-batch.ts";
import type { LanguageModel } from "../language-model.ts";
import { readParameters, type ModelSpec } from "../spec.ts";
import { vendors } from "../vendors.ts";
import { vendorModel } from "./ai-sdk.ts";
import type { Environment } from "./secret.ts";

/** `mistral:NAME[?temperature=…&topP=…&seed=…&maxTokens=…&reasoningEffort=…]`. */
export const openMistral = (spec: ModelSpec, env: Environment): LanguageModel => {
  const { organisation, ...parameters } = readParameters(spec, {
    temperature: "number",
    topP: "number",
    seed: "whole",
    maxTokens: "positive",
    reasoningEffort: ["none", "low", "medium", "high", "max"],
    organisation: "text",
  });
  const { reasoningEffort, ...sampling } = parameters;
  return vendorModel({
    spec,
    env,
    vendor: vendors.mistral,
    organisation,
    parameters,
    sampling,
    providerOptions: reasoningEffort && { mistral: { reasoningEffort } },
    mustSend: {
      temperature: parameters.temperature,
      top_p: parameters.topP,
      random_seed: parameters.seed,
      max_tokens: parameters.maxTokens,
      reasoning_effort: reasoningEffort,
    },
    batches: { open: mistralBatches, headersOf: (key) => ({ authorization: `Bearer ${key}` }) },
    load: async (settings) => (await import("@ai-sdk/mistral")).createMistral(settings)(spec.model),
  });
};
