/**
 * The grader over HTTP, for programs that would rather not hold a pipe: `POST /grade` with one request as JSON, a JSON array of them,
 * or JSON lines (application/x-ndjson), answered in the same form; `GET /` says what it is. Only this machine reaches it unless
 * another address is named.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { OrganonError } from "#logic";
import { version, type Grader } from "#verbs";

/** The most that one request may hold. */
const mostBytes = 64 * 2 ** 20;

/** A server that listens, and where. Throws misuse for a port that is taken. */
export const serveGrader = async (
  grader: Grader,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<{ readonly server: Server; readonly url: string }> => {
  const server = createServer((request, response) => {
    answer(grader, request, response).catch((error: unknown) => {
      send(response, 500, { error: error instanceof Error ? error.message : String(error) });
    });
  });
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (cause) {
    throw new OrganonError(
      "misuse",
      `cannot listen at ${host}:${port}: ${cause instanceof Error ? cause.message : ""}`,
      {
        hint: "another --port, or 0 for any that is free",
        cause,
      },
    );
  }
  const address = server.address();
  const at = typeof address === "object" && address !== null ? address.port : port;
  return { server, url: `http://${host.includes(":") ? `[${host}]` : host}:${at}` };
};

const answer = async (grader: Grader, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (request.method === "GET" && request.url === "/")
    return send(response, 200, { organon: version, grade: "POST /grade {id | question | key, reply}" });
  if (request.method !== "POST" || request.url !== "/grade")
    return send(response, 404, { error: "there is only POST /grade" });
  const body = await bodyOf(request);
  if (body === undefined) return send(response, 413, { error: `a request holds at most ${mostBytes} bytes` });
  if ((request.headers["content-type"] ?? "").includes("ndjson")) {
    const lines = body.split("\n").filter((line) => line.trim() !== "");
    response.writeHead(200, { "content-type": "application/x-ndjson" });
    response.end(lines.map((line) => `${grader.gradeLine(line)}\n`).join(""));
    return;
  }
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (cause) {
    return send(response, 400, { error: `not JSON: ${cause instanceof Error ? cause.message : ""}` });
  }
  if (Array.isArray(value)) return send(response, 200, value.map(grader.grade));
  const graded = grader.grade(value);
  send(response, "error" in graded ? 400 : 200, graded);
};

const bodyOf = async (request: IncomingMessage): Promise<string | undefined> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) continue;
    size += part.length;
    if (size > mostBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
};

const send = (response: ServerResponse, status: number, value: unknown): void => {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(`${JSON.stringify(value)}\n`);
};
