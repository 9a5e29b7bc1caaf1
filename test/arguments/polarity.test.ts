/** Signs counted over an argument, and what a judge of signs says. */
import { expect, test } from "vitest";
import { followsBySigns, polarityOf } from "#arguments/polarity";
import { parseSequent } from "#logic/notation";

test.each([
  ["p; p → q ⊢ q", { opposed: 0, unbalanced: 0, pure: 0 }, true],
  ["p; q → p ⊢ q", { opposed: 1, unbalanced: 2, pure: 1 }, false],
  ["p → r; q → r ⊢ p → q", { opposed: 1, unbalanced: 2, pure: 1 }, false],
  ["p ↔ q; p ⊢ q", { opposed: 0, unbalanced: 1, pure: 0 }, true],
])("%s", (text, counts, follows) => {
  const sequent = parseSequent(text);
  expect(polarityOf(sequent)).toEqual(counts);
  expect(followsBySigns(sequent)).toBe(follows);
});
