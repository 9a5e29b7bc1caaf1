/** Prices on the line: any model can be planned for and have a budget. */
import { describe, expect, it } from "vitest";
import { computeCost, buildPrice, priceTable, withPrices } from "#models/prices";
import { estimateQuestionsCost } from "#experiments/asking/plan-costs";
import { run } from "#experiments/asking/plan-run";
import { emptyConfig } from "#workspace/settings/loaded-config";
import { withGivenPrices } from "#workspace/settings/given-prices";
import { openModels } from "#workspace/settings/open-models";
import { generatedSuite } from "#experiments/suites";
import { newStore } from "../fixture.ts";

const lines = Object.keys(priceTable.prices);

describe("every model of the table", () => {
  it("can be planned for and has a price for what it uses", async () => {
    const models = openModels(lines, { env: {}, asking: false });
    const cost = await estimateQuestionsCost(
      generatedSuite({ profile: "paper", limit: 100 }),
      100,
      models,
      priceTable,
    );
    expect(cost.models.filter(({ usd }) => usd.most !== null)).toHaveLength(lines.length);
    for (const model of models) {
      const price = buildPrice(model, priceTable);
      expect(
        price && computeCost({ tokensIn: 1000, tokensOut: 100 }, price),
        model.id,
      ).toBeGreaterThanOrEqual(0);
    }
  });

  it("refuses its first call where a budget is below the most that it may cost", async () => {
    const dear = lines.filter((name) => (priceTable.prices[name]?.out ?? 0) > 0);
    const env = Object.fromEntries(
      ["OPENAI", "ANTHROPIC", "GOOGLE_GENERATIVE_AI", "MISTRAL", "OPENROUTER"].map((name) => [
        `${name}_API_KEY`,
        "sk-no-key-at-all",
      ]),
    );
    const pacing = { concurrency: 1, maxCost: 1e-9 };
    const outcome = await run(
      { suite: generatedSuite({ profile: "paper", limit: 1 }), models: openModels(dear, { env }) },
      { store: newStore(), pacing },
    );
    expect(outcome.subjects.map(({ stopped }) => stopped?.class)).toEqual(dear.map(() => "budget"));
  });
});

it("a price on the line goes over the table", () => {
  const { prices } = withGivenPrices(emptyConfig, {
    price: ["openai:gpt-6-luna=1/2", "openai-compatible:own=1/2/0.5"],
  });
  const table = withPrices(priceTable, prices);
  expect(buildPrice({ provider: "openai", model: "gpt-6-luna" }, table)).toEqual({ in: 1, out: 2 });
  expect(buildPrice({ provider: "openai-compatible", model: "own" }, table)).toEqual({
    in: 1,
    out: 2,
    cached: 0.5,
  });
  for (const wrong of ["openai:x=1", "openai:x", "openai:x=a/b", "openai:x=1/2/3/4"])
    expect(() => withGivenPrices(emptyConfig, { price: [wrong] })).toThrow("gives no price");
});

it("flex costs half, and what priority costs is not known", () => {
  const model = { provider: "openai", model: "gpt-5.5" };
  expect(buildPrice({ ...model, parameters: { serviceTier: "flex" } }, priceTable)?.in).toBe(2.5);
  expect(buildPrice({ ...model, parameters: { serviceTier: "priority" } }, priceTable)).toBeUndefined();
});

it("tokens that are put into Anthropic's cache cost a quarter more, and those read from it a tenth", () => {
  const price = buildPrice({ provider: "anthropic", model: "claude-haiku-4-5" }, priceTable);
  const usage = { tokensIn: 3000, tokensOut: 0, tokensCached: 1000, tokensCacheWritten: 1000 };
  expect(price && computeCost(usage, price)).toBeCloseTo((1000 + 100 + 1250) / 1e6, 12);
});

it("--price takes the short name of a model that is asked, where it is unambiguous", () => {
  const priced = (...models: readonly string[]) =>
    withGivenPrices(emptyConfig, { price: ["gpt-6-luna=1/2"], models });
  const { prices } = priced("openai:gpt-6-luna?maxTokens=50", "openai:gpt-6-luna", "ollama:llama3.2");
  expect(prices).toEqual({ "openai:gpt-6-luna": { in: 1, out: 2 } });
  expect(() => priced("openai:gpt-6-luna", "lab:gpt-6-luna")).toThrow(
    "several models: openai:gpt-6-luna, lab:gpt-6-luna",
  );
  expect(() => priced("ollama:llama3.2")).toThrow(
    expect.objectContaining({
      message: "--price gpt-6-luna names no model of this command",
      hint: "as in --price ollama:llama3.2=0.1/0.5; models: ollama:llama3.2",
    }),
  );
});
