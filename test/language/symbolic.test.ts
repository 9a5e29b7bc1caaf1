import { canonical } from "#logic/canonical";
import { equal } from "#logic/formula";
import { parse, print } from "#logic/notation";
import { symbolic } from "#language/styles/symbolic";
import { createVocabulary, type Words } from "#language/words";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formulas } from "./formulas.ts";

const noWords: Words = { propositions: new Map(), predicates: new Map(), constants: new Map() };
const vocabulary = createVocabulary(noWords);

describe("formulas as sentences", () => {
  test.each([
    ["p", "p."],
    ["¬(p ∧ q) → ⊥", "¬(p ∧ q) → ⊥."],
    ["∀x (P(x) → ¬Q(x))", "∀x (P(x) → ¬Q(x))."],
    ["∀u P(u)", "∀u P(u)."],
    ["P(a) ∨ ∃x P(x)", "P(a) ∨ ∃x P(x)."],
  ])("%s is said “%s” and read back, without words", (formula, sentence) => {
    expect(symbolic.say(parse(formula), noWords)).toBe(sentence);
    expect(print(symbolic.read(sentence, vocabulary))).toBe(formula);
  });

  test("reading gives back every formula, up to bound names", () => {
    fc.assert(
      fc.property(formulas(6), (formula) => {
        const back = symbolic.read(symbolic.say(formula, noWords), vocabulary);
        if (!equal(back, canonical(formula))) throw new Error(`${print(formula)}\n${print(back)}`);
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ["p & q.", "p ∧ q."],
    ["(p ∧ q).", "p ∧ q."],
    ["p ∧ q ∧ r.", "(p ∧ q) ∧ r."],
    ["p → q → r.", "p → (q → r)."],
    ["∀x P(x).  ", undefined],
    ["p", "p."],
    ["p..", undefined],
    [" p.", "p."],
    ["It is raining.", undefined],
    ["", undefined],
  ])("“%s” is refused, being no printed formula", (sentence, remedy) => {
    expect(() => symbolic.read(sentence, vocabulary)).toThrow(
      remedy === undefined ? expect.anything() : expect.objectContaining({ hint: `write “${remedy}”` }),
    );
  });
});
