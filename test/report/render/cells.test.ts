import { expect, test } from "vitest";
import { namingColumns } from "../../../src/report/render/cells.ts";
import { share, table } from "../../../src/report/blocks.ts";

const accuracy = share({ value: 0.5, low: 0.4, high: 0.6, n: 10 });

test("a row is named by its columns of text, not by what is drawn, even where nothing of it is", () => {
  const weak = { heading: "weak", mark: "accent" } as const;
  expect(
    namingColumns(table(["skill", weak, { heading: "luck", mark: "open" }], [["a", "", accuracy]])),
  ).toBe(1);
  expect(namingColumns(table(["model", "length", "accuracy"], [["a", "b", accuracy]]))).toBe(2);
});
