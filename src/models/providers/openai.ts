/**
 * OpenAI through the AI SDK's chat completions, which take a seed; key from OPENAI_API_KEY, base address
 * from OPENAI_BASE_URL. What the user asks for is what is sent: the SDK is told not to drop parameters that it
 * thinks a model refuses, so that the vendor says no instead of a record that claims what never happened.
 */
import { readParameters, type ModelSpec } from "../spec.ts";
import type { LanguageModel } from "../language-model.ts";
import { readBase } from "./address.ts";
import { askSdkModel, type SdkModel } from "./ai-sdk.ts";
import { chatParameterKinds } from "./chat-completions.ts";
import { requireKey, scrubOf, type Environment } from "./secret.ts";

/** `openai:NAME[?temperature=…&topP=…&seed=…&maxTokens=…&reasoningEffort=…]`. */
export const openOpenAI = (spec: ModelSpec, env: Environment): LanguageModel => {
  const { organisation, ...parameters } = readParameters(spec, {
    ...chatParameterKinds,
    reasoningEffort: ["none", "minimal", "low", "medium", "high", "xhigh"],
    organisation: "text",
  });
  const key = requireKey(env, "OPENAI_API_KEY", `openai:${spec.model}`);
  const address = env["OPENAI_BASE_URL"]?.trim() ?? "";
  const base = readBase(address === "" ? "https://api.openai.com/v1" : address);
  const scrub = scrubOf(key);
  const { maxTokens, reasoningEffort, ...sampling } = parameters;
  const providerOptions = {
    openai: {
      forceReasoning: false,
      // The name that every current model takes; the older one is refused by those that reason.
      ...(maxTokens === undefined ? {} : { maxCompletionTokens: maxTokens }),
      ...(reasoningEffort === undefined ? {} : { reasoningEffort }),
    },
  };
  let client: Promise<SdkModel> | undefined;
  return {
    id: spec.id,
    provider: spec.provider,
    model: spec.model,
    organisation: organisation ?? "OpenAI",
    parameters,
    ask: async (prompt, { signal }) => {
      client ??= connect(spec.model, base, key);
      return askSdkModel(await client, prompt, {
        parameters: sampling,
        providerOptions,
        origin: new URL(base).origin,
        scrub,
        ...(signal === undefined ? {} : { signal }),
      });
    },
  };
};

/** The SDK is loaded at the first call. Redirects are not followed: the prompt goes where the user said. */
const connect = async (model: string, baseURL: string, apiKey: string): Promise<SdkModel> => {
  const { createOpenAI } = await import("@ai-sdk/openai");
  return createOpenAI({
    apiKey,
    baseURL,
    fetch: (input, init) => fetch(input, { ...init, redirect: "manual" }),
  }).chat(model);
};
