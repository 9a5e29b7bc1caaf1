/** Pure letters tell that premises do not entail a conclusion with all of them, and only where that is so. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { literalsOf } from "#arguments";
import { compile, type Formula, parseSequent } from "#logic";
import { createLetterCodes, createPurityCheck } from "../../src/arguments/pure-letters.ts";
import { formulas, monadic, propositional } from "../logic/formulas.ts";

const mayFollow = (premises: readonly Formula[], conclusion: Formula): boolean => {
  const codes = createLetterCodes();
  const own = codes.codesOf(literalsOf(premises));
  return createPurityCheck(premises, conclusion, codes)(own);
};

test.for([
  ["¬(p ∧ q); ¬p ⊢ q", false],
  ["p ∨ q; p ⊢ ¬q", false],
  ["p → q; p ⊢ q", true],
  ["p → q; q ⊢ p", false],
  ["p; q ∨ r ⊢ p", false],
  ["p ↔ q; ¬q ⊢ ¬p", true],
  ["∀x (P(x) → Q(x)); ∃x P(x) ⊢ ∃x Q(x)", true],
  ["∀x (P(x) → Q(x)); ∃x ¬P(x) ⊢ ∃x ¬Q(x)", false],
  ["∀x (P(x) → R(x)); ∃x P(x); q ⊢ ∃x R(x)", false],
] as const)("%s: may follow with all premises: %s", ([text, expected]) => {
  const { premises, conclusion } = parseSequent(text);
  expect(mayFollow(premises, conclusion)).toBe(expected);
});

test.for([
  ["propositional", propositional],
  ["monadic", monadic],
] as const)("what is said not to follow does not, or leaves a premise over: %s", ([, words]) => {
  const sentences = formulas(words, 3);
  let refused = 0;
  fc.assert(
    fc.property(fc.array(sentences, { minLength: 1, maxLength: 4 }), sentences, (premises, conclusion) => {
      if (mayFollow(premises, conclusion)) return true;
      refused++;
      const signs = new Int8Array(premises.length + 1).fill(1);
      signs[premises.length] = -1;
      const theory = compile([...premises, conclusion]);
      return theory.satisfiable(signs) || !theory.irredundant(signs);
    }),
    { numRuns: 4000, seed: 20 },
  );
  expect(refused).toBeGreaterThan(500);
});
