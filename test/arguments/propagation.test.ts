/** Unit propagation: which arguments it refutes with the goal denied, and how many nested cases the others take. */
import { expect, test } from "vitest";
import { refuteByPropagation } from "#arguments/propagation";
import { parseSequent } from "#logic/notation";

test.each([
  ["p; p → q ⊢ q", { rounds: 1, cases: 0 }],
  ["p; p → q; q → r; r → s ⊢ s", { rounds: 2, cases: 0 }],
  ["p → q; q → r ⊢ p → r", { rounds: 1, cases: 0 }],
  ["p ∨ q; p → r; q → r ⊢ r", { rounds: 2, cases: 0 }],
  ["∀x (P(x) → Q(x)); P(a) ⊢ ∃x Q(x)", { rounds: 1, cases: 0 }],
  ["∃x P(x); ∀x (P(x) → Q(x)) ⊢ ∃x Q(x)", { rounds: 1, cases: 0 }],
  ["¬∀x P(x) ⊢ ∃x ¬P(x)", { rounds: 0, cases: 0 }],
  ["p ∨ q; p → (r ∧ s); q → (r ∧ s); (r ∧ s) → t ⊢ t", { rounds: 3, cases: 1 }],
  ["p → q; q → p ⊢ p ↔ q", { rounds: 1, cases: 1 }],
  [
    "∃x P(x) ∨ ∃x Q(x); ∀x (P(x) → (R(x) ∧ S(x))); ∀x (Q(x) → (R(x) ∧ S(x))) ⊢ ∃x (R(x) ∧ S(x))",
    { rounds: 3, cases: 1 },
  ],
  ["p ∨ q ⊢ p", undefined],
])("%s", (text, refutation) => {
  expect(refuteByPropagation(parseSequent(text))).toEqual(refutation);
});
