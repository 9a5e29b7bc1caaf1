// @long: many questions
/** Asking a question again makes no second question: of nothing that is told, tested or held against a threshold. */
import { expect, test } from "vitest";
import { holdGate, report } from "#experiments/results/report";
import { run } from "#experiments/asking/plan-run";
import { openModels } from "#workspace/settings/open-models";
import { choiceSuite, generatedSuite } from "#experiments/suites";
import { newStore } from "../fixture.ts";

/** The report of a suite asked so many times in memory, and the gate held against it. */
const told = async (
  model: string,
  suite: Parameters<typeof run>[0]["suite"],
  epochs: number,
  threshold = 0.99,
) => {
  const store = newStore(":memory:");
  await run({ suite, models: openModels([model]), epochs }, { store });
  const found = await report({ judge: true }, { store });
  const gate = await holdGate(found, threshold, store);
  return { found, gate: gate.outcome };
};

test.each([
  ["reasoner:oracle", 40],
  ["reasoner:oracle", 208],
  ["reasoner:novice?weak=modus tollens&slip=0.2", 208],
])("one epoch and three pass and miss the same gate: %s, %i questions", async (model, limit) => {
  const suite = generatedSuite({ profile: "paper", limit });
  expect((await told(model, suite, 3)).gate).toBe((await told(model, suite, 1)).gate);
});

test("Accuracy and Circular rest on as many questions as there are items", async () => {
  const { found } = await told("reasoner:coin", choiceSuite({ perType: 4 }), 2, 0.5);
  const model = found.models[0]?.circles;
  expect([
    model?.accuracy.n,
    model?.circular.n,
    model?.responseRate.n,
    model?.byPlace[0]?.accuracy.n,
  ]).toEqual([12, 12, 12, 12]);
});
