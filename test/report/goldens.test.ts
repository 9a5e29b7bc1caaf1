import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runDocument } from "#report/documents/run-document";
import { reportJson } from "#report/json";
import { renderHtml } from "#report/render/html";
import { renderMarkdown } from "#report/render/markdown";
import { renderTerminal } from "#report/render/terminal";
import type { Report } from "#report/summary";
import { exampleReport, openReport } from "./example-report.ts";

const formats: readonly (readonly [file: string, render: (report: Report) => string])[] = [
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

test("a report of a file's questions that answers chose and that was cut off reads as in goldens/open-report.md", async () => {
  await expect(renderMarkdown(runDocument(openReport()))).toMatchFileSnapshot("./goldens/open-report.md");
});

test.each(formats)("%s is the same text twice", (_, render) => {
  expect(render(exampleReport())).toBe(render(exampleReport()));
});

test.each(formats)("%s can be written for a report without models", (_, render) => {
  const text = render({ ...exampleReport(), models: [] });
  expect(text).toContain("7f3a91c2d04e");
  expect(text).not.toMatch(/undefined|NaN|Infinity/);
});

/** Sections of studies alone, which no report of a run has. */
const ofStudies = ["paired.ts", "slips.ts"];

test("every section that a run's report can have stands in a golden", () => {
  const here = import.meta.dirname;
  const sources = join(here, "../../src/report/sections");
  const ids = readdirSync(sources)
    .filter((file) => !ofStudies.includes(file))
    .flatMap((file) => {
      const source = readFileSync(join(sources, file), "utf8");
      return [...source.matchAll(/\bsection\(\s*"([a-z-]+)"/g)].map(([, id = ""]) => id);
    });
  expect(ids.length).toBeGreaterThan(20);
  const documents = [exampleReport(), openReport()].map(runDocument);
  const rotated = readFileSync(join(here, "goldens/choice.html"), "utf8");
  const known = new Set([
    ...documents.flatMap(({ sections }) => sections.map(({ id }) => id)),
    ...[...rotated.matchAll(/<section id="([a-z-]+)"/g)].map(([, id]) => id),
  ]);
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
});
