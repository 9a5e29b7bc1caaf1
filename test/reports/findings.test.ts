import { expect, test } from "vitest";
import type { ModelReport, Report } from "#reports/summary";
import { findings } from "../../src/reports/findings.ts";
import { proportion } from "#scoring/estimate";
import { createOutcomes } from "#scoring/by-question";
import { pairedDifference } from "#scoring/paired-scores";
import { exampleReport } from "./example-report.ts";

const withSubject = (changes: Partial<ModelReport>): Report => {
  const report = exampleReport();
  return { ...report, models: report.models.slice(0, 1).map((model) => ({ ...model, ...changes })) };
};

const claims = (changes: Partial<ModelReport>): string =>
  findings(withSubject(changes))
    .map((finding) => finding.claim)
    .join(" ");

const readable = (right: number) => ({
  accuracy: proportion(right, 100),
  responseAccuracy: proportion(right, 100),
  responseRate: proportion(100, 100),
});

const logics = (propositional: number, predicate: number) => ({
  byLogic: [
    { name: "propositional", ...readable(propositional) },
    { name: "predicate", ...readable(predicate) },
  ],
});

const taught = (value: number, low: number, high: number, k = 10) => {
  const arm = proportion(50, 100);
  const difference = { from: "random", to: "weak", value, low, high, n: 100, p: 0.01 } as const;
  const arms = { zero: arm, random: arm, weak: arm };
  return {
    teaching: [{ k, perSkill: 10, shots: 4, skills: [], ...arms, responses: [], differences: [difference] }],
  };
};

/** False alarms and misses among a hundred questions with both answer keys. */
const leaning = (gained: number, lost: number): ModelReport["biases"] => ({
  ...exampleReport().models[0]!.biases!,
  yesBias: pairedDifference({ both: 0, lost, gained, neither: 100 - gained - lost }),
});

test("of two logics nothing is said where one was hardly asked", () => {
  const [one, other] = logics(80, 78).byLogic;
  const few = { ...other!, ...readable(3), accuracy: proportion(3, 4), responseAccuracy: proportion(3, 4) };
  expect(claims({ byLogic: [one!, few] })).not.toMatch(/propositional/);
});

test("a preference within chance is not said", () => {
  expect(claims({ biases: leaning(12, 8) })).not.toMatch(/answers “|Every readable answer/);
});

const cases: readonly (readonly [fact: string, changes: Partial<ModelReport>, claim: string])[] = [
  ["a gap above zero is claimed", logics(95, 60), "better at propositional than at predicate"],
  ["a gap below zero is claimed the other way", logics(60, 95), "better at predicate than at propositional"],
  ["a gap that may be none is not claimed", logics(80, 78), "does not differ significantly"],
  [
    "a gain above zero is claimed",
    taught(0.2, 0.1, 0.3),
    "help novice 20.0 percentage points more than random",
  ],
  [
    "a loss is claimed as a loss",
    taught(-0.2, -0.3, -0.1),
    "help novice 20.0 percentage points less than random",
  ],
  [
    "a gain that may be none is not claimed",
    taught(0.05, -0.05, 0.15),
    "do not differ significantly from random ones",
  ],
  ["silence is not a reason", { responseAccuracy: proportion(0, 0) }, "gave no readable answer"],
  ["ten skills are several", taught(0, -1, 1), "for its ten weakest skills novice"],
  ["one skill is one", taught(0, -1, 1, 1), "for its weakest skill novice"],
  [
    "many truncated replies are said, with the remedy",
    { outcomes: { ...createOutcomes(), correct: 20, truncated: 20 } },
    "50.0 % of the replies of novice are truncated and count as not correct: raise maxTokens",
  ],
  [
    "one answer to everything is said",
    { yesRate: proportion(0, 100), biases: leaning(0, 30) },
    "Every readable answer of novice is “no”: its skills differ only by their answer keys.",
  ],
  [
    "a preference for one answer is said",
    { yesRate: proportion(80, 100), biases: leaning(35, 5) },
    "novice answers “yes” more often than “yes” is right.",
  ],
];

test.each(cases)("%s", (_, changes, claim) => {
  expect(claims(changes)).toContain(claim);
});

test("every claim with a share carries its interval and n", () => {
  for (const { claim, evidence } of findings(exampleReport()))
    if (/\d %|points/.test(claim)) expect(evidence).toMatch(/\[.*\] n [\d,]+/);
});
