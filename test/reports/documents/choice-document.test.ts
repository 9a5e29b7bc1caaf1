/** A report of four-option questions: hostile names, and a subset marked as one. Its goldens are in goldens.test.ts. */
import { expect, test } from "vitest";
import { runDocument } from "#reports/documents/run-document";
import { reportJson } from "#reports/json";
import { renderHtml } from "#reports/render/html";
import { renderMarkdown } from "#reports/render/markdown";
import { renderTerminal } from "#reports/render/terminal";
import { choiceReport as report } from "../choice-report.ts";
import { poison } from "../hostile.ts";
import { elementsOf } from "../well-formed.ts";

test("a run over a part of a suite is marked as a subset everywhere", () => {
  const part = report("o1", { suiteItems: 900 });
  const words = /a subset: the first 60 of 900 questions/i;
  for (const text of [
    renderTerminal(runDocument(part), { width: 80, color: false }),
    renderMarkdown(runDocument(part)),
    renderHtml(runDocument(part)),
  ])
    expect(text).toMatch(words);
  expect(reportJson(part)).toMatchObject({ subset: true, items: 60, suiteItems: 900 });
  expect(reportJson(report())).toMatchObject({ subset: false });
});

test("a model that picks one place in every reply is named with it, and no other", () => {
  const words = renderMarkdown(runDocument(report("o1", { skills: [0, 0.2] })));
  expect(words.match(/Every readable reply of \S+ picks \w/g)).toEqual([
    "Every readable reply of o1-0 picks A",
  ]);
});

test("names from outside become no tag, no heading and no link", () => {
  const hostile = { ...report(poison), run: poison, command: poison, versions: { [poison]: poison } };
  expect(() => elementsOf(renderHtml(runDocument(hostile)))).not.toThrow();
  expect(elementsOf(renderHtml(runDocument(hostile))).some(({ name }) => name === "script")).toBe(false);
  const prose = renderMarkdown(runDocument(hostile)).replace(/(`+) ?[^\n]*? ?(?<!`)\1(?!`)/g, "");
  expect(prose).not.toMatch(/<script|(?<!\\)!\[|(?<!\\)\[link|https:\/\//);
  // eslint-disable-next-line no-control-regex
  expect(renderTerminal(runDocument(hostile), { width: 80, color: false })).not.toMatch(/\u001b|\u202e/);
});
