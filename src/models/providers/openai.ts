/**
 * Opens OpenAI's models through chat completions, which accept a seed. API key: OPENAI_API_KEY; base address:
 * OPENAI_BASE_URL. Parameters that a model may refuse are sent: the vendor then refuses the call.
 */
import type { LanguageModel } from "../language-model.ts";
import { readParameters, type ModelSpec } from "../spec.ts";
import { vendors } from "../vendors.ts";
import { chatParameterKinds, createChatEncoder, readChat } from "./chat-completions.ts";
import { openHttpModel, readServer } from "./http-model.ts";
import type { Environment } from "./secret.ts";
import { requireText } from "../batches/batch-http.ts";
import { createFileBatches } from "../batches/vendor-batch.ts";

/** `openai:NAME[?temperature=…&topP=…&seed=…&maxTokens=…&reasoningEffort=…&logprobs=…&serviceTier=…]`. */
export const openOpenAI = (spec: ModelSpec, env: Environment): LanguageModel => {
  const parameters = readParameters(spec, {
    ...chatParameterKinds,
    reasoningEffort: ["none", "minimal", "low", "medium", "high", "xhigh", "max"],
    serviceTier: ["auto", "default", "flex", "priority"],
  });
  const { serviceTier, ...chat } = parameters;
  return openHttpModel({
    ...readServer(spec, env, vendors.openai, parameters),
    path: "/chat/completions",
    // Reasoning models refuse the older name of the answer's length; every current model accepts the newer one.
    encode: createChatEncoder(spec.model, chat, { service_tier: serviceTier }, { isReasoner: true }),
    read: readChat,
    batches: openaiBatches,
  });
};

/** Batches (developers.openai.com/api/docs/guides/batch). Up to 50,000 lines and 200 MB; one file of answers and one of errors. */
const openaiBatches = createFileBatches({
  path: "/batches",
  line: '"method":"POST","url":"/v1/chat/completions",',
  order: (file) => ({ input_file_id: file, endpoint: "/v1/chat/completions", completion_window: "24h" }),
  page: (since, after) => {
    if (after === undefined) return "/batches?limit=100";
    // The newest batches come first.
    const last = after.batches.at(-1);
    return last === undefined || after.page["has_more"] !== true || Number(last["created_at"]) * 1000 < since
      ? undefined
      : `/batches?limit=100&after=${encodeURIComponent(requireText(last, "id"))}`;
  },
  states: { completed: "ended", expired: "ended", cancelled: "ended", failed: "failed" },
  done: "request_counts.completed",
  errors: "errors.data",
  files: ["output_file_id", "error_file_id"],
});
