/** A choice run told in every format: goldens that a person can read, hostile names, a subset marked as one. */
import { expect, test } from "vitest";
import { createRandom } from "#arguments/random";
import { optionLetters } from "#items/formats/choice";
import { placeOf } from "../../../src/items/formats/rotation.ts";
import { circlesTold } from "#report/circles";
import { runDocument } from "#report/documents/run-document";
import { reportJson } from "#report/json";
import { renderHtml } from "#report/render/html";
import { renderMarkdown } from "#report/render/markdown";
import { renderTerminal } from "#report/render/terminal";
import type { ModelReport, Report } from "#report/summary";
import { breakdownOf } from "#scores/breakdown";
import { circlesOf } from "#scores/circle";
import { proportion } from "#scores/estimate";
import type { Score } from "#scores/verdict";
import { poison } from "../hostile.ts";
import { elementsOf } from "../well-formed.ts";

const types = ["3c1e", "3e1c", "missing-premise"];

/** Scores of a model that picks the right content with the given chance, and the first place otherwise. */
const scoresOf = (skill: number, { items = 60, epochs = 2, seed = "" } = {}): Score[] => {
  const random = createRandom(`choice report ${seed}`);
  return Array.from({ length: items * 4 * epochs }, (_, k) => {
    const [epoch, item, rotation] = [Math.floor(k / (items * 4)), Math.floor(k / 4) % items, k % 4];
    const right = placeOf(item % 4, rotation);
    const picked = random.next() < skill ? right : 0;
    const type = types[item % 3]!;
    const fails = random.next() < 0.01;
    return {
      questionId: `item${item}/${rotation}`,
      group: `item${item}`,
      model: "m",
      tags: {
        logic: "propositional",
        category: "choice",
        type,
        propositions: "4",
        rotation: String(rotation),
      },
      key: optionLetters[right]!,
      epoch,
      verdict: fails
        ? { outcome: "unanswered" }
        : { outcome: picked === right ? "correct" : "incorrect", answer: optionLetters[picked]! },
    };
  });
};

const report = (name = "gpt-5", { suiteItems = 60 } = {}): Report => ({
  run: "0123456789ab",
  command: "organon divlogic run -m openai:gpt-5 --per-type 20 --epochs 2",
  date: "2026-11-20T09:30:00.000Z",
  versions: { organon: "0.1.0" },
  seed: 1,
  profile: null,
  suiteSize: 240,
  circles: { items: 60, suiteItems, rotations: 4, shots: 0 },
  models: [0.7, 0.2].map((skill, i): ModelReport => {
    const scores = scoresOf(skill);
    const circles = { ...circlesTold(circlesOf(scores)), probablePartialCircular: proportion(33, 60) };
    const { accuracy, accuracyOfAsked, responseRate } = circles;
    return {
      ...breakdownOf(scores),
      byTag: undefined,
      accuracy,
      accuracyOfAsked,
      responseRate,
      circles,
      id: `openai:${name}-${i}`,
      name: `${name}-${i}`,
      organisation: "OpenAI",
      launched: "unknown",
      weaknesses: [],
      examination: { leaves: 0, unknown: 0, fewest: 0, minimum: 1, correction: "Benjamini-Hochberg" },
      cost: {
        usd: 1.24,
        calls: 480,
        tokensIn: 100_000,
        tokensOut: 5_000,
        basis: "table",
        priceDate: "2026-04-30",
      },
    };
  }),
});

test("the terminal, the Markdown and the page are the goldens", async () => {
  await expect(renderTerminal(runDocument(report()), { width: 120, color: false })).toMatchFileSnapshot(
    "../goldens/choice.txt",
  );
  await expect(renderMarkdown(runDocument(report()))).toMatchFileSnapshot("../goldens/choice.md");
  await expect(renderHtml(runDocument(report()))).toMatchFileSnapshot("../goldens/choice.html");
});

test.each([60, 80, 120, 160])("no table is wider than a terminal of %i columns", (width) => {
  for (const line of renderTerminal(runDocument(report()), { width, color: false }).split("\n"))
    if (/^ {2}\S/.test(line)) expect(line.length).toBeLessThanOrEqual(width);
});

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

test("names from outside become no tag, no heading and no link", () => {
  const hostile = { ...report(poison), run: poison, command: poison, versions: { [poison]: poison } };
  expect(() => elementsOf(renderHtml(runDocument(hostile)))).not.toThrow();
  expect(elementsOf(renderHtml(runDocument(hostile))).some(({ name }) => name === "script")).toBe(false);
  const prose = renderMarkdown(runDocument(hostile)).replace(/(`+) ?[^\n]*? ?(?<!`)\1(?!`)/g, "");
  expect(prose).not.toMatch(/<script|(?<!\\)!\[|(?<!\\)\[link|https:\/\//);
  // eslint-disable-next-line no-control-regex
  expect(renderTerminal(runDocument(hostile), { width: 80, color: false })).not.toMatch(/\u001b|\u202e/);
});

test("the report of nobody says so much", () => {
  const empty = { ...report(), models: [] };
  expect(renderTerminal(runDocument(empty), { width: 80, color: false })).toContain("60 questions");
  expect(() => elementsOf(renderHtml(runDocument(empty)))).not.toThrow();
});
