/**
 * Every hosted vendor through its real client against a real local server that speaks its wire format from
 * cassettes: what is sent, what is read, and how each way of going wrong is told apart.
 */
import { beforeEach, describe, expect, it } from "vitest";
import type { CallErrorClass, LanguageModel, Reply } from "#models/language-model";
import { openModel } from "#models/open-model";
import { CallError } from "../../src/models/language-model.ts";
import {
  cutting,
  failing,
  resetting,
  sending,
  silent,
  stalling,
  startServer,
  type Behaviour,
} from "./local-server.ts";
import { wireOf } from "./wire.ts";

const key = "sk-planted-0123456789abcdef";

type Vendor = {
  readonly name: string;
  readonly env: (origin: string) => Readonly<Record<string, string>>;
  readonly path: string;
  readonly keyHeader: readonly [name: string, value: string];
  /** What is sent for a bare question, and with these parameters. */
  readonly body: unknown;
  readonly parameters: string;
  readonly withParameters: unknown;
};

const messages = [
  { role: "system", content: "Be brief." },
  { role: "user", content: "Is it so?" },
  { role: "assistant", content: "Yes." },
  { role: "user", content: "And now?" },
] as const;
const text = (value: string) => [{ type: "text", text: value }];
const anthropicMessages = [
  { role: "user", content: text("Is it so?") },
  { role: "assistant", content: text("Yes.") },
  { role: "user", content: text("And now?") },
];
const googleContents = {
  systemInstruction: { parts: [{ text: "Be brief." }] },
  contents: [
    { role: "user", parts: [{ text: "Is it so?" }] },
    { role: "model", parts: [{ text: "Yes." }] },
    { role: "user", parts: [{ text: "And now?" }] },
  ],
};

const vendors: readonly Vendor[] = [
  {
    name: "openai",
    env: (origin) => ({ OPENAI_API_KEY: key, OPENAI_BASE_URL: `${origin}/v1` }),
    path: "/v1/chat/completions",
    keyHeader: ["authorization", `Bearer ${key}`],
    body: { model: "tested", messages },
    parameters: "temperature=0.5&seed=7&maxTokens=50&reasoningEffort=low",
    withParameters: { temperature: 0.5, seed: 7, max_completion_tokens: 50, reasoning_effort: "low" },
  },
  {
    name: "anthropic",
    env: (origin) => ({ ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: origin }),
    path: "/v1/messages",
    keyHeader: ["x-api-key", key],
    body: { model: "tested", max_tokens: 4096, system: text("Be brief."), messages: anthropicMessages },
    parameters: "maxTokens=5000&thinkingTokens=2000",
    withParameters: { max_tokens: 5000, thinking: { type: "enabled", budget_tokens: 2000 } },
  },
  {
    name: "google",
    env: (origin) => ({ GEMINI_API_KEY: key, GOOGLE_GENERATIVE_AI_BASE_URL: `${origin}/v1beta` }),
    path: "/v1beta/models/tested:generateContent",
    keyHeader: ["x-goog-api-key", key],
    body: { ...googleContents, generationConfig: {} },
    parameters: "temperature=0.5&seed=7&maxTokens=50&reasoningEffort=low",
    withParameters: {
      generationConfig: {
        temperature: 0.5,
        seed: 7,
        maxOutputTokens: 50,
        thinkingConfig: { includeThoughts: true, thinkingLevel: "low" },
      },
    },
  },
  {
    name: "mistral",
    env: (origin) => ({ MISTRAL_API_KEY: key, MISTRAL_BASE_URL: `${origin}/v1` }),
    path: "/v1/chat/completions",
    keyHeader: ["authorization", `Bearer ${key}`],
    body: {
      model: "tested",
      messages: messages.map(({ role, content }) =>
        role === "user" ? { role, content: text(content) } : { role, content },
      ),
    },
    parameters: "temperature=0.5&seed=7&maxTokens=50",
    withParameters: { temperature: 0.5, random_seed: 7, max_tokens: 50 },
  },
  {
    name: "openrouter",
    env: (origin) => ({ OPENROUTER_API_KEY: key, OPENROUTER_BASE_URL: `${origin}/api/v1` }),
    path: "/api/v1/chat/completions",
    keyHeader: ["authorization", `Bearer ${key}`],
    body: { model: "tested", messages },
    parameters: "temperature=0.5&seed=7&maxTokens=50&reasoningEffort=low",
    withParameters: { temperature: 0.5, seed: 7, max_tokens: 50, reasoning: { effort: "low" } },
  },
];

const failures: readonly [
  fact: string,
  behaviour: Behaviour,
  expected: { class: CallErrorClass; retryAfterMs?: number },
][] = [
  [
    "429 is a rate limit",
    failing(429, { error: { message: "slow down", type: "rate_limit_error" } }),
    { class: "rate-limit" },
  ],
  [
    "Retry-After is read",
    failing(429, {}, { "retry-after": "7" }),
    { class: "rate-limit", retryAfterMs: 7000 },
  ],
  ["500 is the server's fault", failing(500, { error: { message: "oops" } }), { class: "server" }],
  ["502 with a page is the server's fault", failing(502, "<html>bad gateway"), { class: "server" }],
  ["503 is the server's fault", failing(503, ""), { class: "server" }],
  [
    "529 is the server's fault",
    failing(529, { type: "error", error: { type: "overloaded_error", message: "Overloaded" } }),
    { class: "server" },
  ],
  ["400 is our fault", failing(400, { error: { message: "bad" } }), { class: "request" }],
  ["404 is a model that is not there", failing(404, { error: { message: "none" } }), { class: "request" }],
  ["401 is a refused key", failing(401, { error: { message: "who?" } }), { class: "access" }],
  ["403 is a refused account", failing(403, ""), { class: "access" }],
  ["402 is an empty account", failing(402, { error: { message: "pay" } }), { class: "quota" }],
  [
    "400 of an empty account is a quota",
    failing(400, { error: { message: "Your credit balance is too low to access" } }),
    { class: "quota" },
  ],
  ["a redirect is not followed", failing(307, "", { location: "/elsewhere" }), { class: "request" }],
  ["half JSON is malformed", failing(200, '{"choices": [{"mess'), { class: "malformed" }],
  [
    "an HTML page is malformed",
    failing(200, "<!doctype html>", { "content-type": "text/html" }),
    { class: "malformed" },
  ],
  ["the wrong shape is malformed", sending({ hello: "you" }), { class: "malformed" }],
  [
    "an error with status 200 is malformed",
    sending({ error: { message: "overloaded", type: "x" } }),
    { class: "malformed" },
  ],
  ["a reset connection is the network's fault", resetting, { class: "network" }],
  ["a connection cut in mid-body is the network's fault", cutting, { class: "network" }],
];

for (const vendor of vendors)
  describe(vendor.name, async () => {
    const wire = wireOf(vendor.name);
    const server = await startServer();
    beforeEach(() => {
      server.seen.length = 0;
    });
    const open = (parameters?: string): LanguageModel =>
      openModel(`${vendor.name}:tested${parameters === undefined ? "" : `?${parameters}`}`, {
        origin: "command line",
        env: vendor.env(server.origin),
      });
    const ask = (behaviour: Behaviour, parameters?: string): Promise<Reply> => {
      server.behave(behaviour);
      return open(parameters).ask({ messages }, {});
    };
    const failureOf = async (behaviour: Behaviour): Promise<CallError> => {
      const error: unknown = await ask(behaviour).catch((thrown: unknown) => thrown);
      if (!(error instanceof CallError)) throw new Error(`not a CallError: ${String(error)}`);
      return error;
    };

    it("the cassettes say where they come from", () => {
      expect(["documentation", "recorded"]).toContain(wire.source);
      expect(wire.documentation).not.toBe("");
    });

    it("sends the prompt and the key, and no parameter that was not asked for", async () => {
      await ask(sending(wire.replies.answer));
      expect(server.seen).toHaveLength(1);
      expect(server.seen[0]?.path).toBe(vendor.path);
      expect(server.seen[0]?.body).toEqual(vendor.body);
      const [name, value] = vendor.keyHeader;
      expect(server.seen[0]?.headers[name]).toBe(value);
    });

    it("sends the parameters that were asked for", async () => {
      await ask(sending(wire.replies.answer), vendor.parameters);
      expect(server.seen[0]?.body).toMatchObject(Object(vendor.withParameters));
    });

    it("an answer is its text, its usage and the name that the server gives itself", async () => {
      const reply = await ask(sending(wire.replies.answer));
      expect(reply).toMatchObject({ text: "Yes.", finishReason: "stop", servedModel: "served-name" });
      expect(reply.usage.tokensIn).toBe(21);
      expect(reply.usage.tokensOut).toBeGreaterThan(0);
    });

    it("an answer that was cut off says so", async () => {
      expect(await ask(sending(wire.replies.truncated))).toMatchObject({
        text: "Because",
        finishReason: "length",
      });
    });

    it("a refusal is one", async () => {
      expect((await ask(sending(wire.replies.refusal))).finishReason).toBe("refusal");
    });

    it("thinking is kept apart", async () => {
      expect(await ask(sending(wire.replies.thinking))).toMatchObject({
        text: "Yes.",
        thinking: "no, wait, yes",
      });
    });

    it("thinking that an open model writes into its answer is kept apart, too", async () => {
      const body: unknown = JSON.parse(
        JSON.stringify(wire.replies.answer).replace("Yes.", "<think>no, wait</think>\\n\\nYes."),
      );
      expect(await ask(sending(body))).toMatchObject({ text: "Yes.", thinking: "no, wait" });
    });

    it("Retry-After is read as a date", async () => {
      const at = new Date(Date.now() + 60_000).toUTCString();
      const { retryAfterMs } = await failureOf(failing(429, {}, { "retry-after": at }));
      expect(retryAfterMs).toBeGreaterThan(1_000);
      expect(retryAfterMs).toBeLessThanOrEqual(60_000);
    });

    it("an empty answer that nothing was spent on is malformed", async () => {
      expect((await failureOf(sending(wire.replies.empty))).class).toBe("malformed");
    });

    it.each(failures)("%s", async (_, behaviour, expected) => {
      expect(await failureOf(behaviour)).toMatchObject(expected);
      expect(server.seen).toHaveLength(1);
    });

    it.each([
      ["before the first byte", silent],
      ["in the middle of the body", stalling],
    ])("a cancelled call rejects with the signal's reason, %s", async (_, behaviour) => {
      server.behave(behaviour);
      const controller = new AbortController();
      const reason = new Error("enough");
      setTimeout(() => controller.abort(reason), 30);
      await expect(open().ask({ messages }, { signal: controller.signal })).rejects.toBe(reason);
    });

    it("limits are read from the headers", async () => {
      const headers = {
        "x-ratelimit-limit-requests": "500",
        "x-ratelimit-remaining-requests": "1",
        "x-ratelimit-reset-requests": "1m0s",
      };
      const reply = await ask(failing(200, wire.replies.answer, headers));
      expect(reply.allowances).toEqual([
        { of: "requests", limit: 500, remaining: 1, resetMs: 60_000, refill: "bucket" },
      ]);
    });

    it("a server that repeats the key cannot put it into a reply or a message", async () => {
      const echo = JSON.stringify(wire.replies.answer).replaceAll("Yes.", `you sent ${key}`);
      for (const [status, body] of [
        [200, echo],
        [400, { error: { message: `key ${key}` } }],
        [401, { error: { message: `key ${key}` } }],
        [500, `key ${key}`],
      ] as const) {
        const told: unknown = await ask(failing(status, body)).catch((error: unknown) => error);
        const shown = told instanceof Error ? `${told.stack} ${JSON.stringify(told)}` : JSON.stringify(told);
        expect(shown).not.toContain(key);
      }
    });

    it("the model's account tells keys apart without showing them", () => {
      const { ask: _, ...shown } = open();
      expect(JSON.stringify(shown)).not.toContain(key);
      const env = Object.fromEntries(
        Object.entries(vendor.env(server.origin)).map(([name, value]) => [
          name,
          value === key ? `${key}2` : value,
        ]),
      );
      expect(openModel(`${vendor.name}:tested`, { origin: "command line", env }).account).not.toBe(
        shown.account,
      );
      expect(open("temperature=0").account).toBe(shown.account);
    });
  });

describe("reasoning effort in each vendor's own words", () => {
  const efforts: readonly (readonly [model: string, body: unknown])[] = [
    ["openai:tested?reasoningEffort=high", { reasoning_effort: "high" }],
    [
      "anthropic:claude-opus-4-6?reasoningEffort=high",
      { thinking: { type: "adaptive" }, output_config: { effort: "high" } },
    ],
    ["anthropic:claude-opus-4-6?reasoningEffort=none", { thinking: { type: "disabled" } }],
    [
      "anthropic:tested?maxTokens=5000&thinkingTokens=2000",
      { max_tokens: 5000, thinking: { type: "enabled", budget_tokens: 2000 } },
    ],
    [
      "google:tested?reasoningEffort=high",
      { generationConfig: { thinkingConfig: { thinkingLevel: "high", includeThoughts: true } } },
    ],
    [
      "google:tested?thinkingTokens=512",
      { generationConfig: { thinkingConfig: { thinkingBudget: 512, includeThoughts: true } } },
    ],
    ["mistral:mistral-small-latest?reasoningEffort=high", { reasoning_effort: "high" }],
    ["openrouter:a/b?reasoningEffort=high", { reasoning: { effort: "high" } }],
  ];
  it.each(efforts)("%s", async (id, body) => {
    const vendor = vendors.find(({ name }) => id.startsWith(`${name}:`));
    const server = await startServer(sending(wireOf(vendor?.name ?? "").replies.answer));
    await openModel(id, { origin: "command line", env: vendor?.env(server.origin) ?? {} }).ask(
      { messages },
      {},
    );
    expect(server.seen[0]?.body).toMatchObject(Object(body));
  });
});

it("OpenAI's tier of service is sent as it was asked for", async () => {
  const server = await startServer(sending(wireOf("openai").replies.answer));
  const vendor = vendors.find(({ name }) => name === "openai");
  await openModel("openai:gpt-5.5?serviceTier=flex", {
    origin: "command line",
    env: vendor?.env(server.origin) ?? {},
  }).ask({ messages }, {});
  expect(server.seen[0]?.body).toMatchObject({ service_tier: "flex" });
});

describe("what questions share is marked for Anthropic's cache", () => {
  const shot = "Consider the following premises, and say what follows from them. ".repeat(100);
  const long = [
    { role: "user", content: shot },
    { role: "assistant", content: "Yes." },
    { role: "user", content: "And this?" },
  ] as const;
  it.each([
    ["after demonstrations that are long enough", long, 1],
    ["not after a few words", long.map((message) => ({ ...message, content: "short" })), 0],
    ["not in a question alone", [{ role: "user", content: shot }] as const, 0],
  ] as const)("%s", async (_, shared, marks) => {
    const server = await startServer(sending(wireOf("anthropic").replies.answer));
    const vendor = vendors.find(({ name }) => name === "anthropic");
    const model = openModel("anthropic:claude-haiku-4-5", {
      origin: "command line",
      env: vendor?.env(server.origin) ?? {},
    });
    await model.ask({ messages: shared }, {});
    const sent = JSON.stringify(server.seen[0]?.body);
    expect(sent.split("cache_control").length - 1).toBe(marks);
    // It stands at the end of what is shared.
    if (marks > 0) expect(sent.indexOf("cache_control")).toBeLessThan(sent.indexOf("And this?"));
  });
});

describe("what a vendor's client would change is not sent", () => {
  it("a parameter that the client drops for a model is an error before the call", async () => {
    const server = await startServer(sending(wireOf("anthropic").replies.answer));
    const env = { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: server.origin };
    const model = openModel("anthropic:claude-haiku-4-5?temperature=0.2&topP=0.5", {
      origin: "command line",
      env,
    });
    await expect(model.ask({ messages }, {})).rejects.toMatchObject({ class: "request", isUnsent: true });
    expect(server.seen).toHaveLength(0);
  });

  it("Google's waits and refused keys are read from the error's details", async () => {
    const server = await startServer();
    const env = { GEMINI_API_KEY: key, GOOGLE_GENERATIVE_AI_BASE_URL: server.origin };
    const details = [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "34s" }];
    server.behave(
      failing(429, { error: { code: 429, message: "exhausted", status: "RESOURCE_EXHAUSTED", details } }),
    );
    const model = openModel("google:tested", { origin: "command line", env });
    await expect(model.ask({ messages }, {})).rejects.toMatchObject({
      class: "rate-limit",
      retryAfterMs: 34_000,
    });
    const reason = [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: "API_KEY_INVALID" }];
    server.behave(failing(400, { error: { code: 400, message: "bad key", details: reason } }));
    await expect(model.ask({ messages }, {})).rejects.toMatchObject({ class: "access" });
  });

  it("OpenRouter's own cost is the cost", async () => {
    const server = await startServer(sending(wireOf("openrouter").replies.answer));
    const env = { OPENROUTER_API_KEY: key, OPENROUTER_BASE_URL: server.origin };
    expect(
      (await openModel("openrouter:meta-llama/llama", { origin: "command line", env }).ask({ messages }, {}))
        .cost,
    ).toBe(0.00014);
  });
});
