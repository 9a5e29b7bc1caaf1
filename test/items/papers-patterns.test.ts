/** The authors' sentences beside those of the style `paper`. */
import { expect, test } from "vitest";
import { patternsOf } from "#items/papers-patterns";

test("LogicAsker Appendix D: sentences of the same pattern are counted formula by formula, mends apart", () => {
  const shares = patternsOf([
    "For all v_2, if v_2 cooks, then v_2 is a taxi driver.",
    "For all x, if x were a sailor, then x is a lawyer.",
    "Neither Karen is bored nor it is raining.",
    "If it snows, then Patricia is taking a plane and if Patricia takes a plane, then it is snowing.",
    "There is at least one y_2 for which y_2 is an office clerk and y_2 will play squash.",
    "Green ideas sleep furiously.",
  ]);
  expect(shares.map(({ formula, sentences, same, mended }) => [formula, sentences, same, mended])).toEqual([
    ["∀x (P(x) → Q(x))", 2, 1, 1],
    ["¬(p ∨ q)", 1, 1, 0],
    ["(p → q) ∧ (q → p)", 1, 0, 1],
    ["∃x (P(x) ∧ Q(x))", 1, 0, 0],
    ["", 1, 0, 0],
  ]);
  expect(shares[3]?.other?.ours).toBe("Some office clerks will play squash.");
});
