// @long: many questions
/** The step at which a wrong answer breaks. */
import { describe, expect, test } from "vitest";
import { findBreak } from "#diagnosis/probe";
import { preview } from "#experiments/asking/preview";
import { planProbes, probe } from "#commands/diagnose/probe";
import { generatedSuite } from "#experiments/suites";
import { askedRun, models, newStore } from "../fixture.ts";

const weak = "modus tollens";
const novices = models(`reasoner:novice?weak=${weak}&slip=1`);

describe("a novice that is weak at modus tollens, asked chains of five", async () => {
  const store = newStore();
  const skills = [weak, "modus ponens", "addition", "simplification", "transitivity", "conjunction"];
  const run = await askedRun(
    { suite: generatedSuite({ profile: "paper", length: 5, limit: 52, skills, seed: 3 }), models: novices },
    store,
  );
  const probed = async () => {
    const { probes } = await probe({ models: novices }, { store });
    if (probes[0] === undefined) throw new Error("nothing was probed");
    return probes[0];
  };

  test("fails at steps of modus tollens and at no others", async () => {
    const { report, chains, example } = await probed();
    expect(report.failures).toBeGreaterThan(5);
    const breaks = chains.map(findBreak);
    const steps = breaks.flatMap((found) => (found.kind === "step" ? [found.step] : []));
    expect(steps.length).toBeGreaterThan(1);
    expect(new Set(steps.map(({ rule }) => rule))).toEqual(new Set([weak]));
    expect(report.byRule[0]?.rule).toBe(weak);
    expect(steps.length + report.composition).toBe(report.failures);
    expect(example?.rule).toBe(weak);
  });

  test("asked again finds the probe that was made, and latest still means the run", async () => {
    const first = await probed();
    expect(await probed()).toEqual(first);
    expect((await store.findRun("latest")).id).toBe(run);
  });

  test("a preview says how many steps would be asked, and that they are stored already", async () => {
    const [planned] = await planProbes(await store.findRun(run), store, { models: novices });
    if (planned === undefined) throw new Error("nothing to probe");
    const seen = await preview(planned.planned, { store });
    expect(seen.items).toBeGreaterThan(3);
    expect(seen.models[0]).toMatchObject({ calls: 0, stored: seen.items });
  });
});

test("a run of one-step questions cannot be probed, and the message says what can", async () => {
  const store = newStore();
  const oracle = models("reasoner:oracle");
  await askedRun({ suite: generatedSuite({ profile: "paper", limit: 5 }), models: oracle }, store);
  await expect(probe({ models: oracle }, { store })).rejects.toMatchObject({
    code: "misuse",
    message: expect.stringContaining("no question of more than one step"),
    hint: expect.stringContaining("organon run --lengths"),
  });
});

test("where nothing was answered wrongly nothing is asked", async () => {
  const store = newStore();
  const oracle = models("reasoner:oracle");
  await askedRun({ suite: generatedSuite({ profile: "paper", limit: 5, length: 3 }), models: oracle }, store);
  const { probes } = await probe({ models: oracle }, { store });
  expect(probes).toMatchObject([{ run: undefined, report: { failures: 0 }, chains: [] }]);
  expect(await store.runs()).toHaveLength(1);
});
