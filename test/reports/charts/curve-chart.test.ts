import { proportion } from "#scoring/estimate";
import { expect, test } from "vitest";
import { curveChart, type Curve } from "../../../src/reports/charts/curve-chart.ts";
import { halfPointOf } from "#reports/charts/curve-chart";
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
