/**
 * Converts a failed HTTP call to a `CallError`, whose class decides on retries. Statuses follow RFC 9110, but servers
 * and gateways use them freely, so the server's words (data/server-errors.json) decide first. A prompt that a filter
 * blocks, or that is too long for the model, is no failure: it is a refusal. API keys are removed from a server's text
 * before it is shortened.
 */
import { isRecord } from "#logic/is-record";
import words from "../../../data/server-errors.json" with { type: "json" };
import { CallError, type CallErrorClass, type Prompt, type Reply } from "../language-model.ts";
import { describeLongWait, readAllowances, readReset, readRetryAfter, type Headers } from "../retry.ts";
import type { Scrub } from "./secret.ts";

const longestMessage = 300;

/** A failed call, and what was sent. */
export type FailedCall = {
  readonly status: number;
  readonly headers: Headers;
  readonly prompt: Prompt;
  /** The options in the model's name. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The address and path that were called. */
  readonly base: string;
  readonly path: string;
  readonly scrub: Scrub;
};

/** The parts of a server's error: a message, its codes and reasons, the fields that it names, and the wait if given. */
type ErrorBody = {
  readonly message: string;
  readonly codes: readonly string[];
  readonly fields: readonly string[];
  readonly retryAfterMs?: number;
};

/**
 * Parses `{"error": {"message", "code", "type", "status", "param", "details"}}`, `{"error": "…"}`, `{"message": "…"}`,
 * `{"detail": [{"loc", "msg"}]}` (FastAPI), a list of one of them (Google) or plain text.
 */
const readErrorBody = (body: string): ErrorBody => {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    const html = /^\s*<(!doctype|html)/i.test(body);
    return { message: html ? "an HTML page" : body.trim(), codes: [], fields: [] };
  }
  return readError(json, body);
};

const readError = (json: unknown, body: string): ErrorBody => {
  const outer: unknown = Array.isArray(json) ? json[0] : json;
  const inner = isRecord(outer) ? (outer["error"] ?? outer["base_resp"] ?? listed(outer["errors"])) : outer;
  const error = inner ?? outer;
  if (typeof error === "string") return { message: error, codes: listCodes(outer), fields: [] };
  if (!isRecord(error)) return { message: body.trim(), codes: [], fields: [] };
  const details = [error["details"], error["detail"], nested(error["message"])].flatMap((list) =>
    Array.isArray(list) ? list.filter(isRecord) : [],
  );
  const wait = details.map(({ retryDelay }) => retryDelay).find((delay) => typeof delay === "string");
  const seconds = Number(/^(\d{1,15}(?:\.\d{1,15})?)s$/.exec(wait ?? "")?.[1] ?? Number.NaN);
  const text = [error["message"], error["detail"], error["msg"], error["error_msg"], error["status_msg"]];
  const told = details.flatMap(({ loc, msg }) =>
    typeof msg === "string" ? [`${places(loc).at(-1) ?? ""}: ${msg}`] : [],
  );
  const said =
    text.find((one) => typeof one === "string") ?? (told.length > 0 ? told.join("; ") : body.trim());
  const more = isRecord(error["metadata"]) ? ` (${JSON.stringify(error["metadata"])})` : "";
  return {
    message: `${said}${more}`,
    codes: [
      ...listCodes(outer),
      ...listCodes(error),
      ...listCodes(error["innererror"]),
      ...details.flatMap(listQuotas),
    ],
    fields: [error["param"], ...details.flatMap(({ loc }) => places(loc))].filter(
      (one) => typeof one === "string",
    ),
    retryAfterMs: seconds > 0 ? Math.min(seconds * 1000, Number.MAX_SAFE_INTEGER) : undefined,
  };
};

const readWait = (message: string): number | undefined => {
  const [, text = "", unit = ""] =
    /(?:try again|retry|wait)(?: in| after| for)? (\d[\d.a-z]{0,20})(?: (second|minute|hour|day)s?)?/i.exec(
      message,
    ) ?? [];
  const wait = readReset(unit === "" ? text.replace(/\.$/, "") : `${text}${unit[0]!}`, 0);
  return wait !== undefined && wait > 0 ? wait : undefined;
};

const listed = (errors: unknown): unknown => (Array.isArray(errors) ? errors[0] : undefined);
const nested = (message: unknown): unknown => (isRecord(message) ? message["detail"] : undefined);
const places = (loc: unknown): readonly string[] => (Array.isArray(loc) ? loc.map(String) : []);

const listCodes = (error: unknown): readonly string[] =>
  isRecord(error)
    ? ["code", "type", "status", "error_type", "error_code"].flatMap((name) => {
        const code = error[name];
        return typeof code === "string" ? [code] : [];
      })
    : [];

const listQuotas = ({ reason, violations }: Readonly<Record<string, unknown>>): readonly string[] => [
  ...(typeof reason === "string" ? [reason] : []),
  ...(Array.isArray(violations) ? [JSON.stringify(violations)] : []),
];

type Meaning = keyof typeof words;
const patterns = new Map<string, RegExp>();

const says = (meaning: Meaning, { message, codes }: ErrorBody): boolean => {
  let pattern = patterns.get(meaning);
  if (pattern === undefined) patterns.set(meaning, (pattern = new RegExp(words[meaning].join("|"), "i")));
  return pattern.test(`${codes.join(" ")} ${message.slice(0, 5000)}`);
};

/** Statuses of limits outside RFC 6585: "Enhance Your Calm", Shopify's and Groq's. */
const limitStatuses: readonly number[] = [420, 429, 430, 498];

const classify = (status: number, told: ErrorBody): CallErrorClass => {
  if (status === 402 || says("quota", told)) return "quota";
  if (status === 401 || says("access", told)) return "access";
  const isLimit = limitStatuses.includes(status) || says("rate limit", told);
  if ((isLimit || status === 403) && says("daily quota", told)) return "daily-quota";
  if (isLimit) return "rate-limit";
  if (status === 403) return "access";
  if (status === 408) return "timeout";
  // Statuses 409, 425 and 5xx are temporary: the same request may succeed later.
  return status === 409 || status === 425 || status >= 500 ? "server" : "request";
};

/** Names on the wire of options that a server may refuse. */
const wireNames: Readonly<Record<string, string>> = {
  temperature: "temperature",
  topP: "top_?p",
  topK: "top_?k",
  minP: "min_?p",
  seed: "(?:random_)?seed",
  maxTokens: "max_?(?:completion_?|output_?|new_?)?tokens",
  stop: "stop(?:_sequences)?",
  logprobs: "(?:top_)?logprobs",
  reasoningEffort: "reasoning(?:[_.]effort)?|effort|thinking(?:_?config|_?level)?|output_config",
  thinkingTokens: "thinking(?:_?config|_?budget|\\.budget_tokens)?|budget_tokens",
  serviceTier: "service_tier",
};

const findRefusedOption = (told: ErrorBody, { options, prompt }: FailedCall): string | undefined => {
  const named = told.fields.join(" ");
  const isNamed = (text: string, names: string): boolean => new RegExp(`\\b(?:${names})\\b`, "i").test(text);
  const given = Object.entries(wireNames).filter(([option]) => options[option] !== undefined);
  for (const text of [named, told.message.slice(0, 2000)])
    for (const [option, names] of given) if (isNamed(text, names)) return option;
  const extra = typeof options["extraBody"] === "string" ? options["extraBody"] : "{}";
  const fields = Object.keys(Object(JSON.parse(extra)));
  if (fields.some((field) => isNamed(`${named} ${told.message}`, RegExp.escape(field)))) return "extraBody";
  const hasSystem = prompt.messages.some(({ role }) => role === "system");
  return hasSystem && (says("system role", told) || says("system role", { ...told, message: named }))
    ? "system"
    : undefined;
};

const advise = (status: number, told: ErrorBody, call: FailedCall): string => {
  const option = findRefusedOption(told, call);
  if (isAnswerTooLong(told, call)) return "; a smaller maxTokens in the model's name fits";
  if (/max_?(?:completion_)?tokens\b.{0,40}\b(?:required|missing)/is.test(told.message))
    return "; it needs a limit: add maxTokens=1000 to the model's name";
  if (option === "system") return "; it takes no system message: leave --system out";
  if (option !== undefined) return `; it refuses ${option}: leave ${option} out of the model's name`;
  return status === 404 || status === 405 ? describeAddress(call) : "";
};

/** Says which address was called, and which one the user may have meant. */
export const describeAddress = ({ base, path }: Pick<FailedCall, "base" | "path">): string => {
  const tried = `; POST ${new URL(base).origin}${path} was tried`;
  return /\/v\d|\/deployments\//.test(path) ? tried : `${tried}: did you mean ${base}/v1?`;
};

const isAnswerTooLong = ({ message }: ErrorBody, { options }: FailedCall): boolean => {
  if (options["maxTokens"] === undefined) return false;
  const [, most, prompt] =
    /maximum context length is (\d+).{0,200}?\(?(\d+) (?:in the messages|of text input|in your prompt|input tokens)/is.exec(
      message,
    ) ?? [];
  return /max_(?:completion_|new_|output_)?tokens\W+(?:is |are )?(?:too large|must be)/i.test(message)
    ? true
    : most !== undefined && Number(prompt) < Number(most);
};

const findRefusal = (status: number, told: ErrorBody, call: FailedCall): Reply | undefined => {
  const message = clip(call.scrub(told.message));
  const refused = { text: "", finishReason: "refusal", usage: {} } as const;
  const tooLong = { ...refused, reason: `prompt too long: ${message}`, cost: 0 };
  // A prompt above the limit of a minute is never served (Groq).
  const [, limit, wanted] = /limit:?\s*(\d+),.{0,80}?requested:?\s*(\d+)/is.exec(told.message) ?? [];
  if (status === 413 || (limit !== undefined && Number(wanted) > Number(limit)))
    return limit === undefined && says("rate limit", told) ? undefined : tooLong;
  const isOther = status === 401 || status === 402 || limitStatuses.includes(status);
  if (isOther || says("rate limit", told) || says("quota", told)) return undefined;
  if (says("prompt too long", told)) return isAnswerTooLong(told, call) ? undefined : tooLong;
  const isAboutAccount = /\b(?:account|api[ _-]?key)\b/i.test(told.message);
  return says("content filter", told) && !isAboutAccount
    ? { ...refused, reason: `content filter: ${message}` }
    : undefined;
};

/**
 * Returns the reply of a refused prompt, or throws the error that a response with status 200 contains in place of an
 * answer. Its code may be the HTTP status that it would have had; without a code it is malformed.
 */
export const readErrorInside = (error: unknown, call: FailedCall): Reply => {
  const told = readError(isRecord(error) ? { error } : error, JSON.stringify(error));
  const code = isRecord(error) ? Number(error["code"]) : Number.NaN;
  const status = Number.isInteger(code) && code >= 400 && code < 600 ? code : 200;
  const refusal = findRefusal(status, told, call);
  if (refusal !== undefined) return refusal;
  const errorClass = classify(status, told);
  throw new CallError(
    status === 200 && errorClass === "request" ? "malformed" : errorClass,
    `the server's answer is an error: ${clip(call.scrub(told.message))}`,
    { status },
  );
};

/** Returns the reply of a refused prompt, or throws the error for a response whose status is not 2xx. */
export const readFailure = (text: string, call: FailedCall): Reply => {
  const { status, headers, scrub } = call;
  const told = readErrorBody(text);
  const isElsewhere = status >= 300 && status < 400;
  const refusal = isElsewhere ? undefined : findRefusal(status, told, call);
  if (refusal !== undefined) return refusal;
  const message = isElsewhere ? "another address, and what was asked goes only where you said" : told.message;
  const said = message === "" ? "" : `: ${clip(scrub(message))}`;
  const now = Date.now();
  const retryAfterMs = readRetryAfter(headers, now) ?? told.retryAfterMs ?? readWait(told.message);
  const allowances = readAllowances(headers, now);
  // A chat template that takes no system message fails inside the server.
  const isTemplate = status === 500 && findRefusedOption(told, call) === "system";
  const errorClass = isElsewhere || isTemplate ? "request" : classify(status, told);
  const what = errorClass === "daily-quota" ? "the daily quota is used up; " : "";
  const advice = errorClass === "request" ? advise(status, told, call) : "";
  throw new CallError(
    errorClass,
    `${what}the server answered ${status}${said}${advice}${describeLongWait(retryAfterMs)}`,
    { status, retryAfterMs, allowances: allowances.length === 0 ? undefined : allowances },
  );
};

/** Returns the server's request in a refusal: the other name of the answer's length, or a stream. */
export const readWish = (text: string): "length name" | "stream" | undefined => {
  const told = readErrorBody(text);
  const isAboutLength = /\bmax_(?:completion_)?tokens\b/i.test(`${told.fields.join(" ")} ${told.message}`);
  const isRefused =
    /unsupported|not supported|instead|unrecogni|unknown|extra|unexpected|not permitted|deprecated|use ['"`]?max_/i;
  if (isAboutLength && isRefused.test(`${told.codes.join(" ")} ${told.message}`)) return "length name";
  return says("stream", told) ? "stream" : undefined;
};

/** Returns one line, shortened to the maximum length. */
export const clip = (text: string, longest = longestMessage): string => {
  // Text far beyond the maximum is not searched: a body may be megabytes of spaces.
  const line = text
    .slice(0, 100 * longest)
    .replaceAll(/\s+/g, " ")
    .trim();
  return line.length <= longest ? line : `${line.slice(0, longest)}…`;
};

/**
 * Returns the error for a call that failed below HTTP: refused, reset, interrupted, host not found. The cause is not
 * attached, because it may contain the request with its headers.
 */
export const networkFailure = (error: unknown, origin: string, proxy?: string): CallError => {
  const code = networkCode(error);
  const via = proxy === undefined ? "" : ` through the proxy of ${proxy}`;
  const refused = /^Proxy [A-Za-z ]+\((\d{3})\)/.exec(error instanceof Error ? error.message : "")?.[1];
  if (refused !== undefined)
    return new CallError("network", `no way to ${origin}${via}: the proxy answered ${refused}`, {
      isUnsent: true,
    });
  if (code?.endsWith("_TIMEOUT") === true)
    return new CallError("timeout", `${origin} did not answer in time${via} (${code})`);
  const isUnsent = code !== undefined && (unreached.includes(code) || certificateCode.test(code));
  const isPlain = /SSL_(WRONG_VERSION|PACKET_LENGTH)/.test(code ?? "");
  const fault = isPlain
    ? "it speaks no TLS, rather http://"
    : "its certificate or TLS is not accepted; NODE_EXTRA_CA_CERTS=FILE adds an authority";
  const what =
    code !== undefined && certificateCode.test(code)
      ? `no safe connection to ${origin}${via}: ${fault}`
      : `${isUnsent ? "cannot reach" : "lost the connection to"} ${origin}${via}`;
  return new CallError("network", `${what}${code === undefined ? "" : ` (${code})`}`, { isUnsent });
};

const unreached: readonly string[] = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"];
/** OpenSSL's and Node's codes for failed certificates and handshakes. */
const certificateCode =
  /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_|INVALID_CA|ERR_TLS_|ERR_SSL_|EPROTO$)[A-Z0-9_]*$/;

/** Returns the system's or undici's code, from the error or one of its causes. */
export const networkCode = (error: unknown, depth = 0): string | undefined => {
  if (!(error instanceof Error) || depth > 5) return undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  if (
    code !== undefined &&
    (/^(E[A-Z]+|EAI_[A-Z]+|UND_ERR_[A-Z_]+)$/.test(code) || certificateCode.test(code))
  )
    return code;
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return networkCode(inner, depth + 1);
};
