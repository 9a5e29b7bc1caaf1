import { expect, test } from "vitest";
import {
  type StudyReport,
  renderHtml,
  renderMarkdown,
  renderTerminal,
  reportJson,
  runDocument,
} from "#report";
import { exampleReport } from "./example-report.ts";

const formats: readonly (readonly [file: string, render: (report: StudyReport) => string])[] = [
  ["report-80.txt", (report) => renderTerminal(runDocument(report), { width: 80, color: false })],
  ["report-120.txt", (report) => renderTerminal(runDocument(report), { width: 120, color: false })],
  ["report-60.txt", (report) => renderTerminal(runDocument(report), { width: 60, color: false })],
  ["report.md", (report) => renderMarkdown(runDocument(report))],
  ["report.json", (report) => `${JSON.stringify(reportJson(report), null, 2)}\n`],
  ["report.html", (report) => renderHtml(runDocument(report))],
];

test.each(formats)("the example report reads as in goldens/%s", async (file, render) => {
  await expect(render(exampleReport())).toMatchFileSnapshot(`./goldens/${file}`);
});

test.each(formats)("%s is the same text twice", (_, render) => {
  expect(render(exampleReport())).toBe(render(exampleReport()));
});

test.each(formats)("%s can be written for a report without models", (_, render) => {
  const text = render({ ...exampleReport(), models: [] });
  expect(text).toContain("7f3a91c2d04e");
  expect(text).not.toMatch(/undefined|NaN|Infinity/);
});
