/**
 * The quantifier laws: Table 8 of the ACL text, with the variants of the authors' tree. In quantifier movement
 * x is not free in p. Quantifier commutation and transposition speak of two-place predicates and are not here.
 */
import type { Law } from "./law.ts";

export const quantifierLaws: readonly Law[] = [
  { name: "quantifier negation", forms: ["¬∀x P(x) ⇔ ∃x ¬P(x)", "¬∃x P(x) ⇔ ∀x ¬P(x)"] },
  {
    name: "quantifier distribution",
    forms: [
      "∀x (P(x) ∧ Q(x)) ⇔ ∀x P(x) ∧ ∀x Q(x)",
      "∃x (P(x) ∨ Q(x)) ⇔ ∃x P(x) ∨ ∃x Q(x)",
      "∀x P(x) ∨ ∀x Q(x) ⊢ ∀x (P(x) ∨ Q(x))",
      "∃x (P(x) ∧ Q(x)) ⊢ ∃x P(x) ∧ ∃x Q(x)",
    ],
  },
  {
    name: "quantifier movement",
    forms: [
      "∀x (p → Q(x)) ⇔ p → ∀x Q(x)",
      "∃x (p ∧ Q(x)) ⇔ p ∧ ∃x Q(x)",
      "∃x (p → Q(x)) ⇔ p → ∃x Q(x)",
      "∀x P(x) → q ⇔ ∃x (P(x) → q)",
      "∃x P(x) → q ⇔ ∀x (P(x) → q)",
    ],
  },
];
