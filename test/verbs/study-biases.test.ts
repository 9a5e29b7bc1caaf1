// @long: many questions
/** What words, wording and order do to the answers. */
import { expect, test } from "vitest";
import { preview } from "#verbs/preview";
import { planRun } from "#verbs/run";
import { studyBiases } from "#verbs/study-biases";
import { biasSuite } from "#verbs/suites";
import { models, newStore } from "./place.ts";

test("the affirmer leans to yes by half, d′ is nothing, its twins all alike; the oracle leans nowhere", async () => {
  const { report, biases } = await studyBiases(
    { suite: biasSuite({ pairs: 6 }), models: models("reasoner:affirmer", "reasoner:oracle") },
    { store: newStore() },
  );
  const [affirmer, oracle] = report.models.map((model) => model.biases);
  expect(affirmer?.yesBias.value).toBeCloseTo(0.5, 10);
  expect(affirmer?.yesBias.low).toBeGreaterThan(0.3);
  expect(affirmer?.balancedAccuracy.value).toBe(0.5);
  expect(affirmer?.sensitivity.low).toBeLessThan(0);
  expect(affirmer?.criterion.high).toBeLessThan(-1);
  expect(oracle?.yesBias.value).toBe(0);
  expect(oracle?.sensitivity.low).toBeGreaterThan(2);
  const [yes, right] = biases.map((one) => one.report);
  expect([yes?.twins.bothRight.value, yes?.twins.answeredAlike.value]).toEqual([0, 1]);
  expect([right?.twins.bothRight.value, right?.twins.answeredAlike.value]).toEqual([1, 0]);
  for (const one of [yes, right]) {
    expect(one?.effects).not.toHaveLength(0);
    for (const { accuracy } of one?.effects ?? []) expect(accuracy.value).toBe(0);
  }
});

test("its questions are counted before anything is asked", async () => {
  const planned = await planRun({ suite: biasSuite({ pairs: 4 }), models: models("reasoner:coin") });
  const { items, total } = await preview(planned);
  expect(items).toBeGreaterThan(8);
  expect(total.calls).toBe(items);
});
