/** Exchanged pairs: what both lists have in common, what only one entails, and how far a reader has to look. */
import { assert, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { exchangesOf, type Exchange } from "#arguments/exchange";
import { polarityOf } from "#arguments/polarity";
import { createRandom } from "#arguments/random";
import { createAgreementCheck, distancesFrom, occurrencesOf } from "#arguments/refinement";
import type { Formula } from "#logic/formula";
import { relationOf } from "#logic/decide";
import { parseSequent, print } from "#logic/notation";

const sequents = [
  "p; p → q ⊢ q",
  "p → q; ¬q ⊢ ¬p",
  "p ∨ q; ¬p ⊢ q",
  "¬(p ∧ q) ⊢ ¬p ∨ ¬q",
  "p; p → a; a → b; b → q ⊢ q",
  "p → a; a → b; b → d; d → q ⊢ p → q",
  "∀x (P(x) → Q(x)); ∀x (Q(x) → R(x)) ⊢ ∀x (P(x) → R(x))",
  "∃x (P(x) ∧ Q(x)); ∀x (Q(x) → R(x)) ⊢ ∃x R(x)",
];

const exchangesIn = (text: string, seed = "1"): readonly (Exchange & { readonly goal: Formula })[] => {
  const { premises, conclusion: goal } = parseSequent(text);
  const given = { core: premises, beside: [], goal, fixed: new Set<number>() };
  return [...exchangesOf(given, createRandom(seed))].map((exchange) => ({ ...exchange, goal }));
};

/** How often each atom stands under each sign, and the lengths of premises. */
const signedCounts = (premises: readonly Formula[]): unknown => {
  const counts = new Map<string, number>();
  for (const { atom, sign } of premises.flatMap(occurrencesOf))
    counts.set(`${atom} ${sign}`, (counts.get(`${atom} ${sign}`) ?? 0) + 1);
  return { counts, lengths: premises.map((one) => occurrencesOf(one).length).toSorted((a, b) => a - b) };
};

/** The graph without signs and shapes, atoms by how they stand in the goal, as a check of two graphs would colour it. */
const unsignedColours = (premises: readonly Formula[], goal: Formula): readonly string[] => {
  const asked = new Set(occurrencesOf(goal).map(({ atom }) => atom));
  const lists = premises.map((one) => occurrencesOf(one).map(({ atom }) => atom));
  let colours = new Map<string, string>(lists.flat().map((atom) => [atom, asked.has(atom) ? "goal" : ""]));
  for (let round = 0; round < 3; round++) {
    const clauses = lists.map((atoms) =>
      atoms
        .map((atom) => colours.get(atom)!)
        .toSorted()
        .join(","),
    );
    colours = new Map(
      [...colours].map(([atom, own]) => [
        atom,
        `${own}(${lists
          .flatMap((atoms, i) => (atoms.includes(atom) ? [clauses[i]!] : []))
          .toSorted()
          .join("|")})`,
      ]),
    );
  }
  return [...colours.values()].toSorted();
};

describe.each(sequents)("an exchange on %s", (text) => {
  const exchanges = exchangesIn(text);

  test("there is one", () => expect(exchanges.length).toBeGreaterThan(0));

  test("the first list entails the goal by its core alone, the second leaves it open", () => {
    const core = parseSequent(text).premises.length;
    for (const { yes, no, goal } of exchanges.slice(0, 12)) {
      expect(relationOf({ premises: yes.slice(0, core), conclusion: goal })).toBe("entailment");
      expect(relationOf({ premises: no, conclusion: goal }), no.map((one) => print(one)).join()).toBe(
        "neutral",
      );
      for (let i = 0; i < core; i++)
        expect(relationOf({ premises: yes.toSpliced(i, 1), conclusion: goal })).toBe("neutral");
    }
  });

  test("no count of signs and no graph without them tells the lists apart", () =>
    assert(
      property(string(), (seed) => {
        for (const { yes, no, goal } of exchangesIn(text, seed).slice(0, 6)) {
          expect(signedCounts(yes)).toEqual(signedCounts(no));
          expect(polarityOf({ premises: yes, conclusion: goal })).toEqual(
            polarityOf({ premises: no, conclusion: goal }),
          );
          expect(unsignedColours(yes, goal)).toEqual(unsignedColours(no, goal));
        }
      }),
      { numRuns: 5 },
    ));

  test("a reader of fewer rounds than the farthest needed premise lies away sees no difference", () => {
    const { premises, conclusion } = parseSequent(text);
    const farthest = Math.max(...distancesFrom(conclusion, premises));
    for (const { agreement } of exchanges) expect(agreement.fromGoal).toBeGreaterThanOrEqual(farthest - 1);
  });
});

describe("refinement", () => {
  const agreement = (one: string, other: string, most = 6) => {
    const [first, second] = [parseSequent(one), parseSequent(other)];
    return createAgreementCheck(first.conclusion)(first.premises, second.premises, most);
  };

  test.each([
    ["p; ¬t; p → q; t → s ⊢ q", "p; ¬t; p → s; t → q ⊢ q", 1],
    ["p; ¬t; p → a; a → b; b → q; t → s ⊢ q", "p; ¬t; p → s; t → a; a → b; b → q ⊢ q", 3],
    ["¬(p ∧ q); ¬(r ∧ s) ⊢ ¬p ∨ ¬q", "¬(p ∧ r); ¬(q ∧ s) ⊢ ¬p ∨ ¬q", 0],
  ])("%s and %s agree seen from the goal on %i rounds", (one, other, rounds) =>
    expect(agreement(one, other).fromGoal).toBe(rounds),
  );

  test("lists that differ in order or in letters alone agree on all rounds", () =>
    expect(agreement("p → q; p; t → s ⊢ q", "u → v; a; a → q ⊢ q")).toEqual({ fromGoal: 6, everywhere: 6 }));
});
