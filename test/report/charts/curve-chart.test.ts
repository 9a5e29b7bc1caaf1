import { proportion } from "#scores/estimate";
import { expect, test } from "vitest";
import { curveChart, type Curve } from "../../../src/report/charts/curve-chart.ts";
import { halfPointOf } from "#report/charts/curve-chart";
import { elementsIn } from "../pictures.ts";

const curve = (label: string, ...shares: readonly (number | null)[]): Curve => {
  const points = shares.map((share, i) => ({
    at: i + 1,
    accuracy: share === null ? proportion(0, 0) : proportion(share * 100, 100),
  }));
  const half = halfPointOf(points);
  return { label, points, half };
};

const drawn = (...curves: readonly Curve[]) =>
  elementsIn(
    curveChart({ id: "c", title: "A curve", description: "Bands.", x: "length", curves }).slice(0, 1),
  );

const ofClass = (elements: ReturnType<typeof drawn>, name: string) =>
  elements.filter(({ attributes }) => (attributes.get("class") ?? "").split(" ").includes(name));

test("points stand at their settings, the easier to the left, the better higher", () => {
  const points = ofClass(drawn(curve("novice", 1, 0.5, 0)), "point").map(({ attributes }) =>
    ["cx", "cy"].map((name) => Number(attributes.get(name))),
  );
  expect(points).toEqual([
    [58, 24],
    [282, 139],
    [506, 254],
  ]);
});

test("a setting without a readable answer has no point", () => {
  expect(ofClass(drawn(curve("novice", 1, null, 0)), "point")).toHaveLength(2);
});

test("a line falls to the axis at the half-point, where there is one", () => {
  expect(ofClass(drawn(curve("novice", 1, 0)), "half")[0]?.attributes.get("d")).toBe("M282 139L282 254");
  expect(ofClass(drawn(curve("oracle", 1, 1)), "half")).toEqual([]);
});

test("a half-point of which one bound is known has this bound for its name, and no ring", () => {
  const fit = {
    points: [1, 2].map((at) => ({ at, value: 0.4 })),
    half: { value: 1.2, low: null, high: 1.5, accuracy: 0.4 },
  };
  const chart = curveChart({
    id: "c",
    title: "A curve",
    description: "",
    x: "length",
    curves: [{ ...curve("coin", 0.5, 0.4), half: undefined, fit }],
  });
  expect(chart[0]?.body.markup).toContain("coin · H50 &lt; 1.5");
  expect(ofClass(elementsIn(chart), "half-point")).toEqual([]);
});

test("names at the lines' ends do not stand on one another", () => {
  const heights = ofClass(drawn(curve("a", 1, 0.9), curve("b", 1, 0.9), curve("c", 1, 0.91)), "name")
    .map(({ attributes }) => Number(attributes.get("y")))
    .toSorted((a, b) => a - b);
  expect(heights.map((y, i) => y - (heights[i - 1] ?? y)).slice(1)).toEqual([16, 16]);
});

test("a chart of one setting, and one of none, can be drawn", () => {
  for (const chart of [drawn(curve("novice", 0.5)), drawn(curve("nobody")), drawn()])
    expect(chart.length).toBeGreaterThan(3);
});
