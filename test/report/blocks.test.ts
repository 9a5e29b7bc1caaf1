/** The vocabulary of sections: what is absent leaves no trace. */
import { expect, test } from "vitest";
import { present, section, table, text } from "#report/blocks";
import { having } from "#report/summary";

test("parts that are false or undefined are left out, and empty ones stay", () => {
  expect(present(["", false, "a", undefined])).toEqual(["", "a"]);
});

test("a table has as many cells in a row as it has columns that are there", () => {
  const isWide = Number("1") > 2;
  const { columns, rows } = table(
    ["model", isWide && "rank", "n"],
    [["a", isWide && "1", ""], isWide && ["b"]],
  );
  expect(columns.map(({ heading }) => heading)).toEqual(["model", "n"]);
  expect(rows).toEqual([{ cells: ["a", ""] }]);
});

test("a section has one block, or those that are there", () => {
  const block = text("words");
  expect(section("a", "A", block).blocks).toEqual([block]);
  expect(section("a", "A", [undefined, block]).blocks).toEqual([block]);
});

test("models have a part where it is not undefined", () => {
  const models: readonly { name: string; rank?: number }[] = [{ name: "a", rank: 0 }, { name: "b" }];
  expect(having(models, "rank").map(({ rank }) => rank)).toEqual([0]);
});
