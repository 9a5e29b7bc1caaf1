/** Two runs, or two models of one run, on the same questions. */
import { expect, test } from "vitest";
import { bothAnswers, changedQuestions, compare, sideNames } from "#experiments/results/compare";
import { generatedSuite } from "#experiments/suites";
import { askedRun, models, newStore } from "../fixture.ts";

const store = newStore();
const novice = "reasoner:novice?weak=modus tollens&slip=0.9";
const skills = ["modus ponens", "modus tollens"];
const suite = generatedSuite({ profile: "paper", style: "natural", skills, perSkill: 4 });
const both = await askedRun({ suite, models: models("reasoner:oracle", novice) }, store);
const reasoned = await askedRun({ suite, models: models(novice), form: "cot" }, store);
const other = await askedRun({ suite: { ...suite, seed: 2 }, models: models("reasoner:oracle") }, store);

test("two models of one run: the rule that the second slips on is named", async () => {
  const { a, comparison } = await compare({ runs: [both] }, { store });
  expect(comparison).toMatchObject({ shared: 24, onlyA: 0, onlyB: 0 });
  expect(a.model).toBe("reasoner:oracle");
  expect(comparison.overall.value).toBeLessThan(0);
  const tollens = comparison.byRule.find(({ name }) => name === "modus tollens");
  expect(tollens).toMatchObject({ gained: 0 });
  expect(tollens?.lost).toBeGreaterThanOrEqual(3);
});

test("the questions that B lost and gained are those that the comparison counts, with both replies", async () => {
  for (const turned of [false, true]) {
    const asked = turned ? [novice, "reasoner:oracle"] : ["reasoner:oracle", novice];
    const { a, b, comparison } = await compare({ runs: [both], models: asked }, { store });
    const { lost, gained } = await changedQuestions(store, bothAnswers(a, b), {
      lost: Infinity,
      gained: Infinity,
    });
    expect([lost.count, gained.count]).toEqual([comparison.overall.lost, comparison.overall.gained]);
    const changed = (turned ? gained : lost).questions;
    expect(changed.length).toBeGreaterThanOrEqual(3);
    for (const { text, key, tags, a: one, b: other } of changed) {
      expect([text, tags["rule"]]).toEqual([expect.stringMatching(/\?|\./), "modus tollens"]);
      const [right, wrong] = turned ? [other, one] : [one, other];
      expect([right.answer, right.outcome]).toEqual([key, "correct"]);
      expect(wrong.answer).not.toBe(key);
      expect(wrong.reply).not.toBe("");
    }
  }
});

test("sides of one model are called by the settings in which their runs differ", async () => {
  const { a, b } = await compare({ runs: [both, reasoned] }, { store });
  expect(sideNames(a, b)).toEqual({ a: `novice in run ${both}`, b: `novice in run ${reasoned}, prompt cot` });
  const arm = { run: both, arm: "weak", k: 2, perSkill: 10, shots: 4 } as const;
  const lesson = { ...arm, balanced: false, as: "text", reasons: "short", showing: [] };
  const suite = { kind: "derived", from: "weaknesses", hash: "", lesson } as const;
  const taught = { ...b, run: { ...b.run, plan: { ...b.run.plan, suite } } };
  expect(sideNames(a, taught).b).toContain("4 weak examples");
});

test("runs that asked different questions are refused, unless it is said how", async () => {
  const pair = { runs: [both, other], models: ["reasoner:oracle"] } as const;
  await expect(compare(pair, { store })).rejects.toMatchObject({
    code: "misuse",
    message: expect.stringMatching(/were asked different questions: \d+ shared, \d+ only of A/),
    hint: expect.stringMatching(/^--shared/),
  });
});

test("which models are meant must be clear", async () => {
  const refused = async (options: Parameters<typeof compare>[0]) => {
    const error: unknown = await compare(options, { store }).catch((thrown: unknown) => thrown);
    return error;
  };
  expect(await refused({ runs: [reasoned] })).toMatchObject({
    message: `run ${reasoned} has one model, and A and B would be the same`,
    hint: expect.stringContaining("organon runs"),
  });
  expect(await refused({ runs: [reasoned, reasoned] })).toMatchObject({
    message: `run ${reasoned} has one model, and A and B would be the same`,
  });
  expect(await refused({ runs: [both], models: ["reasoner:coin", novice] })).toMatchObject({
    message: "unknown model of the run “reasoner:coin”",
  });
  expect(await refused({ runs: [both, both], models: ["x"] })).toMatchObject({
    hint: expect.stringContaining("reasoner:oracle"),
  });
  expect(await refused({ runs: [both, reasoned], models: ["x"] })).toMatchObject({
    message: "unknown model of the run “x”",
  });
});
