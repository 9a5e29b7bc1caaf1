/**
 * Google's Gemini through the AI SDK; key from GOOGLE_GENERATIVE_AI_API_KEY or GEMINI_API_KEY, base address from
 * GOOGLE_GENERATIVE_AI_BASE_URL. Where an effort or a budget for thinking is given, the thoughts are asked for too,
 * so that they stand in the record apart from the answer.
 */
import { googleBatches } from "../batches/google-batch.ts";
import type { LanguageModel } from "../language-model.ts";
import { readParameters, type ModelSpec } from "../spec.ts";
import { readBase } from "./address.ts";
import { vendorModel } from "./ai-sdk.ts";
import { readKey, requireKey, type Environment } from "./secret.ts";

const usual = "https://generativelanguage.googleapis.com/v1beta";

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
  const base = env["GOOGLE_GENERATIVE_AI_BASE_URL"]?.trim();
  const key =
    readKey(env, "GEMINI_API_KEY") ?? requireKey(env, "GOOGLE_GENERATIVE_AI_API_KEY", `google:${spec.model}`);
  return vendorModel({
    spec,
    key,
    base: readBase(base || usual),
    usual,
    organisation: organisation ?? "Google",
    parameters,
    sampling,
    ...(thinks
      ? {
          providerOptions: {
            google: {
              thinkingConfig: {
                includeThoughts: true,
                ...(reasoningEffort === undefined ? {} : { thinkingLevel: reasoningEffort }),
                ...(thinkingTokens === undefined ? {} : { thinkingBudget: thinkingTokens }),
              },
            },
          },
        }
      : {}),
    mustSend: {
      "generationConfig.temperature": parameters.temperature,
      "generationConfig.topP": parameters.topP,
      "generationConfig.seed": parameters.seed,
      "generationConfig.maxOutputTokens": parameters.maxTokens,
      "generationConfig.thinkingConfig.thinkingLevel": reasoningEffort,
      "generationConfig.thinkingConfig.thinkingBudget": thinkingTokens,
    },
    batches: { open: googleBatches, headers: { "x-goog-api-key": key } },
    load: async (settings) => (await import("@ai-sdk/google")).createGoogleGenerativeAI(settings)(spec.model),
  });
};
