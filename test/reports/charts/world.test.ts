import { worldPicture } from "#reports/charts/world";
import { expect, test } from "vitest";
import { elementsOf } from "../well-formed.ts";

const world = {
  domain: ["d1", "d2"],
  constants: [{ name: "a", is: "d1" }],
  predicates: [
    { name: "P", holds: [["d1"]] },
    {
      name: "Likes",
      holds: [
        ["d1", "d2"],
        ["d2", "d2"],
      ],
    },
  ],
  propositions: [{ name: "p", is: false }],
} as const;

const drawn = (given: Parameters<typeof worldPicture>[0]) => elementsOf(worldPicture(given, "w", "A world"));

test("each thing is drawn, with its names and what holds of it; what holds between two is an arrow, of one a loop", () => {
  const elements = drawn(world);
  expect(elements.filter(({ name }) => name === "circle")).toHaveLength(2);
  expect(elements.filter(({ attributes }) => attributes.get("class") === "arrow")).toHaveLength(2);
  expect(elements.filter(({ attributes }) => attributes.get("class") === "holds")).toHaveLength(1);
  expect(elements.filter(({ attributes }) => attributes.get("class") === "lacks")).toHaveLength(1);
  expect(worldPicture(world, "w", "A world")).toContain(
    "p is false; a: P; d2: not P; Likes(d1, d2); Likes(d2, d2)",
  );
});
