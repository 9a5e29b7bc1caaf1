/** The second iteration on the weakest leaves, what demonstrations gain there, and what they cost. */
import { beforeEach, describe, expect, test } from "vitest";
import { functionModel, type LanguageModel } from "#models";
import {
  fileSuite,
  generatedSuite,
  improve,
  lessonRuns,
  papersLesson,
  priceTable,
  report,
  requireComplete,
  run,
  withPrices,
  type Store,
} from "#verbs";
import { scoresOf } from "../../src/verbs/reporting/scores.ts";
import { improvementOf } from "../../src/verbs/teaching/lessons.ts";
import { askedRun, linesFor, models, newStore, openFolder } from "./place.ts";

let store: Store;
beforeEach(() => {
  store = newStore();
});

const lesson = { k: 2, perLeaf: 2, shots: 2 };

test("a novice that learns gains from demonstrations of its weak skills", async () => {
  const names = models("reasoner:novice?weak=modus tollens&slip=0.9&learns=true");
  const suite = generatedSuite({
    profile: "paper",
    perLeaf: 4,
    skills: ["modus tollens", "modus ponens", "addition", "resolution"],
  });
  const id = await askedRun({ suite, models: names }, store);
  await improve({ run: id, models: names, lesson: { k: 3, perLeaf: 6 } }, { store });
  const { report: found } = await report({ run: id, lesson: { k: 3, perLeaf: 6 } }, { store });
  const [model] = found.models;
  if (model === undefined || !("teaching" in model)) throw new Error("nothing was taught");
  expect(model.secondIteration?.value).toBeLessThan(model.accuracy.value ?? 0);
  expect(model.teaching?.weak.value).toBe(1);
  expect(model.teaching?.zero.n).toBe(model.secondIteration?.n);
  expect(model.teaching?.cost?.map(({ arm }) => arm)).toEqual(["zero", "random", "weak"]);
});

test("a novice weak in one rule is taught that rule only, by other questions each time", async () => {
  const names = models("reasoner:novice?weak=modus tollens&slip=0.6");
  const id = await askedRun(
    { suite: generatedSuite({ profile: "paper", perLeaf: 4 }), models: names },
    store,
  );
  const found = await store.findRun(id);
  const scores = [...(await scoresOf(store, found)).values()].flat();
  const improvement = improvementOf(found, names[0]!, scores, { ...papersLesson, perLeaf: 2 });
  const weak = improvement?.arms.find(({ name }) => name === "weak");
  const lessons = (improvement?.items ?? []).map((item) => weak?.shown(item) ?? []);
  expect(lessons).toHaveLength(20);
  expect(new Set(lessons.flat().map(({ rule }) => rule))).toEqual(new Set(["modus tollens"]));
  expect(new Set(lessons.map((shown) => shown.map(({ itemId }) => itemId).join())).size).toBeGreaterThan(15);
});

test("a run of a file has nothing to make new questions of", async () => {
  const { write } = openFolder();
  const suite = await fileSuite(write("suite.jsonl", linesFor({ profile: "paper", limit: 3 }).join("\n")));
  const names = models("reasoner:affirmer");
  await askedRun({ suite, models: names }, store);
  await expect(improve({ models: names }, { store })).rejects.toMatchObject({
    code: "misuse",
    message: expect.stringContaining("new questions need a generated suite"),
  });
});

test("a model without responses has no weakness yet", async () => {
  await askedRun(
    { suite: generatedSuite({ profile: "paper", limit: 3 }), models: models("reasoner:oracle") },
    store,
  );
  await expect(improve({ models: models("reasoner:coin") }, { store })).rejects.toMatchObject({
    message: expect.stringContaining("has no responses of reasoner:coin yet"),
  });
});

describe("the cost of lessons", () => {
  // Each call costs 3 tokens out at $0.1; one that runs to its 10 tokens would cost $1.
  const each = 0.3;
  const questions = 4;
  const suite = generatedSuite({ profile: "paper", limit: 12 });
  const prices = withPrices(priceTable, { "function:dear": { in: 0, out: 100_000 } });
  let calls = 0;
  const dear: LanguageModel = {
    ...functionModel("dear", () => "Yes."),
    parameters: { maxTokens: 10 },
    ask: async () => {
      calls += 1;
      return { text: "Yes.", finishReason: "stop", usage: { tokensIn: 12, tokensOut: 3 } };
    },
  };
  const improved = (maxCost: number) =>
    improve({ models: [dear], lesson }, { store, prices, pacing: { concurrency: 16, maxCost } });

  beforeEach(async () => {
    requireComplete(await run({ suite, models: [dear] }, { store, prices }));
    calls = 0;
  });

  test("is that of each way of asking, planned before anything is asked", async () => {
    const found = await store.findRun("latest");
    const runs = await lessonRuns(store, found, dear, lesson);
    expect(runs.map(({ what }) => what)).toEqual([
      "dear, no demonstrations",
      "dear, random demonstrations",
      "dear, weak demonstrations",
    ]);
    for (const planned of runs) {
      const all = [];
      for await (const question of planned.questions()) all.push(question);
      expect(all).toHaveLength(questions);
    }
    expect(calls).toBe(0);
  });

  test("stops at the most over all ways together, and goes on with more", async () => {
    await expect(improved(2)).rejects.toMatchObject({ code: "budget" });
    expect(calls).toBeGreaterThan(questions - 1);
    expect(calls * each).toBeLessThanOrEqual(2);
    await improved(100);
    expect(calls).toBe(3 * questions);
  });

  test("with a most to spend every price is needed before anything is asked", async () => {
    await expect(
      improve(
        { models: [dear], lesson },
        { store, prices: priceTable, pacing: { concurrency: 1, maxCost: 2 } },
      ),
    ).rejects.toMatchObject({ code: "misuse", message: "no price is known for function:dear" });
    expect(calls).toBe(0);
  });
});
