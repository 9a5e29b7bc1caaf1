/** Proofs and cases that look right and are not: none is accepted, whatever it is called and however it is laid out. */
import { parseSequent } from "organon-logic/notation";
import { expect, test } from "vitest";
import { checkCountermodel } from "../src/check-countermodel.ts";
import { checkProof } from "../src/check-proof.ts";
import { readCountermodel } from "../src/read-countermodel.ts";
import { readProof } from "../src/read-proof.ts";
import { toJsonLines } from "./proof-text.ts";

const isAccepted = (sequent: string, text: string): boolean => {
  const { premises, conclusion: goal } = parseSequent(sequent);
  const lines = readProof(toJsonLines(text), premises.length);
  return checkProof(lines, { premises, goal }).fault === undefined;
};

test.each([
  // Fallacies under the names of rules.
  ["p → q; q ⊢ p", "3. p →E 1 2"],
  ["p → q; ¬p ⊢ ¬q", "3. q assumption; 4. ⊥ ¬E 3 2; 5. ¬q ¬I 4 / 3"],
  ["p ∨ q; p ⊢ ¬q", "3. ¬q ∨E 1 2"],
  ["p → q ⊢ q → p", "2. q → p ↔I 1 1"],
  ["p ∨ q ⊢ p ∧ q", "2. p ∧ q ∧I 1 1"],
  ["p ∨ q ⊢ p", "2. p ∧E 1"],
  ["p → q ⊢ q", "2. q →E 1"],
  ["p → q ⊢ q", "2. q →E 1 1"],
  ["p ↔ q ⊢ p", "2. p ↔E 1"],
  // What was not given, and circles.
  ["p ⊢ q", "2. q premise"],
  ["p ⊢ q", "1. q premise"],
  ["p ⊢ q", "1. q reiteration 1"],
  ["p ⊢ q", "2. q reiteration 2"],
  ["p ⊢ q", "2. q reiteration 3; 3. q reiteration 2"],
  ["p ⊢ q", "2. q assumption"],
  ["p ⊢ q", "2. q assumption; 3. q reiteration 2"],
  ["p ⊢ q", "2. ⊥ ¬E 1 1; 3. q ⊥E 2"],
  ["p ⊢ q", "2. p → q assumption; 3. q →E 2 1"],
  ["p ⊢ q", "0. q premise"],
  ["p ⊢ q", "2. q reiteration"],
  ["p ⊢ q", "1. p premise; 1. q premise; 2. q reiteration 1"],
  ["⊢ p", "1. p premise"],
  ["⊢ p", "1. p ⊤I"],
  // Assumptions that are not discharged, or by what they did not lead to.
  ["q ⊢ p", "2. p assumption; 3. p ∧ q ∧I 2 1; 4. p ∧E 3"],
  ["⊢ p → q", "1. p assumption; 2. q assumption; 3. p → q →I 2 / 1"],
  ["⊢ p → q", "1. p assumption; 2. q assumption; 3. p → q →I 2 / 1 2"],
  ["⊢ q → p", "1. p assumption; 2. q → p →I 1 / 1"],
  ["p → q ⊢ q", "2. p assumption; 3. q →E 1 2; 4. q reiteration 3 / 2"],
  ["p ∨ q; p → r ⊢ r", "3. p assumption; 4. r →E 2 3; 5. r ∨E 1 4 4 / 3 3"],
  [
    "p ∨ q; p → r ⊢ r",
    "3. p assumption; 4. r →E 2 3; 5. q assumption; 6. r reiteration 4; 7. r ∨E 1 4 6 / 3 5",
  ],
  ["⊢ ¬p", "1. p assumption; 2. ¬p ¬I 1 / 1"],
  ["p ⊢ q", "2. ¬q assumption; 3. p reiteration 1; 4. q RAA 3 / 2"],
  ["p → q ⊢ p", "2. p assumption; 3. q →E 1 2; 4. p reiteration 2"],
  // Names that are not arbitrary, or not new.
  ["P(a) ⊢ ∀x P(x)", "2. ∀x P(x) ∀I 1"],
  ["∃x P(x) ⊢ ∀x P(x)", "2. P(c) assumption; 3. ∀x P(x) ∀I 2; 4. ∀x P(x) ∃E 1 3 / 2"],
  ["∃x P(x) ⊢ P(a)", "2. P(a) assumption; 3. P(a) ∃E 1 2 / 2"],
  [
    "∃x P(x); ∃x Q(x) ⊢ ∃x (P(x) ∧ Q(x))",
    "3. P(c) assumption; 4. Q(c) assumption; 5. P(c) ∧ Q(c) ∧I 3 4; 6. ∃x (P(x) ∧ Q(x)) ∃I 5; 7. ∃x (P(x) ∧ Q(x)) ∃E 1 6 / 3; 8. ∃x (P(x) ∧ Q(x)) ∃E 2 7 / 4",
  ],
  [
    "∀x ∃y R(x, y) ⊢ ∃y ∀x R(x, y)",
    "2. ∃y R(a, y) ∀E 1; 3. R(a, b) assumption; 4. ∀x R(x, b) ∀I 3; 5. ∃y ∀x R(x, y) ∃I 4; 6. ∃y ∀x R(x, y) ∃E 2 5 / 3",
  ],
  ["∀x (P(x) → Q(x)); P(a) ⊢ Q(b)", "3. Q(b) →E 1 2"],
  ["∀x P(x) ⊢ ∃x Q(x)", "2. ∃x Q(x) ∃I 1"],
  ["P(x) ⊢ ∀y P(y)", "2. ∀y P(y) ∀I 1"],
])("a proof that is none is refused: %s: %s", (sequent, text) => {
  expect(isAccepted(sequent, text)).toBe(false);
});

const isCase = (sequent: string, text: string): boolean => {
  const { premises, conclusion } = parseSequent(sequent);
  const world = readCountermodel(text.replaceAll("; ", "\n"), [...premises, conclusion]);
  return world !== undefined && checkCountermodel(world, premises, conclusion) === undefined;
};

const monadic = "∀x (P(x) → Q(x)); Q(a) ⊢ P(a)";

test.each([
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
