/** The tree of reasoning skills. */
import { expect, test } from "vitest";
import { skillTree } from "#verbs";

test("the papers' profile has 208 leaves, each with its place in the tree", () => {
  const { profile, leaves } = skillTree("paper");
  expect(profile).toBe("paper");
  expect(leaves).toHaveLength(208);
  expect(leaves).toContainEqual({
    id: "existential modus ponens/valid",
    logic: "predicate",
    category: "inference",
    rule: "existential modus ponens",
    base: "modus ponens",
    extension: "existential",
    kind: "valid",
    label: "yes",
  });
});

test("an unknown profile is misuse that names the right one", () => {
  expect(() => skillTree("papr")).toThrow(/unknown profile “papr”; did you mean “paper”/);
});
