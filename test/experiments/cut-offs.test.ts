/** Truncated replies by rule, accuracy within so many tokens, and pass^k where questions are asked several times. */
import { expect, it } from "vitest";
import { run } from "#experiments/asking/plan-run";
import { openModels } from "#workspace/settings/open-models";
import { generatedSuite } from "#experiments/suites";
import { completion, sending, startServer } from "../models/local-server.ts";
import { newStore, told } from "../fixture.ts";

const server = await startServer((response, request) => {
  // A question of two premises and more needs 400 tokens, one of one 40: the first do not fit in a cap of 100.
  const text = JSON.stringify(request.body);
  const needed = (text.match(/\. [A-Z]/g) ?? []).length > 1 ? 400 : 40;
  const most = Number(/"max_tokens":(\d+)/.exec(text)?.[1] ?? 1e6);
  const usage = { completion_tokens: Math.min(needed, most) };
  const isCut = needed > most;
  sending(completion(isCut ? "Let me see" : "Yes.", { finish_reason: isCut ? "length" : "stop" }, {}, usage))(
    response,
    request,
  );
});

const suite = generatedSuite({ profile: "paper", limit: 60, seed: 5 });
const named = (maxTokens: number): string =>
  `openai-compatible:thinker?url=${server.origin}/v1&maxTokens=${maxTokens}`;
const open = (id: string) => {
  const [model] = openModels([id], { env: {} });
  if (model === undefined) throw new Error("no model");
  return model;
};

it("truncated replies are counted in all and by rule", async () => {
  const store = newStore();
  const outcome = await run({ suite, models: [open(named(100))] }, { store });
  const cut = outcome.subjects[0]?.truncated ?? 0;
  expect(cut).toBeGreaterThan(5);
  expect(cut).toBeLessThan(60);
  const first = (await told(store)).models[0];
  expect(first?.cutOffs?.share).toMatchObject({ value: cut / 60, n: 60 });
  expect(first?.cutOffs?.by["rule"]?.[0]?.share.value).toBeGreaterThanOrEqual(cut / 60);
});

it("accuracy against tokens grows to that of the run, and no model that answers in a word has such a curve", async () => {
  const store = newStore();
  await run({ suite, models: [open(named(1000))] }, { store });
  const [model] = (await told(store)).models;
  const curve = model?.tokenCurve ?? [];
  expect(curve.map(({ tokens }) => tokens)).toEqual([64, 128, 256, 512]);
  expect(curve.at(-1)?.answered.value).toBe(1);
  expect(curve.at(-1)?.correct.value).toBeCloseTo(model?.accuracy.value ?? Number.NaN, 12);
  expect(curve[0]?.answered.value).toBeLessThan(1);
  const terse = newStore();
  await run({ suite, models: openModels(["reasoner:oracle"]) }, { store: terse });
  expect((await told(terse)).models[0]?.tokenCurve).toBeUndefined();
});

it("pass^k falls from the accuracy to the share that is right every time", async () => {
  const store = newStore();
  await run(
    {
      suite: generatedSuite({ profile: "paper", limit: 60 }),
      models: openModels(["reasoner:novice?slip=0.3&weak=modus ponens"]),
      epochs: 3,
    },
    { store },
  );
  const [model] = (await told(store)).models;
  const shares = model?.steadiness?.allRight.map(({ share }) => share.value ?? 0) ?? [];
  expect(shares).toHaveLength(3);
  expect(shares[0]).toBeCloseTo(model?.accuracy.value ?? Number.NaN, 10);
  for (const [k, share] of shares.entries()) if (k > 0) expect(share).toBeLessThanOrEqual(shares[k - 1] ?? 1);
});
