/** The tree of reasoning skills. */
import { expect, test } from "vitest";
import { listRules } from "#commands/prove/rules";

test("the papers' profile has 208 skills, each with its place in the tree", async () => {
  const { json } = await listRules("paper");
  expect(json).toHaveLength(208);
  expect(json).toContainEqual({
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
  await expect(listRules("papr")).rejects.toThrow(/unknown profile “papr”; did you mean “paper”/);
});
