/**
 * Servers that tell how likely each token was: calibration in the report, base models asked by the likelihood of the answers,
 * and PartialCircular from probabilities.
 */
import { answeredCalls } from "#runs/answers";
import { expect, it } from "vitest";
import { run } from "#experiments/asking/plan-run";
import { openModels } from "#workspace/settings/open-models";
import { choiceSuite, generatedSuite } from "#experiments/suites";
import { completion, sending, startServer } from "../models/local-server.ts";
import { newStore, told } from "../fixture.ts";

const server = await startServer((response, request) => {
  const length = JSON.stringify(request.body).length;
  const yes = 0.55 + (length % 40) / 100;
  if (request.path.endsWith("/v1/completions")) {
    const options = /<A\/B/.test(JSON.stringify(request.body))
      ? { " A": Math.log(yes), " B": Math.log((1 - yes) / 2), C: Math.log((1 - yes) / 2) }
      : { " Yes": Math.log(yes), " no": Math.log(1 - yes), "\n": -9 };
    return sending({
      choices: [{ text: " Yes", logprobs: { top_logprobs: [options] }, finish_reason: "length" }],
      usage: { prompt_tokens: 9, completion_tokens: 1 },
    })(response, request);
  }
  const top_logprobs = [
    { token: "Yes", logprob: Math.log(yes) },
    { token: "No", logprob: Math.log(1 - yes) },
  ];
  const logprobs = { content: [{ token: "Yes", logprob: Math.log(yes), top_logprobs }] };
  return sending(completion("Yes", { logprobs }))(response, request);
});

const models = (parameters: string) =>
  openModels([`openai-compatible:sure?url=${server.origin}/v1&${parameters}`], { env: {} });

it("tokens that came with their probabilities are kept, and the report says what they are worth", async () => {
  const store = newStore();
  const { run: asked } = await run(
    { suite: generatedSuite({ profile: "paper", limit: 60 }), models: models("logprobs=5") },
    { store },
  );
  for await (const { response } of answeredCalls(store, asked))
    expect(response.logprobs?.[0]?.token).toBe("Yes");
  const [model] = (await told(store)).models;
  expect(model?.calibration?.brier.n).toBe(60);
  expect(model?.calibration?.bins.reduce((sum, { right }) => sum + right.n, 0)).toBe(60);
  const silent = newStore();
  await run(
    { suite: generatedSuite({ profile: "paper", limit: 6 }), models: models("seed=1") },
    { store: silent },
  );
  expect((await told(silent)).models[0]?.calibration).toBeUndefined();
});

it.each([
  ["a base model", "likelihood=true", "/v1/completions"],
  ["a chat model", "likelihood=chat", "/v1/chat/completions"],
])(
  "%s is asked for the likelihood of the answers that the prompt names, and never for words",
  async (_, way, path) => {
    const store = newStore();
    server.seen.length = 0;
    await run({ suite: generatedSuite({ profile: "paper", limit: 12 }), models: models(way) }, { store });
    expect(new Set(server.seen.map((request) => request.path))).toEqual(new Set([path]));
    for (const { body } of server.seen) expect(body).toMatchObject({ max_tokens: 1, temperature: 0 });
    const [model] = (await told(store)).models;
    expect(model?.responseRate.value).toBe(1);
    expect(model?.yesRate.value).toBe(1);
    expect(model?.calibration?.brier.n).toBe(12);
  },
);

it("circles have a PartialCircular from probabilities", async () => {
  const store = newStore();
  await run({ suite: choiceSuite({ perType: 2 }), models: models("likelihood=true") }, { store });
  const model = (await told(store)).models[0]?.circles;
  expect(model?.probablePartialCircular?.n).toBe(6);
  expect(model?.substitutes?.fourOrders.n).toBe(6);
  expect(model?.substitutes?.oneOrder.n).toBe(6);
  expect(model?.probablePartialCircular?.value).toBeLessThan(0.5);
});
