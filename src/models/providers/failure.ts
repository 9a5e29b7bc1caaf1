/**
 * What went wrong with an HTTP call, as a `CallError` whose class decides on another try. Statuses by their
 * meaning in RFC 9110; a 429 that speaks of an exhausted account is `quota` and not a matter of waiting.
 * Retry-After in seconds or as a date (RFC 9110, 10.2.3), or in milliseconds as some vendors send it.
 */
import { readAllowances, type Headers } from "../allowance.ts";
import { CallError, type CallErrorClass } from "../language-model.ts";
import type { Scrub } from "./secret.ts";

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

/** What a server says of an error: a message, its codes and reasons, and how long to wait where it says so. */
type ErrorBody = {
  readonly message: string;
  readonly codes: readonly string[];
  readonly retryAfterMs?: number;
};

/**
 * Reads `{"error": {"message", "code", "type", "status", "details"}}`, `{"error": "…"}`, `{"message": "…"}`, a list
 * of one of them (Google) or plain text.
 */
export const readErrorBody = (body: string): ErrorBody => {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    const html = /^\s*<(!doctype|html)/i.test(body);
    return { message: html ? "an HTML page" : body.trim(), codes: [] };
  }
  const outer: unknown = Array.isArray(json) ? json[0] : json;
  const error = isRecord(outer) && outer["error"] !== undefined ? outer["error"] : outer;
  if (typeof error === "string") return { message: error, codes: [] };
  if (!isRecord(error)) return { message: body.trim(), codes: [] };
  const details = Array.isArray(error["details"]) ? error["details"].filter(isRecord) : [];
  const codes = [error["code"], error["type"], error["status"], ...details.map(({ reason }) => reason)];
  const wait = details.map(({ retryDelay }) => retryDelay).find((delay) => typeof delay === "string");
  const seconds = /^(\d+(?:\.\d+)?)s$/.exec(wait ?? "")?.[1];
  return {
    message: typeof error["message"] === "string" ? error["message"] : body.trim(),
    codes: codes.filter((code) => typeof code === "string"),
    ...(seconds === undefined ? {} : { retryAfterMs: Number(seconds) * 1000 }),
  };
};

/** Codes of an account that has run dry: OpenAI, Anthropic. */
const quotaCodes: readonly string[] = ["insufficient_quota", "billing_hard_limit_reached", "billing_error"];
/** Google's way of refusing a key: status 400 with this reason. */
const accessCodes: readonly string[] = ["API_KEY_INVALID", "API_KEY_EXPIRED"];

const classOf = (status: number, { codes, message }: ErrorBody): CallErrorClass => {
  // Anthropic refuses an empty account with status 400 and these words.
  const isDry = status === 400 && /credit balance is too low/i.test(message);
  if (status === 402 || isDry || codes.some((code) => quotaCodes.includes(code))) return "quota";
  if (status === 429) return "rate-limit";
  if (status === 401 || status === 403 || codes.some((code) => accessCodes.includes(code))) return "access";
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
  const told = readErrorBody(body);
  const said = told.message === "" ? "" : `: ${clip(options.scrub(told.message))}`;
  const retryAfterMs = readRetryAfter(headers, options.now) ?? told.retryAfterMs;
  const allowances = readAllowances(headers, options.now);
  return new CallError(classOf(status, told), `the server answered ${status}${said}`, {
    status,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    ...(allowances.length === 0 ? {} : { allowances }),
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
    { isUnsent: reached },
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
