/**
 * Google's Gemini through the AI SDK; key from GOOGLE_GENERATIVE_AI_API_KEY or GEMINI_API_KEY, base address from
 * GOOGLE_GENERATIVE_AI_BASE_URL. Where an effort or a budget for thinking is given, the thoughts are asked for too,
 * so that they stand in the record apart from the answer.
 */
import { googleBatches } from "../batches/google-batch.ts";
import type { LanguageModel } from "../language-model.ts";
import { readParameters, type ModelSpec } from "../spec.ts";
import { vendors } from "../vendors.ts";
import { vendorModel } from "./ai-sdk.ts";
import type { Environment } from "./secret.ts";

/** `google:NAME[?temperature=…&topP=…&seed=…&maxTokens=…&reasoningEffort=…&thinkingTokens=…]`. */
export const openGoogle = (spec: ModelSpec, env: Environment): LanguageModel => {
  const { organisation, ...parameters } = readParameters(spec, {
    temperature: "number",
    topP: "number",
    seed: "whole",
    maxTokens: "positive",
    reasoningEffort: ["minimal", "low", "medium", "high", "xhigh"],
    thinkingTokens: "positive",
    organisation: "text",
  });
  const { reasoningEffort, thinkingTokens, ...sampling } = parameters;
  const thinks = reasoningEffort !== undefined || thinkingTokens !== undefined;
  return vendorModel({
    spec,
    env,
    vendor: vendors.google,
    organisation,
    parameters,
    sampling,
    providerOptions: thinks
      ? {
          google: {
            thinkingConfig: {
              includeThoughts: true,
              thinkingLevel: reasoningEffort,
              thinkingBudget: thinkingTokens,
            },
          },
        }
      : undefined,
    mustSend: {
      "generationConfig.temperature": parameters.temperature,
      "generationConfig.topP": parameters.topP,
      "generationConfig.seed": parameters.seed,
      "generationConfig.maxOutputTokens": parameters.maxTokens,
      "generationConfig.thinkingConfig.thinkingLevel": reasoningEffort,
      "generationConfig.thinkingConfig.thinkingBudget": thinkingTokens,
    },
    batches: { open: googleBatches, headersOf: (key) => ({ "x-goog-api-key": key }) },
    load: async (settings) => (await import("@ai-sdk/google")).createGoogleGenerativeAI(settings)(spec.model),
  });
};
