/** Sequents of two sorts: which there are, and that two domains tell no more of them than one. */
import { decideRelation } from "../src/decide.ts";
import {
  and,
  constant,
  collectConstants,
  exists,
  forall,
  implies,
  predicate,
  type Formula,
  variable,
} from "../src/formula.ts";
import { parse, parseSequent } from "../src/notation.ts";
import { isSecondSort, findSecondSort } from "../src/two-sorts.ts";
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
    expect([...(findSecondSort([...premises, conclusion]) ?? ["none"])]).toEqual(things);
  });

  test.each(unsorted)("%s has not", (text) => {
    const { premises, conclusion } = parseSequent(text);
    expect(findSecondSort([...premises, conclusion])).toBeUndefined();
  });

  test.each(sorted)("%s bears on its conclusion in two domains as in one", (text) => {
    const { premises, conclusion } = parseSequent(text);
    const all = [...premises, conclusion];
    const things = findSecondSort(all)!;
    const given = [
      parse("∃x People(x)"),
      parse("∃x Things(x)"),
      ...collectConstants(...all).map((name) =>
        predicate(things.has(name) ? "Things" : "People", constant(name)),
      ),
    ];
    const inTwo = { premises: [...given, ...premises.map(relativize)], conclusion: relativize(conclusion) };
    expect(decideRelation(inTwo)).toBe(decideRelation({ premises, conclusion }));
  });
});

/** Each quantifier among those of its sort. */
const relativize = (formula: Formula): Formula => {
  switch (formula.kind) {
    case "not":
      return { ...formula, body: relativize(formula.body) };
    case "and":
    case "or":
    case "implies":
    case "iff":
      return { ...formula, left: relativize(formula.left), right: relativize(formula.right) };
    case "forall":
    case "exists": {
      const { kind, variable: name, body } = formula;
      const among = predicate(isSecondSort(name, body) ? "Things" : "People", variable(name));
      return kind === "forall"
        ? forall(name, implies(among, relativize(body)))
        : exists(name, and(among, relativize(body)));
    }
    default:
      return formula;
  }
};
