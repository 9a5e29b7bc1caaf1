/** Contrast pairs: what both lists have in common, and what only the first entails. */
import { describe, expect, test } from "vitest";
import { exchangeLetters, exchangeSigns, type Contrast } from "#arguments/contrast";
import { listLiterals } from "#arguments/literals";
import { createRandom } from "#arguments/random";
import { decideRelation } from "#logic/decide";
import type { Formula } from "#logic/formula";
import { parse, parseSequent, print } from "#logic/notation";
import { haveSameGraph } from "#scoring/audits/graph";

const contrastable = (text: string, lemmas: readonly string[] = []) => {
  const { premises, conclusion } = parseSequent(text);
  const fixed = new Set<number>();
  return { core: premises, beside: [], goal: conclusion, lemmas: lemmas.map((one) => parse(one)), fixed };
};

const write = (premises: readonly Formula[]): string => premises.map((one) => print(one)).join("; ");

/** How often each letter occurs with each sign. */
const literalCounts = (premises: readonly Formula[]): readonly string[] =>
  listLiterals(premises)
    .map(({ atom, positive }) => `${positive ? "" : "¬"}${atom}`)
    .toSorted();

const expectPair = ({ yes, no }: Contrast, goal: Formula, core: number): void => {
  expect(decideRelation({ premises: yes.slice(0, core), conclusion: goal })).toBe("entailment");
  expect(decideRelation({ premises: no, conclusion: goal }), write(no)).toBe("neutral");
  for (let i = 0; i < core; i++)
    expect(decideRelation({ premises: yes.toSpliced(i, 1), conclusion: goal }), write(yes)).toBe("neutral");
};

describe.each([
  "p → q; q → r ⊢ p → r",
  "p ∨ q; ¬p ∨ r ⊢ q ∨ r",
  "p; p → a; a → b; b → q ⊢ q",
  "p → a; a → b; b → d; d → q ⊢ p → q",
  "∀x (P(x) → Q(x)); ∀x (Q(x) → R(x)) ⊢ ∀x (P(x) → R(x))",
  "∃x (P(x) ∧ Q(x)); ∀x (Q(x) → R(x)) ⊢ ∃x R(x)",
])("an exchange of signs on %s", (text) => {
  const argument = contrastable(text);
  const contrasts = ["1", "2", "3"].flatMap((seed) => [...exchangeSigns(argument, 3, createRandom(seed))]);

  test("gives pairs, of which the first list alone entails the goal, by its core alone", () => {
    expect(contrasts.length).toBeGreaterThan(0);
    for (const contrast of contrasts) expectPair(contrast, argument.goal, argument.core.length);
  });

  test("gives lists with the same literals and the same clauses without signs", () => {
    for (const { yes, no } of contrasts) {
      expect(literalCounts(yes)).toEqual(literalCounts(no));
      const [one, other] = [yes, no].map((premises) => ({
        premises: premises.map((line) => print(line).replaceAll("*", "_")),
        conclusion: print(argument.goal),
      }));
      expect(haveSameGraph(one!, other!)).toBe(true);
    }
  });
});

test("the exchanged letter is far from the goal, and further copies and loose premises stand in both lists", () => {
  const argument = contrastable("p; p → a; a → b; b → q ⊢ q", ["a", "b"]);
  const firsts = Array.from({ length: 8 }, (_, seed): Contrast => {
    const [first] = exchangeSigns(argument, 3, createRandom(seed));
    return first!;
  });
  expect(new Set(firsts.map(({ yes }) => write(yes))).size).toBeGreaterThan(4);
  for (const { yes, no } of firsts) {
    const changed = yes.flatMap((line, i) => (line === no[i] ? [] : [i]));
    expect([
      [1, 4],
      [2, 4],
    ]).toContainEqual(changed);
    expect(write(changed.map((i) => yes[i]!)).split("¬")).toHaveLength(2);
  }
});

test("in neither list a premise entails another one: from p; p → q none comes, as p would entail ¬p → q*", () => {
  for (const text of ["p; p → q ⊢ q", "p → q; ¬q ⊢ ¬p", "p ∨ q; ¬p ⊢ q"])
    expect([...exchangeSigns(contrastable(text), 3, createRandom("1"))]).toEqual([]);
  const argument = contrastable("p; p → a; a → b; b → q ⊢ q", ["a", "b"]);
  for (const { yes, no } of exchangeSigns(argument, 3, createRandom("2")))
    for (const list of [yes, no])
      for (const [i, conclusion] of list.entries())
        for (const [j, premise] of list.entries())
          if (i !== j) expect(decideRelation({ premises: [premise], conclusion })).not.toBe("entailment");
});

test("no more copies are made than allowed, and none of a premise of one letter", () => {
  for (const { yes } of exchangeSigns(contrastable("p; p → a; a → q ⊢ q"), 1, createRandom("1")))
    expect(yes).toHaveLength(4);
  expect([...exchangeSigns(contrastable("p ⊢ p ∨ q"), 2, createRandom("1"))]).toEqual([]);
});

test.each([
  "p; p → q ⊢ q",
  "p ⊢ p ∨ q",
  "p ∧ q ⊢ p",
  "p ∧ (q ∨ r) ⊢ (p ∧ q) ∨ (p ∧ r)",
  "∀x (P(x) ∧ Q(x)) ⊢ ∀x P(x)",
  "∀x ¬P(x) ⊢ ¬∃x P(x)",
])("where signs give no pair of one step, two letters change places: %s", (text) => {
  const argument = contrastable(text);
  const contrasts = [...exchangeLetters(argument)];
  expect(contrasts.length).toBeGreaterThan(0);
  for (const contrast of contrasts) {
    expectPair(contrast, argument.goal, argument.core.length);
    expect(literalCounts(contrast.yes)).toEqual(literalCounts(contrast.no));
  }
});
