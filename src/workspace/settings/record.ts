/**
 * One real exchange with a model, kept as a cassette: what was sent and what came back, byte for byte, without the key.
 * The provider suite plays cassettes back through the vendor's own client. Those written from a vendor's
 * documentation say so in `source`, until someone records them.
 */
import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { orElse } from "../files/or-else.ts";
import { openModel } from "#models/open-model";
import { scrubOf } from "#models/providers/secret";
import { parseModelSpec } from "#models/spec";
import { misuse, OrganonError } from "#logic/error";
import { hostedVendors } from "#models/vendors";
import type { LoadedConfig } from "./loaded-config.ts";
import { requireOwnAddresses, withDotenv, type Environment } from "./dotenv.ts";

/** Headers worth keeping: what the answer is, and what it says of limits. */
const kept = /^(content-type|retry-after.*|(?:[a-z]+-)?ratelimit.*)$/;

/** Asks a vendor's model one question through a server of ours in between, which writes down what passes. */
export const recordCassette = async (
  id: string,
  config: LoadedConfig,
  variables: Environment = process.env,
) => {
  const { provider, model } = parseModelSpec(id);
  const { variable, usual: standard } = hostedVendors.find(({ name }) => name === provider)?.address ?? {};
  if (variable === undefined || standard === undefined)
    throw misuse(
      `${provider} models are not recorded`,
      `recorded are those of ${hostedVendors.map(({ name }) => name).join(", ")}`,
    );
  requireOwnAddresses([provider], variables, () => {});
  const env = withDotenv(variables);
  const target = env[variable]?.trim() || standard;
  const written = (path: string, sent: string, { ok, status, headers }: Response, body: string) => ({
    provider,
    /** What it shows. */
    name: ok ? "answer" : `status-${status}`,
    model,
    source: "recorded",
    date: new Date().toISOString(),
    request: { path, body: jsonIn(sent) },
    response: {
      status,
      headers: Object.fromEntries([...headers].filter(([name]) => kept.test(name))),
      body: jsonIn(body),
    },
  });
  let cassette: ReturnType<typeof written> | undefined;
  const server = createServer((request, response) => {
    void (async () => {
      const sent = await text(request);
      const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        ["host", "connection", "content-length", "accept-encoding"].includes(name) || value === undefined
          ? []
          : [[name, String(value)]],
      );
      // A redirect would take the key somewhere else.
      const answer = await fetch(`${target}${request.url ?? ""}`, {
        method: "POST",
        headers,
        body: sent,
        redirect: "manual",
      });
      const body = withoutKeys(await answer.text(), request.headers);
      cassette = written(request.url ?? "", sent, answer, body);
      response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
      response.end(body);
    })().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  try {
    const address = server.address();
    const port = address !== null && typeof address === "object" ? address.port : 0;
    const opened = openModel(id, {
      env: { ...env, [variable]: `http://127.0.0.1:${port}` },
      origin: "command line",
      own: config.own,
    });
    // An answer that is an error is worth a cassette as well.
    await opened
      .ask({ messages: [{ role: "user", content: "Is every cat a cat? Answer yes or no." }] }, {})
      .catch(() => {});
    if (cassette === undefined)
      throw new OrganonError("incomplete", `${new URL(target).origin} did not answer`);
    return cassette;
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

/** Headers in which vendors are told the key. */
const keyHeaders = ["authorization", "x-api-key", "x-goog-api-key"];

/** What a server sent back, without the key that it was told: some repeat it in their messages. */
const withoutKeys = (said: string, headers: IncomingHttpHeaders): string =>
  keyHeaders.reduce((rest, name) => scrubOf(headers[name]?.toString().replace(/^Bearer /, ""))(rest), said);

/** The value of a JSON text; the text itself where it is none. */
const jsonIn = (said: string): unknown => orElse((): unknown => JSON.parse(said), said);
