/**
 * Talks to a vendor's batch service: JSON requests and responses, file uploads and downloads. Like every model call it follows no redirect,
 * shows no API key, and bounds what it reads. Results are read line by line, each line bounded by the maximum answer length.
 */
import type { fetch, FormData } from "undici";
import { isRecord } from "#logic/is-record";
import { CallError, malformed } from "../language-model.ts";
import { longestAnswer, openProxies, tooLong } from "../providers/exchange.ts";
import { clip, networkFailure, readFailure } from "../providers/failure.ts";
import type { Environment, Scrub } from "../providers/secret.ts";

export type Json = Readonly<Record<string, unknown>>;

export type BatchHttp = {
  /** Sends and parses JSON. Throws `CallError`; rejects with the signal's reason when cancelled. */
  readonly json: (path: string, options?: Sending) => Promise<Json>;
  /** The lines of a JSON Lines file. */
  readonly lines: (path: string, signal?: AbortSignal) => AsyncGenerator<Json>;
  /** Uploads lines as a batch file; resolves with its id. */
  readonly upload: (name: string, lines: readonly string[], signal?: AbortSignal) => Promise<string>;
};

type Sending = {
  readonly method?: "GET" | "POST";
  readonly body?: string;
  /** A file to upload in place of a body: its name and its lines. */
  readonly file?: { readonly name: string; readonly lines: readonly string[] };
  readonly signal?: AbortSignal;
  /** Maximum bytes of the response. */
  readonly longest?: number;
};

type BatchHttpOptions = {
  /** Without a trailing slash. */
  readonly base: string;
  /** The API key and other headers of every request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly scrub: Scrub;
  /** Names the proxies. */
  readonly env: Environment;
};

/** Returns the objects of a list; an empty list for other values. */
export const objectsOf = (value: unknown): readonly Json[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** Returns a required text member. */
export const textIn = (json: Json, name: string): string => {
  const value = json[name];
  if (typeof value === "string" && value !== "") return value;
  throw malformed(`has no ${name}`);
};

export const createBatchHttp = ({ base, headers, scrub, env }: BatchHttpOptions): BatchHttp => {
  const { origin } = new URL(base);
  let dispatcher: ReturnType<typeof openProxies> | undefined;

  const send = async (path: string, { method = "GET", body, file, signal }: Sending) => {
    const { fetch, FormData } = await import("undici");
    dispatcher ??= openProxies(env);
    let answer: Answer;
    try {
      answer = await fetch(`${base}${path}`, {
        method,
        headers: {
          ...headers,
          "accept-encoding": "identity",
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        redirect: "manual",
        body: file === undefined ? body : toForm(new FormData(), file),
        signal,
        dispatcher: await dispatcher,
      });
    } catch (error) {
      signal?.throwIfAborted();
      throw networkFailure(error, origin);
    }
    const { status } = answer;
    if (status >= 200 && status < 300) return answer;
    const text = await textOf(answer, longestAnswer, origin, signal).catch(() => "");
    const told = Object.fromEntries(answer.headers);
    const call = { status, headers: told, prompt: { messages: [] }, options: {}, base, path, scrub };
    const { reason = "" } = readFailure(text, call);
    throw new CallError("request", `the server answered ${status}: ${reason}`, { status });
  };

  const parsed = (text: string): Json => {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      throw malformed(`is not JSON: ${clip(scrub(text), 120)}`);
    }
    if (isRecord(json)) return json;
    throw malformed("is not an object");
  };

  const json: BatchHttp["json"] = async (path, options = {}) => {
    const answer = await send(path, options);
    return parsed(await textOf(answer, options.longest ?? longestAnswer, origin, options.signal));
  };

  return {
    json,
    lines: async function* (path, signal) {
      const answer = await send(path, { signal });
      let rest = "";
      for await (const piece of pieces(answer, origin, signal)) {
        const lines = (rest + piece).split("\n");
        rest = lines.pop() ?? "";
        if (rest.length > longestAnswer) throw tooLong(origin);
        for (const line of lines) if (line.trim() !== "") yield parsed(line);
      }
      if (rest.trim() !== "") yield parsed(rest);
    },
    upload: async (name, lines, signal) => {
      const file = { name: `${name}.jsonl`, lines };
      return textIn(await json("/files", { method: "POST", file, signal }), "id");
    },
  };
};

const toForm = (form: FormData, { name, lines }: NonNullable<Sending["file"]>): FormData => {
  form.set("purpose", "batch");
  form.set("file", new Blob([`${lines.join("\n")}\n`], { type: "application/jsonl" }), name);
  return form;
};

type Answer = Awaited<ReturnType<typeof fetch>>;

/** Yields the body as text chunks; a truncated body is reported as for any call. */
async function* pieces(
  { body }: Answer,
  origin: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<string> {
  if (body === null) return;
  try {
    const decoder = new TextDecoder();
    for await (const chunk of body) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    signal?.throwIfAborted();
    throw networkFailure(error, origin);
  }
}

const textOf = async (
  answer: Answer,
  longest: number,
  origin: string,
  signal: AbortSignal | undefined,
): Promise<string> => {
  const parts: string[] = [];
  let length = 0;
  for await (const piece of pieces(answer, origin, signal)) {
    length += piece.length;
    if (length > longest) throw tooLong(origin);
    parts.push(piece);
  }
  return parts.join("");
};
