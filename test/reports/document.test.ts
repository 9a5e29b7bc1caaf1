/** A document is plain data: what a server sends as JSON reads the same in every renderer. */
import { expect, test } from "vitest";
import { compare } from "#reports/compare";
import type { Document } from "#reports/document";
import { comparisonDocument } from "#commands/compare/document";
import { runDocument } from "#reports/documents/run-document";
import { weaknessesDocument } from "#reports/sections/weaknesses";
import { evaluateGate, withGate } from "#reports/gate";
import { renderHtml } from "#reports/render/html";
import { renderMarkdown } from "#reports/render/markdown";
import { renderTerminal } from "#reports/render/terminal";
import { exampleReport } from "./example-report.ts";
import { elementsOf } from "./well-formed.ts";

const report = exampleReport();
const [novice] = report.models;

const documents: readonly (readonly [what: string, document: Document])[] = [
  ["a run", runDocument(report)],
  ["a run of nobody", runDocument({ ...report, models: [] })],
  ["a gate", withGate(runDocument(report), evaluateGate(report, 0.9))],
  ["a comparison of nothing", comparisonDocument(compare([], []), { a: "x", b: "y" })],
  ["weaknesses", weaknessesDocument(novice!, 3)],
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
