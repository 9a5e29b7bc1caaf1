/** Proofs and cases that look right and are not: none is accepted, whatever it is called and however it is laid out. */
import { parseSequent } from "#logic/notation";
import { expect, test } from "vitest";
import { countermodelFault } from "../../../src/scoring/tasks/judge-task.ts";
import { checkProof } from "../../../src/scoring/tasks/check-proof.ts";
import { readCountermodel } from "../../../src/scoring/tasks/read-countermodel.ts";
import { readProof } from "../../../src/scoring/tasks/read-proof.ts";
import { createTheorems } from "../../../src/scoring/tasks/theorems.ts";

const theorems = createTheorems();

const isAccepted = (sequent: string, text: string): boolean => {
  const { premises, conclusion: goal } = parseSequent(sequent);
  const lines = readProof(text.replaceAll("; ", "\n"), { premises, goal });
  return lines.length > 0 && checkProof(lines, { premises, goal }, theorems).fault === undefined;
};

test.each([
  // Fallacies under the names of rules.
  ["p → q; q ⊢ p", "1. p → q premise; 2. q premise; 3. p modus ponens 1, 2"],
  ["p → q; ¬p ⊢ ¬q", "1. p → q premise; 2. ¬p premise; 3. ¬q modus tollens 1, 2"],
  ["p ∨ q; p ⊢ ¬q", "1. p ∨ q premise; 2. p premise; 3. ¬q disjunctive syllogism 1, 2"],
  ["¬(p ∧ q); ¬p ⊢ q", "1. ¬(p ∧ q) premise; 2. ¬p premise; 3. q DS 1, 2"],
  ["p → q ⊢ q → p", "1. p → q premise; 2. q → p contraposition 1"],
  ["p → q ⊢ ¬p → ¬q", "1. p → q premise; 2. ¬p → ¬q contraposition 1"],
  ["p → q; r → q ⊢ p → r", "1. p → q premise; 2. r → q premise; 3. p → r HS 1, 2"],
  ["¬(p ∧ q) ⊢ ¬p ∧ ¬q", "1. ¬(p ∧ q) premise; 2. ¬p ∧ ¬q De Morgan 1"],
  ["¬p ∨ ¬q ⊢ ¬(p ∨ q)", "1. ¬p ∨ ¬q premise; 2. ¬(p ∨ q) De Morgan 1"],
  ["p ∨ q ⊢ p ∧ q", "1. p ∨ q premise; 2. p ∧ q ∧I 1"],
  ["p ∨ q ⊢ p", "1. p ∨ q premise; 2. p ∨E 1"],
  ["p → q ⊢ p ∧ q", "1. p → q premise; 2. p ∧ q material implication 1"],
  ["p → q ⊢ q", "1. p → q premise; 2. q →E 1"],
  ["p ↔ q; ¬p ⊢ q", "1. p ↔ q premise; 2. ¬p premise; 3. q ↔E 1, 2"],
  ["p ⊕ q ⊢ p ↔ q", "1. p ⊕ q premise; 2. p ↔ q equivalence 1"],
  [
    "p → q; r → s; q ∨ s ⊢ p ∨ r",
    "1. p → q premise; 2. r → s premise; 3. q ∨ s premise; 4. p ∨ r CD 1, 2, 3",
  ],
  ["(p ∧ q) → r ⊢ p → r", "1. (p ∧ q) → r premise; 2. p → r exportation 1"],
  ["p → (q ∨ r) ⊢ p → q", "1. p → (q ∨ r) premise; 2. p → q simplification 1"],
  ["p ∧ (q ∨ r) ⊢ (p ∧ q) ∨ (q ∧ r)", "1. p ∧ (q ∨ r) premise; 2. (p ∧ q) ∨ (q ∧ r) distribution 1"],
  // What was not given, and circles.
  ["p ⊢ q", "1. p premise; 2. q premise"],
  ["p ⊢ q", "1. p premise; 2. q given"],
  ["p ⊢ q", "1. q P1"],
  ["p ⊢ q", "1. p premise; 2. q 2"],
  ["p ⊢ q", "1. p premise; 2. q 3; 3. q 2"],
  ["p ⊢ q", "1. p premise; 2. q 1-2"],
  ["p ⊢ q", "1. q"],
  ["p ⊢ q", "1. p premise; 2. q assumption"],
  ["p ⊢ q", "1. q assumption; 2. q reiteration 1"],
  ["p ⊢ q", "1. p premise; 2. | q; 3. | q 2; 4. q 2-3"],
  ["p ⊢ q", "1. p premise; 2. ⊥ 1; 3. q ⊥E 2"],
  ["p ⊢ q", "1. p premise; 2. contradiction 1; 3. q ex falso 2"],
  ["p ⊢ q", "1. ⊥ premise; 2. q ⊥E 1"],
  ["p ⊢ q", "1. p premise; 2. p → q assumption; 3. q MP 1, 2"],
  ["p ⊢ q", "1. p → q premise; 2. p premise; 3. q MP 1, 2"],
  ["⊢ p", "1. p trivially"],
  ["⊢ p ∨ q", "1. p ∨ q law of excluded middle"],
  // Suppositions that are not given up, or by what they did not lead to.
  ["q ⊢ p", "1. q premise; 2. p assumption; 3. p ∧ q 1, 2; 4. p 3"],
  ["⊢ p → q", "1. p assumption; 2. q assumption; 3. p → q →I 1-2"],
  ["⊢ q → p", "1. p assumption; 2. q → p →I 1-1"],
  ["p → q ⊢ q", "1. p → q premise; 2. p assumption; 3. q 1, 2; 4. q 2-3"],
  [
    "p → q; p → ¬q ⊢ p",
    "1. p → q premise; 2. p → ¬q premise; 3. p assumption; 4. q 1, 3; 5. ¬q 2, 3; 6. ⊥ 4, 5; 7. p RAA 3-6",
  ],
  ["p ∨ q; p → r ⊢ r", "1. p ∨ q premise; 2. p → r premise; 3. p assumption; 4. r 2, 3; 5. r ∨E 1, 3-4"],
  [
    "p ∨ q; p → r ⊢ r",
    "1. p ∨ q premise; 2. p → r premise; 3. p assumption; 4. r 2, 3; 5. q assumption; 6. r 4; 7. r ∨E 1, 3-4, 5-6",
  ],
  ["p ∨ q ⊢ q", "1. p ∨ q premise; 2. q assumption; 3. q 2; 4. q ∨E 1, 2-3, 2-3"],
  ["⊢ ¬p", "1. p assumption; 2. ¬p ¬I 1"],
  ["⊢ p ↔ q", "1. p assumption; 2. q assumption; 3. p ↔ q ↔I 1-2, 2-1"],
  // Names that are not arbitrary, or not new.
  ["P(a) ⊢ ∀x P(x)", "1. P(a) premise; 2. ∀x P(x) ∀I 1"],
  ["∃x P(x) ⊢ ∀x P(x)", "1. ∃x P(x) premise; 2. P(c) EI 1; 3. ∀x P(x) UG 2"],
  ["∃x P(x) ⊢ P(a)", "1. ∃x P(x) premise; 2. P(a) EI 1"],
  [
    "∃x P(x); ∃x Q(x) ⊢ ∃x (P(x) ∧ Q(x))",
    "1. ∃x P(x) pr; 2. ∃x Q(x) pr; 3. P(c) 1; 4. Q(c) 2; 5. P(c) ∧ Q(c) 3, 4; 6. ∃x (P(x) ∧ Q(x)) 5",
  ],
  [
    "∀x ∃y R(x, y) ⊢ ∃y ∀x R(x, y)",
    "1. ∀x ∃y R(x, y) pr; 2. ∃y R(a, y) 1; 3. R(a, b) 2; 4. ∀x R(x, b) 3; 5. ∃y ∀x R(x, y) 4",
  ],
  ["∀x ∃y R(x, y) ⊢ ∃y ∀x R(x, y)", "1. ∀x ∃y R(x, y) premise; 2. ∃y ∀x R(x, y) quantifier law 1"],
  ["P(a) → Q(a) ⊢ ∀x P(x) → ∀x Q(x)", "1. P(a) → Q(a) pr; 2. ∀x (P(x) → Q(x)) 1; 3. ∀x P(x) → ∀x Q(x) 2"],
  [
    "∀x (P(x) ∨ Q(x)) ⊢ ∀x P(x) ∨ ∀x Q(x)",
    "1. ∀x (P(x) ∨ Q(x)) premise; 2. ∀x P(x) ∨ ∀x Q(x) distribution 1",
  ],
  [
    "∃x P(x) ∧ ∃x Q(x) ⊢ ∃x (P(x) ∧ Q(x))",
    "1. ∃x P(x) ∧ ∃x Q(x) premise; 2. ∃x (P(x) ∧ Q(x)) distribution 1",
  ],
  ["¬∀x P(x) ⊢ ∀x ¬P(x)", "1. ¬∀x P(x) premise; 2. ∀x ¬P(x) quantifier negation 1"],
  ["∀x P(x) ⊢ ∃x Q(x)", "1. ∀x P(x) premise; 2. ∃x Q(x) 1"],
  [
    "∀x (P(x) → Q(x)); Q(a) ⊢ P(a)",
    "1. ∀x (P(x) → Q(x)) pr; 2. Q(a) pr; 3. P(a) universal modus ponens 1, 2",
  ],
  ["∀x (P(x) → Q(x)); P(a) ⊢ Q(b)", "1. ∀x (P(x) → Q(x)) pr; 2. P(a) pr; 3. Q(b) UMP 1, 2"],
  ["R(a, b) ⊢ R(b, a)", "1. R(a, b) premise; 2. R(b, a) symmetry 1"],
  [
    "∃x R(x, x) ⊢ ∀x R(x, x)",
    "1. ∃x R(x, x) pr; 2. R(c, c) assumption; 3. ∀x R(x, x) 2; 4. ∀x R(x, x) ∃E 1, 2-3",
  ],
  // Words and signs around the formula.
  ["p → q; q ⊢ p", '{"steps": [{"n": 1, "formula": "p", "rule": "premise"}]}'],
  ["p → q; q ⊢ p", '{"steps": [{"n": 3, "formula": "p", "rule": "MP", "from": [1, 2]}]}'],
  ["p ⊢ q", "1. p premise; 2. p → q (from 1: trivially true); 3. q 1, 2"],
  ["p ⊢ q", "1. p premise; 2. p ∨ q ∨I 1; 3. q ∨E 2"],
  ["p ⊢ q", "1. p premise; 2. ¬q assumption; 3. p 1; 4. q RAA 2-3"],
  ["p ⊢ q", "1. accepted; 2. q"],
  ["p ∧ ¬q ⊢ q", "1. p ∧ ¬q premise; 2. ¬q 1; 3. q double negation 2"],
  ["p ⊢ q", "1. q ∧ ¬q → q; 2. q 1"],
  ["p ⊢ q", "1. p premise; 1. q premise; 2. q 1"],
])("a proof that is none is refused: %s: %s", (sequent, text) => {
  expect(isAccepted(sequent, text)).toBe(false);
});

const isCase = (sequent: string, text: string): boolean => {
  const { premises, conclusion } = parseSequent(sequent);
  const world = readCountermodel(text.replaceAll("; ", "\n"), [...premises, conclusion]);
  return world !== undefined && countermodelFault(world, premises, conclusion) === undefined;
};

const monadic = "∀x (P(x) → Q(x)); Q(a) ⊢ P(a)";

test.each([
  ["p → q; p ⊢ q", "p = true; q = false"],
  ["p → q; p ⊢ q", "p = true; q = true"],
  ["p → q; p ⊢ q", "p = 1; q = 0; p → q = 1"],
  ["p → q; q ⊢ p", "p = false"],
  ["p → q; q ⊢ p", "p = false; q = maybe"],
  ["p → q; q ⊢ p", "p = false; q = true; q = false"],
  ["p ∨ ¬p ⊢ q ∨ ¬q", "p = true; q = false"],
  [monadic, "domain = {}; a = 1; P = {}; Q = {1}"],
  [monadic, "domain = {1}; P = {}; Q = {1}"],
  [monadic, "domain = {1}; a = 2; P = {}; Q = {2}"],
  [monadic, "domain = {1}; a = 1; P = {}; Q = {2}"],
  [monadic, "domain = {1}; a = 1; P = {1}; Q = {1}"],
  [monadic, "domain = {1, 2}; a = 1; P = {2}; Q = {1}"],
  [monadic, "domain = {1}; a = 1; Q = {1}"],
  [monadic, "a = 1; P = {}; Q = {1}"],
  [monadic, "domain = {1, 2, …}; a = 1; P = {}; Q = {1}"],
  [monadic, "domain = {1}; a = 1; P = {} or {1}; Q = {1}"],
  ["∀x ∃y R(x, y) ⊢ ∃x R(x, x)", "domain = {1}; R = {}"],
  ["∀x ∃y R(x, y) ⊢ ∃x R(x, x)", "domain = {1, 2}; R = {1, 2}"],
  ["∀x ∃y R(x, y) ⊢ ∃x R(x, x)", "domain = {1, 2}; R = {(1, 2)}"],
  ["∀x ∃y R(x, y) ⊢ ∃x R(x, x)", "domain = {1, 2}; R = {(1, 2), (2, 3)}"],
  ["∃x P(x) ⊢ ∀x P(x)", "domain = {1}; P = {1}"],
])("a case that is none is refused: %s: %s", (sequent, text) => {
  expect(isCase(sequent, text)).toBe(false);
});
