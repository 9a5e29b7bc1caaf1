/** Who has seen a set fills its masked options; who has not does not. */
import { expect, test } from "vitest";
import { requireComplete } from "#experiments/asking/asking";
import { contamination, guessingSection } from "#commands/study/contamination";
import { fileSuite } from "#workspace/files/entries";
import { run } from "#experiments/asking/plan-run";
import { choiceSuite } from "#experiments/suites";
import { choiceItems } from "#items/open-suite";
import { memoriser } from "../models/memoriser.ts";
import { models, newStore, fixture } from "../fixture.ts";

test("who memorised the set is caught, who reasons is not, and the same again asks nobody", async () => {
  const store = newStore();
  const { save: write } = fixture();
  const set = [...choiceItems(choiceSuite({ perType: 3, seed: 4 }))];
  const suite = await fileSuite(
    write("set.jsonl", set.map((choice) => `${JSON.stringify(choice)}\n`).join("")),
  );
  const asked = [memoriser("memoriser", set), ...models("reasoner:oracle", "reasoner:affirmer")];
  const told = await contamination({ suite, models: asked }, { store });
  expect(told.models.map(({ set, fresh, hasSeen }) => [set.value, fresh.value, hasSeen])).toEqual([
    [1, 0, true],
    [0, 0, false],
    [0, 0, false],
  ]);
  expect(await contamination({ suite, models: asked }, { store })).toEqual(told);
  const outcome = await run({ suite, models: asked.slice(0, 1) }, { store });
  requireComplete(outcome);
  expect(outcome.done).toBe(36);
});

test("a few masked options are no sign that a set was not seen", async () => {
  const suite = choiceSuite({ perType: 1, seed: 4 });
  const told = await contamination({ suite, models: models("reasoner:oracle") }, { store: newStore() });
  expect(JSON.stringify(guessingSection(told))).toContain("unknown: too few");
  const many = told.models.map((model) => ({
    ...model,
    difference: { ...model.difference, low: -0.004, high: 0.004 },
  }));
  expect(JSON.stringify(guessingSection({ ...told, models: many }))).toContain("no sign of it");
});

test("DivLogicEval §3.3: replies in words of their own stop no model, however many come in a row", async () => {
  const suite = choiceSuite({ perType: 8, seed: 4 });
  const [told] = (await contamination({ suite, models: models("reasoner:oracle") }, { store: newStore() }))
    .models;
  expect(told).toMatchObject({ set: { value: 0, n: 24 }, fresh: { value: 0, n: 24 }, hasSeen: false });
});
