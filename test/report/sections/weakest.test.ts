import { runDocument } from "#report/documents/run-document";
import { weaknessesDocument } from "#report/sections/weakest";
import { renderHtml } from "#report/render/html";
import { renderMarkdown } from "#report/render/markdown";
import { renderTerminal } from "#report/render/terminal";
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
});
