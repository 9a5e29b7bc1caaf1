/**
 * Opens Google's Gemini through the AI SDK. API key: GOOGLE_GENERATIVE_AI_API_KEY or GEMINI_API_KEY; base address:
 * GOOGLE_GENERATIVE_AI_BASE_URL. If an effort or a thinking budget is given, the thoughts are requested too, and
 * recorded separately from the answer.
 */
import type { LanguageModel } from "../language-model.ts";
import { readParameters, type ModelSpec } from "../spec.ts";
import { vendors } from "../vendors.ts";
import { vendorModel } from "./ai-sdk.ts";
import type { Environment } from "./secret.ts";
import { isRecord } from "#logic/is-record";
import { objectsOf, textIn, type Json } from "../batches/batch-http.ts";
import { resultOf, whyOf, type OpenBatches } from "../batches/vendor-batch.ts";

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

const longestResults = 256 * 1024 * 1024;

/** The HTTP status of an ordinary call that fails with this code (google.rpc.Code). */
const statuses: Readonly<Record<number, number>> = { 3: 400, 5: 404, 7: 403, 8: 429, 9: 400, 16: 401 };
/** The codes for cancelled and deadline exceeded: the call was not made, at no cost. */
const unaskedCodes: readonly unknown[] = [1, 4];

/**
 * Batches (ai.google.dev/api/batch-api): the calls are sent in one request of at most 20 MB, and the results return
 * with the batch itself, in order. Within 24 hours, at half the price. Organon's name is the display name. A result
 * carries the id of its call; if the server omits it, the index identifies the call.
 */
const googleBatches: OpenBatches = (tools) => {
  const { http, model } = tools;
  return {
    priceShare: 0.5,
    limits: { calls: 2000, bytes: 15_000_000 },
    encode: async ({ id, prompt }) =>
      `{"request":${(await tools.requestOf(prompt)).body},"metadata":{"key":${JSON.stringify(id)}}}`,
    create: async (name, encoded, signal) => {
      const requests = `{"requests":[${encoded.join(",")}]}`;
      const body = `{"batch":{"display_name":${JSON.stringify(name)},"input_config":{"requests":${requests}}}}`;
      const path = `/models/${encodeURIComponent(model)}:batchGenerateContent`;
      return textIn(await http.json(path, { method: "POST", body, signal }), "name");
    },
    find: async ({ name }, signal) => {
      for (let token = ""; ;) {
        const from = token === "" ? "" : `&pageToken=${token}`;
        const page = await http.json(`/batches?pageSize=100${from}`, { signal });
        const found = objectsOf(page["operations"]).filter((one) => metadataOf(one)["displayName"] === name);
        if (found.length > 0) return found.map((one) => textIn(one, "name"));
        const next = page["nextPageToken"];
        if (typeof next !== "string" || next === "") return [];
        token = encodeURIComponent(next);
      }
    },
    look: async (id, signal) => {
      const batch = await http.json(`/${pathOf(id)}`, { signal, longest: longestResults });
      const said = metadataOf(batch)["state"];
      const state = typeof said === "string" ? said.replace(/^[A-Z]+_STATE_/, "") : "";
      if (state === "FAILED") return { status: "failed", why: whyOf([batch["error"]]) };
      const hasEnded = ["SUCCEEDED", "CANCELLED", "EXPIRED"].includes(state);
      return hasEnded ? { status: "ended" } : { status: "waiting" };
    },
    results: async function* (id, signal) {
      const batch = await http.json(`/${pathOf(id)}`, { signal, longest: longestResults });
      const output = [batch["response"], metadataOf(batch)["output"]].find(isRecord) ?? {};
      const inlined = isRecord(output["inlinedResponses"]) ? output["inlinedResponses"] : {};
      for (const [place, { metadata, response, error }] of objectsOf(inlined["inlinedResponses"]).entries()) {
        const key = isRecord(metadata) ? metadata["key"] : undefined;
        const call = typeof key === "string" ? key : place;
        if (isRecord(response)) yield await resultOf(tools, call, 200, response);
        else if (isRecord(error) && unaskedCodes.includes(error["code"])) yield { call, unasked: true };
        else {
          const code = isRecord(error) ? Number(error["code"]) : Number.NaN;
          yield await resultOf(tools, call, statuses[code] ?? 500, { error });
        }
      }
    },
  };
};

const metadataOf = ({ metadata }: Json): Json => (isRecord(metadata) ? metadata : {});

/** Returns the path of a batch, which is also its name; any other path in a server's response is escaped. */
const pathOf = (id: string): string => `batches/${encodeURIComponent(id.replace(/^batches\//, ""))}`;
