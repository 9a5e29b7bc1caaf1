import { runDocument } from "#reports/documents/run-document";
import { weaknessesDocument } from "#reports/sections/weaknesses";
import { renderHtml } from "#reports/render/html";
import { renderMarkdown } from "#reports/render/markdown";
import { renderTerminal } from "#reports/render/terminal";
import { expect, test } from "vitest";
import { exampleReport } from "../example-report.ts";

const report = exampleReport();
const [novice] = report.models;
const plain = { width: 90, color: false, full: true };

test("every format says that a run searched, what was asked where, and what the tables rest on", () => {
  const texts = [
    renderTerminal(weaknessesDocument(novice!, 3), plain),
    renderTerminal(runDocument(report), plain),
    renderMarkdown(runDocument(report)),
    renderHtml(runDocument(report)),
  ].map((text) => text.replaceAll(/\s+/g, " "));
  for (const text of texts)
    expect(text).toMatch(/460 of 600 questions: 200 in a pilot, a pair for each rule \(accuracy/);
  const even = { ...novice!, search: { ...novice!.search!, asked: { pilot: 600, search: 0 } } };
  const text = renderTerminal(weaknessesDocument(even, 3), plain).replaceAll(/\s+/g, " ");
  expect(text).toContain("600 of 600 questions, the same number for each rule.");
  const page = renderTerminal(runDocument({ ...report, models: [even] }), plain);
  expect(page).not.toContain("placed where they find weak rules");
});

test("a weak skill of few arguments says why its interval is wider than its q", () => {
  const textOf = (distinct: number): string => {
    const weaknesses = novice!.weaknesses.map((one) => ({ ...one, arguments: distinct }));
    return renderTerminal(weaknessesDocument({ ...novice!, weaknesses }, 3), plain).replaceAll(/\s+/g, " ");
  };
  expect(textOf(1)).toContain("the interval of the accuracy also allows for other arguments");
  expect(textOf(1000)).not.toContain("allows for other arguments");
});

test("the skills of a model that is not above chance are said to show which answer it prefers", () => {
  const chance = { value: 0.5, low: 0.4, high: 0.6, n: 100 };
  const textOf = (model: typeof novice): string =>
    renderTerminal(weaknessesDocument(model!, 3), plain).replaceAll(/\s+/g, " ");
  expect(textOf({ ...novice!, responseAccuracy: chance })).toContain("may only show which answer the model");
  expect(textOf(novice)).not.toContain("may only show");
});
