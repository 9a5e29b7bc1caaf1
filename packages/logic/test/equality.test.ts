/** Equality: read, printed and decided, with certificates that the two trusted files replay. */
import { describe, expect, test } from "vitest";
import type { Relation } from "../src/certificate.ts";
import { decide, judgementFault, decideRelation } from "../src/decide.ts";
import { parse, parseSequent, print } from "../src/notation.ts";

const decided: readonly (readonly [sequent: string, relation: Relation])[] = [
  ["⊢ a = a", "entailment"],
  ["⊢ ∀x x = x", "entailment"],
  ["⊢ ∀x ∃y x = y", "entailment"],
  ["a = b ⊢ b = a", "entailment"],
  ["a = b; b = c ⊢ a = c", "entailment"],
  ["a = b; P(a) ⊢ P(b)", "entailment"],
  ["R(a, b); a = c; b = d ⊢ R(c, d)", "entailment"],
  ["P(a); ¬P(b) ⊢ a = b", "contradiction"],
  ["P(a); P(b) ⊢ a = b", "neutral"],
  ["∀x ∀y x = y ⊢ P(a) ↔ P(b)", "entailment"],
  ["∀x (P(x) → x = a); a ≠ b ⊢ ¬P(b)", "entailment"],
  ["∃x (P(x) ∧ ∀y (P(y) → y = x)); P(a); P(b) ⊢ a = b", "entailment"],
  ["∀x (x = a ∨ x = b); P(a); P(b) ⊢ ∀x P(x)", "entailment"],
  ["∃x ∃y x ≠ y ⊢ ∃x x ≠ a", "entailment"],
  ["∃x P(x) ⊢ ∃x ∃y (P(x) ∧ P(y) ∧ x ≠ y)", "neutral"],
  ["a = b; a ≠ b ⊢ p", "inconsistent"],
  // FOLIO's way: the winner is one of its country, and no two countries win.
  [
    "∀x ∀y (Wins(x) ∧ Wins(y) → x = y); Wins(france) ∨ Wins(italy); france ≠ italy; ¬Wins(italy) ⊢ Wins(france) ∧ ¬Wins(italy)",
    "entailment",
  ],
];

describe("what is decided", () => {
  for (const [text, relation] of decided)
    test(`${text} is ${relation}, with a certificate that replays`, () => {
      const sequent = parseSequent(text);
      const judgement = decide(sequent);
      expect(judgement.relation).toBe(relation);
      expect(judgementFault(judgement, sequent)).toBeUndefined();
      expect(decideRelation(sequent)).toBe(relation);
    });

  test("interpretations say nothing of equality, and name one member with equal names", () => {
    const judgement = decide(parseSequent("a = b ⊢ P(a)"));
    if (judgement.relation !== "neutral") throw new Error(judgement.relation);
    const { satisfying } = judgement.certificate;
    expect(Object.keys(satisfying.predicates)).toEqual(["P"]);
    expect(satisfying.constants["a"]).toBe(satisfying.constants["b"]);
  });
});

test.for([
  ["a=b", "a = b"],
  ["a != b", "a ≠ b"],
  ["~(a = b)", "a ≠ b"],
  ["∀x (x = a | ¬x=b)", "∀x (x = a ∨ x ≠ b)"],
  ["∀x x = x", "∀x x = x"],
])("“%s” is printed as “%s”, and that is read as the same", ([text, printed]) => {
  expect(print(parse(text!))).toBe(printed);
  expect(parse(printed!)).toEqual(parse(text!));
});
