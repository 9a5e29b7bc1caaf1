/**
 * Opens Mistral's chat completions. API key: MISTRAL_API_KEY; base address: MISTRAL_BASE_URL. The
 * API's name for the seed is random_seed.
 */
import type { LanguageModel } from "../language-model.ts";
import { readParameters, type ModelSpec } from "../spec.ts";
import { vendors } from "../vendors.ts";
import { createChatEncoder, readChat } from "./chat-completions.ts";
import { openHttpModel, readServer } from "./http-model.ts";
import type { Environment } from "./secret.ts";
import { createFileBatches } from "../batches/vendor-batch.ts";

/** `mistral:NAME[?temperature=…&topP=…&seed=…&maxTokens=…&reasoningEffort=…]`. */
export const openMistral = (spec: ModelSpec, env: Environment): LanguageModel => {
  const parameters = readParameters(spec, {
    temperature: "number",
    topP: "number",
    seed: "whole",
    maxTokens: "positive",
    reasoningEffort: ["none", "low", "medium", "high", "max"],
  });
  const { seed, ...chat } = parameters;
  return openHttpModel({
    ...readServer(spec, env, vendors.mistral, parameters),
    path: "/chat/completions",
    encode: createChatEncoder(spec.model, chat, { random_seed: seed }),
    read: readChat,
    batches: mistralBatches,
  });
};

const pageSize = 100;

/** Batches (docs.mistral.ai, “Batch inference”): a job for one model is created from a file. */
const mistralBatches = createFileBatches({
  path: "/batch/jobs",
  line: "",
  order: (file, model) => ({
    input_files: [file],
    model,
    endpoint: "/v1/chat/completions",
    timeout_hours: 24,
  }),
  page: (since, after) => {
    if (after !== undefined && after.batches.length < pageSize) return undefined;
    const from = encodeURIComponent(new Date(since).toISOString());
    const page = after === undefined ? 0 : after.number + 1;
    return `/batch/jobs?page=${page}&page_size=${pageSize}&created_after=${from}`;
  },
  states: { success: "ended", timeout_exceeded: "ended", cancelled: "ended", failed: "failed" },
  done: "completed_requests",
  errors: "errors",
  files: ["output_file", "error_file"],
});
