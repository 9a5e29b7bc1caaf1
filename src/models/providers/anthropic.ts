/**
 * Anthropic's messages through the AI SDK; key from ANTHROPIC_API_KEY, base address from ANTHROPIC_BASE_URL. The
 * wire format needs a limit on the answer's length, so one always stands in the record: what is not given is
 * `defaultMaxTokens`. Effort turns on the thinking that adapts to it; `thinkingTokens` is the older way, a budget.
 */
import { anthropicBatches } from "../batches/anthropic-batch.ts";
import type { LanguageModel } from "../language-model.ts";
import { readParameters, type ModelSpec } from "../spec.ts";
import { vendors } from "../vendors.ts";
import { vendorModel } from "./ai-sdk.ts";
import type { Environment } from "./secret.ts";

/** Room for an argument written out; an answer that is cut off counts as unanswered. */
const defaultMaxTokens = 4096;

/** `anthropic:NAME[?temperature=…&topP=…&maxTokens=…&reasoningEffort=…&thinkingTokens=…]`. There is no seed. */
export const openAnthropic = (spec: ModelSpec, env: Environment): LanguageModel => {
  const { organisation, ...given } = readParameters(spec, {
    temperature: "number",
    topP: "number",
    maxTokens: "positive",
    reasoningEffort: ["none", "low", "medium", "high", "xhigh", "max"],
    thinkingTokens: "positive",
    organisation: "text",
  });
  const parameters = { ...given, maxTokens: given.maxTokens ?? defaultMaxTokens };
  const { reasoningEffort, thinkingTokens, ...sampling } = parameters;
  const effort = reasoningEffort === "none" ? undefined : reasoningEffort;
  const type =
    thinkingTokens !== undefined
      ? "enabled"
      : effort !== undefined
        ? "adaptive"
        : reasoningEffort === "none"
          ? "disabled"
          : undefined;
  return vendorModel({
    spec,
    env,
    vendor: vendors.anthropic,
    // The vendor's own client takes the address without the version.
    addressOf: (base) => (new URL(base).pathname === "/" ? `${base}/v1` : base),
    organisation,
    parameters,
    sampling: {
      ...sampling,
      // The SDK adds the budget for thinking to the limit; the limit asked for is that of both.
      maxTokens: Math.max(1, parameters.maxTokens - (thinkingTokens ?? 0)),
    },
    providerOptions: {
      anthropic: {
        effort,
        thinking: type && { type, budgetTokens: thinkingTokens },
      },
    },
    mustSend: {
      temperature: parameters.temperature,
      top_p: parameters.topP,
      max_tokens: parameters.maxTokens,
      "output_config.effort": effort,
      "thinking.type": type,
      "thinking.budget_tokens": thinkingTokens,
    },
    cacheMark: { anthropic: { cacheControl: { type: "ephemeral" } } },
    batches: {
      open: anthropicBatches,
      headersOf: (key) => ({ "x-api-key": key, "anthropic-version": "2023-06-01" }),
    },
    load: async (settings) => (await import("@ai-sdk/anthropic")).createAnthropic(settings)(spec.model),
  });
};
