/**
 * Opens Anthropic's models (platform.claude.com/docs, Messages). API key: ANTHROPIC_API_KEY; base address: ANTHROPIC_BASE_URL. The API
 * requires a limit on the answer's length, so the record always has one: `defaultMaxTokens` if none is given. Effort
 * turns on adaptive thinking; `thinkingTokens` is the older option, a budget.
 */
import {
  malformed,
  type BatchResult,
  type LanguageModel,
  type Prompt,
  type Reply,
} from "../language-model.ts";
import { readParameters, type ModelSpec } from "../spec.ts";
import { guessTokens } from "../tokens.ts";
import { vendors } from "../vendors.ts";
import { readVendorBase } from "./address.ts";
import { finishReply, toText, readFinishReason } from "./chat-completions.ts";
import { openHttpModel, readServer, type Body } from "./http-model.ts";
import type { Environment, Scrub } from "./secret.ts";
import { readUsage } from "./usage.ts";
import { isRecord } from "#logic/is-record";
import { toObjects, requireText, type Json } from "../batches/batch-http.ts";
import {
  maxBytes,
  maxCalls,
  readResult,
  type BatchTools,
  type OpenBatches,
} from "../batches/vendor-batch.ts";

/** Enough for written-out reasoning; a truncated answer counts as no answer. */
const defaultMaxTokens = 4096;

/** `anthropic:NAME[?temperature=…&topP=…&maxTokens=…&reasoningEffort=…&thinkingTokens=…]`. There is no seed. */
export const openAnthropic = (spec: ModelSpec, env: Environment): LanguageModel => {
  const given = readParameters(spec, {
    temperature: "number",
    topP: "number",
    maxTokens: "positive",
    reasoningEffort: ["none", "low", "medium", "high", "xhigh", "max"],
    thinkingTokens: "positive",
  });
  const parameters = { ...given, maxTokens: given.maxTokens ?? defaultMaxTokens };
  const { reasoningEffort, thinkingTokens, temperature, topP, maxTokens } = parameters;
  const effort = reasoningEffort === "none" ? undefined : reasoningEffort;
  const switched = reasoningEffort && (effort === undefined ? "disabled" : "adaptive");
  const type = thinkingTokens === undefined ? switched : "enabled";
  const settings = {
    model: spec.model,
    max_tokens: maxTokens,
    temperature,
    top_p: topP,
    thinking: type && { type, budget_tokens: thinkingTokens },
    output_config: effort && { effort },
  };
  // The vendor's own client takes the address without the version.
  const address = readVendorBase(vendors.anthropic, env);
  const base = new URL(address).pathname === "/" ? `${address}/v1` : address;
  const server = readServer(spec, env, vendors.anthropic, parameters, base);
  return openHttpModel({
    ...server,
    headers: { "x-api-key": server.key, "anthropic-version": "2023-06-01" },
    path: "/messages",
    encode: (prompt) => ({ ...settings, ...encodeMessages(prompt) }),
    read: readMessage,
    batches: anthropicBatches,
  });
};

/** The shortest prefix that the vendor caches, in tokens (“Prompt caching”: 1,024 tokens and more, by model). */
const shortestCached = 1024;

/**
 * Returns the messages, with a mark after the prefix that questions share (the few-shot examples). From the second
 * call on, the prefix is read from the vendor's cache. The mark changes no answer, so it is not part of a call's hash.
 */
const encodeMessages = ({ messages }: Prompt): Body => {
  const isShared = guessTokens({ messages: messages.slice(0, -1) }) >= shortestCached;
  const parts = messages.map(({ role, content }, i) => {
    const mark = isShared && i === messages.length - 2 ? { cache_control: { type: "ephemeral" } } : {};
    return { role, content: [{ type: "text", text: content, ...mark }] };
  });
  const system = parts.filter(({ role }) => role === "system").flatMap(({ content }) => content);
  return {
    system: system.length === 0 ? undefined : system,
    messages: parts.filter(({ role }) => role !== "system"),
  };
};

const readMessage = (body: Body, _prompt: Prompt, scrub: Scrub): Reply => {
  if (!Array.isArray(body["content"])) throw malformed("holds no content");
  const parts = toObjects(body["content"]);
  const join = (name: string): string => parts.map((part) => toText(part[name]) ?? "").join("");
  return finishReply(
    {
      text: join("text"),
      thinking: join("thinking"),
      finishReason: readFinishReason(body["stop_reason"], scrub),
      usage: readUsage(body),
      servedModel: toText(body["model"]),
    },
    scrub,
  );
};

/** The HTTP status of an ordinary call that fails with an error of this type. */
const statuses: Readonly<Record<string, number>> = {
  invalid_request_error: 400,
  authentication_error: 401,
  billing_error: 402,
  permission_error: 403,
  not_found_error: 404,
  request_too_large: 413,
  rate_limit_error: 429,
  overloaded_error: 529,
};

/**
 * Batches (platform.claude.com/docs, “Batch processing”): the calls are sent in one request, and results return as
 * lines. Up to 100,000 calls and 256 MB, within 24 hours, at half the price. A batch can't be named. A batch whose
 * creation was interrupted is found by its time and number of calls, and confirmed by the ids in its results.
 */
const anthropicBatches: OpenBatches = (tools) => {
  const { http } = tools;
  return {
    priceShare: 0.5,
    limits: { calls: maxCalls, bytes: maxBytes },
    encode: ({ id, prompt }) => `{"custom_id":${JSON.stringify(id)},"params":${tools.encode(prompt)}}`,
    create: async (_name, encoded, signal) => {
      const body = `{"requests":[${encoded.join(",")}]}`;
      return requireText(await http.json("/messages/batches", { method: "POST", body, signal }), "id");
    },
    find: async ({ since, calls }, signal) => {
      const oldest = Date.parse(since) - 60_000;
      const found: string[] = [];
      for (let after = ""; ;) {
        const page = await http.json(
          `/messages/batches?limit=100${after === "" ? "" : `&after_id=${after}`}`,
          { signal },
        );
        const batches = toObjects(page["data"]);
        const recent = batches.filter((batch) => Date.parse(String(batch["created_at"])) >= oldest);
        for (const batch of recent) if (countCalls(batch) === calls) found.push(requireText(batch, "id"));
        const last = batches.at(-1);
        // The oldest matching batch is the likeliest: it was created right after the attempt.
        if (last === undefined || page["has_more"] !== true || recent.length < batches.length)
          return found.toReversed();
        after = encodeURIComponent(requireText(last, "id"));
      }
    },
    look: async (id, signal) => {
      const batch = await http.json(`/messages/batches/${encodeURIComponent(id)}`, { signal });
      return batch["processing_status"] === "ended"
        ? { status: "ended" }
        : { status: "waiting", ...countDone(batch) };
    },
    results: async function* (id, signal) {
      for await (const line of http.lines(`/messages/batches/${encodeURIComponent(id)}/results`, signal)) {
        const result = readBatchResult(tools, line);
        if (result !== undefined) yield result;
      }
    },
  };
};

const readBatchResult = (tools: BatchTools, { custom_id: id, result }: Json): BatchResult | undefined => {
  if (typeof id !== "string" || !isRecord(result)) return undefined;
  switch (result["type"]) {
    case "succeeded":
      return readResult(tools, id, 200, result["message"]);
    case "errored": {
      const outer = result["error"];
      const inner = isRecord(outer) && isRecord(outer["error"]) ? outer["error"] : outer;
      const type = isRecord(inner) ? String(inner["type"]) : "";
      return readResult(tools, id, statuses[type] ?? 500, { type: "error", error: inner });
    }
    default:
      return { call: id, unasked: true };
  }
};

const getCounts = ({ request_counts: counts }: Json): Json => (isRecord(counts) ? counts : {});

const countCalls = (batch: Json): number =>
  Object.values(getCounts(batch)).reduce(
    (sum: number, count) => sum + (typeof count === "number" ? count : 0),
    0,
  );

const countDone = (batch: Json): { readonly done?: number } => {
  const { processing } = getCounts(batch);
  return typeof processing === "number" ? { done: countCalls(batch) - processing } : {};
};
