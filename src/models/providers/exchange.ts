/**
 * Sends requests to a server through undici, and honours HTTPS_PROXY, HTTP_PROXY and NO_PROXY (also in lower case).
 * Calls use undici's handlers: at thousands of calls per second its response object (a stream with listeners) costs as
 * much as the call. Redirects are not followed, so the prompt and the API key go only to the address that the user
 * gave. An answer is bounded, also unpacked. The only time limit is the caller's signal: a slow model may still answer.
 */
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";
import type { Dispatcher } from "undici";
import { misuse } from "#logic/error";
import { CallError } from "../language-model.ts";
import type { Headers } from "../retry.ts";
import type { Environment } from "./secret.ts";

export type Exchange = { readonly status: number; readonly headers: Headers; readonly text: string };

/** Posts a body to a path of one server. Rejects with undici's errors, and `CallError` malformed for an answer that is too long. */
type Post = (
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal | undefined,
) => Promise<Exchange>;

/** Maximum bytes of an answer. */
export const longestAnswer = 8 * 1024 * 1024;

/** Returns the error for an answer above the maximum. */
export const tooLong = (origin: string): CallError =>
  new CallError("malformed", `${origin} sent more than an answer can be (${longestAnswer / 2 ** 20} MiB)`);

/** The variables that name a proxy, for addresses that begin with https and http, and for both. */
const proxyVariables = [
  ["https_proxy", "HTTPS_PROXY"],
  ["http_proxy", "HTTP_PROXY"],
  ["all_proxy", "ALL_PROXY"],
] as const;

/** Returns the proxies that the environment names, each with its variable and its address without credentials. Throws misuse for an invalid one. */
export const readProxies = (env: Environment) => {
  const [https, http, all] = proxyVariables.map((names) => {
    const variable = names.find((name) => (env[name]?.trim() ?? "") !== "");
    if (variable === undefined) return undefined;
    const text = env[variable]!.trim();
    const address = text.includes("://") ? text : `http://${text}`;
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url === undefined || !["http:", "https:", "socks5:", "socks:"].includes(url.protocol))
      throw misuse(`${variable} holds no address of a proxy`, `as in ${variable}=http://proxy.example:3128`);
    return { variable, address, shown: `${url.protocol}//${url.host}` };
  });
  return { https: https ?? all, http: http ?? all, except: env["no_proxy"] ?? env["NO_PROXY"] ?? "" };
};

const settings = { headersTimeout: 0, bodyTimeout: 0 };

/** Opens what sends requests through the proxies of the environment; undefined if there are none. */
export const openProxies = async (env: Environment): Promise<Dispatcher | undefined> => {
  const { https, http, except } = readProxies(env);
  if (https === undefined && http === undefined) return undefined;
  const { EnvHttpProxyAgent } = await import("undici");
  return new EnvHttpProxyAgent({
    ...settings,
    httpProxy: http?.address ?? "",
    httpsProxy: https?.address ?? "",
    noProxy: except,
    // Plain HTTP is forwarded: many proxies open tunnels to port 443 only.
    proxyTunnel: false,
  });
};

/** Opens connections to a server; undici is loaded at the first call. */
export const createPost = (origin: string, env: Environment = {}): Post => {
  let opening: Promise<Connections> | undefined;
  let opened: Connections | undefined;
  const open = async (): Promise<Connections> => (opened = await connect(origin, env));
  return (path, headers, body, signal) => {
    const send = ({ take, giveBack }: Connections): Promise<Exchange> =>
      new Promise((resolve, reject) => {
        const connection = take();
        const end = (): void => giveBack(connection);
        const handler = createHandler({ origin, signal, resolve, reject, end });
        try {
          connection.dispatch({ origin, path, method: "POST", headers, body }, handler);
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
const connect = async (origin: string, env: Environment): Promise<Connections> => {
  const { Client, Pool } = await import("undici");
  const shared =
    (await openProxies(env)) ?? (origin.startsWith("https:") ? new Pool(origin, settings) : undefined);
  if (shared !== undefined) return { take: () => shared, giveBack: () => undefined };
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

const createHandler = ({ origin, signal, resolve, reject, end }: Answering): Dispatcher.DispatchHandler => {
  let status = 0;
  let headers: Headers = {};
  let length = 0;
  const chunks: Buffer[] = [];
  let controller: Dispatcher.DispatchController | undefined;
  const cancel = (): void => controller?.abort(toError(signal?.reason));
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
      finish();
      try {
        resolve({ status, headers, text: readText(whole, headers["content-encoding"], origin) });
      } catch (error) {
        reject(error);
      }
    },
    onResponseError: (_, error) => {
      finish();
      reject(error);
    },
  };
};

const unpackers = new Map<unknown, (body: Buffer, options: { maxOutputLength: number }) => Buffer>([
  ["gzip", gunzipSync],
  ["x-gzip", gunzipSync],
  ["deflate", inflateSync],
  ["br", brotliDecompressSync],
  ["zstd", zstdDecompressSync],
]);

/** Returns the body's text. Some gateways pack an answer without being asked to. */
const readText = (body: Buffer, packing: unknown, origin: string): string => {
  const unpack = unpackers.get(packing);
  let bytes = body;
  if (unpack !== undefined && body.length > 0)
    try {
      bytes = unpack(body, { maxOutputLength: longestAnswer });
    } catch (error) {
      if (error instanceof RangeError) throw tooLong(origin);
      throw new CallError("malformed", `the server's answer is packed (${String(packing)}), and damaged`);
    }
  const text = bytes.toString("utf8");
  return text.startsWith(byteOrderMark) ? text.slice(1) : text;
};

const byteOrderMark = "\uFEFF";

const toError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));
