/** The papers' conditions by one word, and what the papers leave to chance or to the alphabet. */
import { createRandom } from "#arguments/random";
import { openSuite } from "#items/open-suite";
import { papersConditions } from "#items/suite";
import { assignFolds } from "#scoring/audits/rows";
import { findShortcuts } from "#scoring/audits/shortcuts";
import { yesNoRow } from "#experiments/audit/surface";
import { differing, largestFirst, type ComparedGroup } from "#reports/compare";
import { gapAndP } from "#reports/blocks";
import { functionModel } from "#models/function-model";
import { answerReader } from "#scoring/readers/readers";
import { comparePairs } from "#scoring/paired-scores";
import { expect, test } from "vitest";
import { run } from "#experiments/asking/plan-run";
import { generatedSuite } from "#experiments/suites";
import { fixture, models, newStore, told } from "../../fixture.ts";

const { organon } = fixture();

test("LogicAsker Appendices D, G: --conditions papers is their profile, whose style is the papers', and their lexicon, and a flag beside it goes first", async () => {
  const made = async (...flags: readonly string[]) => {
    const { code, stdout } = await organon("generate", "--limit", "6", ...flags);
    expect(code).toBe(0);
    return stdout;
  };
  const word = await made("--conditions", "papers");
  expect(word).toBe(await made("--profile", "paper", "--style", "paper", "--lexicon", "papers"));
  expect(word).toBe(await made("--profile", "paper", "--lexicon", "papers"));
  expect(word).toContain("Consider the following premises: ");
  const symbolic = await made("--conditions", "papers", "--style", "symbolic");
  expect(symbolic).toBe(await made("--profile", "paper", "--style", "symbolic", "--lexicon", "papers"));
  expect(symbolic).not.toBe(word);
  const { code, stdout } = await organon(
    "run",
    "-m",
    "reasoner:oracle",
    "--conditions",
    "papers",
    "--dry-run",
  );
  expect(code).toBe(0);
  expect(stdout).toContain("2080 questions");
});

test("LogicAsker §3.3: a run under --conditions papers is read as the papers read, beside the usual answer parser", async () => {
  const store = newStore();
  const knower = functionModel("knower", () => "Yes. I know it.");
  const suite = generatedSuite({ ...papersConditions, limit: 12 });
  const reportOf = async (reader?: "papers") => {
    const { run: asked } = await run({ suite, models: [knower], reader }, { store });
    const {
      versions,
      models: [model],
    } = await told(store, asked.id);
    return { id: asked.id, by: versions["reader"], model: model! };
  };
  const [theirs, usual] = [await reportOf("papers"), await reportOf()];
  expect([theirs.by, usual.by]).toEqual(["papers", answerReader.name]);
  // “know” holds “no”: correct under either key.
  expect(theirs.model.accuracy).toMatchObject({ value: 1, n: 12 });
  expect(usual.model.accuracy.value).toBeLessThan(0.6);
});

test("LogicAsker §4.2: improve -k 10 asks ten new questions on each of the ten lowest skills, and a limit of cost makes no other run", async () => {
  const place = fixture();
  const novice = "reasoner:novice?weak=modus tollens&learns=true";
  await place.organon("run", "-m", novice, "--conditions", "papers", "--per-skill", "1");
  const { stdout } = await place.organon("improve", "latest", "-k", "10", "--json");
  const [model] = JSON.parse(stdout).models;
  const [teaching, ...others] = model.teaching;
  expect(others).toEqual([]);
  expect(teaching).toMatchObject({
    k: 10,
    perSkill: 10,
    shots: 4,
    zero: { n: 100 },
    random: { n: 100 },
    weak: { n: 100 },
  });
  expect(teaching.skills).toHaveLength(10);
  const countRuns = async () => JSON.parse((await place.organon("runs", "--json")).stdout).runs.length;
  const runs = await countRuns();
  for (const more of [
    ["--max-cost", "3"],
    ["-j", "2"],
    ["--rpm", "100000"],
  ])
    expect((await place.organon("improve", "latest", "-k", "10", "--json", ...more)).code).toBe(0);
  expect(await countRuns()).toBe(runs);
});

test("LogicAsker §4.3, Table 4: whoever is right on all has no weak skill, and none is called as low as the last", async () => {
  const store = newStore();
  const suite = generatedSuite({ profile: "paper", limit: 20 });
  await run({ suite, models: models("reasoner:oracle") }, { store });
  expect((await told(store)).models[0]?.examination).toMatchObject({ weak: 0, tied: 0 });
});

test("differences of one size stand in no order of the alphabet, and in the same order whatever order they come in", () => {
  const names = "abcdefghijklmnopqrstuvwxyz".split("");
  const group = (name: string): ComparedGroup => {
    const { before, after, ...difference } = comparePairs([[true, false]]);
    return { name, a: before, b: after, q: difference.p, ...difference };
  };
  const order = largestFirst(names.map(group)).map(({ name }) => name);
  expect(order).not.toEqual(names);
  expect(largestFirst(names.toReversed().map(group)).map(({ name }) => name)).toEqual(order);
  expect(differing(names.map(group))).toEqual([]);
});

test("who counts words is taught by seeded folds: in file order it gets no more than among shuffled rows, and groups stay whole", async () => {
  const suite = generatedSuite({ ...papersConditions, perSkill: 3 });
  // As in the authors' file, the kinds one after the other.
  const rows = (await Array.fromAsync(openSuite(suite), yesNoRow)).toSorted((a, b) =>
    a.label < b.label ? 1 : a.label > b.label ? -1 : 0,
  );
  const accuracyOf = (some: typeof rows) =>
    findShortcuts(some, { classifiers: ["counts"] })[0].classifiers[0]?.accuracy.value ?? 0;
  const shuffled = createRandom("rows").shuffle(rows);
  expect(Math.abs(accuracyOf(rows) - accuracyOf(shuffled))).toBeLessThan(0.04);
  const grouped = rows.map((row, i) => ({ ...row, group: `${i % 100}` }));
  const folds = assignFolds(grouped, 5);
  const foldOf = new Map(grouped.map(({ group }, i) => [group, folds[i]]));
  expect(grouped.every(({ group }, i) => foldOf.get(group) === folds[i])).toBe(true);
});

test("a difference of no questions has no p", () => {
  expect(gapAndP(comparePairs([]))[1]).toBe("–");
  expect(gapAndP(comparePairs([[true, false]]))[1]).toMatchObject({ kind: "chance" });
});
