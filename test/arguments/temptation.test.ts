/** Temptations: where a fallacy leads to what a chain derives. */
import { expect, test } from "vitest";
import { ruleNamed, rulesOf } from "#catalog/profiles";
import { startChain } from "#arguments/chain";
import { createForms } from "#arguments/forms";
import { temptationsTo } from "#arguments/temptation";
import { print } from "#logic/notation";

const forms = createForms();
const formsOf = (name: string) => forms(ruleNamed(rulesOf("paper"), name));

test("affirming the consequent tempts to the conclusion of modus ponens, by further premises that no chain has", () => {
  const chain = startChain(formsOf("modus ponens")[0]!);
  const temptations = temptationsTo(chain, formsOf("affirming the consequent"));
  expect(temptations.length).toBeGreaterThan(0);
  for (const { form, from } of temptations) {
    expect(form.rule.name).toBe("affirming the consequent");
    expect(from).toHaveLength(2);
  }
});

test("a line of the chain is used where one fits", () => {
  const chain = startChain(formsOf("modus ponens")[0]!);
  for (const { from } of temptationsTo(chain, formsOf("affirming the consequent"))) {
    expect(from.some((line) => typeof line === "number")).toBe(true);
    for (const line of from) if (typeof line !== "number") expect(print(line)).not.toBe("");
  }
});

test("denying the antecedent tempts to nothing where the goal is no denial", () => {
  const chain = startChain(formsOf("conjunction")[0]!);
  expect(temptationsTo(chain, formsOf("denying the antecedent"))).toEqual([]);
});
