/** Rules of one's own: they sit the catalog's exam wherever they are read. */
import { describe, expect, test } from "vitest";
import { readCustomRules, type CustomRule } from "#catalog/own-rules";

const inference = (name: string, ...forms: readonly string[]): CustomRule => ({
  name,
  category: "inference",
  forms,
});

test("a propositional rule comes with its two extensions, one about individuals alone", () => {
  const exportation: CustomRule = {
    name: "exportation",
    category: "equivalence",
    forms: ["p ∧ q → r ⇔ p → (q → r)"],
  };
  expect(readCustomRules([exportation]).map(({ name, logic, forms }) => [name, logic, forms.length])).toEqual(
    [
      ["exportation", "propositional", 2],
      ["universal exportation", "predicate", 2],
      ["existential exportation", "predicate", 2],
    ],
  );
  expect(readCustomRules([inference("nobody", "¬∃x P(x); P(a) ∨ Q(a) ⊢ Q(a)")])).toMatchObject([
    { name: "nobody", logic: "predicate", extension: "none" },
  ]);
});

describe("what fails the exam is misuse that says why", () => {
  const refusals: readonly (readonly [CustomRule, string])[] = [
    [inference("wish", "p → q; q ⊢ p"), "p → q; q ⊢ p is refuted"],
    [{ ...inference("slander", "p → q; p ⊢ q"), category: "fallacy" }, "is no fallacy"],
    [inference("absurd", "p; ¬p ⊢ q"), "never all true"],
    [inference("denial", "p ⊢ ¬p"), "contradicts"],
    [inference("axiom", "⊢ p ∨ ¬p"), "has no premise"],
    [inference("typo", "p → ⊢ q"), "p → ⊢ q"],
    [inference("Modus, ponens", "p → q; p ⊢ q"), "small letters"],
    [inference("modus ponens", "p → q; p ⊢ q"), "already"],
    [inference("bare"), "no form"],
  ];
  for (const [rule, why] of refusals)
    test(`${rule.name}: ${why}`, () => {
      expect(() => readCustomRules([rule])).toThrow(why);
    });

  test("two of one name", () => {
    const rule = inference("twice", "p ∧ q ⊢ q ∧ p");
    expect(() => readCustomRules([rule, rule])).toThrow("there is a rule “twice” already");
  });
});
