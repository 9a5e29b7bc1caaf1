/**
 * Opens OpenAI's models through chat completions, which accept a seed. API key: OPENAI_API_KEY; base address:
 * OPENAI_BASE_URL. Parameters that a model may refuse are sent: the vendor then refuses the call.
 */
import type { LanguageModel } from "../language-model.ts";
import { readParameters, type ModelSpec } from "../spec.ts";
import { vendors } from "../vendors.ts";
import { readVendorBase, withAddress } from "./address.ts";
import { chatParameterKinds, createChatEncoder, readChat } from "./chat-completions.ts";
import { openHttpModel } from "./http-model.ts";
import { bearer, requireKey, type Environment } from "./secret.ts";
import { valueAt } from "./usage.ts";
import { objectsOf, textIn } from "../batches/batch-http.ts";
import { fileResults, maxBytes, maxCalls, whyOf, type OpenBatches } from "../batches/vendor-batch.ts";

/** `openai:NAME[?temperature=…&topP=…&seed=…&maxTokens=…&reasoningEffort=…&logprobs=…&serviceTier=…]`. */
export const openOpenAI = (spec: ModelSpec, env: Environment): LanguageModel => {
  const { organisation, ...parameters } = readParameters(spec, {
    ...chatParameterKinds,
    reasoningEffort: ["none", "minimal", "low", "medium", "high", "xhigh", "max"],
    serviceTier: ["auto", "default", "flex", "priority"],
    organisation: "text",
  });
  const { serviceTier, ...chat } = parameters;
  const key = requireKey(env, vendors.openai.keys, `${spec.provider}:${spec.model}`);
  const base = readVendorBase(vendors.openai, env);
  return openHttpModel({
    spec,
    env,
    base,
    path: "/chat/completions",
    key,
    headers: bearer(key),
    organisation: organisation ?? vendors.openai.title,
    parameters: withAddress(parameters, base, vendors.openai.address.usual),
    // Reasoning models refuse the older name of the answer's length; every current model accepts the newer one.
    encode: createChatEncoder(spec.model, chat, { service_tier: serviceTier }, { isReasoner: true }),
    read: readChat,
    batches: openaiBatches,
  });
};

const endpoint = "/v1/chat/completions";

/**
 * Batches (developers.openai.com/api/docs/guides/batch): a JSON Lines file is uploaded and a batch created from it.
 * Two files are downloaded, one of answers and one of errors. Up to 50,000 lines and 200 MB, within 24 hours, at half
 * the price. An expired batch has the answers completed until then. Organon's name is in the batch's metadata.
 */
const openaiBatches: OpenBatches = (tools) => {
  const { http } = tools;
  return {
    priceShare: 0.5,
    limits: { calls: maxCalls, bytes: maxBytes },
    encode: ({ id, prompt }) =>
      `{"custom_id":${JSON.stringify(id)},"method":"POST","url":"${endpoint}","body":${tools.encode(prompt)}}`,
    create: async (name, encoded, signal) => {
      const file = await http.upload(name, encoded, signal);
      const body = JSON.stringify({
        input_file_id: file,
        endpoint,
        completion_window: "24h",
        metadata: { organon: name },
      });
      return textIn(await http.json("/batches", { method: "POST", body, signal }), "id");
    },
    find: async ({ name, since }, signal) => {
      // Clocks may differ, so a day's margin; the newest batches come first.
      const oldest = Date.parse(since) / 1000 - 3600;
      for (let after = ""; ;) {
        const page = await http.json(`/batches?limit=100${after === "" ? "" : `&after=${after}`}`, {
          signal,
        });
        const batches = objectsOf(page["data"]);
        const found = batches.filter((batch) => valueAt(batch, "metadata.organon") === name);
        if (found.length > 0) return found.map((batch) => textIn(batch, "id"));
        const last = batches.at(-1);
        if (last === undefined || page["has_more"] !== true || Number(last["created_at"]) < oldest) return [];
        after = encodeURIComponent(textIn(last, "id"));
      }
    },
    look: async (id, signal) => {
      const batch = await http.json(`/batches/${encodeURIComponent(id)}`, { signal });
      const done = valueAt(batch, "request_counts.completed");
      switch (batch["status"]) {
        case "completed":
        case "expired":
        case "cancelled":
          return { status: "ended" };
        case "failed":
          return { status: "failed", why: whyOf(valueAt(batch, "errors.data")) };
        default:
          return { status: "waiting", done: typeof done === "number" ? done : undefined };
      }
    },
    results: async function* (id, signal) {
      const batch = await http.json(`/batches/${encodeURIComponent(id)}`, { signal });
      yield* fileResults(tools, [batch["output_file_id"], batch["error_file_id"]], signal);
    },
  };
};
