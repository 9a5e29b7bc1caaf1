/** Formulas are found among words, and no part of a formula is taken for the whole. */
import { parseSequent, print } from "../../src/notation.ts";
import { lettersOf, writtenFormula, writtenFormulas } from "../../src/notations/written.ts";
import { describe, expect, test } from "vitest";

const letters = lettersOf(parseSequent("p; q; r; P(a); Q(a); R(a, b) ⊢ p").premises);
const foundIn = (text: string): readonly string[] =>
  writtenFormulas(text, letters).found.map(({ formula }) => print(formula));

test.each([
  ["so q ∨ r (from 1)", ["q ∨ r"]],
  ["p (1)", ["p"]],
  ["p and q, by 1 and 2", ["p ∧ q"]],
  ["from p we get q", ["p", "q"]],
  ["if p then q", ["p → q"]],
  ["if p, then q and r", ["p → (q ∧ r)"]],
  ["p if and only if not q", ["p ↔ ¬q"]],
  ["p only if q", ["p → q"]],
  ["p v q", ["p ∨ q"]],
  ["$p \\land \\neg q \\to r$", ["(p ∧ ¬q) → r"]],
  ["-p → -q", ["¬p → ¬q"]],
  ["q - MP 1, 2", ["q"]],
  ["∀xPx", ["∀x P(x)"]],
  ["∀x(Px ⊃ Qx)", ["∀x (P(x) → Q(x))"]],
  ["∀x P(x) → Q(x)", ["∀x (P(x) → Q(x))"]],
  ["∀x P(x) → Q(a)", ["∀x P(x) → Q(a)"]],
  ["∀x. P(x) → Q(x)", ["∀x (P(x) → Q(x))"]],
  ["(∀x)(∃y)Rxy", ["∀x ∃y R(x, y)"]],
  ["∀x,y (R(x,y) → R(y,x))", ["∀x ∀y (R(x, y) → R(y, x))"]],
  ["there exists x such that P(x) and Q(x)", ["∃x (P(x) ∧ Q(x))"]],
  ["q →E 1, 2", ["q"]],
  ["p & q &I 1, 2", ["p ∧ q"]],
  ["P(a) & premise \\\\", ["P(a)"]],
  ["⊥ by 3", ["⊥"]],
  ["[p ∧ (q ∨ r)]", ["p ∧ (q ∨ r)"]],
])("formulas among words: %s", (text, formulas) => {
  expect(foundIn(text)).toEqual(formulas);
});

describe("no part of a formula is taken for the whole", () => {
  test.each(["p → z", "z → p", "¬(z) → p", "z(q)", "p ∧ (q → z)", "(z ∨ q) → p", "P(a) → Q(", "∀x z(x) ∨ p"])(
    "%s",
    (text) => {
      expect(foundIn(text)).toEqual([]);
    },
  );
  test("a word that is no connective ends a formula", () => {
    expect(foundIn("p because q")).toEqual(["p", "q"]);
  });
  test("what follows a whole formula makes it none", () => {
    expect(writtenFormula("p → q.", letters)).toBeDefined();
    expect(writtenFormula("p → q, as was said", letters)).toBeUndefined();
  });
});

test("brackets without end are no formula, and end the reading soon", () => {
  expect(foundIn("(".repeat(100_000))).toEqual([]);
  expect(foundIn("¬".repeat(100_000))).toEqual([]);
  expect(foundIn("p → ".repeat(100_000))).toEqual([]);
});
