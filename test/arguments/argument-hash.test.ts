/** Arguments that are the same up to letters and the order of premises, and arguments that are not. */
import { argumentHash } from "#arguments/argument-hash";
import { parseSequent } from "#logic/notation";
import { describe, expect, test } from "vitest";

const hashOf = (text: string): string => {
  const { premises, conclusion } = parseSequent(text);
  return argumentHash(premises, conclusion);
};

describe("one argument", () => {
  for (const [one, other] of [
    ["p → q; p ⊢ q", "t; t → s ⊢ s"],
    ["p ∨ q; q ∨ r; ¬r ⊢ q", "¬s; p ∨ t; t ∨ s ⊢ t"],
    ["∀x (P(x) → Q(x)); P(a) ⊢ Q(a)", "S(c); ∀x (S(x) → P(x)) ⊢ P(c)"],
    ["∀x R(x, a); R(a, b) ⊢ ∃x R(x, b)", "P(b, a); ∀x P(x, b) ⊢ ∃x P(x, a)"],
    ["p; q; r ⊢ s", "r; p; t ⊢ q"],
  ] as const)
    test(`${one} is ${other}`, () => {
      expect(hashOf(other)).toBe(hashOf(one));
    });
});
