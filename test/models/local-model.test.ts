/** Asks a real model one question, where a server is named: see examples/local-model. */
import { expect, test } from "vitest";
import { openModel } from "#models/open-model";

const url = process.env["ORGANON_TEST_LOCAL_MODEL_URL"];
const question =
  "Consider the following premises: Mary is at home. If Mary is at home, the light is on. " +
  "Can we infer the following from them? Answer yes or no: The light is on.";

const ask = (parameters: string) => {
  const model = openModel(`openai-compatible:local?url=${url}&temperature=0&${parameters}`, {
    origin: "command line",
    env: {},
  });
  return model.ask({ messages: [{ role: "user", content: question }] }, {});
};

test("a real model answers a question, with token counts and log-probabilities", async (context) => {
  if (url === undefined) context.skip("ORGANON_TEST_LOCAL_MODEL_URL names no server of a model");
  const reply = await ask("maxTokens=16&logprobs=5");
  expect(reply.text).not.toBe("");
  expect(["stop", "length"]).toContain(reply.finishReason);
  expect(reply.usage.tokensIn).toBeGreaterThan(20);
  expect(reply.usage.tokensOut).toBeGreaterThan(0);
  const [first] = reply.logprobs ?? [];
  expect(first?.logprob).toBeLessThanOrEqual(0);
  expect(first?.top.map(({ token }) => token)).toContain(first?.token);
});

test.for(["true", "chat"])(
  "a real model is asked for the probability of each answer: %s",
  async (way, context) => {
    if (url === undefined) context.skip("ORGANON_TEST_LOCAL_MODEL_URL names no server of a model");
    const reply = await ask(`likelihood=${way}`);
    expect(["Yes", "No"]).toContain(reply.text);
    expect(reply.logprobs?.[0]?.top.length).toBe(2);
  },
);
