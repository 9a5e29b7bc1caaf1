/**
 * Sends requests to a server through undici, and honours HTTPS_PROXY, HTTP_PROXY and NO_PROXY (also in lower case).
 * Redirects are not followed, so the prompt and the API key go only to the address that the user gave. An answer is
 * bounded, also unpacked. The only time limit is the caller's signal: a slow model may still answer.
 */
import { setImmediate } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";
import type { Dispatcher, FormData } from "undici";
import { misuse } from "#logic/error";
import { once } from "#logic/memoize";
import { CallError } from "../language-model.ts";
import type { Headers } from "../retry.ts";
import type { Environment } from "./secret.ts";

export type Exchange = { readonly status: number; readonly headers: Headers; readonly text: string };

type Request = {
  readonly method?: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly signal?: AbortSignal | undefined;
};

/** The start of a server's answer: its body is still to be read, as a whole (`readAnswer`) or piece by piece. */
export type Answer = Pick<Dispatcher.ResponseData, "statusCode" | "headers"> & {
  readonly body: AsyncIterable<Uint8Array>;
};

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

/** Opens connections to a server. undici is loaded at the first request, whose errors the promise rejects with. */
export const createSend = (
  origin: string,
  env: Environment = {},
): ((request: Request) => Promise<Answer>) => {
  const open = once(async () => {
    const { Pool } = await import("undici");
    return (await openProxies(env)) ?? new Pool(origin, settings);
  });
  return async ({ method = "POST", body = null, ...request }) =>
    (await open()).request({ origin, method, body, ...request });
};

/** Reads the whole of an answer. Throws undici's errors, and `CallError` malformed for an answer of more than `longest` bytes. */
export const readAnswer = async (
  { statusCode: status, headers, body }: Answer,
  origin: string,
  longest = longestAnswer,
): Promise<Exchange> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > longest) throw tooLong(origin);
    chunks.push(chunk);
  }
  // The connection is free a moment after its answer is read; a call before that would open another one.
  await setImmediate();
  const text = readText(Buffer.concat(chunks, length), headers["content-encoding"], origin);
  return { status, headers, text };
};

const unpackers = new Map<unknown, (body: Buffer, options: { maxOutputLength: number }) => Buffer>([
  ["gzip", gunzipSync],
  ["x-gzip", gunzipSync],
  ["deflate", inflateSync],
  ["br", brotliDecompressSync],
  ["zstd", zstdDecompressSync],
]);

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
