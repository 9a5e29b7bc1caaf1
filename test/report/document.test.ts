/** A document is plain data: what a server sends as JSON reads the same in every renderer. */
import { expect, test } from "vitest";
import { compare } from "#report/compare";
import type { Document } from "#report/document";
import { comparisonDocument } from "#commands/compare/document";
import { gateDocument } from "#report/gate";
import { planDocument } from "#experiments/asking/plan-costs";
import { runDocument } from "#report/documents/run-document";
import { weaknessesDocument } from "#report/sections/weakest";
import { gateOf } from "#report/gate";
import { renderHtml } from "#report/render/html";
import { renderMarkdown } from "#report/render/markdown";
import { renderTerminal } from "#report/render/terminal";
import { exampleReport } from "./example-report.ts";
import { elementsOf } from "./well-formed.ts";

const report = exampleReport();
const [novice] = report.models;
const half = { n: 10, perSkill: 5, total: 50 };

const documents: readonly (readonly [what: string, document: Document])[] = [
  ["a run", runDocument(report)],
  ["a run of nobody", runDocument({ ...report, models: [] })],
  ["a gate", gateDocument(gateOf(report, 0.9))],
  ["a comparison of nothing", comparisonDocument(compare([], [], { mode: "paired" }), { a: "x", b: "y" })],
  ["weaknesses", weaknessesDocument(novice!, 3)],
  [
    "a plan with its cost",
    planDocument({
      precision: 0.03,
      accuracy: 0.8,
      skills: 208,
      twins: false,
      alike: [],
      targets: [{ of: "overall", groups: 1, worst: half, expected: half }],
      cost: {
        questions: 50,
        priceDate: "2026-04-30",
        models: [{ model: "m", usd: { least: 0.5, likely: 0.5, most: null } }],
      },
    }),
  ],
];

test.each(documents)("%s is the same document after JSON", (_, document) => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});

test.each(documents)("%s can be read in every format, without a missing number", (_, document) => {
  const html = renderHtml(document);
  expect(() => elementsOf(html)).not.toThrow();
  for (const text of [
    html,
    renderMarkdown(document),
    renderTerminal(document, { width: 80, color: false }),
  ]) {
    expect(text).toContain(document.title);
    expect(text).not.toMatch(/undefined|NaN|Infinity|\[object/);
  }
});

test.each(documents)("the sections of %s have ids that a page can link to, each once", (_, { sections }) => {
  const ids = sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
});

test("the method names few-shot examples and a second iteration only where the run has them", () => {
  const methodOf = (...models: typeof report.models): string =>
    JSON.stringify(runDocument({ ...report, models }).sections.find(({ id }) => id === "method"));
  expect(methodOf(novice!)).toMatch(/Few-shot examples are compared.*The second iteration/);
  const { teaching: _, secondIteration: __, ...alone } = novice!;
  expect(methodOf(alone)).not.toMatch(/few-shot|demonstration|second iteration/i);
  expect(methodOf({ ...alone, bySkill: [] })).not.toContain("the two logics");
});

test("a page says how to get its numbers again without a path of this machine", () => {
  for (const store of [
    "--store /srv/runs.sqlite",
    "--store=/srv/runs.sqlite",
    "'--store=/srv/my runs.sqlite'",
  ]) {
    const command = `organon run -m oracle --html=/home/ada/x.html --suite /home/ada/suite.jsonl ${store}`;
    const page = renderHtml(runDocument({ ...report, command }));
    expect(page).toContain("--html=x.html --suite suite.jsonl<");
    expect(page).not.toMatch(/\/home|\/srv/);
  }
});

test("what all models have alike is said once: baselines, and that no cause is found", () => {
  const models = report.models.map((model) => ({ ...model, causes: [] }));
  const text = renderTerminal(runDocument({ ...report, models }), { width: 100, color: false, full: true });
  expect(text).toMatch(/Baselines without reasoning\n.*\n {2}all .*\n\n/);
  expect(text).toMatch(/^ {2}oracle: Every answer is correct\.$/m);
});
