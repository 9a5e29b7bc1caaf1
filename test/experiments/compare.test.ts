/** Two runs, or two models of one run, on the same questions. */
import { expect, test } from "vitest";
import { changedQuestions, compare, compareSkills, sideNames } from "#experiments/results/compare";
import { diagnosisSuite, generatedSuite } from "#experiments/suites";
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
  expect(comparison).toMatchObject({ mode: "paired", shared: 24, onlyA: 0, onlyB: 0 });
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
    const { lost, gained } = await changedQuestions(store, a, b);
    expect([lost.length, gained.length]).toEqual([comparison.overall.lost, comparison.overall.gained]);
    const changed = turned ? gained : lost;
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

test("two skills of one model: B against A on unlike questions, with the steps that they take", async () => {
  const { a, b, comparison } = await compareSkills({ run: both, model: novice, skills }, { store });
  expect([a.scores.length, b.scores.length, a.steps, b.steps]).toEqual([12, 12, 1, 1]);
  expect([a.forms[0], b.forms[0]]).toEqual(["p → q; p ⊢ q", "p → q; ¬q ⊢ ¬p"]);
  expect(comparison).toMatchObject({ mode: "unpaired", shared: 0 });
  expect(comparison.overall.high).toBeLessThan(0);
  const skill = await compareSkills(
    { run: both, model: novice, skills: ["modus ponens, valid", "unrelated"] },
    { store },
  );
  expect([skill.a.scores.length, skill.b.steps]).toEqual([4, 1]);
  const refused = async (some: readonly string[], model?: string) => {
    const error: unknown = await compareSkills({ run: both, model, skills: some }, { store }).catch(
      (one: unknown) => one,
    );
    return error;
  };
  expect(await refused(["modus ponens", "valid"], novice)).toMatchObject({
    message: "4 questions are of both skills",
  });
  expect(await refused(["modus ponens", "modus tolens"], novice)).toMatchObject({
    message: expect.stringContaining("did you mean “modus tollens”?"),
  });
  expect(await refused(["modus ponens", "0"], novice)).toMatchObject({
    hint: expect.stringMatching(/^known: “modus [^\d]*$/),
  });
  expect(await refused(skills)).toMatchObject({ message: "two skills of one model are compared" });
});

test("skills of a run that chose its questions by the answers are not compared", async () => {
  const suite = diagnosisSuite({ skills: ["modus ponens"], budget: 60 });
  const run = await askedRun({ suite, models: models("reasoner:oracle") }, store);
  await expect(compareSkills({ run, skills: ["modus ponens", "valid"] }, { store })).rejects.toMatchObject({
    message: `run ${run} chose its questions by the answers`,
    hint: "organon run --skill A,B --length 1-3",
  });
});

test("sides of one model are called by the settings in which their runs differ", async () => {
  const { a, b } = await compare({ runs: [both, reasoned] }, { store });
  expect(sideNames(a, b)).toEqual({
    a: `${novice} in run ${both}`,
    b: `${novice} in run ${reasoned}, prompt cot`,
  });
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
  const { comparison } = await compare({ ...pair, questions: "unpaired" }, { store });
  expect(comparison).toMatchObject({ mode: "unpaired", overall: { value: 0, p: 1 } });
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
    message: expect.stringContaining("has no model reasoner:coin"),
  });
  expect(await refused({ runs: [both, both], models: ["x"] })).toMatchObject({
    hint: `-m takes reasoner:oracle, ${novice}`,
  });
  expect(await refused({ runs: [both, reasoned], models: ["x"] })).toMatchObject({
    message: `neither run ${both} nor run ${reasoned} has a model x`,
  });
});
