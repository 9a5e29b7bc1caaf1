/**
 * Sends one request to a server and returns the whole response as text, through undici's handlers. At thousands of
 * calls per second, undici's response object (a stream with listeners) costs as much as the call. The only time limit
 * is the caller's signal, because a slow model may still answer.
 */
import type { Dispatcher } from "undici";
import type { Headers } from "../retry.ts";
import { longestAnswer, tooLong } from "./bounded-fetch.ts";

export type Exchange = { readonly status: number; readonly headers: Headers; readonly text: string };

type Post = (
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal | undefined,
) => Promise<Exchange>;

/** Opens connections to a server; undici is loaded at the first call. Rejects with undici's errors. */
export const createPost = (origin: string): Post => {
  let opening: Promise<Connections> | undefined;
  let opened: Connections | undefined;
  const open = async (): Promise<Connections> => (opened = await connect(origin));
  return (path, headers, body, signal) => {
    const send = ({ take, giveBack }: Connections): Promise<Exchange> =>
      new Promise((resolve, reject) => {
        const connection = take();
        const end = (): void => giveBack(connection);
        const handler = handlerOf({ origin, signal, resolve, reject, end });
        try {
          connection.dispatch({ path, method: "POST", headers, body }, handler);
        } catch (error) {
          end();
          reject(error);
        }
      });
    return opened === undefined ? (opening ??= open()).then(send) : send(opened);
  };
};

type Connections = { readonly take: () => Dispatcher; readonly giveBack: (connection: Dispatcher) => void };

/**
 * Opens as many connections as there are concurrent calls. With HTTP/2, undici's pool shares connections. Plain HTTP
 * has one call per connection, and a list here avoids the pool's linear search. Each connection reconnects by itself
 * after the server has closed it.
 */
const connect = async (origin: string): Promise<Connections> => {
  const { Client, Pool } = await import("undici");
  const settings = { headersTimeout: 0, bodyTimeout: 0 };
  if (origin.startsWith("https:")) {
    const pool = new Pool(origin, settings);
    return { take: () => pool, giveBack: () => undefined };
  }
  const free: Dispatcher[] = [];
  return {
    take: () => free.pop() ?? new Client(origin, settings),
    giveBack: (connection) => free.push(connection),
  };
};

type Answering = {
  readonly origin: string;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (exchange: Exchange) => void;
  readonly reject: (error: unknown) => void;
  /** Called once, before either of them. */
  readonly end: () => void;
};

const handlerOf = ({ origin, signal, resolve, reject, end }: Answering): Dispatcher.DispatchHandler => {
  let status = 0;
  let headers: Headers = {};
  let length = 0;
  const chunks: Buffer[] = [];
  let controller: Dispatcher.DispatchController | undefined;
  const cancel = (): void => controller?.abort(errorOf(signal?.reason));
  signal?.addEventListener("abort", cancel, { once: true });
  const finish = (): void => {
    signal?.removeEventListener("abort", cancel);
    end();
  };
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
      const [first] = chunks;
      const whole = chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks, length);
      const text = whole.toString("utf8");
      finish();
      resolve({ status, headers, text: text.startsWith(byteOrderMark) ? text.slice(1) : text });
    },
    onResponseError: (_, error) => {
      finish();
      reject(error);
    },
  };
};

const byteOrderMark = "\uFEFF";

const errorOf = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));
