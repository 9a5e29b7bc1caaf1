/** What a run would ask and cost, before anything is asked. */
import { expect, test } from "vitest";
import { priceTable, withPrices } from "#models/prices";
import { computeRunId } from "#runs/plan";
import { preview } from "#experiments/asking/preview";
import { planRun } from "#experiments/asking/plan-run";
import { openModels } from "#workspace/settings/open-models";
import { generatedSuite } from "#experiments/suites";
import { askedRun, models, newStore } from "../fixture.ts";

const suite = generatedSuite({ profile: "paper", limit: 24 });
const dear = openModels(["openai:gpt-5-mini"], { env: {}, asking: false });

test("calls, tokens and a range of prices are told", async () => {
  const planned = await planRun({ suite, models: dear, epochs: 2 });
  const seen = await preview(planned);
  expect(seen).toMatchObject({
    run: computeRunId(planned.plan),
    items: 24,
    priceDate: priceTable.date,
    models: [{ model: "openai:gpt-5-mini", calls: 48, stored: 0, priced: "table" }],
    total: { calls: 48 },
  });
  const { least, likely, most } = seen.total.usd;
  expect(least).toBeGreaterThan(0);
  expect(likely).toBeGreaterThan(least ?? 0);
  expect(most).toBeGreaterThan(likely ?? 0);
});

test("what is stored is not asked again", async () => {
  const store = newStore();
  await askedRun({ suite, models: models("reasoner:oracle") }, store);
  const planned = await planRun({ suite: { ...suite, limit: 30 }, models: models("reasoner:oracle") });
  expect((await preview(planned, { store })).models).toMatchObject([{ calls: 6, stored: 24 }]);
});

test("an unknown price makes the sum unknown; a configured one is told as such", async () => {
  const names = ["openai:gpt-5-mini", "openai-compatible:x?url=http://127.0.0.1:9/v1"];
  const planned = await planRun({ suite, models: openModels(names, { env: {}, asking: false }) });
  const seen = await preview(planned);
  expect(seen.models.map(({ priced }) => priced)).toEqual(["table", "unknown"]);
  expect(seen.total.usd).toEqual({ least: null, likely: null, most: null });
  const prices = withPrices(priceTable, { "openai-compatible:x": { in: 1, out: 1 } });
  const priced = await preview(planned, { prices });
  expect(priced.models[1]).toMatchObject({ priced: "config" });
  expect(priced.total.usd.most).toBeGreaterThan(0);
});
