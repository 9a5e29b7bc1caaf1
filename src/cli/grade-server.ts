/**
 * The grader over HTTP, for programs that would rather not hold a pipe: `POST /grade` with one request as JSON, a JSON array of them,
 * or JSON lines (application/x-ndjson), answered in the same form; `GET /` says what it is. Only this machine reaches it unless
 * another address is named, and no page of a browser does.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { misuse, OrganonError } from "#logic/error";
import type { Scrub } from "#models/providers/secret";
import { linesType, type BodyGrader } from "#verbs/serving/grade-body";
import { ownHosts, refusalOf } from "#verbs/serving/request-guard";
import { version } from "#verbs/settings/version";

/** The most that one request may hold. */
const maxBytes = 64 * 2 ** 20;

type GradeServerOptions = {
  readonly port: number;
  readonly host: string;
  readonly redact?: Scrub;
  /** The most that a request may take to arrive, in milliseconds. */
  readonly receivingMs?: number;
};

/** A server that listens, and where. Throws misuse for a port that is taken. */
export const serveGrader = async (
  grader: BodyGrader,
  { port, host, redact = (text) => text, receivingMs = 60_000 }: GradeServerOptions,
): Promise<{ readonly server: Server; readonly url: string }> => {
  let hosts: ReadonlySet<string> | undefined;
  const limits = {
    requestTimeout: receivingMs,
    headersTimeout: receivingMs,
    connectionsCheckingInterval: Math.min(1000, receivingMs),
  };
  const server = createServer(limits, (request, response) => {
    answer(grader, hosts, request, response).catch((error: unknown) => {
      if (response.destroyed) return;
      const status = error instanceof OrganonError && error.code === "incomplete" ? 503 : 500;
      send(response, status, { error: redact(error instanceof Error ? error.message : String(error)) });
    });
  });
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (cause) {
    throw misuse(
      `cannot listen at ${host}:${port}: ${cause instanceof Error ? cause.message : ""}`,
      "another --port, or 0 for any that is free",
      cause,
    );
  }
  const address = server.address();
  const at = typeof address === "object" && address !== null ? address.port : port;
  hosts = ownHosts(host, at);
  return { server, url: `http://${host.includes(":") ? `[${host}]` : host}:${at}` };
};

const types = ["application/json", linesType];

const answer = async (
  grader: BodyGrader,
  hosts: ReadonlySet<string> | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { method = "", url, headers } = request;
  const refused = refusalOf({ method, header: (name) => headers[name]?.toString() }, { hosts, types });
  if (refused !== undefined) return refuse(request, response, refused.status, refused.message);
  if (method === "GET" && url === "/")
    return send(response, 200, { organon: version, grade: "POST /grade {id | question | key, reply}" });
  if (method !== "POST" || url !== "/grade")
    return refuse(request, response, 404, "there is only POST /grade");
  const body = await bodyOf(request);
  if (body === undefined) return refuse(request, response, 413, `a request holds at most ${maxBytes} bytes`);
  const leaving = new AbortController();
  response.once("close", () => leaving.abort());
  const type = (headers["content-type"] ?? "").includes("ndjson") ? linesType : "application/json";
  const graded = await grader.grade(type, body, leaving.signal);
  response.writeHead(graded.status, { "content-type": graded.type });
  response.end(graded.body);
};

/** The text that a request holds; undefined where it is too long, and the rest of it is then dropped as it comes. */
const bodyOf = async (request: IncomingMessage): Promise<string | undefined> => {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) return undefined;
  const parts: Buffer[] = [];
  let size = 0;
  const isWhole = Promise.withResolvers<boolean>();
  request.on("data", (part: Buffer) => {
    size += part.length;
    if (size <= maxBytes) parts.push(part);
    else isWhole.resolve(false);
  });
  request.once("end", () => isWhole.resolve(true));
  request.once("error", isWhole.reject);
  return (await isWhole.promise) ? Buffer.concat(parts).toString("utf8") : undefined;
};

const refuse = (request: IncomingMessage, response: ServerResponse, status: number, error: string): void => {
  request.resume();
  response.setHeader("connection", "close");
  send(response, status, { error });
};

const send = (response: ServerResponse, status: number, value: unknown): void => {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(`${JSON.stringify(value)}\n`);
};
