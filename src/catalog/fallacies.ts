/**
 * Lists the fallacies: Table 10 of the ACL text and the authors' tree. The catalog's tests refute each fallacy and
 * its extensions by a countermodel. Quantifier shift is the converse of quantifier transposition: it infers ∃y ∀x
 * from ∀x ∃y.
 */
import type { Law } from "./law.ts";

/** Fallacies of propositional logic, each extended to predicate logic. */
export const fallacies: readonly Law[] = [
  { name: "affirming the consequent", forms: ["p → q; q ⊬ p"] },
  { name: "denying the antecedent", forms: ["p → q; ¬p ⊬ ¬q"] },
  { name: "affirming a disjunct", forms: ["p ∨ q; p ⊬ ¬q"] },
  { name: "denying a conjunct", forms: ["¬(p ∧ q); ¬p ⊬ q"] },
  { name: "illicit commutativity", forms: ["p → q ⊬ q → p"] },
];

/** Fallacies that only predicate logic has; not extended. */
export const predicateFallacies: readonly Law[] = [
  { name: "undistributed middle", forms: ["∀x (P(x) → Q(x)); Q(a) ⊬ P(a)"] },
  { name: "existential fallacy", forms: ["∀x (P(x) → Q(x)); ¬∃x P(x) ⊬ ¬∃x Q(x)"] },
  { name: "illicit major", forms: ["∀x (P(x) → Q(x)); ∃x Q(x) ⊬ ∃x P(x)"] },
  { name: "illicit minor", forms: ["∀x (P(x) → Q(x)); ∀x (P(x) → R(x)) ⊬ ∀x (R(x) → Q(x))"] },
  { name: "quantifier shift", fullForms: ["∀x ∃y P(x, y) ⊬ ∃y ∀x P(x, y)", "∀x ∃y P(y, x) ⊬ ∃y ∀x P(y, x)"] },
];
