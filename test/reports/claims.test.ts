/** What a report may claim: of every model, with a test, beside what a guess gets, and never of a run that was cut off as of a whole one. */
import { describe, expect, test } from "vitest";
import { runDocument } from "#reports/documents/run-document";
import { reportJson } from "#reports/json";
import { renderHtml } from "#reports/render/html";
import { renderMarkdown } from "#reports/render/markdown";
import { renderTerminal } from "#reports/render/terminal";
import type { ModelReport, Report } from "#reports/summary";
import { proportion } from "#scoring/estimate";
import { findings } from "../../src/reports/findings.ts";
import { exampleReport } from "./example-report.ts";

const category = (name: string, right: number, n: number) => ({
  name,
  accuracy: proportion(right, n),
  responseAccuracy: proportion(right, n),
  responseRate: proportion(n, n),
});

const claimsOf = (changes: Partial<ModelReport>): string => {
  const report = exampleReport();
  const models = report.models.slice(0, 1).map((model) => ({ ...model, ...changes }));
  return findings({ ...report, models })
    .map(({ claim }) => claim)
    .join("\n");
};

describe("a claim has a test behind it", () => {
  test("an accuracy that is not above one answer to everything says so", () => {
    const biases = { guessing: { alwaysYes: 0.3, alwaysNo: 0.7, n: 100 } };
    const some = exampleReport().models[0]!;
    const told = (right: number) =>
      claimsOf({
        accuracy: proportion(right, 100),
        responseAccuracy: proportion(right, 100),
        yesRate: proportion(30, 100),
        biases: {
          yesBias: { value: 0, low: -0.1, high: 0.1, n: 100, p: 1 },
          balancedAccuracy: some.accuracy,
          ...biases,
        },
      });
    expect(told(50)).toContain("below chance level (70.0 %)");
    expect(told(90)).toContain("above chance level (70.0 %)");
  });
});

describe("a run that was cut off", () => {
  const cut: Report = {
    ...exampleReport(),
    unfinished: { planned: 1040, answered: 217, missing: 820, failed: 3, isPlanned: true },
  };
  const first = "unfinished: 217 of 1,040 calls answered, 820 not asked yet, 3 failed";

  test.each([
    [
      "terminal",
      (report: Report) =>
        renderTerminal(runDocument(report), { width: 120, color: false, full: true })
          .split("\n", 3)
          .join(" "),
    ],
    ["Markdown", (report: Report) => renderMarkdown(runDocument(report)).slice(0, 400)],
    ["page", (report: Report) => /<h1>.*?<\/h1>.{0,400}/su.exec(renderHtml(runDocument(report)))?.[0]],
  ])("says so below its title: %s", (_, firstLine) => {
    expect(firstLine(cut)).toContain(first);
    expect(firstLine(exampleReport())).not.toContain("unfinished");
  });
});

test("accuracy by kind, and by tags of imported questions, is in every report", () => {
  const groups = [category("FOLIO", 5, 10), category("ProofWriter", 8, 10)];
  const models = exampleReport()
    .models.slice(0, 1)
    .map((model) => ({ ...model, byTag: { dataset: groups } }));
  const report = { ...exampleReport(), models };
  const text = renderTerminal(runDocument(report), { width: 120, color: false, full: true });
  expect(text).toMatch(/Accuracy by kind of conclusion\n[^]*contradiction/u);
  expect(text).toMatch(/dataset[^]*ProofWriter/u);
  const numbers = [category("0.5", 5, 10), category("10", 8, 10), category("2", 8, 10)];
  const byTag = { distractors: numbers };
  const tagged = { ...report, models: models.map((model) => ({ ...model, byTag })) };
  const sorted = renderTerminal(runDocument(tagged), { width: 120, color: false, full: true });
  expect(sorted).toMatch(/\n *0\.5 [^]*\n *2 [^]*\n *10 /u);
  expect(reportJson(report).models[0]?.byTag?.["dataset"]?.["FOLIO"]?.accuracy).toEqual(proportion(5, 10));
});
