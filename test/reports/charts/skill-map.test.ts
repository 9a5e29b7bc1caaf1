import { expect, test } from "vitest";
import { skillMap } from "../../../src/reports/charts/skill-map.ts";
import { exampleReport } from "../example-report.ts";
import { elementsIn } from "../pictures.ts";
import type { Element } from "../well-formed.ts";

const models = exampleReport().models.map((model) => ({ name: model.name, skills: model.bySkill }));

const mapOf = (chosen: typeof models): readonly Element[] =>
  elementsIn(skillMap({ width: 720, id: "skills", title: "Skills", description: "A grid.", models: chosen }));

const cellsOf = (elements: readonly Element[]) =>
  elements
    .filter((element) => element.name === "rect")
    .map((element) => ({
      x: Number(element.attributes.get("x")),
      y: Number(element.attributes.get("y")),
      width: Number(element.attributes.get("width")),
      tint: element.attributes.get("class") ?? "",
    }));

test("no two cells of a drawing overlap, and all lie within it", () => {
  const wide = cellsOf(mapOf(models)).slice(0, 33 * 3);
  for (const [i, a] of wide.entries()) {
    expect(a.x).toBeGreaterThan(0);
    expect(a.x + a.width).toBeLessThanOrEqual(720);
    for (const b of wide.slice(i + 1))
      expect(a.y !== b.y || a.x + a.width <= b.x || b.x + b.width <= a.x, JSON.stringify([a, b])).toBe(true);
  }
});

test("a fallacy stands beside its valid twin, not under it", () => {
  const [skill] = models[0]!.skills;
  const twins = ["valid", "near", "fallacy"].map((kind) => ({ ...skill!, kind }));
  const others = twins.slice(0, 2).map((twin) => ({ ...twin, rule: "other", base: "other" }));
  const skills = [...others, twins[0]!, twins[2]!];
  const [, , valid, fallacy] = cellsOf(mapOf([{ name: "one", skills }]));
  expect(fallacy?.y).toBe(valid?.y);
  expect(fallacy!.x).toBeGreaterThanOrEqual(valid!.x + valid!.width);
});
