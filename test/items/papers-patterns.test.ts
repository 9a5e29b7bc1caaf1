/** Sentences of the papers' patterns beside those of the style `paper`. */
import { expect, test } from "vitest";
import { patternsOf } from "#items/papers-patterns";

test("LogicAsker Appendix D: sentences of the same pattern are counted formula by formula, mends apart", () => {
  const shares = patternsOf([
    "For all v_3, if v_3 works, then v_3 is a mechanic.",
    "For all x, if x were a soldier, then x is a writer.",
    "Neither Julie is excited nor it is foggy.",
    "If it rains, then Ian is driving a car and if Ian drives a car, then it is raining.",
    "There is at least one y_3 for which y_3 is a bartender and y_3 will play tennis.",
    "Every table hums.",
  ]);
  expect(shares.map(({ formula, sentences, same, mended }) => [formula, sentences, same, mended])).toEqual([
    ["∀x (P(x) → Q(x))", 2, 1, 1],
    ["¬(p ∨ q)", 1, 1, 0],
    ["(p → q) ∧ (q → p)", 1, 0, 1],
    ["∃x (P(x) ∧ Q(x))", 1, 0, 0],
    ["", 1, 0, 0],
  ]);
  expect(shares[3]?.other?.ours).toBe("Some bartenders will play tennis.");
});
