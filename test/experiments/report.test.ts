/** Reports of stored runs, what their costs rest on, and the gate. */
import { beforeEach, describe, expect, test } from "vitest";
import { priceTable, withPrices } from "#models/prices";
import { costText } from "#reports/numbers";
import type { Store } from "#runs/store";
import { requireComplete } from "#experiments/asking/asking";
import { fileSuite } from "#workspace/files/entries";
import { report } from "#experiments/results/report";
import { run } from "#experiments/asking/plan-run";
import { openModels } from "#workspace/settings/open-models";
import { generatedSuite } from "#experiments/suites";
import { completion, sending, startServer } from "../models/local-server.ts";
import { askedRun, linesFor, models, newStore, fixture } from "../fixture.ts";

const { save: write } = fixture();
const suite = generatedSuite({ profile: "paper", limit: 3 });
let store: Store;
beforeEach(() => {
  store = newStore();
});

describe("a run's cost", async () => {
  const server = await startServer();
  const answer = (usage = {}) => ({ ...Object(completion("Yes.", {}, {}, usage)), model: "gpt-5-mini" });
  beforeEach(() => server.behave(sending(answer())));

  const key = "sk-planted-0123456789abcdef";
  type Prices = Parameters<typeof withPrices>[1];
  const costOf = async (name: string, own: Prices = {}) => {
    const env = {
      OPENAI_API_KEY: key,
      OPENAI_BASE_URL: `${server.origin}/v1`,
      OPENROUTER_API_KEY: key,
      OPENROUTER_BASE_URL: `${server.origin}/v1`,
    };
    const prices = withPrices(priceTable, own);
    requireComplete(await run({ suite, models: openModels([name], { env }) }, { store, prices }));
    const found = await report({ judge: true }, { store, prices });
    return found.models[0]?.cost;
  };
  const own = (): string => `openai-compatible:tested?url=${server.origin}/v1`;

  /** The 12 tokens in and 3 out of each of three calls. */
  const cases: readonly (readonly [what: string, model: () => string, prices: Prices, cost: object])[] = [
    [
      "a vendor's model is reckoned by the table, with its date",
      () => "openai:gpt-5-mini",
      {},
      { basis: "table", priceDate: priceTable.date, usd: expect.closeTo((36 * 0.25 + 9 * 2) / 1e6, 12) },
    ],
    [
      "the configuration's price goes before the table's, and has no date of ours",
      () => "openai:gpt-5-mini",
      { "openai:gpt-5-mini": { in: 1, out: 1 } },
      { basis: "config", priceDate: null, usd: expect.closeTo(45 / 1e6, 12) },
    ],
    [
      "a model without a price costs something unknown",
      own,
      {},
      { basis: "unknown", usd: null, priceDate: null },
    ],
    ["a built-in reasoner is free", () => "reasoner:oracle", {}, { basis: "free", usd: 0, priceDate: null }],
  ];
  test.each(cases)("%s", async (_, model, prices, cost) => {
    expect(await costOf(model(), prices)).toMatchObject(cost);
  });

  test("cached tokens at their own price are still the table's", async () => {
    server.behave(sending(answer({ prompt_tokens_details: { cached_tokens: 8 } })));
    expect(await costOf("openai:gpt-5-mini")).toMatchObject({
      basis: "table",
      usd: expect.closeTo((12 * 0.25 + 24 * 0.025 + 9 * 2) / 1e6, 12),
    });
  });

  test("what the server itself says a call cost is told as recorded", async () => {
    server.behave(sending(answer({ cost: 0.5 })));
    expect(await costOf("openrouter:a/b")).toMatchObject({ basis: "recorded", usd: 1.5, priceDate: null });
  });

  test("what is known is told apart from the most that calls without token counts may have cost", async () => {
    let calls = 0;
    server.behave((...call) =>
      sending(calls++ === 0 ? { ...answer(), usage: undefined } : answer())(...call),
    );
    const name = "openai:gpt-5-mini?maxTokens=1000";
    const cost = await costOf(name);
    expect(cost).toMatchObject({
      basis: "bounded",
      usd: null,
      bound: { known: expect.closeTo((24 * 0.25 + 6 * 2) / 1e6, 12), calls: 1 },
    });
    expect(cost?.bound?.most).toBeGreaterThan(1000 * 2e-6);
    expect(cost?.bound?.most).toBeLessThan(1500 * 2e-6);
    expect(costText(cost!)).toMatch(/^at least \$0\.000018; 1 call unknown, at most \$0\.002$/);
  });

  test("prices that changed since the asking do not change what it cost, and are not named", async () => {
    await costOf("openai:gpt-5-mini");
    const prices = withPrices(priceTable, { "openai:gpt-5-mini": { in: 9, out: 9 } });
    const found = await report({}, { store, prices });
    expect(found.models[0]?.cost).toMatchObject({ basis: "recorded", usd: expect.closeTo(27 / 1e6, 12) });
  });
});

test("the list of skills names how many are weak and tied", async () => {
  const store = newStore();
  const suite = generatedSuite({ profile: "paper", skills: ["modus ponens", "modus tollens"], perSkill: 8 });
  const [slips, never] = ["0.9", "0.001"].map((slip) => `reasoner:novice?weak=modus tollens&slip=${slip}`);
  await askedRun({ suite, models: models(slips!, never!, "reasoner:affirmer") }, store);
  const { models: told } = await report({ diagnosis: { k: 1 } }, { store });
  // Who always says yes has four kinds of question at 0 %, of which the list shows one.
  expect(told[2]?.examination).toMatchObject({ skills: 6, tied: 3 });
  expect(told[2]?.examination.weak).toBeGreaterThan(0);
  expect(told[1]?.examination.weak).toBe(0);
});

test("lengths are a curve where rules are crossed with them, and steps of different rules where not", async () => {
  const lines = (skill: string, length: number) =>
    linesFor({ skills: [skill], length, perSkill: 4, style: "paper" });
  const [ponens, tollens] = ["modus ponens", "modus tollens"];
  const asked = async (name: string, all: readonly string[]) => {
    const file = write(name, all.join("\n"));
    await askedRun({ suite: await fileSuite(file), models: models("reasoner:affirmer") }, store);
    return (await report({}, { store })).models[0]!;
  };
  const apart = await asked("apart.jsonl", [...lines(ponens, 1), ...lines(tollens, 2)]);
  expect([apart.byLength.length, apart.bySteps?.map(({ name }) => name)]).toEqual([0, ["1", "2"]]);
  const crossed = await asked(
    "crossed.jsonl",
    [1, 2].flatMap((n) => [...lines(ponens, n), ...lines(tollens, n)]),
  );
  expect([crossed.byLength.map(({ name }) => name), crossed.bySteps]).toEqual([["1", "2"], undefined]);
});
