/**
 * Lists the equivalence laws of propositional logic: Table 7 of the ACL text. `⇔` is used in both directions. Two
 * laws of that table, p∧¬p ⇔ ⊥ and p∨¬p ⇔ ⊤, are proved by the catalog's tests but are never questions. The first has
 * no consistent premise, the second needs none.
 */
import type { Law } from "./law.ts";

export const equivalences: readonly Law[] = [
  { name: "idempotent", forms: ["p ∧ p ⇔ p", "p ∨ p ⇔ p"] },
  { name: "commutative", forms: ["p ∧ q ⇔ q ∧ p", "p ∨ q ⇔ q ∨ p"] },
  { name: "associative", forms: ["(p ∧ q) ∧ r ⇔ p ∧ (q ∧ r)", "(p ∨ q) ∨ r ⇔ p ∨ (q ∨ r)"] },
  { name: "distributive", forms: ["p ∧ (q ∨ r) ⇔ (p ∧ q) ∨ (p ∧ r)", "p ∨ (q ∧ r) ⇔ (p ∨ q) ∧ (p ∨ r)"] },
  { name: "De Morgan", forms: ["¬(p ∧ q) ⇔ ¬p ∨ ¬q", "¬(p ∨ q) ⇔ ¬p ∧ ¬q"] },
  { name: "complement", forms: ["¬¬p ⇔ p"], fullForms: ["(p ∧ ¬p) ∨ q ⇔ q", "(p ∨ ¬p) ∧ q ⇔ q"] },
  { name: "conditional", forms: ["p → q ⇔ ¬p ∨ q"] },
  { name: "biconditional", forms: ["p ↔ q ⇔ (p → q) ∧ (q → p)", "p ↔ q ⇔ (p ∧ q) ∨ (¬p ∧ ¬q)"] },
  { name: "identity", fullForms: ["p ∧ ⊤ ⇔ p", "p ∨ ⊥ ⇔ p"] },
];
