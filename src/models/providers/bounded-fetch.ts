/**
 * Provides the only `fetch` that vendors' clients get. It bounds the decompressed body, because a small response may
 * decompress to gigabytes. It follows no redirect: the prompt and the API key go only to the address that the user gave.
 */
import { CallError } from "../language-model.ts";

/** Maximum bytes of an answer. */
export const longestAnswer = 8 * 1024 * 1024;

/** Returns the error for an answer above the maximum. */
export const tooLong = (origin: string): CallError =>
  new CallError("malformed", `${origin} sent more than an answer can be (${longestAnswer / 2 ** 20} MiB)`);

/** Like the system's `fetch`, but reads the whole body. Throws `CallError` malformed for a body that is too long. */
export const boundedFetch: typeof globalThis.fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set("accept-encoding", "identity");
  const answer = await fetch(input, { ...init, headers, redirect: "manual" });
  const body = await readBounded(answer);
  // The body is decompressed, so the headers on encoding and length no longer apply.
  const told = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length"]) told.delete(name);
  return new Response(body, { status: answer.status, statusText: answer.statusText, headers: told });
};

const readBounded = async ({ body, url }: Response): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (body === null) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    // Leaving the loop cancels the stream, and with it the connection.
    if (length > longestAnswer) throw tooLong(new URL(url).origin);
    chunks.push(chunk);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
};
