/** What is hard to read is known from formulas alone, and rarely asked where a rule allows something plainer. */
import { createGenerator } from "#items/generate";
import { natural } from "#language/styles/natural";
import { parse } from "#logic/notation";
import { describe, expect, test } from "vitest";
import { strainOfLine } from "../../src/items/strain.ts";
import { scenes } from "../../src/language/lexicons/scenes.ts";

/** From what a person would write to what nobody says: each line has more strain than the one before. */
const ladders: readonly (readonly string[])[] = [
  ["p ∨ q", "¬p ∨ q", "p ∨ (¬q ∨ r)", "¬p ∨ ¬q", "(p ∧ q) ∨ (p ∧ r)", "p ∨ p"],
  ["p → q", "¬p → ¬q", "p → (q → r)", "(p → q) → r"],
  ["q ∧ (p ∨ r)", "(p ∨ r) ∧ q", "(p → q) ∧ (q → p)"],
  ["¬p", "¬(p ∧ q)", "¬¬p", "¬(p ∧ ¬q)", "¬(p → q)"],
  ["∀x (P(x) → Q(x))", "∀x (P(x) → (Q(x) → R(x)))", "∀x (P(x) ∧ (Q(x) → R(x)))"],
  ["∀x (P(x) ↔ Q(x))", "∀x (P(x) ↔ ¬Q(x))", "∀x ¬¬(P(x) → Q(x))"],
  ["∃x (P(x) ∧ Q(x))", "∃x (P(x) ↔ Q(x))", "∃x (P(x) → Q(x))"],
  ["∀x (p → P(x))", "p → ∀x P(x)", "q → ∀x (p → P(x))"],
  ["∀x (P(x) ∨ Q(x))", "∀x (¬P(x) ∨ Q(x))", "∀x (p ∨ Q(x))"],
  ["∀x ¬(P(x) ∧ Q(x))", "∀x ¬(P(x) ∧ ¬(Q(x) ∧ R(x)))", "∃x ¬(P(x) ∧ ¬(Q(x) ∧ R(x)))"],
  ["p ∨ (q ∧ r)", "p ∨ (q ∨ r)", "(¬p ∨ q) ∨ r"],
  ["∀x (P(x) → Q(x))", "∀y (P(y) → ∀x Q(x))"],
];

describe("the strain of a line", () => {
  for (const ladder of ladders)
    test(`rises from ${ladder[0]} to ${ladder.at(-1)}`, () => {
      const strains = ladder.map((line) => strainOfLine(parse(line)));
      expect(strains.toSorted((a, b) => a - b)).toEqual(strains);
      expect(new Set(strains).size, strains.join()).toBe(strains.length);
    });
});

test.each([
  [3, 0.1],
  [7, 0.1],
])("of twins of length %i hardly one in ten has a list, a colon or something said twice", (length, most) => {
  const generator = createGenerator({
    profile: "balanced",
    length,
    seed: 12,
    style: natural,
    lexicon: scenes,
  });
  const items = Array.from({ length: 82 }, (_, i) => generator.at(i)).flatMap((outcome) =>
    "item" in outcome ? [outcome.item] : [],
  );
  expect(items.length).toBe(82);
  const hard = items.filter(({ premisesText, conclusionText }) =>
    [...premisesText, conclusionText].some((line) => /\(a\)|following|say it twice/.test(line)),
  );
  expect(hard.length / items.length).toBeLessThanOrEqual(most);
});
