/**
 * Opens Mistral's chat completions. API key: MISTRAL_API_KEY; base address: MISTRAL_BASE_URL. The
 * API's name for the seed is random_seed.
 */
import type { LanguageModel } from "../language-model.ts";
import { readParameters, type ModelSpec } from "../spec.ts";
import { vendors } from "../vendors.ts";
import { readVendorBase, withAddress } from "./address.ts";
import { createChatEncoder, readChat } from "./chat-completions.ts";
import { openHttpModel } from "./http-model.ts";
import { bearer, requireKey, type Environment } from "./secret.ts";
import { valueAt } from "./usage.ts";
import { objectsOf, textIn } from "../batches/batch-http.ts";
import { fileResults, maxBytes, maxCalls, whyOf, type OpenBatches } from "../batches/vendor-batch.ts";

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
  const { seed, ...chat } = parameters;
  const key = requireKey(env, vendors.mistral.keys, `${spec.provider}:${spec.model}`);
  const base = readVendorBase(vendors.mistral, env);
  return openHttpModel({
    spec,
    env,
    base,
    path: "/chat/completions",
    key,
    headers: bearer(key),
    organisation: organisation ?? vendors.mistral.title,
    parameters: withAddress(parameters, base, vendors.mistral.address.usual),
    encode: createChatEncoder(spec.model, chat, { random_seed: seed }),
    read: readChat,
    batches: mistralBatches,
  });
};

const pageSize = 100;

/**
 * Batches (docs.mistral.ai, “Batch inference”): a JSON Lines file is uploaded, a job for one model is created from it, and
 * two files are downloaded. At half the price, within the requested hours. Organon's name is in the job's metadata.
 */
const mistralBatches: OpenBatches = (tools) => {
  const { http } = tools;
  return {
    priceShare: 0.5,
    limits: { calls: maxCalls, bytes: maxBytes },
    encode: ({ id, prompt }) => `{"custom_id":${JSON.stringify(id)},"body":${tools.encode(prompt)}}`,
    create: async (name, encoded, signal) => {
      const file = await http.upload(name, encoded, signal);
      const body = JSON.stringify({
        input_files: [file],
        model: tools.model,
        endpoint: "/v1/chat/completions",
        metadata: { organon: name },
        timeout_hours: 24,
      });
      return textIn(await http.json("/batch/jobs", { method: "POST", body, signal }), "id");
    },
    find: async ({ name, since }, signal) => {
      const from = encodeURIComponent(new Date(Date.parse(since) - 3_600_000).toISOString());
      for (let page = 0; ; page++) {
        const path = `/batch/jobs?page=${page}&page_size=${pageSize}&created_after=${from}`;
        const jobs = objectsOf((await http.json(path, { signal }))["data"]);
        const found = jobs.filter((job) => valueAt(job, "metadata.organon") === name);
        if (found.length > 0) return found.map((job) => textIn(job, "id"));
        if (jobs.length < pageSize) return [];
      }
    },
    look: async (id, signal) => {
      const job = await http.json(`/batch/jobs/${encodeURIComponent(id)}`, { signal });
      const done = job["completed_requests"];
      switch (job["status"]) {
        case "SUCCESS":
        case "TIMEOUT_EXCEEDED":
        case "CANCELLED":
          return { status: "ended" };
        case "FAILED":
          return { status: "failed", why: whyOf(job["errors"]) };
        default:
          return { status: "waiting", done: typeof done === "number" ? done : undefined };
      }
    },
    results: async function* (id, signal) {
      const job = await http.json(`/batch/jobs/${encodeURIComponent(id)}`, { signal });
      yield* fileResults(tools, [job["output_file"], job["error_file"]], signal);
    },
  };
};
