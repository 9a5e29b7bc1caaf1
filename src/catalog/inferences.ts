/**
 * Lists the rules of inference: Table 9 of the ACL text, with the rules and variants of the authors' tree. The
 * premise of universal generalization is quantified like its conclusion. Only its bound name u, and with it the
 * wording ("pick anyone you like"), refers to an arbitrary individual. With a free u the answer key would be wrong.
 */
import type { Law } from "./law.ts";

/** Rules of propositional logic, each extended to predicate logic by Appendix C.2. */
export const inferences: readonly Law[] = [
  { name: "modus ponens", forms: ["p → q; p ⊢ q"] },
  { name: "modus tollens", forms: ["p → q; ¬q ⊢ ¬p", "p → ¬q; q ⊢ ¬p"] },
  { name: "transitivity", forms: ["p → q; q → r ⊢ p → r"] },
  { name: "disjunctive syllogism", forms: ["p ∨ q; ¬p ⊢ q", "p ∨ q; ¬q ⊢ p"] },
  { name: "addition", forms: ["p ⊢ p ∨ q", "q ⊢ p ∨ q"] },
  { name: "simplification", forms: ["p ∧ q ⊢ p", "p ∧ q ⊢ q"] },
  { name: "conjunction", forms: ["p; q ⊢ p ∧ q"] },
  { name: "resolution", forms: ["p ∨ q; ¬p ∨ r ⊢ q ∨ r"] },
  { name: "disjunction elimination", forms: ["p → r; q → r; p ∨ q ⊢ r"] },
  { name: "biconditional introduction", forms: ["p → q; q → p ⊢ p ↔ q"] },
  {
    name: "biconditional elimination",
    forms: ["p ↔ q ⊢ p → q", "p ↔ q ⊢ q → p", "p ↔ q; ¬p ⊢ ¬q", "p ↔ q; ¬q ⊢ ¬p"],
  },
  { name: "constructive dilemma", fullForms: ["p → q; r → s; p ∨ r ⊢ q ∨ s"] },
];

/** Rules that only predicate logic has; not extended. */
export const predicateInferences: readonly Law[] = [
  { name: "universal instantiation", forms: ["∀x P(x) ⊢ P(a)"] },
  { name: "existential generalization", forms: ["P(a) ⊢ ∃x P(x)"] },
  { name: "universal generalization", forms: ["∀u P(u) ⊢ ∀x P(x)"] },
];
