/**
 * Talks to a vendor's batch service: JSON requests and responses, file uploads and downloads. Like every model call it follows no redirect,
 * shows no API key, and bounds what it reads. Results are read line by line, each line bounded by the maximum answer length.
 */
import type { FormData } from "undici";
import { isRecord } from "#logic/is-record";
import { CallError, malformed } from "../language-model.ts";
import { longestAnswer, readAnswer, tooLong, type Answer, type createSend } from "../providers/exchange.ts";
import { clip, networkFailure, readFailure } from "../providers/failure.ts";
import type { Scrub } from "../providers/secret.ts";

export type Json = Readonly<Record<string, unknown>>;

type Sending = {
  readonly method?: "GET" | "POST";
  readonly body?: string | FormData;
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
  /** Sends requests to the server of the base. */
  readonly send: ReturnType<typeof createSend>;
};

/** Returns the objects of a list; an empty list for other values. */
export const toObjects = (value: unknown): readonly Json[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** Returns a required text member. */
export const requireText = (json: Json, name: string): string => {
  const value = json[name];
  if (typeof value === "string" && value !== "") return value;
  throw malformed(`has no ${name}`);
};

export class BatchHttp {
  readonly #options: BatchHttpOptions;
  readonly #origin: string;
  readonly #root: string;

  constructor(options: BatchHttpOptions) {
    const { origin, pathname } = new URL(options.base);
    [this.#options, this.#origin, this.#root] = [options, origin, pathname.replace(/\/$/, "")];
  }

  /** Sends and parses JSON. Throws `CallError`; rejects with the signal's reason when cancelled. */
  async json(path: string, options: Sending = {}): Promise<Json> {
    try {
      const answer = await this.#open(path, options);
      return this.#parse((await readAnswer(answer, this.#origin, options.longest)).text);
    } catch (error) {
      throw this.#explain(error, options.signal);
    }
  }

  /** Yields the lines of a JSON Lines file. */
  async *lines(path: string, signal?: AbortSignal): AsyncGenerator<Json> {
    try {
      const { body } = await this.#open(path, { signal });
      const decoder = new TextDecoder();
      let rest = "";
      for await (const chunk of body) {
        const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
        rest = lines.pop() ?? "";
        if (rest.length > longestAnswer) throw tooLong(this.#origin);
        for (const line of lines) if (line.trim() !== "") yield this.#parse(line);
      }
      rest += decoder.decode();
      if (rest.trim() !== "") yield this.#parse(rest);
    } catch (error) {
      throw this.#explain(error, signal);
    }
  }

  /** Uploads lines as a batch file; resolves with its id. */
  async upload(name: string, lines: readonly string[], signal?: AbortSignal): Promise<string> {
    const { FormData } = await import("undici");
    const body = new FormData();
    body.set("purpose", "batch");
    body.set("file", new Blob([`${lines.join("\n")}\n`], { type: "application/jsonl" }), `${name}.jsonl`);
    return requireText(await this.json("/files", { method: "POST", body, signal }), "id");
  }

  async #open(path: string, { method = "GET", body, signal }: Sending): Promise<Answer> {
    const { base, headers, scrub, send } = this.#options;
    const type: BatchHttpOptions["headers"] =
      typeof body === "string" ? { "content-type": "application/json" } : {};
    const answer = await send({
      method,
      path: `${this.#root}${path}`,
      headers: { ...headers, "accept-encoding": "identity", ...type },
      body,
      signal,
    });
    if (answer.statusCode >= 200 && answer.statusCode < 300) return answer;
    const { text, ...failed } = await readAnswer(answer, this.#origin);
    const call = { ...failed, prompt: { messages: [] }, options: {}, base, path, scrub };
    const { reason = "" } = readFailure(text, call);
    const { status } = failed;
    throw new CallError("request", `the server answered ${status}: ${reason}`, { status });
  }

  #parse(text: string): Json {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      throw malformed(`is not JSON: ${clip(this.#options.scrub(text), 120)}`);
    }
    if (isRecord(json)) return json;
    throw malformed("is not an object");
  }

  #explain(error: unknown, signal: AbortSignal | undefined): CallError {
    signal?.throwIfAborted();
    return error instanceof CallError ? error : networkFailure(error, this.#origin);
  }
}
