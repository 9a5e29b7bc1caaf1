/**
 * One request to a server and its whole answer as text, through undici's handlers: at thousands of calls a second its
 * ready-made response, a stream with listeners of its own, costs as much as the call. The caller's signal is the only
 * clock: a slow model is not a lost one.
 */
import type { Dispatcher, Pool } from "undici";
import type { Headers } from "../allowance.ts";
import { longestAnswer, tooLong } from "./bounded-fetch.ts";

export type Exchange = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
};

export type Post = (
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal | undefined,
) => Promise<Exchange>;

/** Opens connections to a server, undici being loaded at the first call. Rejects with undici's errors. */
export const createPost = (origin: string): Post => {
  let pool: Promise<Pool> | undefined;
  return async (path, headers, body, signal) => {
    pool ??= connect(origin);
    const connections = await pool;
    return new Promise((resolve, reject) => {
      const options = { path, method: "POST", headers, body } as const;
      connections.dispatch(options, handlerOf(origin, signal, resolve, reject));
    });
  };
};

const connect = async (origin: string): Promise<Pool> => {
  const { Pool } = await import("undici");
  return new Pool(origin, { headersTimeout: 0, bodyTimeout: 0 });
};

const handlerOf = (
  origin: string,
  signal: AbortSignal | undefined,
  resolve: (exchange: Exchange) => void,
  reject: (error: unknown) => void,
): Dispatcher.DispatchHandler => {
  let status = 0;
  let headers: Headers = {};
  let length = 0;
  const chunks: Buffer[] = [];
  let controller: Dispatcher.DispatchController | undefined;
  const cancel = (): void => controller?.abort(errorOf(signal?.reason));
  signal?.addEventListener("abort", cancel, { once: true });
  return {
    onRequestStart: (started) => {
      controller = started;
      if (signal?.aborted === true) cancel();
    },
    onResponseStart: (_, statusCode, answered) => {
      status = statusCode;
      headers = answered;
    },
    onResponseData: (reading, chunk) => {
      length += chunk.length;
      if (length > longestAnswer) reading.abort(tooLong(origin));
      else chunks.push(chunk);
    },
    onResponseEnd: () => {
      signal?.removeEventListener("abort", cancel);
      const [first] = chunks;
      const whole = chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks, length);
      const text = whole.toString("utf8");
      resolve({ status, headers, text: text.startsWith(byteOrderMark) ? text.slice(1) : text });
    },
    onResponseError: (_, error) => {
      signal?.removeEventListener("abort", cancel);
      reject(error);
    },
  };
};

const byteOrderMark = "\uFEFF";

const errorOf = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));
