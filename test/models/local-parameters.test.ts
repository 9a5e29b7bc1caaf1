/**
 * What servers of one's own take beyond the standard, and the probabilities that they tell.
 */
import { describe, expect, it } from "vitest";
import { ask } from "#models/ask";
import type { LanguageModel } from "#models/language-model";
import { openModel } from "#models/open-model";
import { Pace } from "#models/pace";
import { completion, sending, startServer } from "./local-server.ts";
import { createVirtualClock } from "./virtual-clock.ts";

const prompt = { messages: [{ role: "user", content: "?" }] } as const;
const thinkingOff = '{"chat_template_kwargs":{"enable_thinking":false,"budget":1},"repetition_penalty":1.1}';
const withExtra = (json: string): LanguageModel =>
  openModel(`openai-compatible:m?url=http://h/v1&extraBody=${encodeURIComponent(json)}`, {
    origin: "command line",
    env: {},
  });

/** What a model sends, and its response to this answer. */
const exchange = async (open: (origin: string) => LanguageModel, answer: unknown) => {
  const server = await startServer(sending(answer));
  const clock = createVirtualClock();
  const model = open(server.origin);
  const pace = new Pace({ clock, concurrency: 1 });
  const response = await ask(model, prompt, { clock, pace });
  return { model, response, body: server.seen[0]?.body };
};

describe("extra parameters", () => {
  const servers: readonly [name: string, open: (origin: string, parameters: string) => LanguageModel][] = [
    [
      "openai-compatible",
      (origin, parameters) =>
        openModel(`openai-compatible:m?url=${origin}/v1&${parameters}`, { origin: "command line", env: {} }),
    ],
    [
      "ollama",
      (origin, parameters) =>
        openModel(`ollama:m?${parameters}`, { origin: "command line", env: { OLLAMA_HOST: origin } }),
    ],
    [
      "openrouter",
      (origin, parameters) =>
        openModel(`openrouter:a/m?${parameters}`, {
          origin: "command line",
          env: { OPENROUTER_API_KEY: "k".repeat(12), OPENROUTER_BASE_URL: `${origin}/v1` },
        }),
    ],
  ];
  it.each(servers)("of %s are sent, and recorded with the model", async (_, open) => {
    const parameters = `topK=20&minP=0.05&stop=END&extraBody=${encodeURIComponent(thinkingOff)}`;
    const { model, body } = await exchange((origin) => open(origin, parameters), completion("Yes."));
    expect(body).toMatchObject({
      top_k: 20,
      min_p: 0.05,
      stop: "END",
      chat_template_kwargs: { enable_thinking: false },
      repetition_penalty: 1.1,
    });
    expect(model.parameters).toMatchObject({ topK: 20, minP: 0.05, stop: "END" });
    expect(model.parameters["extraBody"]).toContain("enable_thinking");
  });

  it.each(["thinking=off", "[1]", "null", '{"model":"other"}', '{"temperature":0}', '{"messages":[]}'])(
    "%s as extraBody is refused",
    (json) => {
      expect(() => withExtra(json)).toThrow(/extraBody/);
    },
  );
});

describe("the probabilities of tokens", () => {
  const content = [
    {
      token: "Yes",
      logprob: -0.1,
      bytes: [89],
      top_logprobs: [
        { token: "Yes", logprob: -0.1 },
        { token: "No", logprob: -2.4 },
      ],
    },
    { token: ".", logprob: -9999.5, top_logprobs: [] },
    { token: "?", logprob: "much" },
  ];
  const kept = [
    {
      token: "Yes",
      logprob: -0.1,
      top: [
        { token: "Yes", logprob: -0.1 },
        { token: "No", logprob: -2.4 },
      ],
    },
    { token: ".", logprob: -9999, top: [] },
  ];

  it("are asked for and kept in the response", async () => {
    const { model, response, body } = await exchange(
      (origin) =>
        openModel(`openai-compatible:m?url=${origin}/v1&logprobs=2`, { origin: "command line", env: {} }),
      completion("Yes.", { logprobs: { content } }),
    );
    expect(body).toMatchObject({ logprobs: true, top_logprobs: 2 });
    expect(model.parameters).toMatchObject({ logprobs: 2 });
    expect(response.logprobs).toEqual(kept);
  });
});
