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

/** False alarms and misses among a hundred questions with both answer keys. */
const leaning = (gained: number, lost: number): ModelReport["biases"] => ({
  ...exampleReport().models[0]!.biases!,
  yesBias: pairedDifference({ both: 0, lost, gained, neither: 100 - gained - lost }),
});

test("a preference within chance is not said", () => {
  expect(claims({ biases: leaning(12, 8) })).not.toMatch(/answers “|Every readable answer/);
});

const cases: readonly (readonly [fact: string, changes: Partial<ModelReport>, claim: string])[] = [
  ["silence is not a reason", { responseAccuracy: proportion(0, 0) }, "gave no readable answer"],
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
