/**
 * Opens a language model behind a wire format: sends the body that the format makes of a prompt, and reads the answer.
 * What a server wants otherwise is learned from its first refusal and kept: `max_completion_tokens` in place of
 * `max_tokens` or the reverse, and a stream, whose pieces are joined.
 */
import { isRecord } from "#logic/is-record";
import { BatchHttp } from "../batches/batch-http.ts";
import type { OpenBatches } from "../batches/vendor-batch.ts";
import { CallError, malformed, type LanguageModel, type Prompt, type Reply } from "../language-model.ts";
import { readAllowances } from "../retry.ts";
import type { ModelSpec } from "../spec.ts";
import { createSend, readAnswer, readProxies, type Exchange } from "./exchange.ts";
import {
  clip,
  describeAddress,
  networkFailure,
  readErrorInside,
  readFailure,
  readWish,
  type FailedCall,
} from "./failure.ts";
import { readVendorBase, type Hosted } from "./address.ts";
import { nameAccount, bearer, requireKey, createScrub, type Environment, type Scrub } from "./secret.ts";
import { getValue } from "./usage.ts";

/** Requests of a server in its refusals. */
export type Wishes = { readonly hasOtherLengthName?: boolean; readonly isStream?: boolean };

/** A request's JSON body. Undefined members are not sent. */
export type Body = Readonly<Record<string, unknown>>;

export type HttpModel = {
  readonly spec: ModelSpec;
  readonly env: Environment;
  /** Without a trailing slash. */
  readonly base: string;
  /** Below the base; may have a query. */
  readonly path: string;
  readonly key: string | undefined;
  /** The API key and other headers of every request, also of batches. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whose model it is, unless its name says so. */
  readonly organisation: string;
  /** The parameters as recorded. */
  readonly parameters: LanguageModel["parameters"];
  readonly encode: (prompt: Prompt, wishes: Wishes) => Body;
  /** Reads a whole answer. Throws `CallError` malformed if it has another shape. */
  readonly read: (body: Body, prompt: Prompt, scrub: Scrub) => Reply;
  readonly batches?: OpenBatches;
};

/** A vendor's server as an HTTP model needs it: with the API key of its variables, and the address unless it is the default. */
export const readServer = (
  spec: ModelSpec,
  env: Environment,
  vendor: Hosted,
  parameters: HttpModel["parameters"],
  base = readVendorBase(vendor, env),
): Omit<HttpModel, "path" | "encode" | "read"> & { readonly key: string } => {
  const key = requireKey(env, vendor.keys, `${spec.provider}:${spec.model}`);
  return {
    spec,
    env,
    base,
    key,
    headers: bearer(key),
    organisation: vendor.title,
    // A model of the same name on another server is another model, with answers of its own.
    parameters: base === vendor.address.usual ? parameters : { ...parameters, url: base },
  };
};

export const openHttpModel = (model: HttpModel): LanguageModel => {
  const { spec, env, base, headers, encode } = model;
  const scrub = createScrub(model.key);
  const { origin, pathname } = new URL(base);
  const path = `${pathname.replace(/\/$/, "")}${model.path}`;
  const proxies = readProxies(env);
  const proxy = (origin.startsWith("https:") ? proxies.https : proxies.http)?.variable;
  const send = createSend(origin, env);
  const about = { options: spec.parameters, base, path, scrub };
  const readReply = (answer: Exchange, prompt: Prompt): Reply =>
    readExchange(answer, { ...about, ...answer, prompt }, model);
  const request = { path, headers: { "content-type": "application/json", ...headers } };
  let wishes: Wishes = {};

  const ask: LanguageModel["ask"] = async (prompt, { signal }) => {
    signal?.throwIfAborted();
    for (;;) {
      const sent = wishes;
      let answer: Exchange;
      try {
        const body = JSON.stringify(encode(prompt, sent));
        answer = await readAnswer(await send({ ...request, body, signal }), origin);
      } catch (error) {
        signal?.throwIfAborted();
        throw error instanceof CallError ? error : networkFailure(error, origin, proxy);
      }
      const more = isRefused(answer.status) ? toWishes(sent, answer.text) : undefined;
      if (more === undefined) return withAllowances(readReply(answer, prompt), answer);
      wishes = more;
    }
  };
  return {
    id: spec.id,
    provider: spec.provider,
    model: spec.model,
    organisation: spec.organisation ?? model.organisation,
    parameters: model.parameters,
    account: nameAccount(spec.provider, origin, model.key),
    ask,
    batches: model.batches?.({
      http: new BatchHttp({ base, headers, scrub, send }),
      model: spec.model,
      encode: (prompt) => JSON.stringify(encode(prompt, {})),
      read: (status, body) =>
        readReply({ status, headers: {}, text: JSON.stringify(body ?? null) }, { messages: [] }),
    }),
  };
};

const isRefused = (status: number): boolean => status === 400 || status === 422 || status === 500;

const toWishes = (before: Wishes, text: string): Wishes | undefined => {
  const wish = readWish(text);
  if (wish === "length name" && before.hasOtherLengthName === undefined)
    return { ...before, hasOtherLengthName: true };
  return wish === "stream" && before.isStream === undefined ? { ...before, isStream: true } : undefined;
};

const withAllowances = (reply: Reply, { headers }: Exchange): Reply => {
  const allowances = readAllowances(headers, Date.now());
  return allowances.length === 0 ? reply : { ...reply, allowances };
};

const readExchange = (
  { status, text }: Exchange,
  call: FailedCall,
  { read }: Pick<HttpModel, "read">,
): Reply => {
  if (status < 200 || status > 299) return readFailure(text, call);
  let json: unknown;
  try {
    json = JSON.parse(joinStream(text) ?? text);
  } catch {
    const advice = /^\s*</.test(text) ? describeAddress(call) : "";
    throw malformed(`is not JSON: ${clip(call.scrub(text), 120)}${advice}`, status);
  }
  const body: unknown = Array.isArray(json) && json.length === 1 ? json[0] : json;
  if (!isRecord(body)) throw malformed("is not an object", status);
  const error = findError(body);
  return error === undefined ? read(body, call.prompt, call.scrub) : readErrorInside(error, call);
};

const findError = (body: Body): unknown => {
  const choice = getValue(body, "choices.0");
  const inside = body["error"] || getValue(choice, "error");
  if (inside) return inside;
  if (choice !== undefined) return undefined;
  const isError =
    body["object"] === "error" ||
    body["success"] === false ||
    ["detail", "error_msg", "errors", "base_resp"].some((name) => body[name] !== undefined) ||
    (typeof body["message"] === "string" && body["code"] !== undefined);
  return isError ? body : undefined;
};

/** A part of a streamed answer: an event of chat completions, or a line of JSON (Ollama). Some servers stream whether they are asked to or not. */
type Piece = Readonly<Record<string, unknown>>;

/** Returns the joined answer as JSON; undefined for a text that is no stream. An event that is an error is the answer. */
const joinStream = (text: string): string | undefined => {
  if (!/^\s*(?:data|event|id|retry|):/.test(text)) return undefined;
  const pieces = text
    .split(/\r?\n/)
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(5).trim())
    .filter((line) => line !== "" && line !== "[DONE]")
    .map((line): unknown => JSON.parse(line))
    .filter(isRecord);
  const failed = pieces.find((piece) => piece["error"]);
  return JSON.stringify(failed ?? joinPieces(pieces));
};

/** The members of a message that come in pieces. */
const texts = ["content", "reasoning_content", "reasoning", "refusal"] as const;

const joinPieces = (pieces: readonly Piece[]): Piece => {
  const message: Record<string, string> = {};
  const content: unknown[] = [];
  let last: Piece = {};
  let ending: unknown;
  for (const piece of pieces) {
    const choice = getValue(piece, "choices.0");
    if (piece["usage"]) last = { ...last, usage: piece["usage"] };
    if (typeof piece["model"] === "string") last = { ...last, model: piece["model"] };
    if (!isRecord(choice)) continue;
    const delta = isRecord(choice["delta"]) ? choice["delta"] : choice["message"];
    for (const name of texts)
      if (isRecord(delta) && typeof delta[name] === "string")
        message[name] = (message[name] ?? "") + delta[name];
    if (isRecord(choice["logprobs"]) && Array.isArray(choice["logprobs"]["content"]))
      content.push(...choice["logprobs"]["content"]);
    ending = choice["finish_reason"] ?? ending;
  }
  // A stream that breaks off has no last piece.
  const choices =
    pieces.length === 0 ? [] : [{ message, finish_reason: ending ?? "error", logprobs: { content } }];
  return { ...last, choices };
};
