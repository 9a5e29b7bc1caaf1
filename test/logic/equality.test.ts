/** Equality: read, printed and decided, with certificates that the two trusted files replay. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Interpretation, Relation } from "#logic/certificate";
import { decide, judgementFault, relationOf } from "#logic/decide";
import {
  and,
  constant,
  exists,
  forall,
  implies,
  not,
  or,
  predicate,
  variable,
  type Formula,
} from "#logic/formula";
import { evaluate } from "#logic/interpretation";
import { parse, parseSequent, print } from "#logic/notation";
import { equality } from "../../src/logic/formula.ts";

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
      expect(relationOf(sequent)).toBe(relation);
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

/** Sentences about P, a, b and at most two variables, equality among them. */
const term = fc.constantFrom(constant("a"), constant("b"), variable("x"), variable("y"));
const open: fc.Arbitrary<Formula> = fc.letrec<{ formula: Formula }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.tuple(term, term).map(([left, right]) => equality(left, right)),
    term.map((one) => predicate("P", one)),
    tie("formula").map(not),
    fc.tuple(tie("formula"), tie("formula")).map(([left, right]) => and(left, right)),
    fc.tuple(tie("formula"), tie("formula")).map(([left, right]) => or(left, right)),
    fc.tuple(tie("formula"), tie("formula")).map(([left, right]) => implies(left, right)),
    tie("formula").map((body) => exists("y", body)),
  ),
})).formula;
const sentence = open.map((body) => forall("x", exists("y", body)));

/** Every interpretation with one or two members. */
const small: readonly Interpretation[] = [["d1"], ["d1", "d2"]].flatMap((domain) =>
  domain.flatMap((a) =>
    domain.flatMap((b) =>
      Array.from({ length: 2 ** domain.length }, (_, bits) => ({
        domain,
        constants: { a, b },
        predicates: { P: domain.filter((_member, i) => (bits & (1 << i)) > 0).map((member) => [member]) },
        propositions: {},
      })),
    ),
  ),
);

test("no interpretation of one or two members speaks against what is decided", () => {
  fc.assert(
    fc.property(sentence, sentence, (premise, conclusion) => {
      const { relation } = decide(
        { premises: [premise], conclusion },
        { maxInstances: 100, maxConflicts: 1_000 },
      );
      const models = small.filter((one) => evaluate(premise, one));
      const holds = models.map((one) => evaluate(conclusion, one));
      if (relation === "entailment") expect(holds).not.toContain(false);
      if (relation === "contradiction") expect(holds).not.toContain(true);
      if (relation === "inconsistent") expect(holds).toEqual([]);
      if (holds.includes(true) && holds.includes(false)) expect(relation).toBe("neutral");
    }),
    { numRuns: 60, seed: 7 },
  );
});
