/** The unifier of chains: what it finds is the same on both sides, and the most general that there is. */
import { type Formula } from "#logic/formula";
import { parse, print } from "#logic/notation";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createFinalLines } from "../../src/arguments/final-letters.ts";
import { createNodeTable } from "../../src/arguments/nodes.ts";
import { createNames, internFormula } from "../../src/arguments/read.ts";
import { apply, emptySubstitution, unify } from "../../src/arguments/unify.ts";
import { createWriter } from "../../src/arguments/write.ts";
import { formulas, propositional } from "../../packages/logic/test/formulas.ts";
import * as plainly from "./plain-patterns.ts";

/** What two formulas come to have in common, or undefined. */
const common = (left: Formula, right: Formula): Formula | undefined => {
  const table = createNodeTable();
  const names = createNames();
  const [one, other] = [internFormula(table, left, names), internFormula(table, right, names)];
  const substitution = emptySubstitution();
  if (!unify(table, one, other, substitution)) return undefined;
  const both = apply(table, one, substitution);
  expect(apply(table, other, substitution)).toBe(both);
  return createWriter(table, names.letters.getName, names.constants.getName).formula(both);
};

/** A formula with its letters named by first appearance: two that differ in letters alone become the same. */
const upToLetters = (formula: Formula): string => {
  const table = createNodeTable();
  const { writer, toLine } = createFinalLines(table);
  const line = internFormula(table, formula, createNames());
  return writer.text(toLine(line));
};

describe("two formulas", () => {
  for (const [left, right, both] of [
    ["p → q", "(r ∧ s) → ¬r", "(r ∧ s) → ¬r"],
    ["∀x P(x)", "∀x (Q(x) → R(x))", "∀x (Q(x) → R(x))"],
    ["∀x (P(x) → Q(x))", "∀x (¬R(x) → ∃x R(x))", undefined],
    ["p ∧ p", "q ∧ ¬q", undefined],
    ["P(a) ∧ Q(a)", "R(b) ∧ ¬R(b)", "R(b) ∧ ¬R(b)"],
    ["P(a)", "∀x Q(x) → R(b)", undefined],
    ["∀x ∀y P(x, y)", "∀x ∀y R(y, x)", "∀y ∀x R(x, y)"],
    ["∃x P(x)", "∃x ∃y R(x, y)", "∃y ∃x R(y, x)"],
    ["∀x ∀y P(x, y)", "∀x (Q(x) → S(x))", undefined],
    ["∀x ∃y P(x, y)", "∀x ∃y (Q(x) ∧ S(y))", "∀y ∃x (Q(y) ∧ S(x))"],
    ["∀x ∃y P(x, y)", "∀x ∃y Q(y)", undefined],
    ["∀x ∃y P(x, y)", "∃x ∀y R(x, y)", undefined],
    ["p", "∀x ∃y R(x, y)", "∀y ∃x R(y, x)"],
    ["∀x (P(x) → p)", "∀x (∃y R(x, y) → ∃y Q(y))", "∀y (∃x R(y, x) → ∃x Q(x))"],
    ["∀x (P(x) → p)", "∀x (Q(x) → ∃y R(x, y))", undefined],
    ["P(a)", "∀y R(b, y)", "∀x R(b, x)"],
    ["P(a)", "R(b, c)", undefined],
    ["P(a, b)", "R(c, d)", "R(c, d)"],
    ["p ∧ ¬p", "∀x P(x, x) ∧ ¬∀x P(x, x)", "∀x P(x, x) ∧ ¬∀x P(x, x)"],
  ] as const)
    test(`${left} and ${right} ${both === undefined ? "have nothing in common" : `have ${both} in common`}`, () => {
      const found = common(parse(left), parse(right));
      expect(found && print(found)).toEqual(both);
      expect(common(parse(right), parse(left)) === undefined).toBe(both === undefined);
    });
});

/** Letters without constants: what is said of a constant has no most general meaning. */
const schematic = { propositions: ["p", "q", "r"], predicates: ["P", "Q"], relations: ["R", "S"] };

describe("any two formulas", () => {
  test("unify where they do in the plainest way, and come to the same", () => {
    let found = 0;
    for (const words of [propositional, schematic])
      fc.assert(
        fc.property(formulas(words, 2), formulas(words, 3), (left, right) => {
          const substitution = plainly.emptySubstitution();
          const isFound = plainly.unifyPatterns(left, right, substitution);
          const both = common(left, right);
          expect(both !== undefined).toBe(isFound);
          if (both === undefined) return;
          found++;
          expect(upToLetters(both)).toBe(upToLetters(plainly.fill(left, substitution)));
        }),
        { numRuns: 400 },
      );
    expect(found).toBeGreaterThan(100);
  });

  test("of which one is an instance of the other have that instance in common, and no other", () => {
    const closed = formulas({ propositions: ["k", "l"], predicates: ["K"], relations: ["L"] }, 2);
    fc.assert(
      fc.property(formulas(propositional, 3), fc.tuple(closed, closed, closed, closed), (general, parts) => {
        const meanings = new Map(["p", "q", "r", "s"].map((letter, i) => [letter, parts[i]!]));
        const instance = plainly.fill(general, { formulas: meanings, constants: new Map() });
        const both = common(general, instance);
        expect(both && upToLetters(both)).toBe(upToLetters(instance));
      }),
      { numRuns: 500 },
    );
  });
});
