/** Few-shot examples compared in a report. */
import { expect, test } from "vitest";
import { teachingSection } from "#report/sections/lessons";
import { exampleReport } from "../example-report.ts";

test("measurements of one model are told apart by their questions and examples", () => {
  const model = exampleReport().models.find(({ teaching = [] }) => teaching.length > 0)!;
  const one = model.teaching![0]!;
  const teaching = [one, { ...one, perSkill: one.perSkill + 2 }, { ...one, shots: one.shots + 2 }];
  const [figure] = teachingSection([{ ...model, teaching }])!.blocks;
  const rows = figure?.kind === "chart" ? figure.table.rows : [];
  const names = rows.map(({ cells }) => cells[0]);
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(3);
});
