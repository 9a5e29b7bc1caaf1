// @long: whole commands, one after another
/** The second iteration on the weakest skills, what demonstrations gain there, and what they cost. */
import { beforeEach, describe, expect, test } from "vitest";
import { parseQuestionLine } from "#items/formats/lines";
import type { Demonstration } from "#diagnosis/demonstrate";
import { functionModel } from "#models/function-model";
import type { LanguageModel } from "#models/language-model";
import { priceTable, withPrices } from "#models/prices";
import type { Store } from "#runs/store";
import { requireComplete } from "#experiments/asking/asking";
import { fileSuite } from "#workspace/files/entries";
import { improve, lessonRuns } from "#experiments/teaching/improve";
import { run } from "#experiments/asking/plan-run";
import { generatedSuite } from "#experiments/suites";
import { papersLesson } from "#experiments/teaching/lessons";
import { readAllScores } from "../../src/experiments/results/scores.ts";
import { freshSource, planImprovement } from "../../src/experiments/teaching/lessons.ts";
import { askedRun, linesFor, models, newStore, fixture } from "../fixture.ts";

let store: Store;
beforeEach(() => {
  store = newStore();
});

const lesson = { k: 2, perSkill: 2, shots: 2 };

test("a novice weak in one rule is taught that rule only, by other questions each time", async () => {
  const names = models("reasoner:novice?weak=modus tollens&slip=0.6");
  const id = await askedRun(
    { suite: generatedSuite({ profile: "paper", perSkill: 4 }), models: names },
    store,
  );
  const found = await store.findRun(id);
  const scores = [...(await readAllScores(store, found)).values()].flat();
  const source = await freshSource(store, found, scores);
  const improvement = planImprovement(found, names[0]!, scores, source, { ...papersLesson, perSkill: 2 });
  const weak = improvement?.arms.find(({ name }) => name === "weak");
  const lessons = (improvement?.items ?? []).map((item) => weak?.shown(item) ?? []);
  expect(lessons).toHaveLength(20);
  expect(new Set(lessons.flat().map(({ rule }) => rule))).toEqual(new Set(["modus tollens"]));
  expect(new Set(lessons.map((shown) => shown.map(({ itemId }) => itemId).join())).size).toBeGreaterThan(15);
});

test("§4.5: over twenty seeds, random examples are drawn freely, and balanced ones are half yes", async () => {
  const names = models("reasoner:novice?weak=modus tollens&slip=0.9");
  const skills = ["modus ponens", "modus tollens", "addition", "simplification"];
  const shown: Record<"free" | "balanced", (readonly Demonstration[])[]> = { free: [], balanced: [] };
  for (let seed = 1; seed <= 20; seed++) {
    const suite = generatedSuite({ profile: "paper", perSkill: 1, seed, skills });
    const found = await store.findRun(await askedRun({ suite, models: names }, store));
    const scores = [...(await readAllScores(store, found)).values()].flat();
    const source = await freshSource(store, found, scores);
    for (const draw of ["free", "balanced"] as const) {
      const settings = { ...papersLesson, k: 2, perSkill: 2, ...(draw === "balanced" && { balanced: true }) };
      const { items, arms } = planImprovement(found, names[0]!, scores, source, settings);
      const random = arms.find(({ name }) => name === "random");
      shown[draw].push(...items.map((item) => random?.shown(item) ?? []));
    }
  }
  const countYes = (one: readonly Demonstration[]): number =>
    one.filter(({ label }) => label === "yes").length;
  expect(shown.free.length).toBeGreaterThanOrEqual(80);
  expect(shown.balanced.map(countYes)).toEqual(shown.balanced.map(() => 2));
  // Of the 208 skills 63 are labelled yes.
  const free = shown.free.flat();
  expect(Math.abs(countYes(free) / free.length - 63 / 208)).toBeLessThan(0.1);
});

describe("a run of a file", () => {
  const { save: write } = fixture();
  const asked = async (lines: readonly string[], model = "reasoner:affirmer") => {
    const suite = await fileSuite(write("suite.jsonl", lines.join("\n")));
    const names = models(model);
    return { names, id: await askedRun({ suite, models: names }, store) };
  };
  const words = (line: string): string => parseQuestionLine(line).text;

  test("where only the weak skills are wanted, asks about those, and nothing where none is", async () => {
    const own = newStore();
    const suite = generatedSuite({
      profile: "paper",
      skills: ["modus ponens", "modus tollens"],
      perSkill: 30,
    });
    const asked = models("reasoner:novice?weak=modus tollens&slip=0.9", "reasoner:oracle");
    const id = await askedRun({ suite, models: asked }, own);
    const notices: string[] = [];
    const options = { models: asked, lesson: { perSkill: 2 }, weakOnly: true };
    const tools = { onNotice: (notice: string) => void notices.push(notice) };
    const parts = await Array.fromAsync(lessonRuns(own, await own.findRun(id), options, tools));
    expect(parts.map(({ models: [model] }) => model?.id)).toEqual(parts.map(() => asked[0]?.id));
    const { suite: lesson } = parts[0]!.plan;
    const weak = "lesson" in lesson ? (lesson.lesson?.k ?? 0) : 0;
    expect(weak).toBeGreaterThan(0);
    expect(weak).toBeLessThan(6);
    expect(notices).toEqual([
      expect.stringMatching(/^reasoner:oracle: no skill is significantly weak, so nothing is asked/),
    ]);
  });

  test("is improved by new questions of the profile, style and length that its lines are of", async () => {
    const given = { perSkill: 2, seed: 5, style: "paper", lexicon: "nonsense", length: 3 };
    const skills = ["modus ponens", "modus tollens", "addition"];
    for (const profile of ["paper", "balanced"]) {
      const lines = linesFor({ ...given, profile, skills });
      const { names, id } = await asked(lines);
      const lessons = lessonRuns(store, await store.findRun(id), {
        models: [names[0]!],
        lesson: { k: 3, perSkill: 3 },
      });
      const [zero] = await Array.fromAsync(lessons);
      const made = [];
      for await (const { problem } of zero!.questions()) if (problem !== undefined) made.push(problem);
      expect(made.length).toBeGreaterThan(6);
      for (const item of made) {
        expect(item).toMatchObject({ profile, seed: 5, style: "paper", length: 3 });
        expect(lines.map(words)).not.toContain(item.question);
      }
    }
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
    const runs = await Array.fromAsync(lessonRuns(store, found, { models: [dear], lesson }));
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
});
