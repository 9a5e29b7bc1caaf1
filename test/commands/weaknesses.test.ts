/** The weakest skills of a run's models. */
import { expect, test } from "vitest";
import { generatedSuite } from "#experiments/suites";
import { weaknesses } from "#commands/report/weaknesses";
import { askedRun, models, newStore } from "../fixture.ts";

const store = newStore();
const novice = "reasoner:novice?weak=modus tollens&slip=1";
const suite = generatedSuite({
  profile: "paper",
  skills: ["modus tollens", "modus ponens", "addition"],
  perSkill: 6,
});
const run = await askedRun({ suite, models: models(novice, "reasoner:oracle") }, store);

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
