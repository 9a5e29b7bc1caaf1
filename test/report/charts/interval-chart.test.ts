import { expect, test } from "vitest";
import { type IntervalRow, intervalChart } from "../../../src/report/charts/interval-chart.ts";
import { drawnPicture } from "../../../src/report/charts/picture.ts";
import { differenceAxis, linear, percentTicks } from "#report/charts/picture";
import { elementsIn } from "../pictures.ts";
import type { Element } from "../well-formed.ts";

const row = (value: number | null, low: number, high: number): IntervalRow => ({
  label: "first",
  mark: "plain",
  value,
  low,
  high,
  text: ["–", "n 0"],
});

const drawn = (label: string, rows: readonly IntervalRow[]): readonly Element[] =>
  elementsIn(
    intervalChart({
      id: "chart",
      title: "A chart",
      description: "Dots.",
      domain: [0, 1],
      ticks: percentTicks,
      groups: [{ label, rows }],
    }),
  );

const numbersOf = (elements: readonly Element[], kind: string, names: readonly string[]) =>
  elements
    .filter((element) => (element.attributes.get("class") ?? "").startsWith(kind))
    .map((element) => names.map((name) => Number(element.attributes.get(name))));

test("a dot stands inside its interval, at its share of the axis", () => {
  const elements = drawn("novice", [row(0.5, 0.25, 1)]);
  expect(numbersOf(elements, "interval", ["x1", "x2"])[0]).toEqual([275.5, 490]);
  expect(numbersOf(elements, "mark", ["cx"])[0]).toEqual([347]);
});

test("n = 0 draws the whole axis dotted and no dot", () => {
  const elements = drawn("novice", [row(null, 0, 1)]);
  expect(numbersOf(elements, "mark", ["cx"])).toEqual([]);
  expect(numbersOf(elements, "interval unknown", ["x1", "x2"])[0]).toEqual([204, 490]);
});

test("what the ends mean is said on both sides of the middle", () => {
  const [chart] = intervalChart({
    id: "chart",
    title: "A chart",
    description: "Dots.",
    domain: [0, 1],
    ticks: percentTicks,
    ends: ["← worse", "better →"],
    groups: [],
  });
  expect(chart?.body.markup).toMatch(/x="339" y="13" text-anchor="end">← worse.*x="355" y="13">better →/);
});

test("a long label takes a line of its own, and the axis its room", () => {
  const elements = drawn("a model with a very long name indeed", [row(0, 0, 0.1)]);
  expect(numbersOf(elements, "interval", ["x1"])[0]).toEqual([112]);
});

const labelled = (at: number): string => {
  const [, narrow] = intervalChart({
    id: "chart",
    title: "A chart",
    description: "Dots.",
    domain: [0, 1],
    ticks: percentTicks,
    reference: { at, label: "all: 97.8 %" },
    groups: [{ label: "novice", rows: [row(0.5, 0.25, 1)] }],
  });
  return /<text[^>]*(?=>all: 97.8 %)/.exec(drawnPicture(narrow!).markup)?.[0].replace(/ y="[^"]*"/, "") ?? "";
};

test("the label of a line near an edge stays inside the chart", () => {
  expect(labelled(1)).toBe('<text x="324" text-anchor="end"');
  expect(labelled(0)).toBe('<text x="0"');
  expect(labelled(0.5)).toBe('<text x="162" text-anchor="middle"');
});

test("each chart is drawn wide and narrow", () => {
  const drawings = drawn("novice", [row(1, 0.9, 1)]).filter((element) => element.name === "svg");
  expect(drawings.map((drawing) => drawing.attributes.get("class"))).toEqual(["wide", "narrow"]);
});

test("a scale holds what lies outside at its edge", () => {
  const x = linear([0, 1], [100, 300]);
  expect([-1, 0, 0.25, 1, 7].map(x)).toEqual([100, 100, 150, 300, 300]);
});

const axes: readonly (readonly [bounds: readonly number[], half: number, last: string])[] = [
  [[], 0.05, "+5"],
  [[-0.02, 0.049], 0.05, "+5"],
  [[-0.06, 0.01], 0.1, "+10"],
  [[0.3], 0.4, "+40"],
  [[-1, 1], 1, "+100"],
];

test.each(axes)("differences within %j get an axis to %f", (bounds, half, last) => {
  const { domain, ticks } = differenceAxis(bounds);
  expect(domain).toEqual([-half, half]);
  expect(ticks.map((tick) => tick.label)[2]).toBe("0");
  expect(ticks.at(-1)?.label).toBe(last);
});
