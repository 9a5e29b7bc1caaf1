// @long: many command lines
/**
 * What users of such tools report of servers, gateways and networks, a row each: how a server behaves by its own
 * documentation, the parameters of the model's name, how the command ends, what it says, and what is stored.
 */
import { beforeEach, describe, expect, test } from "vitest";
import { readCalls } from "#runs/answers";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { z } from "zod";
import { closeLater } from "../closing.ts";
import { openStore } from "#experiments/open-store";
import {
  completion,
  failing,
  sending,
  startServer,
  type Behaviour,
  type SeenRequest,
} from "./local-server.ts";
import { fixture, linesFor } from "../fixture.ts";
import ownReplies from "./cassettes/own-servers.json" with { type: "json" };

const server = await startServer();
const suite = fixture().save("suite.jsonl", linesFor({ limit: 3 }).join("\n"));
beforeEach(() => {
  server.seen.length = 0;
});

/** Answers well unless `refuse` gives something else for a request. */
const unless =
  (refuse: (body: Record<string, unknown>, request: SeenRequest) => Behaviour | undefined): Behaviour =>
  (response, request) =>
    (refuse(Object(request.body), request) ?? sending(completion("Yes.")))(response, request);

/** The error of OpenAI's API. */
const openai = (status: number, message: string, more: object = {}): Behaviour =>
  failing(status, { error: { message, type: "invalid_request_error", param: null, code: null, ...more } });

const refusesField = (field: string, ...error: Parameters<typeof openai>): Behaviour =>
  unless((body) => (body[field] === undefined ? undefined : openai(...error)));

type Row = {
  readonly server: Behaviour;
  /** Behind the model's name. */
  readonly model?: string;
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly code: number;
  readonly says?: RegExp;
  readonly saysNot?: RegExp;
  /** Members of the first call's response. */
  readonly stored: object;
  /** Requests that the server saw for one question. */
  readonly requests?: number;
};

const stored = { status: "answered", text: "Yes." };
const failed = (errorClass: string) => ({ status: "failed", attempts: [{ error: { class: errorClass } }] });
const key = /mend the key/;

const parameters: Record<string, Row> = {
  "max_tokens in a newer model: the other name is learned": {
    server: refusesField(
      "max_tokens",
      400,
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      { param: "max_tokens", code: "unsupported_parameter" },
    ),
    model: "maxTokens=50",
    code: 0,
    stored,
  },
  "a server that streams alone": {
    server: unless((body) =>
      body["stream"] === true
        ? (response) => {
            response.writeHead(200, { "content-type": "text/event-stream" });
            for (const content of ["Ye", "s."])
              response.write(
                `data: ${JSON.stringify({ model: "s", choices: [{ delta: { content } }] })}\n\n`,
              );
            response.write(
              `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: "stop" }] })}\n\n`,
            );
            response.end(
              `data: {"choices":[],"usage":{"prompt_tokens":30,"completion_tokens":2}}\n\ndata: [DONE]\n\n`,
            );
          }
        : openai(400, "This model only supports streaming responses; set stream=true"),
    ),
    code: 0,
    stored: { ...stored, usage: { tokensIn: 30, tokensOut: 2 } },
  },
  "temperature that a reasoning model refuses": {
    server: refusesField(
      "temperature",
      400,
      "Unsupported value: 'temperature' does not support 0 with this model. Only the default (1) value is supported.",
      { param: "temperature", code: "unsupported_value" },
    ),
    model: "temperature=0",
    code: 4,
    says: /refuses temperature: leave temperature out of the model's name/,
    saysNot: key,
    stored: failed("request"),
  },
  "a seed that a validator forbids (FastAPI)": {
    server: unless((body) =>
      body["seed"] === undefined
        ? undefined
        : failing(422, {
            detail: [
              { type: "extra_forbidden", loc: ["body", "seed"], msg: "Extra inputs are not permitted" },
            ],
          }),
    ),
    model: "seed=7",
    code: 4,
    says: /refuses seed: leave seed out/,
    saysNot: key,
    stored: failed("request"),
  },
  "stop, named in the message alone": {
    server: refusesField("stop", 400, "Unsupported parameter: 'stop' is not supported with this model."),
    model: "stop=END",
    code: 4,
    says: /refuses stop: leave stop out/,
    saysNot: key,
    stored: failed("request"),
  },
  "a chat template without a system role": {
    server: unless((body) =>
      JSON.stringify(body["messages"]).includes('"system"')
        ? failing(400, {
            object: "error",
            message: "System role not supported",
            type: "BadRequestError",
            code: 400,
          })
        : undefined,
    ),
    flags: ["--system", "Be brief."],
    code: 4,
    says: /takes no system message: leave --system out/,
    saysNot: key,
    stored: failed("request"),
  },
  "an answer longer than the context": {
    server: refusesField(
      "max_tokens",
      400,
      "This model's maximum context length is 4096 tokens. However, you requested 5100 tokens (100 in the messages, 5000 in the completion).",
      { code: "context_length_exceeded" },
    ),
    model: "maxTokens=5000",
    code: 4,
    says: /a smaller maxTokens in the model's name fits/,
    stored: failed("request"),
  },
};

const refusals: Record<string, Row> = {
  "Azure's content filter": {
    server: openai(
      400,
      "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
      {
        type: null,
        param: "prompt",
        code: "content_filter",
        innererror: { code: "ResponsibleAIPolicyViolation" },
      },
    ),
    code: 0,
    stored: {
      status: "refused",
      text: "",
      finishReason: expect.stringMatching(/^content filter: The response/),
    },
    requests: 1,
  },
  "Alibaba's inspection": {
    server: failing(400, {
      code: "DataInspectionFailed",
      message: "Input data may contain inappropriate content.",
    }),
    code: 0,
    stored: { status: "refused", finishReason: expect.stringMatching(/^content filter/) },
  },
  "DeepSeek's risk": {
    server: openai(400, "Content Exists Risk"),
    code: 0,
    stored: { status: "refused", finishReason: expect.stringMatching(/^content filter/) },
  },
  "OpenRouter's moderation, by status 403": {
    server: failing(403, {
      error: {
        code: 403,
        message: "Your chosen model requires moderation and your input was flagged",
        metadata: { reasons: ["violence"] },
      },
    }),
    code: 0,
    stored: { status: "refused", finishReason: expect.stringMatching(/^content filter.*violence/) },
  },
  "a prompt too long for vLLM": {
    server: failing(400, {
      object: "error",
      message:
        "This model's maximum context length is 128 tokens. However, your request has 300 input tokens. Please reduce the length of the input messages.",
      type: "BadRequestError",
      code: 400,
    }),
    code: 0,
    stored: { status: "refused", finishReason: expect.stringMatching(/^prompt too long/), cost: 0 },
  },
  "a prompt too long for llama.cpp": {
    server: failing(400, {
      error: {
        code: 400,
        message: "the request exceeds the available context size, try increasing it",
        type: "exceed_context_size_error",
        n_prompt_tokens: 300,
        n_ctx: 128,
      },
    }),
    code: 0,
    stored: { status: "refused", finishReason: expect.stringMatching(/^prompt too long/) },
  },
  "a prompt above Groq's tokens a minute, which no wait helps": {
    server: failing(413, {
      error: {
        message:
          "Request too large for model `m` on tokens per minute (TPM): Limit 6000, Requested 8123, please reduce your message size",
        type: "tokens",
        code: "rate_limit_exceeded",
      },
    }),
    code: 0,
    stored: { status: "refused", finishReason: expect.stringMatching(/^prompt too long/) },
    requests: 1,
  },
};

/** Refuses the first call, and serves the others. */
const atFirst = (behaviour: Behaviour): Behaviour => {
  let calls = 0;
  return unless(() => (calls++ === 0 ? behaviour : undefined));
};

const limits: Record<string, Row> = {
  ...Object.fromEntries(
    (
      [
        ["status 503 and Retry-After", failing(503, "busy", { "retry-after": "0.01" })],
        ["status 403 in words of limits", openai(403, "Rate limit exceeded, slow down")],
        [
          "status 400 of Bedrock's gateway",
          failing(400, { message: "Too many requests, please wait", __type: "ThrottlingException" }),
        ],
        [
          "status 529",
          failing(529, { type: "error", error: { type: "overloaded_error", message: "Overloaded" } }),
        ],
        ["status 498 (Groq's flex tier)", failing(498, { error: { message: "capacity exceeded" } })],
        ["an error inside status 200", sending({ error: { message: "Rate limit exceeded", code: 429 } })],
        [
          "MiniMax's error inside status 200",
          sending({ choices: null, base_resp: { status_code: 1002, status_msg: "rate limit" } }),
        ],
        [
          "an error event in a stream",
          failing(200, `data: {"error":{"message":"overloaded","code":503}}\n\n`),
        ],
      ] as const
    ).map(([fact, behaviour]): [string, Row] => [
      `a limit by ${fact} is tried again`,
      {
        server: atFirst(behaviour),
        code: 0,
        stored: { ...stored, attempts: [{ error: {} }, {}] },
        requests: 2,
      },
    ]),
  ),
  "a daily quota": {
    server: openai(
      429,
      "Rate limit reached for model `m` on requests per day (RPD): Limit 1000, Used 1000, Requested 1. Please try again in 12m.",
      { type: "requests", code: "rate_limit_exceeded" },
    ),
    code: 3,
    says: /daily quota is used up.*RPD[\s\S]*goes on when the server renews the quota/,
    saysNot: key,
    stored: failed("daily-quota"),
    requests: 1,
  },
  "Google's quota of a day": {
    server: failing(429, {
      error: {
        code: 429,
        message: "You exceeded your current quota.",
        status: "RESOURCE_EXHAUSTED",
        details: [
          {
            "@type": "type.googleapis.com/google.rpc.QuotaFailure",
            violations: [{ quotaId: "GenerateRequestsPerDayPerProjectPerModel-FreeTier" }],
          },
        ],
      },
    }),
    code: 3,
    says: /daily quota/,
    stored: failed("daily-quota"),
  },
  "an empty account": {
    server: openai(429, "You exceeded your current quota, please check your plan and billing details.", {
      code: "insufficient_quota",
    }),
    code: 4,
    says: key,
    stored: failed("quota"),
  },
};

const reply = (message: Readonly<Record<string, unknown>>) => sending(completion("", {}, message));
const entry = (logprob: number) => ({
  token: "Yes",
  logprob,
  bytes: null,
  top_logprobs: [{ token: "Yes", logprob }],
});
const kept = [{ token: "Yes", logprob: 0, top: [{ token: "Yes", logprob: 0 }] }];

const replies: Record<string, Row> = {
  "an answer in reasoning_content alone": {
    server: reply({ content: null, reasoning_content: "Therefore: Yes." }),
    code: 0,
    says: /its thinking holds text/,
    stored: { status: "answered", text: "", thinking: "Therefore: Yes." },
  },
  "a prompt cut to the context": {
    server: sending(completion("Yes.", {}, {}, { prompt_tokens: 40 })),
    flags: ["--system", "Consider every premise with care. ".repeat(40)],
    code: 0,
    says: /counted 40 input tokens of about \d+ sent: the server may cut prompts to its context/,
    stored: { ...stored, usage: { tokensIn: 40 } },
  },
  "probabilities of −0": {
    server: (response) => {
      const text = JSON.stringify(completion("Yes.", { logprobs: { content: [entry(0)] } }));
      failing(200, text.replaceAll('"logprob":0', '"logprob":-0.0'))(response, server.seen[0]!);
    },
    model: "logprobs=1",
    code: 0,
    stored: { ...stored, logprobs: kept },
  },
  "probabilities that rounding put above 1": {
    server: sending(completion("Yes.", { logprobs: { content: [entry(1e-7)] } })),
    model: "logprobs=1",
    code: 0,
    stored: { ...stored, logprobs: kept },
  },
  "probabilities in lists, as of legacy completions": {
    server: sending(
      completion("Yes.", {
        logprobs: { tokens: ["Yes"], token_logprobs: [-0.1], top_logprobs: [{ Yes: -0.1, No: -2.4 }] },
      }),
    ),
    model: "logprobs=2",
    code: 0,
    stored: {
      logprobs: [
        {
          token: "Yes",
          logprob: -0.1,
          top: [
            { token: "Yes", logprob: -0.1 },
            { token: "No", logprob: -2.4 },
          ],
        },
      ],
    },
  },
  "a list of parts": { server: sending(completion([{ type: "text", text: "Yes." }])), code: 0, stored },
};

const addresses: Record<string, Row> = {
  "an address without /v1": {
    server: unless((_, { path }) =>
      path.startsWith("/v1/") ? undefined : failing(404, { detail: "Not Found" }),
    ),
    model: "url=ORIGIN",
    code: 4,
    says: /POST http:\/\/127\.0\.0\.1:\d+\/chat\/completions was tried: did you mean http:\/\/127\.0\.0\.1:\d+\/v1\?/,
    saysNot: key,
    stored: failed("request"),
  },
  "an address with the endpoint": {
    server: unless((_, { path }) => (path === "/v1/chat/completions" ? undefined : failing(404, ""))),
    model: "url=ORIGIN/v1/chat/completions/",
    code: 0,
    stored,
  },
  "a deployment of Azure": {
    server: unless((_, { path, headers }) =>
      path === "/openai/deployments/d/chat/completions?api-version=2024-10-21" &&
      headers["api-key"] === "azure-key-0123"
        ? undefined
        : failing(404, { error: { code: "404", message: "Resource not found" } }),
    ),
    model: "url=ORIGIN/openai/deployments/d&apiVersion=2024-10-21",
    code: 0,
    stored,
  },
  "Azure's address as its portal shows it": {
    server: unless((_, { path }) =>
      path === "/openai/deployments/d/chat/completions?api-version=2024-10-21" ? undefined : failing(404, ""),
    ),
    model: `url=ORIGIN${encodeURIComponent("/openai/deployments/d/chat/completions?api-version=2024-10-21")}`,
    code: 0,
    stored,
  },
};

/** A proxy: forwards plain requests, or answers with a status of its own. */
const proxied: string[] = [];
const proxy = createServer((request, response) => {
  proxied.push(request.url ?? "");
  if (request.headers["proxy-authorization"] === undefined) {
    response.writeHead(407).end();
    return;
  }
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(completion("Yes.")));
});
proxy.on("connect", (_, socket) => socket.end("HTTP/1.1 407 Proxy Authentication Required\r\n\r\n"));
await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
closeLater(async () => void proxy.close());
const { port } = z.object({ port: z.number() }).parse(proxy.address());
const faraway = "url=http://models.example/v1";
const through = `http://me:secret-word@127.0.0.1:${port}`;

const networks: Record<string, Row> = {
  HTTP_PROXY: { server: sending(""), model: faraway, env: { HTTP_PROXY: through }, code: 0, stored },
  "http_proxy without a scheme": {
    server: sending(""),
    model: faraway,
    env: { http_proxy: `127.0.0.1:${port}` },
    code: 3,
    says: /no way to http:\/\/models\.example through the proxy of http_proxy: the proxy answered 407/,
    stored: { status: "failed" },
  },
  NO_PROXY: {
    server: sending(completion("Yes.")),
    env: { HTTP_PROXY: through, NO_PROXY: "localhost,127.0.0.1" },
    code: 0,
    stored,
  },
  "HTTPS_PROXY that wants a password": {
    server: sending(""),
    model: "url=https://models.example/v1",
    env: { HTTPS_PROXY: `http://127.0.0.1:${port}` },
    code: 3,
    says: /no way to https:\/\/models\.example through the proxy of HTTPS_PROXY: the proxy answered 407/,
    stored: { status: "failed" },
  },
  "OLLAMA_HOST with a port alone": {
    server: sending(completion("Yes.")),
    model: "ollama:m",
    env: { OLLAMA_HOST: new URL(server.origin).host.replace("127.0.0.1", "") },
    code: 0,
    stored,
  },
};

/** The lines of docs/run-models.md for servers of one's own, at this server's port, and replies in their shape. */
const page = readFileSync(join(import.meta.dirname, "../../docs/run-models.md"), "utf8");
const ownServers = Object.fromEntries(
  Object.entries(ownReplies).map(([name, { model, reply }]): [string, Row] => [
    name,
    {
      server: unless((_, { path }) => (path === "/v1/chat/completions" ? sending(reply) : failing(404, ""))),
      model: page.includes(`\`${model}\``) ? model.replace(/http:\/\/127\.0\.0\.1:\d+/, server.origin) : "?",
      env: { OLLAMA_HOST: server.origin },
      code: 0,
      stored: { ...stored, usage: { tokensIn: 30, tokensOut: 3 } },
    },
  ]),
);

describe.each(Object.entries({ ownServers, networks, parameters, refusals, limits, replies, addresses }))(
  "%s",
  (_, rows) => {
    test.each(Object.entries(rows))("%s", async (_fact, row) => {
      server.behave(row.server);
      const { call, pathOf } = fixture();
      const given = (row.model ?? "").replaceAll("ORIGIN", server.origin);
      const name = /^[a-z-]+:/.test(given)
        ? given
        : `openai-compatible:m?${given.startsWith("url=") ? "" : `url=${server.origin}/v1&`}${given}`;
      const flags = [...(row.flags ?? []), "--yes", "-j", "1", "--store", "store.sqlite"];
      const ended = await call(["run", "-m", name.replace(/&$/, ""), "--suite", suite, ...flags], {
        env: { OPENAI_COMPATIBLE_API_KEY: "azure-key-0123", ...row.env },
      });
      expect(ended.code, ended.stderr).toBe(row.code);
      if (row.says !== undefined) expect(ended.stderr).toMatch(row.says);
      if (row.saysNot !== undefined) expect(ended.stderr).not.toMatch(row.saysNot);
      const store = openStore(pathOf("store.sqlite"), "read");
      const run = await store.findRun("latest");
      const first = (await readCalls(store, run, { subject: 0 }, [0])).get(0);
      await store.close();
      expect(first?.response).toMatchObject(row.stored);
      if (row.requests !== undefined) expect(first?.response?.attempts).toHaveLength(row.requests);
    });
  },
);
