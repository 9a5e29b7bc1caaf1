/**
 * Opens Anthropic's models through the AI SDK. API key: ANTHROPIC_API_KEY; base address: ANTHROPIC_BASE_URL. The API
 * requires a limit on the answer's length, so the record always has one: `defaultMaxTokens` if none is given. Effort
 * turns on adaptive thinking; `thinkingTokens` is the older option, a budget.
 */
import type { LanguageModel, BatchResult } from "../language-model.ts";
import { readParameters, type ModelSpec } from "../spec.ts";
import { vendors } from "../vendors.ts";
import { vendorModel } from "./ai-sdk.ts";
import type { Environment } from "./secret.ts";
import { isRecord } from "#logic/is-record";
import { objectsOf, textIn, type Json } from "../batches/batch-http.ts";
import { maxBytes, maxCalls, resultOf, type BatchTools, type OpenBatches } from "../batches/vendor-batch.ts";

/** Enough for written-out reasoning; a truncated answer counts as no answer. */
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
      // The SDK adds the thinking budget to the limit; the requested limit covers both.
      maxTokens: Math.max(1, parameters.maxTokens - (thinkingTokens ?? 0)),
    },
    providerOptions: { anthropic: { effort, thinking: type && { type, budgetTokens: thinkingTokens } } },
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
  /** Beta headers that the calls require. */
  const betas = new Set<string>();
  return {
    priceShare: 0.5,
    limits: { calls: maxCalls, bytes: maxBytes },
    encode: async ({ id, prompt }) => {
      const { body, headers } = await tools.requestOf(prompt);
      for (const beta of headers.get("anthropic-beta")?.split(",") ?? []) betas.add(beta.trim());
      return `{"custom_id":${JSON.stringify(id)},"params":${body}}`;
    },
    create: async (_name, encoded, signal) => {
      const body = `{"requests":[${encoded.join(",")}]}`;
      const headers: Record<string, string> =
        betas.size === 0 ? {} : { "anthropic-beta": [...betas].join(",") };
      return textIn(await http.json("/messages/batches", { method: "POST", body, headers, signal }), "id");
    },
    find: async ({ since, calls }, signal) => {
      const oldest = Date.parse(since) - 60_000;
      const found: string[] = [];
      for (let after = ""; ;) {
        const page = await http.json(
          `/messages/batches?limit=100${after === "" ? "" : `&after_id=${after}`}`,
          { signal },
        );
        const batches = objectsOf(page["data"]);
        const recent = batches.filter((batch) => Date.parse(String(batch["created_at"])) >= oldest);
        for (const batch of recent) if (countOf(batch) === calls) found.push(textIn(batch, "id"));
        const last = batches.at(-1);
        // The oldest matching batch is the likeliest: it was created right after the attempt.
        if (last === undefined || page["has_more"] !== true || recent.length < batches.length)
          return found.toReversed();
        after = encodeURIComponent(textIn(last, "id"));
      }
    },
    look: async (id, signal) => {
      const batch = await http.json(`/messages/batches/${encodeURIComponent(id)}`, { signal });
      return batch["processing_status"] === "ended"
        ? { status: "ended" }
        : { status: "waiting", ...doneOf(batch) };
    },
    results: async function* (id, signal) {
      for await (const line of http.lines(`/messages/batches/${encodeURIComponent(id)}/results`, signal)) {
        const result = await resultIn(tools, line);
        if (result !== undefined) yield result;
      }
    },
  };
};

const resultIn = async (
  tools: BatchTools,
  { custom_id: id, result }: Json,
): Promise<BatchResult | undefined> => {
  if (typeof id !== "string" || !isRecord(result)) return undefined;
  switch (result["type"]) {
    case "succeeded":
      return resultOf(tools, id, 200, result["message"]);
    case "errored": {
      const outer = result["error"];
      const inner = isRecord(outer) && isRecord(outer["error"]) ? outer["error"] : outer;
      const type = isRecord(inner) ? String(inner["type"]) : "";
      return resultOf(tools, id, statuses[type] ?? 500, { type: "error", error: inner });
    }
    default:
      return { call: id, unasked: true };
  }
};

const countsOf = ({ request_counts: counts }: Json): Json => (isRecord(counts) ? counts : {});

/** Returns the number of calls of a batch, in any state. */
const countOf = (batch: Json): number =>
  Object.values(countsOf(batch)).reduce(
    (sum: number, count) => sum + (typeof count === "number" ? count : 0),
    0,
  );

const doneOf = (batch: Json): { readonly done?: number } => {
  const { processing } = countsOf(batch);
  return typeof processing === "number" ? { done: countOf(batch) - processing } : {};
};
