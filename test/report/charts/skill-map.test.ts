import { expect, test } from "vitest";
import { skillMap, tintOf } from "../../../src/report/charts/skill-map.ts";
import { proportion } from "#scores/estimate";
import { exampleReport } from "../example-report.ts";
import { elementsIn } from "../pictures.ts";
import type { Element } from "../well-formed.ts";

const models = exampleReport().models.map((model) => ({ name: model.name, skills: model.bySkill }));

const mapOf = (chosen: typeof models): readonly Element[] =>
  elementsIn(skillMap({ id: "skills", title: "Skills", description: "A grid.", models: chosen }));

const cellsOf = (elements: readonly Element[]) =>
  elements
    .filter((element) => element.name === "rect")
    .map((element) => ({
      x: Number(element.attributes.get("x")),
      y: Number(element.attributes.get("y")),
      width: Number(element.attributes.get("width")),
      tint: element.attributes.get("class") ?? "",
    }));

test("every skill of every model has a cell in the wide and in the narrow map", () => {
  expect(cellsOf(mapOf(models))).toHaveLength(33 * 3 * 2);
});

test("a narrow cell has the first letter of its kind above it, a wide one the word", () => {
  const one = { id: "skills", title: "Skills", description: "A grid.", models: models.slice(0, 1) };
  for (const { kind, body } of skillMap(one))
    expect(body.markup).toContain(kind === "wide" ? ">valid</text>" : ">v</text>");
});

test("the column of fallacies is headed so, over each of its cells and over nothing else", () => {
  for (const chosen of [models, models.slice(0, 1)])
    for (const drawing of skillMap({
      id: "skills",
      title: "Skills",
      description: "A grid.",
      models: chosen,
    })) {
      const elements = elementsIn([drawing]);
      const cells = elements.filter(({ attributes }) => attributes.has("data-skill"));
      const middles = cells.flatMap(({ attributes }) =>
        attributes.get("data-skill")?.endsWith("/fallacy") === true
          ? [Number(attributes.get("x")) + Number(attributes.get("width")) / 2]
          : [],
      );
      const heads = [
        ...drawing.body.markup.matchAll(/class="small" x="([\d.]+)"[^>]*>(?:fallacy|f)<\/text>/g),
      ];
      expect(new Set(heads.map(([, x]) => Number(x).toFixed(2)))).toEqual(
        new Set(middles.map((x) => x.toFixed(2))),
      );
    }
});

test("no two cells of a drawing overlap, and all lie within it", () => {
  const wide = cellsOf(mapOf(models)).slice(0, 33 * 3);
  for (const [i, a] of wide.entries()) {
    expect(a.x).toBeGreaterThan(0);
    expect(a.x + a.width).toBeLessThanOrEqual(720);
    for (const b of wide.slice(i + 1))
      expect(a.y !== b.y || a.x + a.width <= b.x || b.x + b.width <= a.x, JSON.stringify([a, b])).toBe(true);
  }
});

test("a skill without a reply is hollow", () => {
  const unasked = models
    .slice(2)
    .map(({ name, skills }) => ({
      name,
      skills: skills.map((skill) =>
        skill.kind === "fallacy" ? { ...skill, accuracy: proportion(0, 0) } : skill,
      ),
    }));
  const affirmer = cellsOf(mapOf(unasked));
  expect(affirmer.filter((cell) => cell.tint.includes("tint-none"))).toHaveLength(3 * 2);
});

test("four models are drawn in two rows", () => {
  const drawings = mapOf([...models, ...models.slice(0, 1)]).filter((element) => element.name === "svg");
  expect(drawings.filter((drawing) => drawing.attributes.get("class") === "wide")).toHaveLength(2);
});

const shares: readonly (readonly [share: number | null, tint: string])[] = [
  [null, "tint-none"],
  [0, "tint-0"],
  [0.2499, "tint-0"],
  [0.25, "tint-1"],
  [0.5, "tint-2"],
  [0.75, "tint-3"],
  [0.999, "tint-3"],
  [1, "tint-4"],
];

test.each(shares)("an accuracy of %s has the tint %s", (share, tint) => {
  expect(tintOf(share)).toBe(tint);
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
