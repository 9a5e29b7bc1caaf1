/**
 * Every hosted vendor before the shared exam, with replies from cassettes, and what is particular to it.
 */
import { describe, expect, it } from "vitest";
import { openModel } from "#models/open-model";
import { failing, sending, startServer, type Behaviour } from "./local-server.ts";
import { examineProvider, prompt, testKey, type Provider } from "./provider-suite.ts";
import { wireOf } from "./wire.ts";

const { messages } = prompt;
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

type Vendor = Omit<Provider, "open" | "replies"> & {
  readonly env: (origin: string, key: string) => Readonly<Record<string, string>>;
};

const vendors: readonly Vendor[] = [
  {
    name: "openai",
    env: (origin, key) => ({ OPENAI_API_KEY: key, OPENAI_BASE_URL: `${origin}/v1/` }),
    path: "/v1/chat/completions",
    keyHeader: ["authorization", `Bearer ${testKey}`],
    body: { model: "tested", messages },
    parameters: "temperature=0.5&seed=7&maxTokens=50&reasoningEffort=low",
    withParameters: { temperature: 0.5, seed: 7, max_completion_tokens: 50, reasoning_effort: "low" },
  },
  {
    name: "anthropic",
    env: (origin, key) => ({ ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: origin }),
    path: "/v1/messages",
    keyHeader: ["x-api-key", testKey],
    body: { model: "tested", max_tokens: 4096, system: text("Be brief."), messages: anthropicMessages },
    parameters: "maxTokens=5000&thinkingTokens=2000",
    withParameters: { max_tokens: 5000, thinking: { type: "enabled", budget_tokens: 2000 } },
  },
  {
    name: "google",
    env: (origin, key) => ({ GEMINI_API_KEY: key, GOOGLE_GENERATIVE_AI_BASE_URL: `${origin}/v1beta` }),
    path: "/v1beta/models/tested:generateContent",
    keyHeader: ["x-goog-api-key", testKey],
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
    env: (origin, key) => ({ MISTRAL_API_KEY: key, MISTRAL_BASE_URL: `${origin}/v1` }),
    path: "/v1/chat/completions",
    keyHeader: ["authorization", `Bearer ${testKey}`],
    body: { model: "tested", messages },
    parameters: "temperature=0.5&seed=7&maxTokens=50",
    withParameters: { temperature: 0.5, random_seed: 7, max_tokens: 50 },
  },
  {
    name: "openrouter",
    env: (origin, key) => ({ OPENROUTER_API_KEY: key, OPENROUTER_BASE_URL: `${origin}/api/v1` }),
    path: "/api/v1/chat/completions",
    keyHeader: ["authorization", `Bearer ${testKey}`],
    body: { model: "tested", messages },
    parameters: "temperature=0.5&seed=7&maxTokens=50&reasoningEffort=low",
    withParameters: { temperature: 0.5, seed: 7, max_tokens: 50, reasoning: { effort: "low" } },
  },
];

for (const { env, ...vendor } of vendors)
  examineProvider({
    ...vendor,
    replies: wireOf(vendor.name).replies,
    open: (origin, parameters, key = testKey) =>
      openModel(`${vendor.name}:tested${parameters === undefined ? "" : `?${parameters}`}`, {
        origin: "command line",
        env: env(origin, key),
      }),
  });

it.each(vendors)("the cassettes of $name say where they come from", ({ name }) => {
  const { source, documentation } = wireOf(name);
  expect(["documentation", "recorded"]).toContain(source);
  expect(documentation).not.toBe("");
});

/** Opens a model of a vendor at a server that answers as this. */
const opened = async (id: string, behaviour?: Behaviour) => {
  const vendor = vendors.find(({ name }) => id.startsWith(`${name}:`))!;
  const server = await startServer(behaviour ?? sending(wireOf(vendor.name).replies.answer));
  const model = openModel(id, { origin: "command line", env: vendor.env(server.origin, testKey) });
  return { server, model, ask: () => model.ask(prompt, {}) };
};

describe("reasoning effort and tier of service in each vendor's own words", () => {
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
    ["openai:gpt-5.5?serviceTier=flex", { service_tier: "flex" }],
  ];
  it.each(efforts)("%s", async (id, body) => {
    const { server, ask } = await opened(id);
    await ask();
    expect(server.seen[0]?.body).toMatchObject(Object(body));
  });
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
    const { server, model } = await opened("anthropic:claude-haiku-4-5");
    await model.ask({ messages: shared }, {});
    const sent = JSON.stringify(server.seen[0]?.body);
    expect(sent.split("cache_control").length - 1).toBe(marks);
    // It stands at the end of what is shared.
    if (marks > 0) expect(sent.indexOf("cache_control")).toBeLessThan(sent.indexOf("And this?"));
  });
});

it("Google's waits and refused keys are read from the error's details", async () => {
  const details = [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "34s" }];
  const { server, ask } = await opened(
    "google:tested",
    failing(429, { error: { code: 429, message: "exhausted", status: "RESOURCE_EXHAUSTED", details } }),
  );
  await expect(ask()).rejects.toMatchObject({ class: "rate-limit", retryAfterMs: 34_000 });
  const reason = [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: "API_KEY_INVALID" }];
  server.behave(failing(400, { error: { code: 400, message: "bad key", details: reason } }));
  await expect(ask()).rejects.toMatchObject({ class: "access" });
});
