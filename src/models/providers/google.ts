/**
 * Opens Google's Gemini (ai.google.dev/api, generateContent). API key: GOOGLE_GENERATIVE_AI_API_KEY or GEMINI_API_KEY; base address:
 * GOOGLE_GENERATIVE_AI_BASE_URL. If an effort or a thinking budget is given, the thoughts are requested too, and
 * recorded separately from the answer.
 */
import { malformed, type LanguageModel, type Prompt, type Reply } from "../language-model.ts";
import { readParameters, type ModelSpec } from "../spec.ts";
import { vendors } from "../vendors.ts";
import { finishReply, toText, readFinishReason } from "./chat-completions.ts";
import { openHttpModel, readServer, type Body } from "./http-model.ts";
import type { Environment, Scrub } from "./secret.ts";
import { readUsage, getValue } from "./usage.ts";
import { isRecord } from "#logic/is-record";
import { toObjects, requireText } from "../batches/batch-http.ts";
import { readResult, formatErrors, type OpenBatches } from "../batches/vendor-batch.ts";

/** `google:NAME[?temperature=…&topP=…&seed=…&maxTokens=…&reasoningEffort=…&thinkingTokens=…]`. */
export const openGoogle = (spec: ModelSpec, env: Environment): LanguageModel => {
  const parameters = readParameters(spec, {
    temperature: "number",
    topP: "number",
    seed: "whole",
    maxTokens: "positive",
    reasoningEffort: ["minimal", "low", "medium", "high", "xhigh"],
    thinkingTokens: "positive",
  });
  const { reasoningEffort, thinkingTokens, temperature, topP, seed, maxTokens } = parameters;
  const thinks = reasoningEffort !== undefined || thinkingTokens !== undefined;
  const thinkingConfig = {
    includeThoughts: true,
    thinkingLevel: reasoningEffort,
    thinkingBudget: thinkingTokens,
  };
  const generationConfig = {
    temperature,
    topP,
    seed,
    maxOutputTokens: maxTokens,
    thinkingConfig: thinks ? thinkingConfig : undefined,
  };
  const server = readServer(spec, env, vendors.google, parameters);
  return openHttpModel({
    ...server,
    headers: { "x-goog-api-key": server.key },
    path: `/${spec.model.includes("/") ? spec.model : `models/${spec.model}`}:generateContent`,
    encode: (prompt) => ({ ...encodeContents(prompt), generationConfig }),
    read: readCandidate,
    batches: googleBatches,
  });
};

const encodeContents = ({ messages }: Prompt): Body => {
  const system = messages.filter(({ role }) => role === "system").map(({ content }) => ({ text: content }));
  return {
    systemInstruction: system.length === 0 ? undefined : { parts: system },
    contents: messages
      .filter(({ role }) => role !== "system")
      .map(({ role, content }) => ({
        role: role === "assistant" ? "model" : "user",
        parts: [{ text: content }],
      })),
  };
};

const readCandidate = (body: Body, _prompt: Prompt, scrub: Scrub): Reply => {
  const blocked = getValue(body, "promptFeedback.blockReason");
  const [candidate] = toObjects(body["candidates"]);
  const usage = readUsage(body);
  const servedModel = toText(body["modelVersion"]);
  if (candidate === undefined && typeof blocked === "string")
    return {
      text: "",
      finishReason: "refusal",
      reason: `content filter: ${scrub(blocked)}`,
      usage,
      servedModel,
    };
  if (candidate === undefined) throw malformed("holds no candidate");
  const parts = toObjects(getValue(candidate, "content.parts"));
  const join = (isThought: boolean): string =>
    parts
      .filter(({ thought }) => (thought === true) === isThought)
      .map(({ text }) => toText(text) ?? "")
      .join("");
  const finishReason = readFinishReason(candidate["finishReason"], scrub);
  return finishReply({ text: join(false), thinking: join(true), finishReason, usage, servedModel }, scrub);
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
    encode: ({ id, prompt }) =>
      `{"request":${tools.encode(prompt)},"metadata":{"key":${JSON.stringify(id)}}}`,
    create: async (name, encoded, signal) => {
      const requests = `{"requests":[${encoded.join(",")}]}`;
      const body = `{"batch":{"display_name":${JSON.stringify(name)},"input_config":{"requests":${requests}}}}`;
      const path = `/models/${encodeURIComponent(model)}:batchGenerateContent`;
      return requireText(await http.json(path, { method: "POST", body, signal }), "name");
    },
    find: async ({ name }, signal) => {
      for (let token = ""; ;) {
        const from = token === "" ? "" : `&pageToken=${token}`;
        const page = await http.json(`/batches?pageSize=100${from}`, { signal });
        const found = toObjects(page["operations"]).filter(
          (one) => getValue(one, "metadata.displayName") === name,
        );
        if (found.length > 0) return found.map((one) => requireText(one, "name"));
        const next = page["nextPageToken"];
        if (typeof next !== "string" || next === "") return [];
        token = encodeURIComponent(next);
      }
    },
    look: async (id, signal) => {
      const batch = await http.json(`/${buildPath(id)}`, { signal, longest: longestResults });
      const said = getValue(batch, "metadata.state");
      const state = typeof said === "string" ? said.replace(/^[A-Z]+_STATE_/, "") : "";
      if (state === "FAILED") return { status: "failed", why: formatErrors([batch["error"]]) };
      const hasEnded = ["SUCCEEDED", "CANCELLED", "EXPIRED"].includes(state);
      return hasEnded ? { status: "ended" } : { status: "waiting" };
    },
    results: async function* (id, signal) {
      const batch = await http.json(`/${buildPath(id)}`, { signal, longest: longestResults });
      const output = [batch["response"], getValue(batch, "metadata.output")].find(isRecord);
      const inlined = toObjects(getValue(output, "inlinedResponses.inlinedResponses"));
      for (const [place, { metadata, response, error }] of inlined.entries()) {
        const key = getValue(metadata, "key");
        const call = typeof key === "string" ? key : place;
        if (isRecord(response)) yield readResult(tools, call, 200, response);
        else if (unaskedCodes.includes(getValue(error, "code"))) yield { call, unasked: true };
        else {
          const code = Number(getValue(error, "code"));
          yield readResult(tools, call, statuses[code] ?? 500, { error });
        }
      }
    },
  };
};

const buildPath = (id: string): string => `batches/${encodeURIComponent(id.replace(/^batches\//, ""))}`;
