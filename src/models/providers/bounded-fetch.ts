/**
 * The one `fetch` that vendors' clients are given. It reads no more than an answer can be, unpacked: a small reply may
 * unpack to gigabytes. And it follows no redirect: the prompt and the key go where the user said, and nowhere else.
 */
import { CallError } from "../language-model.ts";

/** No answer of ours is longer than this many bytes. */
export const longestAnswer = 8 * 1024 * 1024;

/** The error for an answer that is longer. */
export const tooLong = (origin: string): CallError =>
  new CallError("malformed", `${origin} sent more than an answer can be (${longestAnswer / 2 ** 20} MiB)`);

/** As the system's `fetch`, with the whole body read. Throws `CallError` malformed for a body that is too long. */
export const boundedFetch: typeof globalThis.fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set("accept-encoding", "identity");
  const answer = await fetch(input, { ...init, headers, redirect: "manual" });
  const body = await readBounded(answer);
  // The body is unpacked: what the server said of its packing and length holds no more.
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
