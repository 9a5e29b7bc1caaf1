/** The weakest skills of a run's models. */
import { expect, test } from "vitest";
import { choiceSuite, generatedSuite } from "#experiments/suites";
import { weaknesses } from "#commands/report/weaknesses";
import { askedRun, models, newStore } from "../experiments/place.ts";

const store = newStore();
const novice = "reasoner:novice?weak=modus tollens&slip=1";
const suite = generatedSuite({
  profile: "paper",
  skills: ["modus tollens", "modus ponens", "addition"],
  perSkill: 6,
});
const run = await askedRun({ suite, models: models(novice, "reasoner:oracle") }, store);

test("the rule that a novice slips on is its weakest, with a question that was answered wrongly", async () => {
  const found = await weaknesses({ run, k: 3 }, { store });
  expect(found.run).toBe(run);
  const [first] = found.models;
  // All others are above its level.
  expect(first?.weaknesses).toHaveLength(1);
  expect(first?.weaknesses[0]).toMatchObject({ rule: "modus tollens", accuracy: { n: 6 } });
  expect(first?.weaknesses[0]?.example?.answer).not.toBe(first?.weaknesses[0]?.example?.label);
  expect(found.models).toHaveLength(2);
});

test("a tag that no question has is misuse, with those that there are", async () => {
  await expect(weaknesses({ run, by: ["colour"] }, { store })).rejects.toMatchObject({
    code: "misuse",
    message: `unknown tag of run ${run} “colour”`,
    hint: expect.stringContaining("rule"),
  });
});

test("skills without enough readable answers are not ranked", async () => {
  const { models: none } = await weaknesses({ run, minimum: 7 }, { store });
  expect(none[0]?.weaknesses).toEqual([]);
});

test("four-option questions have no skills", async () => {
  const choices = await askedRun(
    { suite: choiceSuite({ perType: 1 }), models: models("reasoner:oracle") },
    store,
  );
  await expect(weaknesses({ run: choices }, { store })).rejects.toMatchObject({
    code: "misuse",
    hint: `organon report ${choices} shows it`,
  });
});

test("suites say what was left out", () => {
  expect(generatedSuite()).toMatchObject({ profile: "balanced", length: 1, perSkill: 10 });
  expect(generatedSuite({ profile: "paper", limit: 3 }).perSkill).toBeUndefined();
});

test("questions of one argument in other words count as one behind the interval of their skill", async () => {
  const asked = generatedSuite({ profile: "paper", skills: ["modus tollens"], perSkill: 12 });
  const found = await weaknesses(
    { run: await askedRun({ suite: asked, models: models(novice) }, store) },
    { store },
  );
  const valid = found.models[0]?.weaknesses.find(({ kind }) => kind === "valid");
  expect(valid?.accuracy.n).toBe(12);
  expect(valid?.arguments).toBeLessThan(5);
  expect(valid?.accuracy.high).toBeGreaterThan(0.3);
});

test("no skill above the model's own level is listed, and as many more are tied as are as low as the last listed", async () => {
  const { models: told } = await weaknesses({ run, k: 1 }, { store });
  const { weaknesses: weak, examination } = told[0]!;
  expect(weak).toHaveLength(1);
  const all = (await weaknesses({ run, k: 99 }, { store })).models[0]!;
  const level = weak[0]!.accuracy.value;
  const tied = all.weaknesses.slice(1).filter((one) => one.accuracy.value === level);
  expect(examination.tied).toBe(tied.length);
  expect(all.weaknesses.every((one) => one.accuracy.value! <= all.accuracy.value!)).toBe(true);
  expect(all.weaknesses.length).toBeLessThan(all.examination.skills);
});
