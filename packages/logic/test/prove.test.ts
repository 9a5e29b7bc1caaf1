/** Proofs: the classical ones short, Pelletier's found. */
import { describe, expect, test } from "vitest";
import type { Sequent } from "../src/certificate.ts";
import { checkDerivation } from "../src/derivation.ts";
import { parseSequent } from "../src/notation.ts";
import { prove } from "../src/prove.ts";
import { pelletier } from "./pelletier.ts";

const measureProof = ({ premises, conclusion }: Sequent): number | string => {
  const derivation = prove(premises, conclusion);
  if (derivation === undefined) return "no proof";
  return checkDerivation(derivation, premises, conclusion) ?? derivation.steps.length;
};

/** Sequents with the number of lines a person would be content with. */
const classical: readonly (readonly [sequent: string, lines: number])[] = [
  ["p |- p", 1],
  ["p -> q; p |- q", 3],
  ["p -> q; ~q |- ~p", 6],
  ["p | q; ~p |- q", 7],
  ["p -> q; q -> r |- p -> r", 6],
  ["p; q |- p & q", 3],
  ["p & q |- q & p", 4],
  ["p |- p | q", 2],
  ["p; ~p |- q", 4],
  ["|- p | ~p", 8],
  ["~~p |- p", 4],
  ["p -> q |- ~q -> ~p", 7],
  ["~(p | q) |- ~p & ~q", 10],
  ["~p & ~q |- ~(p | q)", 10],
  ["~(p & q) |- ~p | ~q", 13],
  ["~p | ~q |- ~(p & q)", 10],
  ["p | q; p -> r; q -> s |- r | s", 10],
  ["p -> (q -> r) |- (p & q) -> r", 7],
  ["(p & q) -> r |- p -> (q -> r)", 7],
  ["p & (q | r) |- (p & q) | (p & r)", 10],
  ["∀x (P(x) -> Q(x)); P(a) |- Q(a)", 4],
  ["∀x (P(x) -> Q(x)); ~Q(a) |- ~P(a)", 7],
  ["∀x (P(x) -> Q(x)); ∃x P(x) |- ∃x Q(x)", 7],
  ["∀x (P(x) -> Q(x)); ∀x (Q(x) -> R(x)) |- ∀x (P(x) -> R(x))", 9],
  ["~∃x P(x) |- ∀x ~P(x)", 6],
  ["~∀x P(x) |- ∃x ~P(x)", 9],
  ["∃x ~P(x) |- ~∀x P(x)", 7],
  ["∃x ∀y R(x, y) |- ∀y ∃x R(x, y)", 6],
];

describe("short proofs", () => {
  test.for(classical)("%s in at most %i lines", ([text, lines]) => {
    const length = measureProof(parseSequent(text));
    expect(length).toBeTypeOf("number");
    expect(length).toBeLessThanOrEqual(lines);
  });

  test("what does not follow gets none", () => {
    for (const text of ["p -> q; q |- p", "∃x P(x) |- P(a)", "∀y ∃x R(x, y) |- ∃x ∀y R(x, y)"]) {
      const { premises, conclusion } = parseSequent(text);
      expect(prove(premises, conclusion, { maxGoals: 300, maxInstances: 300 })).toBeUndefined();
    }
  });
});

test.for(Object.entries(pelletier))("Pelletier's problems %s is proved", ([, text]) => {
  expect(measureProof(parseSequent(text))).toBeTypeOf("number");
});

test.for([
  "R(a, a); p ∧ ¬¬¬R(a, a) |- q",
  "¬¬¬¬p; ¬¬¬p ∨ q |- ¬¬q",
  "¬∃y ∀y P(y); ∀z ∃x P(z); R(a, a) |- ⊥",
  "∃z S(z, z); ¬(S(a, a) → P(a)) |- ∃z ((P(z) ∨ (p ↔ P(z))) ∨ ∀z ¬P(z))",
  "∀x ∃y (P(x) ↔ Q(y)) |- ∃y ∀x (P(x) → Q(y)) ∨ ∃x P(x)",
  "|- ¬¬p ↔ p",
])("what the search once overlooked: %s is proved", (text) => {
  expect(measureProof(parseSequent(text))).toBeTypeOf("number");
});
