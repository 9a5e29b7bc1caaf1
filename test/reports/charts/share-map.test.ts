import { proportion } from "#scoring/estimate";
import { expect, test } from "vitest";
import { shareMap } from "../../../src/reports/charts/share-map.ts";
import { elementsIn } from "../pictures.ts";

const drawn = (rows: readonly (readonly (number | undefined)[])[]) =>
  elementsIn([
    shareMap({
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
    }),
  ]);

const contourOf = (elements: ReturnType<typeof drawn>) =>
  elements.find(({ attributes }) => attributes.get("class") === "contour")?.attributes.get("d");

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
