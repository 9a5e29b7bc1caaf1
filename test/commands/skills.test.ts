/** The tree of reasoning skills. */
import { expect, test } from "vitest";
import { skillTree } from "#commands/skills/skills";

test("the papers' profile has 208 leaves, each with its place in the tree", async () => {
  const { profile, leaves } = await skillTree("paper");
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

test("an unknown profile is misuse that names the right one", async () => {
  await expect(skillTree("papr")).rejects.toThrow(/unknown profile “papr”; did you mean “paper”/);
});
