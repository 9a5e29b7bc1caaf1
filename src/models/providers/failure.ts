/**
 * What went wrong with an HTTP call, as a `CallError` whose class decides on another try. Statuses by their
 * meaning in RFC 9110; a 429 that speaks of an exhausted account is `quota` and not a matter of waiting.
 * Retry-After in seconds or as a date (RFC 9110, 10.2.3), or in milliseconds as some vendors send it.
 */
import { CallError, type CallErrorClass } from "../language-model.ts";
import type { Scrub } from "./secret.ts";

/** Header names in lower case. */
export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** A message shows this much of what a server said. */
const longestMessage = 300;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** How long the server asked us to wait, in milliseconds; undefined where it did not say. `now` in ms since 1970. */
export const readRetryAfter = (headers: Headers, now: number): number | undefined => {
  const inMs = Number(first(headers["retry-after-ms"]) ?? Number.NaN);
  if (Number.isFinite(inMs) && inMs >= 0) return inMs;
  const text = first(headers["retry-after"])?.trim();
  if (text === undefined || text === "") return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
};

const first = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** What an error body says: `{"error": {"message", "code", "type"}}`, `{"error": "…"}`, `{"message": "…"}` or plain text. */
export const readErrorBody = (
  body: string,
): { readonly message: string; readonly codes: readonly string[] } => {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    const html = /^\s*<(!doctype|html)/i.test(body);
    return { message: html ? "an HTML page" : body.trim(), codes: [] };
  }
  const error = isRecord(json) && json["error"] !== undefined ? json["error"] : json;
  if (typeof error === "string") return { message: error, codes: [] };
  if (!isRecord(error)) return { message: body.trim(), codes: [] };
  const codes = [error["code"], error["type"]].filter((code) => typeof code === "string");
  return { message: typeof error["message"] === "string" ? error["message"] : body.trim(), codes };
};

const classOf = (status: number, codes: readonly string[]): CallErrorClass => {
  if (status === 402 || codes.includes("insufficient_quota")) return "quota";
  if (status === 429) return "rate-limit";
  if (status === 401 || status === 403) return "access";
  if (status === 408) return "timeout";
  // 409 and 425 say "not now" and 5xx "our fault": the same request may pass later.
  if (status === 409 || status === 425 || status >= 500) return "server";
  return "request";
};

/** The error for an answer whose status is not 2xx. */
export const statusFailure = (
  status: number,
  headers: Headers,
  body: string,
  options: { readonly now: number; readonly scrub: Scrub },
): CallError => {
  const { message, codes } = readErrorBody(body);
  const said = message === "" ? "" : `: ${clip(options.scrub(message))}`;
  const retryAfterMs = readRetryAfter(headers, options.now);
  return new CallError(classOf(status, codes), `the server answered ${status}${said}`, {
    status,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
};

/** One line, not longer than a message may be. */
export const clip = (text: string): string => {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= longestMessage ? line : `${line.slice(0, longestMessage)}…`;
};

/**
 * The error for a call that broke below HTTP: refused, reset, cut, not found. The cause is not attached: it may hold the
 * request with its headers.
 */
export const networkFailure = (error: unknown, origin: string): CallError => {
  const code = networkCode(error);
  if (code === "UND_ERR_RES_EXCEEDED_MAX_SIZE")
    return new CallError("malformed", `${origin} sent more than an answer can be`);
  if (code?.endsWith("_TIMEOUT") === true)
    return new CallError("timeout", `${origin} did not answer in time (${code})`);
  const reached = code === "ECONNREFUSED" || code === "ENOTFOUND" || code === "EAI_AGAIN";
  return new CallError(
    "network",
    `${reached ? "cannot reach" : "lost the connection to"} ${origin}${code === undefined ? "" : ` (${code})`}`,
  );
};

/** The system's or undici's code, on the error or on a cause of it. */
export const networkCode = (error: unknown, depth = 0): string | undefined => {
  if (!(error instanceof Error) || depth > 5) return undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  if (code !== undefined && /^(E[A-Z_]+|UND_ERR_[A-Z_]+)$/.test(code)) return code;
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return networkCode(inner, depth + 1);
};
