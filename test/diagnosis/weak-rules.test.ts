/** The weakest rules by type, as in Table 4. */
import { expect, test } from "vitest";
import { weakRuleTypes } from "#diagnosis/diagnose";
import { skillNamed, scoreOf, scoresOf } from "../scoring/scores-of.ts";

const scores = [
  ...scoresOf(skillNamed("De Morgan", "valid"), 6, 4),
  ...scoresOf(skillNamed("De Morgan", "contradiction"), 9, 1),
  ...scoresOf(skillNamed("De Morgan", "unrelated"), 10, 0),
  ...scoresOf(skillNamed("conditional", "contradiction"), 3, 7),
  ...scoresOf(skillNamed("conditional", "unrelated"), 9, 1),
  ...scoresOf(skillNamed("universal De Morgan", "valid", { extension: "universal" }), 0, 10),
  scoreOf(skillNamed("addition", "valid"), "unreadable", "addition/0"),
];

test("Correct are a rule's valid conclusions, Incorrect all its others together", () => {
  expect(
    weakRuleTypes(scores).map(({ rule, type, responseAccuracy: { value, n } }) => [rule, type, value, n]),
  ).toEqual([
    ["conditional", "Incorrect", 0.6, 20],
    ["De Morgan", "Correct", 0.6, 10],
    ["De Morgan", "Incorrect", 0.95, 20],
  ]);
});
