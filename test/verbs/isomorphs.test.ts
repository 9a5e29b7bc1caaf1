// @long: many questions
/** Isomorphs asked: who reasons flips nothing, who remembers is told. */
import { askedQuestions } from "#runs/answers";
import { expect, test } from "vitest";
import { isomorphs, planIsomorphs } from "#verbs/isomorphs";
import { preview } from "#verbs/preview";
import { report } from "#verbs/report";
import { generatedSuite } from "#verbs/suites";
import { collect } from "../runs/sample.ts";
import { askedRun, models, newStore, openFolder } from "./place.ts";

const store = newStore();
const suite = generatedSuite({ profile: "paper", limit: 160, seed: 4 });

test("an oracle flips nothing, and is asked nothing twice", async () => {
  const oracle = models("reasoner:oracle");
  const run = await askedRun({ suite, models: oracle }, store);
  const found = await isomorphs({ run, models: oracle, limit: 60 }, { store });
  expect(found.models[0]).toMatchObject({ flipped: { value: 0, n: 60 }, mended: { n: 0 }, isTell: false });
  expect(await isomorphs({ run, models: oracle, limit: 60 }, { store })).toEqual(found);
  const [planned] = await planIsomorphs(await store.findRun(run), store, { models: oracle, limit: 60 });
  expect((await preview(planned!.planned, { store })).models[0]).toMatchObject({ calls: 0, stored: 60 });
});

test("a model that has read the questions is told by what it loses in other words", async () => {
  // Of profile balanced: what it has not read it judges by overlap, which says nothing there.
  const suite = generatedSuite({ limit: 160, seed: 4 });
  const folder = openFolder();
  const seen = await askedRun({ suite, models: models("reasoner:coin") }, store);
  const lines = (await collect(askedQuestions(store, await store.findRun(seen)))).map(({ problem }) =>
    JSON.stringify(problem),
  );
  const file = folder.write("seen.jsonl", `${lines.join("\n")}\n`);
  const memoriser = models(`reasoner:memoriser?file=${file}`);
  const run = await askedRun({ suite, models: memoriser }, store);
  expect((await report({ run, judge: true }, { store })).models[0]?.accuracy.value).toBe(1);
  const [found] = (await isomorphs({ run, models: memoriser }, { store })).models;
  expect(found?.flipped.value).toBeGreaterThan(0.2);
  expect(found?.isTell).toBe(true);
});

test("a run without answers to questions of ours is told", async () => {
  const vague = models("reasoner:coin");
  const run = await askedRun(
    { suite: generatedSuite({ limit: 2, seed: 8, style: "symbolic" }), models: vague },
    store,
  );
  await expect(isomorphs({ run, models: vague }, { store })).rejects.toThrow(/no readable answer/);
});
