/**
 * Converts a failed HTTP call to a `CallError`, whose class decides on retries. Statuses follow RFC 9110; a 429 about
 * an exhausted account is `quota`, for which waiting doesn't help. API keys are removed from a server's text before
 * it is shortened.
 */
import { isRecord } from "#logic/is-record";
import { CallError, type CallErrorClass } from "../language-model.ts";
import { describeLongWait, readAllowances, readRetryAfter, type Headers } from "../retry.ts";
import { tooLong } from "./bounded-fetch.ts";
import type { Scrub } from "./secret.ts";

/** Maximum characters of a server's text in a message. */
const longestMessage = 300;

/** The parts of a server's error: a message, its codes and reasons, and the wait if given. */
type ErrorBody = {
  readonly message: string;
  readonly codes: readonly string[];
  readonly retryAfterMs?: number;
};

/**
 * Parses `{"error": {"message", "code", "type", "status", "details"}}`, `{"error": "…"}`, `{"message": "…"}`, a list
 * of one of them (Google) or plain text.
 */
const readErrorBody = (body: string): ErrorBody => {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    const html = /^\s*<(!doctype|html)/i.test(body);
    return { message: html ? "an HTML page" : body.trim(), codes: [] };
  }
  return readError(json, body);
};

const readError = (json: unknown, body: string): ErrorBody => {
  const outer: unknown = Array.isArray(json) ? json[0] : json;
  const error = isRecord(outer) && outer["error"] !== undefined ? outer["error"] : outer;
  if (typeof error === "string") return { message: error, codes: [] };
  if (!isRecord(error)) return { message: body.trim(), codes: [] };
  const details = Array.isArray(error["details"]) ? error["details"].filter(isRecord) : [];
  const codes = [error["code"], error["type"], error["status"], ...details.map(({ reason }) => reason)];
  const wait = details.map(({ retryDelay }) => retryDelay).find((delay) => typeof delay === "string");
  const seconds = /^(\d{1,15}(?:\.\d{1,15})?)s$/.exec(wait ?? "")?.[1];
  return {
    message: typeof error["message"] === "string" ? error["message"] : body.trim(),
    codes: codes.filter((code) => typeof code === "string"),
    retryAfterMs:
      seconds === undefined || !(Number(seconds) > 0)
        ? undefined
        : Math.min(Number(seconds) * 1000, Number.MAX_SAFE_INTEGER),
  };
};

/** Codes of an exhausted account: OpenAI, Anthropic. */
const quotaCodes: readonly string[] = ["insufficient_quota", "billing_hard_limit_reached", "billing_error"];
/** Google rejects an API key with status 400 and one of these reasons. */
const accessCodes: readonly string[] = ["API_KEY_INVALID", "API_KEY_EXPIRED"];

const classOf = (status: number, { codes, message }: ErrorBody): CallErrorClass => {
  // Anthropic rejects an exhausted account with status 400 and these words.
  const isDry = status === 400 && /credit balance is too low/i.test(message);
  if (status === 402 || isDry || codes.some((code) => quotaCodes.includes(code))) return "quota";
  if (status === 429) return "rate-limit";
  if (status === 401 || status === 403 || codes.some((code) => accessCodes.includes(code))) return "access";
  if (status === 408) return "timeout";
  // Statuses 409, 425 and 5xx are temporary: the same request may succeed later.
  if (status === 409 || status === 425 || status >= 500) return "server";
  return "request";
};

/**
 * Returns the error that a response with status 200 contains in place of an answer. Its code may be the HTTP status
 * that it would have had; without a code it is malformed.
 */
export const insideFailure = (error: unknown, scrub: Scrub): CallError => {
  const told = readError(error, JSON.stringify(error));
  const code = isRecord(error) ? Number(error["code"]) : Number.NaN;
  const status = Number.isInteger(code) && code >= 400 && code < 600 ? code : 200;
  const errorClass = classOf(status, told);
  return new CallError(
    status === 200 && errorClass === "request" ? "malformed" : errorClass,
    `the server's answer is an error: ${clip(scrub(told.message))}`,
    { status },
  );
};

/** Returns the error for a response whose status is not 2xx. */
export const statusFailure = (
  status: number,
  headers: Headers,
  body: string,
  options: { readonly now: number; readonly scrub: Scrub },
): CallError => {
  const told = readErrorBody(body);
  const isElsewhere = status >= 300 && status < 400;
  const message = isElsewhere ? "another address, and what was asked goes only where you said" : told.message;
  const said = message === "" ? "" : `: ${clip(options.scrub(message))}`;
  const retryAfterMs = readRetryAfter(headers, options.now) ?? told.retryAfterMs;
  const allowances = readAllowances(headers, options.now);
  return new CallError(
    classOf(status, told),
    `the server answered ${status}${said}${describeLongWait(retryAfterMs)}`,
    { status, retryAfterMs, allowances: allowances.length === 0 ? undefined : allowances },
  );
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
export const networkFailure = (error: unknown, origin: string): CallError => {
  const code = networkCode(error);
  if (code === "UND_ERR_RES_EXCEEDED_MAX_SIZE") return tooLong(origin);
  if (code?.endsWith("_TIMEOUT") === true)
    return new CallError("timeout", `${origin} did not answer in time (${code})`);
  const isUnsent = code !== undefined && (unreached.includes(code) || certificateCode.test(code));
  const isPlain = /SSL_(WRONG_VERSION|PACKET_LENGTH)/.test(code ?? "");
  const fault = isPlain ? "it speaks no TLS, rather http://" : "its certificate or TLS is not accepted";
  const what =
    code !== undefined && certificateCode.test(code)
      ? `no safe connection to ${origin}: ${fault}`
      : `${isUnsent ? "cannot reach" : "lost the connection to"} ${origin}`;
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
