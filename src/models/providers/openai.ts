/**
 * OpenAI through the AI SDK's chat completions, which take a seed; key from OPENAI_API_KEY, base address
 * from OPENAI_BASE_URL. What the user asks for is what is sent: the SDK is told not to drop parameters that it
 * thinks a model refuses, so that the vendor says no instead of a record that claims what never happened.
 */
import { openaiBatches } from "../batches/openai-batch.ts";
import type { LanguageModel } from "../language-model.ts";
import { readParameters, type ModelSpec } from "../spec.ts";
import { vendors } from "../vendors.ts";
import { vendorModel } from "./ai-sdk.ts";
import { chatParameterKinds } from "./chat-completions.ts";
import type { Environment } from "./secret.ts";

/** `openai:NAME[?temperature=…&topP=…&seed=…&maxTokens=…&reasoningEffort=…&logprobs=…&serviceTier=…]`. */
export const openOpenAI = (spec: ModelSpec, env: Environment): LanguageModel => {
  const { organisation, ...parameters } = readParameters(spec, {
    ...chatParameterKinds,
    reasoningEffort: ["none", "minimal", "low", "medium", "high", "xhigh", "max"],
    serviceTier: ["auto", "default", "flex", "priority"],
    organisation: "text",
  });
  const { maxTokens, reasoningEffort, logprobs, serviceTier, ...sampling } = parameters;
  return vendorModel({
    spec,
    env,
    vendor: vendors.openai,
    organisation,
    parameters,
    sampling,
    providerOptions: {
      openai: {
        forceReasoning: false,
        // The name that every current model takes; the older one is refused by those that reason.
        maxCompletionTokens: maxTokens,
        reasoningEffort,
        serviceTier,
        logprobs: logprobs === undefined ? undefined : logprobs === 0 ? true : logprobs,
      },
    },
    mustSend: {
      temperature: parameters.temperature,
      top_p: parameters.topP,
      seed: parameters.seed,
      max_completion_tokens: maxTokens,
      reasoning_effort: reasoningEffort,
      service_tier: serviceTier,
      logprobs: logprobs === undefined ? undefined : true,
      top_logprobs: logprobs,
    },
    batches: { open: openaiBatches, headersOf: (key) => ({ authorization: `Bearer ${key}` }) },
    load: async (settings) => (await import("@ai-sdk/openai")).createOpenAI(settings).chat(spec.model),
  });
};
