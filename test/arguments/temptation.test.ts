/** Temptations: where a fallacy leads to what a chain derives. */
import { expect, test } from "vitest";
import { findRule, listProfileRules } from "#catalog/profiles";
import { startTree } from "#arguments/chain";
import { createForms } from "#arguments/forms";
import { findFallacyMatches } from "#arguments/temptation";
import { print } from "#logic/notation";

const forms = createForms();
const formsOf = (name: string) => forms(findRule(listProfileRules("paper"), name));

test("affirming the consequent tempts to the conclusion of modus ponens, by further premises that no chain has", () => {
  const tree = startTree(formsOf("modus ponens")[0]!);
  const temptations = findFallacyMatches(tree, formsOf("affirming the consequent"));
  expect(temptations.length).toBeGreaterThan(0);
  for (const { form, from } of temptations) {
    expect(form.rule.name).toBe("affirming the consequent");
    expect(from).toHaveLength(2);
  }
});

test("a line of the chain is used where one fits", () => {
  const tree = startTree(formsOf("modus ponens")[0]!);
  for (const { from } of findFallacyMatches(tree, formsOf("affirming the consequent"))) {
    expect(from.some((line) => typeof line === "number")).toBe(true);
    for (const line of from) if (typeof line !== "number") expect(print(line)).not.toBe("");
  }
});

test("denying the antecedent tempts to nothing where the goal is no denial", () => {
  const tree = startTree(formsOf("conjunction")[0]!);
  expect(findFallacyMatches(tree, formsOf("denying the antecedent"))).toEqual([]);
});
