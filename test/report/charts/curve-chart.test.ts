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
