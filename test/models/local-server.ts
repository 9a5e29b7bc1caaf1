/**
 * A real HTTP server on 127.0.0.1 that answers, refuses and misbehaves as it is told, and remembers what it
 * was asked. Tests ask it through the real client libraries.
 */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { closeLater } from "../closing.ts";

export type SeenRequest = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
};

/** What the server does with one request. */
export type Behaviour = (response: ServerResponse, request: SeenRequest) => void;

export type LocalServer = {
  /** `http://127.0.0.1:port`. */
  readonly origin: string;
  readonly seen: SeenRequest[];
  /** From now on, every request meets this. */
  behave: (behaviour: Behaviour) => void;
  close: () => Promise<void>;
};

/** A new server, closed when the file's tests are over. */
export const startServer = async (
  behaviour: Behaviour = answering("yes"),
  port = 0,
): Promise<LocalServer> => {
  let current = behaviour;
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
      const one = { path: request.url ?? "", headers: request.headers, body };
      seen.push(one);
      current(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  closeLater(close);
  return {
    origin: `http://127.0.0.1:${address.port}`,
    seen,
    behave: (next) => {
      current = next;
    },
    close,
  };
};

/** A chat completion as the wire has it; `message` and `choice` override its parts. */
export const completion = (
  content: unknown,
  choice: Readonly<Record<string, unknown>> = {},
  message: Readonly<Record<string, unknown>> = {},
  usage: Readonly<Record<string, unknown>> = {},
): unknown => ({
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1_790_000_000,
  model: "served-name",
  choices: [
    { index: 0, message: { role: "assistant", content, ...message }, finish_reason: "stop", ...choice },
  ],
  usage: { prompt_tokens: 12, completion_tokens: 3, total_tokens: 15, ...usage },
});

/** Status 200 and JSON. */
export const sending =
  (body: unknown): Behaviour =>
  (response) =>
    failing(200, body)(response, { path: "", headers: {}, body: "" });

export const answering = (content: string): Behaviour => sending(completion(content));

/** A status with a JSON body and headers. */
export const failing =
  (status: number, body: unknown = "", headers: Readonly<Record<string, string>> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };

/** Headers and the beginning of a body that never goes on. */
export const stalling: Behaviour = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
  response.write('{"choices": [');
};

/** No answer at all. */
export const silent: Behaviour = () => undefined;

/** The connection is cut at once. */
export const resetting: Behaviour = (response) => {
  response.socket?.resetAndDestroy();
};

/** The connection is cut in the middle of the body. */
export const cutting: Behaviour = (response) => {
  stalling(response, { path: "", headers: {}, body: "" });
  setTimeout(() => response.socket?.destroy(), 5);
};
