import { proportion } from "#scores/estimate";
import { expect, test } from "vitest";
import { dialMap } from "../../../src/report/charts/dial-map.ts";
import { elementsIn } from "../pictures.ts";

const drawn = (rows: readonly (readonly (number | undefined)[])[]) =>
  elementsIn(
    dialMap({
      id: "m",
      title: "Two dials",
      description: "Cells.",
      x: "width",
      y: "length",
      columns: (rows[0] ?? []).map((_, i) => String(i + 1)),
      rows: rows.map((cells, i) => ({
        name: String(i + 1),
        cells: cells.map((share) => (share === undefined ? undefined : proportion(share * 100, 100))),
      })),
    }).slice(0, 1),
  );

const contourOf = (elements: ReturnType<typeof drawn>) =>
  elements.find(({ attributes }) => attributes.get("class") === "contour")?.attributes.get("d");

test("a cell stands for each pair of settings that was asked, and a piece of it between the contour and its number", () => {
  const cells = drawn([
    [1, 0.8],
    [0.6, undefined],
  ]).filter(({ name }) => name === "rect");
  const tints = ["tint-4", "tint-3", "tint-2"];
  expect(cells.map(({ attributes }) => attributes.get("class"))).toEqual([
    ...tints.map((tint) => `cell ${tint}`),
    ...tints,
  ]);
});

test("the contour goes between the cells on either side of one half", () => {
  expect(
    contourOf(
      drawn([
        [1, 0],
        [1, 0],
      ]),
    ),
  ).toBe("M222 55L222 85");
});

test("there is no contour where accuracy is nowhere, or everywhere, below one half", () => {
  for (const share of [0.2, 0.9])
    expect(
      contourOf(
        drawn([
          [share, share],
          [share, share],
        ]),
      ),
    ).toBeUndefined();
});
