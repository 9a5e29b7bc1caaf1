// @long: makes several hundred questions and proves each
import { openModels } from "#workspace/settings/open-models";
import { functionModel } from "#models/function-model";
import { diagnosis, diagnosisDocument, diagnosisJson } from "#commands/diagnose/diagnosis";
import { run } from "#experiments/asking/plan-run";
import { diagnosisSuite } from "#experiments/suites";
import { renderTerminal } from "#reports/render/terminal";
import { describe, expect, test } from "vitest";
import { newStore } from "../fixture.ts";

const store = newStore(":memory:");

/** Enough rules for a search. docs/tutorial.md diagnoses over all. */
const few =
  "modus ponens,modus tollens,transitivity,disjunctive syllogism,simplification,addition,resolution".split(
    ",",
  );
const some = [...few, "universal transitivity", "universal modus ponens", "conjunction", "De Morgan"];

const diagnosed = async (model: string, budget: number, skills?: string[]) => {
  const models = openModels([model]);
  const suite = diagnosisSuite({ budget, skills });
  const outcome = await run({ suite, models }, { store });
  return { outcome, models, told: await diagnosis({ run: outcome.run.id }, { store }) };
};

const screen = (told: Parameters<typeof diagnosisDocument>[0]): string =>
  renderTerminal(diagnosisDocument(told), { color: false, width: 100 });

describe("a diagnosis", () => {
  // Without a depth of five the novice also fails beyond two steps, and causes say so.
  test("names the planted rules, stops by itself, and tells two wrong answers whole on one screen", async () => {
    const { outcome, models, told } = await diagnosed(
      "reasoner:novice?weak=modus tollens,universal transitivity&slip=0.8&depth=5",
      450,
      some,
    );
    const [{ model, examples } = { model: undefined, examples: [] }] = told.models;
    expect(model?.causes?.map(({ rule }) => rule).toSorted()).toEqual([
      "modus tollens",
      "universal transitivity",
    ]);
    expect(outcome.total).toBeLessThan(450);
    expect(model?.search).toMatchObject({ isFinished: true, budget: 450 });
    expect(examples).toHaveLength(2);
    for (const { text, key, replies, steps } of examples) {
      expect(text).toMatch(/^[A-Z].*\. .*\. [^]*Answer yes or no/);
      expect([key, replies[0]?.outcome]).toEqual(["yes", "incorrect"]);
      expect(steps.length).toBeGreaterThan(0);
    }
    const lines = screen(told).trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(44);
    for (const rule of ["modus tollens", "universal transitivity"])
      expect(lines.join("\n")).toMatch(RegExp(`wrong answers\n.*\n(?:.*\n)? +${rule} +−\\d`));
    const again = await run({ suite: diagnosisSuite({ budget: 450, skills: some }), models }, { store });
    expect(again.run.id).toBe(outcome.run.id);
    expect(again.total).toBe(outcome.total);
  });

  test.each(["coin?seed=2", "affirmer"])(
    "asks a subject that is not above chance about all rules alike, and lists none: %s",
    async (name) => {
      const { told } = await diagnosed(`reasoner:${name}`, 60, few);
      const [model] = diagnosisJson(told).models;
      expect(model).toMatchObject({ isAboveChance: false, chanceLevel: 0.5, causes: [], rules: [] });
      const shown = screen(told);
      expect(shown.replaceAll(/\s+/g, " ")).toMatch(
        /Accuracy of .* n 60, not above chance level \(50\.0 %\)/,
      );
      expect(shown.includes("response bias to yes")).toBe(name === "affirmer");
      expect(shown).not.toMatch(/weakness found|steps|pilot/);
    },
  );

  test("finds no weakness only in rules whose own accuracy excludes one", async () => {
    const { told } = await diagnosed("reasoner:oracle", 300);
    const [{ rules } = { rules: [] }] = diagnosisJson(told).models;
    const found = rules.filter(({ finding }) => finding === "no weakness found");
    const others = rules.filter(({ finding }) => finding === "not tested enough");
    expect(found.length).toBeGreaterThan(0);
    expect(found.length + others.length).toBe(rules.length);
    expect(new Set(rules.map(({ rule }) => rule)).size).toBe(rules.length);
    for (const { accuracy } of found) {
      expect(accuracy.low).toBeGreaterThan(5 / 6);
      expect(accuracy.n).toBeGreaterThanOrEqual(20);
    }
    for (const { accuracy } of others) expect(accuracy.low).toBeLessThanOrEqual(5 / 6);
    const shown = screen(told);
    expect(shown).toContain("Every answer is correct.");
    expect(shown).toMatch(
      /\d+\s+rules:\s+\d+\s+weak,\s+\d+\s+without\s+a\s+weakness\s+found[^]*\d+\s+not\s+tested\s+enough\s+\(n\s+\d+\s+to\s+\d+\)/,
    );
  });

  test("quotes a long reply where its answer was read", async () => {
    const long = `${"Let us look at the premises one by one. ".repeat(20)}So the answer is no.`;
    const outcome = await run(
      { suite: diagnosisSuite({ budget: 40, skills: few }), models: [functionModel("long", () => long)] },
      { store },
    );
    const told = await diagnosis({ run: outcome.run.id }, { store });
    expect(screen(told).replaceAll(/\s+/g, " ")).toMatch(
      /Reply: “… [^”]*So the answer is no\.”, extracted answer “no”/,
    );
  });

  test("refuses a budget that leaves too little for the search", async () => {
    const models = openModels(["reasoner:coin"]);
    await expect(run({ suite: diagnosisSuite({ budget: 90 }), models }, { store })).rejects.toThrow(
      "a budget of 90 is too small: the pilot asks 92 questions, a pair for each rule, and the search needs a third more",
    );
  });
});
