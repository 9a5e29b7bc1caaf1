// @long: many questions
import { tallyCalls } from "../../../src/runs/answers.ts";
import { expect, test } from "vitest";
import { frontierDocument, frontierJson } from "../src/frontier/document.ts";
import { renderHtml } from "../../../src/reports/render/html.ts";
import { renderMarkdown } from "../../../src/reports/render/markdown.ts";
import { renderTerminal } from "../../../src/reports/render/terminal.ts";
import { frontier, frontierReport } from "../src/frontier/report.ts";
import { holdGate, report } from "../../../src/experiments/results/report.ts";
import { openModels } from "../../../src/workspace/settings/open-models.ts";
import { frontierSuite } from "../src/frontier/suite.ts";
import { newStore } from "../../../test/fixture.ts";

const suites = [frontierSuite({ task: "three-way", turned: ["length"], budget: 40 })];

test("a frontier of real questions is asked once, told again from the store, and drawn everywhere", async () => {
  const store = newStore(":memory:");
  const models = openModels(["reasoner:oracle", "reasoner:novice?depth=9&slip=0.9"]);
  const told = await frontier({ suites, models }, { store });
  const { run, chance, models: found } = told[0]!;
  expect(chance).toBe(1 / 3);
  const [oracle, novice] = found.map(({ dials }) => dials[0]!);
  // Right everywhere: nothing bounds it from above.
  expect(oracle!.half).toMatchObject({ value: null, high: null, n: 40 });
  expect(oracle!.points.every(({ accuracy }) => accuracy.value === 1)).toBe(true);
  expect(Math.min(...novice!.points.map(({ accuracy }) => accuracy.value ?? 1))).toBeLessThan(0.8);
  expect(await frontierReport([await store.findRun(run)], { store })).toEqual(told);
  await expect((async () => holdGate(await report({}, { store }), 0.5, store))()).rejects.toThrow(
    "has none: its questions were chosen by the answers",
  );
  const document = frontierDocument(told);
  for (const text of [
    renderTerminal(document, { width: 100, color: false }),
    renderMarkdown(document),
    renderHtml(document),
  ])
    for (const part of ["Half-points", "not varied: length 4, width 1, distractors 0.6, nearness 0.1"])
      expect(text.replaceAll(/\s+/g, " ")).toContain(part);
  expect(JSON.parse(JSON.stringify(frontierJson(told)))).toMatchObject({
    frontier: [{ task: "three-way", models: [{ dials: [{ dial: "length", halfPoint: { n: 40 } }] }, {}] }],
  });
  // What is answered is not asked again.
  await frontier({ suites, models }, { store });
  expect((await tallyCalls(store, await store.findRun(run))).map(({ planned: of }) => of)).toEqual([40, 40]);
});

test("unknown dials, dials out of range and unknown tasks are refused before anything is stored", async () => {
  const store = newStore(":memory:");
  const models = openModels(["reasoner:oracle"]);
  for (const [given, message] of [
    [{ turned: ["depth"] as string[] }, "unknown difficulty parameter depth"],
    [{ task: "essay" }, "essay"],
    [{ base: { width: 3.5 } }, "width"],
  ] as const)
    await expect(
      (async () =>
        frontier({ suites: [frontierSuite({ turned: ["length"], ...given })], models }, { store }))(),
    ).rejects.toThrow(message);
  expect(await store.runs()).toEqual([]);
});
