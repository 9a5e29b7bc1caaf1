/** Sequents of two sorts: which there are, and that two domains tell no more of them than one. */
import { relationOf } from "../src/decide.ts";
import {
  and,
  constant,
  constantsOf,
  exists,
  forall,
  implies,
  predicate,
  type Formula,
  variable,
} from "../src/formula.ts";
import { parse, parseSequent } from "../src/notation.ts";
import { isOfSecondSort, secondSortOf } from "../src/two-sorts.ts";
import { describe, expect, test } from "vitest";

const sorted: readonly (readonly [sequent: string, things: readonly string[]])[] = [
  ["∀y ∀x R(y, x) ⊢ ∀y ∀x R(x, y)", []],
  ["∃y ∀x R(y, x) ⊢ ∀y ∃x R(x, y)", []],
  ["∀y ∃x R(y, x) ⊢ ∃y ∀x R(x, y)", []],
  ["∀x R(x, a) ⊢ ∃y ∃x R(y, x)", ["a"]],
  ["R(a, b); ∀x (P(x) → S(x, b)); P(a) ⊢ S(a, b)", ["b"]],
  ["∀y (P(y) → ∃x R(y, x)); ∃x P(x) ⊢ ∃y ∃x R(x, y)", []],
  ["∀y ¬∃x R(y, x) ⊢ ¬R(a, b)", ["b"]],
  ["∃y ¬∀x R(x, y); p ⊢ ¬∃y ∀x R(x, y)", []],
];

const unsorted: readonly string[] = [
  "∀x R(x, x) ⊢ p",
  "P(a); R(b, a) ⊢ p",
  "∀y ∀x (R(y, x) → R(x, y)) ⊢ p",
  "∀x ∀y ∀z (R(x, y) ∧ R(y, z) → R(x, z)) ⊢ p",
  "∀y (P(y) → ∀x R(x, y)) ⊢ p",
  "R(a, b) ⊢ R(b, a)",
  "∀x P(x) ⊢ P(a)",
];

describe("two sorts", () => {
  test.each(sorted)("%s has two", (text, things) => {
    const { premises, conclusion } = parseSequent(text);
    expect([...(secondSortOf([...premises, conclusion]) ?? ["none"])]).toEqual(things);
  });

  test.each(unsorted)("%s has not", (text) => {
    const { premises, conclusion } = parseSequent(text);
    expect(secondSortOf([...premises, conclusion])).toBeUndefined();
  });

  test.each(sorted)("%s bears on its conclusion in two domains as in one", (text) => {
    const { premises, conclusion } = parseSequent(text);
    const all = [...premises, conclusion];
    const things = secondSortOf(all)!;
    const given = [
      parse("∃x People(x)"),
      parse("∃x Things(x)"),
      ...constantsOf(...all).map((name) => predicate(things.has(name) ? "Things" : "People", constant(name))),
    ];
    const inTwo = { premises: [...given, ...premises.map(relativized)], conclusion: relativized(conclusion) };
    expect(relationOf(inTwo)).toBe(relationOf({ premises, conclusion }));
  });
});

/** Each quantifier among those of its sort. */
const relativized = (formula: Formula): Formula => {
  switch (formula.kind) {
    case "not":
      return { ...formula, body: relativized(formula.body) };
    case "and":
    case "or":
    case "implies":
    case "iff":
      return { ...formula, left: relativized(formula.left), right: relativized(formula.right) };
    case "forall":
    case "exists": {
      const { kind, variable: name, body } = formula;
      const among = predicate(isOfSecondSort(name, body) ? "Things" : "People", variable(name));
      return kind === "forall"
        ? forall(name, implies(among, relativized(body)))
        : exists(name, and(among, relativized(body)));
    }
    default:
      return formula;
  }
};
