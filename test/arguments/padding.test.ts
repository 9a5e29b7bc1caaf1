// @long: many questions
/** Padded chains: a chain that could be shorter is found out, and none of those given out is padded. */
import { describe, expect, it } from "vitest";
import { createGenerator } from "#items/generate";
import { createShortestChecker } from "#arguments/shortest/shortest";
import { isOnlyPadding } from "#catalog/padding";
import { findRule, listProfileRules } from "#catalog/profiles";
import { createRuleMix } from "#items/rule-mix";
import { everyday } from "#language/lexicons/everyday";
import { paper } from "#language/styles/paper";
import { printSequent } from "#logic/notation";
import { generate } from "#commands/generate/generate";
import { sampled } from "../sampled.ts";
import { createForms, type Form } from "../../src/arguments/forms.ts";
import { createPaddingCheck } from "../../src/arguments/shortest/padding.ts";

describe("a step behind another one", () => {
  const rules = listProfileRules("full");
  const forms = createForms();
  const formOf = (name: string, sequent: string): Form => {
    const rule = findRule(rules, name);
    return forms(rule)[rule.forms.findIndex((form) => printSequent(form) === sequent)]!;
  };
  const paddingAt = createPaddingCheck();
  it.for([
    ["disjunctive syllogism", "p ∨ q; ¬q ⊢ p", 0, "commutative", "q ∨ p ⊢ p ∨ q", true],
    ["simplification", "p ∧ q ⊢ p", 0, "conjunction", "p; q ⊢ p ∧ q", true],
    ["modus ponens", "p → q; p ⊢ q", 1, "modus ponens", "p → q; p ⊢ q", false],
    ["universal generalization", "∀u P(u) ⊢ ∀x P(x)", 0, "universal complement", "∀x ¬¬P(x) ⊢ ∀x P(x)", true],
    ["affirming the consequent", "p → q; q ⊢ p", 1, "simplification", "p ∧ q ⊢ p", false],
  ] as const)(
    "%s, %s: premise %i had by %s, %s: padding %s",
    ([base, sequent, place, name, other, padded]) => {
      const { pads, isKnownToPad } = paddingAt(formOf(base, sequent), place);
      const form = formOf(name, other);
      expect(isKnownToPad(form)).toBe(false);
      expect(pads(form)).toBe(padded);
      expect(isKnownToPad(form)).toBe(padded);
    },
  );
});

describe("a rule that only pads", () => {
  it.for([
    ["paper", "natural", 7, sampled(104, 208)],
    ["full", "natural", 5, sampled(104, 233)],
    ["balanced", "natural", 3, 164],
  ] as const)(
    "extends no derivation of %s, %s, length %i: of %i questions none is dropped, and no rule has 0.18 of the steps",
    ([profile, style, length, limit]) => {
      const lines = [...generate({ profile, style, length, limit })].map(({ problem }) => problem);
      expect(lines).toHaveLength(limit);
      const padding = new Set(
        listProfileRules("full")
          .filter(isOnlyPadding)
          .map(({ name }) => name),
      );
      const mix = createRuleMix();
      for (const line of lines) {
        const pads = line.steps.filter(({ skill }) => padding.has(skill ?? ""));
        expect(pads.length, line.rule).toBeLessThanOrEqual(1);
        for (const { skill } of pads) expect(skill).toBe(line.rule);
        expect(line.shortest).toBe(line.twin !== null && line.label === "no" ? "unchecked" : "proved");
        mix.add(line);
      }
      const { padded, rules } = mix.read()!;
      expect(padded).toBe(0);
      expect(rules[0]!.share, rules[0]!.rule).toBeLessThan(0.18);
    },
  );
});

describe("a chain of the default path", () => {
  it("has no shorter one: skills from all over the tree, at lengths 2 to 9", () => {
    const checker = createShortestChecker();
    for (const length of [2, 3, 5, 9]) {
      const { at, skills } = createGenerator({
        profile: "paper",
        length,
        seed: 5,
        style: paper,
        lexicon: everyday,
      });
      for (let index = 0; index < skills.length; index += sampled(length > 3 ? 9 : 4, length > 3 ? 3 : 1)) {
        const outcome = at(index);
        expect(outcome).toHaveProperty("item");
        if (!("item" in outcome)) continue;
        expect(outcome.item.shortest, outcome.item.rule).toBe("proved");
        expect(checker.check(outcome.item).shortest, outcome.item.rule).toBe("proved");
      }
    }
  });

  it("of length 1 asks no premise's own negation: every one-step question takes a step", () => {
    const { at, skills } = createGenerator({
      profile: "paper",
      length: 1,
      seed: 5,
      style: paper,
      lexicon: everyday,
    });
    const checker = createShortestChecker();
    for (let index = 0; index < sampled(1, 3) * skills.length; index++) {
      const outcome = at(index);
      if ("item" in outcome) expect(checker.check(outcome.item).shortest).not.toBe("shorter");
    }
  });
});
