/**
 * Lists the quantifier laws: Table 8 of the ACL text, with the variants of the authors' tree. In quantifier movement
 * x is not free in p. Commutation and transposition, which the authors' tree leaves out, use a formula in x and y,
 * hence a two-place predicate. Transposition holds in one direction; its converse is the fallacy of quantifier shift.
 * Forms that differ only in the order of arguments are verbalized differently: admiring everybody, or being admired
 * by everybody.
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
  {
    name: "quantifier commutation",
    fullForms: ["∀x ∀y P(x, y) ⇔ ∀y ∀x P(x, y)", "∃x ∃y P(x, y) ⇔ ∃y ∃x P(x, y)"],
  },
  {
    name: "quantifier transposition",
    fullForms: ["∃x ∀y P(x, y) ⊢ ∀y ∃x P(x, y)", "∃x ∀y P(y, x) ⊢ ∀y ∃x P(y, x)"],
  },
];
