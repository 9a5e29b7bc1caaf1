import { expect, test } from "vitest";
import { revisionDocument } from "#verbs/study-revision";
import { renderHtml } from "#report/render/html";
import { renderMarkdown } from "#report/render/markdown";
import { renderTerminal } from "#report/render/terminal";
import { openModels } from "#verbs/settings/open-models";
import { studyRevision } from "#verbs/study-revision";
import { revisionSuite } from "#verbs/suites";
import { newStore } from "./place.ts";

test("the oracle keeps every postulate, surface and coin break some, and each report draws it", async () => {
  const store = newStore(":memory:");
  const models = openModels(["reasoner:oracle", "reasoner:surface", "reasoner:coin"]);
  const told = await studyRevision({ suite: revisionSuite({ stories: 15 }), models }, { store });
  const [oracle, surface, coin] = told.models.map(({ report }) => report);
  expect(oracle!.accuracy.value).toBe(1);
  expect(oracle!.postulates.every(({ broken: { value } }) => value === 0 || value === null)).toBe(true);
  for (const report of [surface!, coin!]) {
    expect(report.accuracy.value).toBeLessThan(0.8);
    expect(report.postulates.some(({ broken }) => (broken.value ?? 0) > 0)).toBe(true);
  }
  expect(told.stories).toBe(15);
  const document = revisionDocument(told);
  for (const text of [
    renderTerminal(document, { width: 100, color: false }),
    renderMarkdown(document),
    renderHtml(document),
  ])
    expect(text).toContain("recovery");
});
