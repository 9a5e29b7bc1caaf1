/** The exam that every rule sits: sound ones are proved in each form, fallacies refuted, skills counted. */
import { decide } from "#logic/decide";
import { checkDerivation } from "#logic/derivation";
import { eachAtom, not } from "#logic/formula";
import { evaluate } from "#logic/interpretation";
import { parseSequent, printSequent } from "#logic/notation";
import { findRule, listProfileRules, listProfileSkills } from "#catalog/profiles";
import { listSkills, type Rule } from "#catalog/skill";
import { profiles } from "../../src/catalog/profiles.ts";
import { describe, expect, test } from "vitest";

const proved = (rule: Rule): void => {
  for (const form of rule.forms) {
    const judgement = decide(form);
    expect(judgement.relation, printSequent(form)).toBe("entailment");
    if (judgement.relation !== "entailment") continue;
    expect(checkDerivation(judgement.certificate, form.premises, form.conclusion)).toBeUndefined();
    expect(form.premises.every((premise) => evaluate(premise, judgement.witness))).toBe(true);
  }
};

const refuted = (rule: Rule): void => {
  for (const form of rule.forms) {
    const judgement = decide(form);
    expect(judgement.relation, printSequent(form)).toBe("neutral");
    if (judgement.relation !== "neutral") continue;
    const { refuting } = judgement.certificate;
    expect([...form.premises, not(form.conclusion)].every((formula) => evaluate(formula, refuting))).toBe(
      true,
    );
  }
};

describe("the catalog's exam", () => {
  for (const rule of listProfileRules("full"))
    test(`${rule.name} is ${rule.category === "fallacy" ? "refuted" : "proved"} in all ${rule.forms.length} forms`, () => {
      if (rule.category === "fallacy") refuted(rule);
      else proved(rule);
    });

  test("the two theorems of the complement law that are never questions hold", () => {
    expect(decide(parseSequent("p ∧ ¬p ⊢ ⊥")).relation).toBe("inconsistent");
    expect(decide(parseSequent("⊢ p ∨ ¬p")).relation).toBe("entailment");
  });
});

describe("the tree", () => {
  test("profile paper has 208 skills: 62 propositional and 146 predicate, from 63 sound rules and 19 fallacies", () => {
    const skills = listProfileSkills("paper");
    const rules = listProfileRules("paper");
    expect(skills).toHaveLength(208);
    expect(skills.filter(({ logic }) => logic === "propositional")).toHaveLength(62);
    expect(skills.filter(({ logic }) => logic === "predicate")).toHaveLength(146);
    expect(rules.filter(({ category }) => category !== "fallacy")).toHaveLength(63);
    expect(rules.filter(({ category }) => category === "fallacy")).toHaveLength(19);
  });

  test("profile balanced has two sides of each of the 82 rules", () => {
    expect(listProfileSkills("balanced")).toHaveLength(164);
  });

  test("profile full adds what the papers' tables have and their tree leaves out, three rules in two places among it, and what came since", () => {
    const [paper, full] = [listProfileRules("paper"), listProfileRules("full")];
    const added = full.filter(({ name }) => !paper.some((rule) => rule.name === name));
    expect(listProfileSkills("full")).toHaveLength(208 + added.flatMap(listSkills).length);
    expect(added.map((rule) => `${rule.name} ${listSkills(rule).length}`)).toEqual(
      expect.arrayContaining([
        "identity 3",
        "constructive dilemma 3",
        "universal identity 3",
        "existential identity 3",
        "universal constructive dilemma 3",
        "existential constructive dilemma 3",
        "quantifier commutation 3",
        "quantifier transposition 3",
        "quantifier shift 1",
      ]),
    );
  });

  test("the rules with letters of two places say so, and no others", () => {
    const places = (rule: Rule): number => {
      let most = 0;
      for (const { premises, conclusion } of rule.forms)
        for (const formula of [...premises, conclusion])
          eachAtom(formula, ({ terms }) => {
            most = Math.max(most, terms.length);
          });
      return most;
    };
    for (const rule of listProfileRules("full"))
      expect(rule.relational ?? false, rule.name).toBe(places(rule) > 1);
    const formsOf = (name: string): number => findRule(listProfileRules("full"), name).forms.length;
    const named = ["quantifier commutation", "quantifier transposition", "quantifier shift"];
    expect(named.map(formsOf)).toEqual([4, 2, 2]);
  });

  test("LogicAsker Appendix C: ∀x before both sides of a law; one existential premise gives an existential conclusion", () => {
    const formsOf = (name: string) => findRule(listProfileRules("paper"), name).forms.map(printSequent);
    const printed = (text: string) => printSequent(parseSequent(text));
    expect(formsOf("universal De Morgan")).toContain(printed("∀x ¬(P(x) ∧ Q(x)) ⊢ ∀x (¬P(x) ∨ ¬Q(x))"));
    expect(formsOf("existential modus ponens").toSorted()).toEqual(
      ["∃x (P(x) → Q(x)); ∀x P(x) ⊢ ∃x Q(x)", "∀x (P(x) → Q(x)); ∃x P(x) ⊢ ∃x Q(x)"].map(printed).toSorted(),
    );
  });

  for (const profile of profiles)
    test(`every skill id of profile ${profile} is unique, and only valid skills are answered yes`, () => {
      const skills = listProfileSkills(profile);
      expect(new Set(skills.map(({ id }) => id)).size).toBe(skills.length);
      expect(skills.every(({ kind, label }) => (kind === "valid") === (label === "yes"))).toBe(true);
    });

  test("an unknown rule is refused with the nearest name", () => {
    expect(() => findRule(listProfileRules("paper"), "modus ponems")).toThrow("did you mean “modus ponens”?");
  });
});
