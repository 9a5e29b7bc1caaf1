/**
 * A real HTTP server on 127.0.0.1 that speaks the batches of OpenAI, Anthropic, Google and Mistral as their references
 * describe them: files go up, batches are made, listed, looked at, and their results fetched, in a shuffled order. What
 * becomes of each call is told by the test; every answer that a batch gives is counted, for it is paid.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { completion } from "./local-server.ts";

export type BatchVendor = "openai" | "anthropic" | "google" | "mistral";

/** What becomes of one call of a batch: `lose` leaves it out of the results. */
export type Fate = "answer" | "expire" | "refuse" | "lose";

type Call = { readonly id: string; readonly body: unknown };
type Batch = {
  readonly id: string;
  readonly name: string;
  readonly calls: readonly Call[];
  readonly at: number;
  looks: number;
};

export type BatchServer = {
  readonly origin: string;
  /** The variables that send a vendor's client here. */
  readonly env: Readonly<Record<string, string>>;
  /** The batches that were made, in order. */
  readonly batches: readonly Batch[];
  /** How often each call was answered, and so paid, by its id. */
  readonly paid: ReadonlyMap<string, number>;
  /** What was asked, as `METHOD path`. */
  readonly seen: string[];
  /** What becomes of a call, by its id and the place of its batch. */
  fate: (id: string, batch: number) => Fate;
  /** Whether OpenAI's answers tell their tokens. */
  counts: boolean;
  /** After how many looks a batch has ended. */
  looks: number;
  /** Called at each request, before anything is done and after it was done but not yet told. */
  onStep: (step: { readonly path: string; readonly when: "before" | "after" }) => void | Promise<void>;
  /** Why every batch fails as a whole; undefined where they do not. */
  failure: string | undefined;
  /** Forgets batches, payments and what was asked. */
  forget: () => void;
  close: () => Promise<void>;
};

export const startBatchServer = async (): Promise<BatchServer> => {
  const files = new Map<string, string>();
  const batches: Batch[] = [];
  const paid = new Map<string, number>();
  const answered = new Set<string>();
  const seen: string[] = [];

  const fateOf = (call: Call, batch: Batch): Fate => {
    const fate = self.fate(call.id, batches.indexOf(batch));
    const name = `${batch.id} ${call.id}`;
    if (fate === "answer" && !answered.has(name)) {
      answered.add(name);
      paid.set(call.id, (paid.get(call.id) ?? 0) + 1);
    }
    return fate;
  };

  const make = (name: string, calls: readonly Call[], at = Date.now()): Batch => {
    const batch = { id: `batch-${batches.length + 1}`, name, calls, at, looks: 0 };
    batches.push(batch);
    return batch;
  };
  const named = (id: string): Batch => {
    const batch = batches.find((one) => one.id === decodeURIComponent(id).replace(/^batches\//, ""));
    if (batch === undefined) throw new Error(`no batch ${id}`);
    return batch;
  };
  const hasEnded = (batch: Batch): boolean => batch.looks >= self.looks;
  /** In another order than they came in. */
  const results = (batch: Batch): readonly { readonly call: Call; readonly fate: Fate }[] =>
    batch.calls
      .map((call) => ({ call, fate: fateOf(call, batch) }))
      .filter(({ fate }) => fate !== "lose")
      .toReversed();
  const jsonLines = (lines: readonly unknown[]): string =>
    lines.map((line) => `${JSON.stringify(line)}\n`).join("");

  const repliedTo = (body: unknown): unknown => {
    const told = { ...Object(completion(replyTo(body))), model: Reflect.get(Object(body), "model") };
    return self.counts ? told : { ...told, usage: undefined };
  };
  const openaiLine = ({ call, fate }: { readonly call: Call; readonly fate: Fate }): unknown => ({
    id: `r-${call.id}`,
    custom_id: call.id,
    response:
      fate === "answer"
        ? { status_code: 200, request_id: "x", body: repliedTo(call.body) }
        : fate === "refuse"
          ? {
              status_code: 400,
              request_id: "x",
              body: { error: { message: "refused here", code: "invalid_request" } },
            }
          : null,
    error:
      fate === "expire"
        ? { code: "batch_expired", message: "This request could not be executed in time." }
        : null,
  });

  const asOpenai = (batch: Batch): unknown => ({
    id: batch.id,
    status: self.failure !== undefined ? "failed" : hasEnded(batch) ? "completed" : "in_progress",
    created_at: Math.floor(batch.at / 1000),
    metadata: { organon: batch.name },
    errors: self.failure === undefined ? null : { data: [{ code: "x", message: self.failure }] },
    output_file_id: hasEnded(batch) ? `out-${batch.id}` : null,
    error_file_id: hasEnded(batch) ? `err-${batch.id}` : null,
    request_counts: {
      total: batch.calls.length,
      completed: hasEnded(batch) ? batch.calls.length : 1,
      failed: 0,
    },
  });
  const asMistral = (batch: Batch): unknown => ({
    id: batch.id,
    status: self.failure !== undefined ? "FAILED" : hasEnded(batch) ? "SUCCESS" : "RUNNING",
    metadata: { organon: batch.name },
    errors: self.failure === undefined ? [] : [{ message: self.failure, count: 1 }],
    output_file: hasEnded(batch) ? `out-${batch.id}` : null,
    error_file: hasEnded(batch) ? `err-${batch.id}` : null,
    completed_requests: 1,
  });
  const asAnthropic = (batch: Batch): unknown => ({
    id: batch.id,
    type: "message_batch",
    processing_status: hasEnded(batch) ? "ended" : "in_progress",
    created_at: new Date(batch.at).toISOString(),
    request_counts: {
      processing: hasEnded(batch) ? 0 : batch.calls.length,
      succeeded: hasEnded(batch) ? batch.calls.length : 0,
      errored: 0,
      canceled: 0,
      expired: 0,
    },
    results_url: null,
  });
  const asGoogle = (batch: Batch): unknown => ({
    name: `batches/${batch.id}`,
    metadata: {
      displayName: batch.name,
      state:
        self.failure !== undefined
          ? "BATCH_STATE_FAILED"
          : hasEnded(batch)
            ? "BATCH_STATE_SUCCEEDED"
            : "BATCH_STATE_RUNNING",
    },
    done: hasEnded(batch),
    error: self.failure === undefined ? undefined : { code: 3, message: self.failure },
    ...(hasEnded(batch) && self.failure === undefined
      ? {
          response: {
            // In the order of the calls; every second one without its key, as the service has been seen to do.
            inlinedResponses: {
              inlinedResponses: batch.calls.map((call, place) => {
                const fate = fateOf(call, batch);
                return {
                  metadata: place % 2 === 0 ? { key: call.id } : undefined,
                  ...(fate === "answer"
                    ? { response: googleReply(call.body) }
                    : {
                        error:
                          fate === "refuse"
                            ? { code: 3, message: "refused here" }
                            : { code: 4, message: "late" },
                      }),
                };
              }),
            },
          },
        }
      : {}),
  });
  const look = (batch: Batch): Batch => {
    batch.looks += 1;
    return batch;
  };

  type Route = (match: RegExpExecArray, body: string) => unknown;
  const routes: readonly (readonly [RegExp, Route])[] = [
    [
      /^POST \/(?:openai|mistral)\/v1\/files$/,
      (_match, body) => {
        const id = `file-${files.size + 1}`;
        files.set(
          id,
          body
            .split("\n")
            .filter((line) => line.startsWith("{"))
            .join("\n"),
        );
        return { id };
      },
    ],
    [/^POST \/openai\/v1\/batches$/, (_match, body) => asOpenai(madeOf(body))],
    [/^POST \/mistral\/v1\/batch\/jobs$/, (_match, body) => asMistral(madeOf(body))],
    [/^GET \/openai\/v1\/batches\?/, () => ({ data: batches.toReversed().map(asOpenai), has_more: false })],
    [/^GET \/mistral\/v1\/batch\/jobs\?page=0/, () => ({ data: batches.toReversed().map(asMistral) })],
    [/^GET \/openai\/v1\/batches\/(.+)$/, ([, id = ""]) => asOpenai(look(named(id)))],
    [/^GET \/mistral\/v1\/batch\/jobs\/(.+)$/, ([, id = ""]) => asMistral(look(named(id)))],
    [
      /^GET \/(?:openai|mistral)\/v1\/files\/(out|err)-(.+)\/content$/,
      ([, which, id = ""]) =>
        jsonLines(
          results(named(id))
            .filter(({ fate }) => (fate === "answer") === (which === "out"))
            .map(openaiLine),
        ),
    ],
    [
      /^POST \/anthropic\/v1\/messages\/batches$/,
      (_match, body) => {
        const { requests }: { requests: { custom_id: string; params: unknown }[] } = JSON.parse(body);
        return asAnthropic(
          make(
            "",
            requests.map(({ custom_id: id, params }) => ({ id, body: params })),
          ),
        );
      },
    ],
    [
      /^GET \/anthropic\/v1\/messages\/batches\?/,
      () => ({ data: batches.toReversed().map(asAnthropic), has_more: false }),
    ],
    [
      /^GET \/anthropic\/v1\/messages\/batches\/([^/]+)\/results$/,
      ([, id = ""]) =>
        jsonLines(
          results(named(id)).map(({ call, fate }) => ({
            custom_id: call.id,
            result:
              fate === "answer"
                ? { type: "succeeded", message: anthropicReply(call.body) }
                : fate === "refuse"
                  ? {
                      type: "errored",
                      error: {
                        type: "error",
                        error: { type: "invalid_request_error", message: "refused here" },
                      },
                    }
                  : { type: "expired" },
          })),
        ),
    ],
    [/^GET \/anthropic\/v1\/messages\/batches\/([^/]+)$/, ([, id = ""]) => asAnthropic(look(named(id)))],
    [
      /^POST \/google\/v1beta\/models\/[^/]+:batchGenerateContent$/,
      (_match, body) => {
        type Sent = {
          batch: {
            display_name: string;
            input_config: { requests: { requests: { request: unknown; metadata: { key: string } }[] } };
          };
        };
        const { batch }: Sent = JSON.parse(body);
        const calls = batch.input_config.requests.requests.map(({ request, metadata }) => ({
          id: metadata.key,
          body: request,
        }));
        return asGoogle(make(batch.display_name, calls));
      },
    ],
    [/^GET \/google\/v1beta\/batches\?/, () => ({ operations: batches.toReversed().map(asGoogle) })],
    [/^GET \/google\/v1beta\/batches\/(.+)$/, ([, id = ""]) => asGoogle(look(named(id)))],
  ];

  type Making = {
    readonly metadata: { readonly organon: string };
    readonly input_file_id?: string;
    readonly input_files?: readonly string[];
  };
  const madeOf = (body: string): Batch => {
    const sent: Making = JSON.parse(body);
    const file = sent.input_file_id ?? sent.input_files?.[0];
    const lines = (files.get(String(file)) ?? "").split("\n");
    const calls = lines.map((line) => {
      const { custom_id: id, body: asked }: { custom_id: string; body: unknown } = JSON.parse(line);
      return { id, body: asked };
    });
    return make(sent.metadata.organon, calls);
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = `${request.method} ${request.url}`;
    seen.push(path);
    await self.onStep({ path, when: "before" });
    const route = routes.find(([pattern]) => pattern.test(path));
    if (route === undefined) {
      response
        .writeHead(404, { "content-type": "application/json" })
        .end(JSON.stringify({ error: { message: `nothing at ${path}` } }));
      return;
    }
    const match = route[0].exec(path);
    const answer = match === null ? null : route[1](match, Buffer.concat(chunks).toString());
    await self.onStep({ path, when: "after" });
    response.writeHead(200, { "content-type": "application/json" });
    response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
  };

  const server = createServer(
    (request, response) => void serve(request, response).catch(() => response.destroy()),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  const origin = `http://127.0.0.1:${address.port}`;
  const self: BatchServer = {
    origin,
    env: {
      OPENAI_API_KEY: "sk-batch-test-key",
      OPENAI_BASE_URL: `${origin}/openai/v1`,
      ANTHROPIC_API_KEY: "sk-batch-test-key",
      ANTHROPIC_BASE_URL: `${origin}/anthropic/v1`,
      GEMINI_API_KEY: "sk-batch-test-key",
      GOOGLE_GENERATIVE_AI_BASE_URL: `${origin}/google/v1beta`,
      MISTRAL_API_KEY: "sk-batch-test-key",
      MISTRAL_BASE_URL: `${origin}/mistral/v1`,
    },
    batches,
    paid,
    seen,
    fate: () => "answer",
    counts: true,
    looks: 1,
    onStep: () => undefined,
    failure: undefined,
    forget: () => {
      batches.length = 0;
      seen.length = 0;
      for (const kept of [paid, answered, files]) kept.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return self;
};

/** The answer depends on the question alone. */
const replyTo = (body: unknown): string => (JSON.stringify(body).length % 2 === 0 ? "Yes." : "No.");

const anthropicReply = (body: unknown): unknown => ({
  id: "msg-1",
  type: "message",
  role: "assistant",
  model: Reflect.get(Object(body), "model"),
  content: [{ type: "text", text: replyTo(body) }],
  stop_reason: "end_turn",
  stop_sequence: null,
  usage: { input_tokens: 12, output_tokens: 3 },
});

const googleReply = (body: unknown): unknown => ({
  candidates: [
    { content: { parts: [{ text: replyTo(body) }], role: "model" }, finishReason: "STOP", index: 0 },
  ],
  usageMetadata: { promptTokenCount: 12, candidatesTokenCount: 3, totalTokenCount: 15 },
  modelVersion: "gemini-3.8-flash",
});
