/** Unit propagation: which arguments it refutes with the goal denied, and how many nested cases the others take. */
import { expect, test } from "vitest";
import { refuteByPropagation } from "#arguments/propagation";
import { createRandom } from "#arguments/random";
import { createGenerator } from "#items/generate";
import { symbolic } from "#language/styles/symbolic";
import { defaultLexicon } from "#language/lists";
import { parseSequent } from "#logic/notation";

test.each([
  ["p; p → q ⊢ q", { rounds: 1, cases: 0 }],
  ["p; p → q; q → r; r → s ⊢ s", { rounds: 2, cases: 0 }],
  ["p → q; q → r ⊢ p → r", { rounds: 1, cases: 0 }],
  ["p ∨ q; p → r; q → r ⊢ r", { rounds: 2, cases: 0 }],
  ["∀x (P(x) → Q(x)); P(a) ⊢ ∃x Q(x)", { rounds: 1, cases: 0 }],
  ["∃x P(x); ∀x (P(x) → Q(x)) ⊢ ∃x Q(x)", { rounds: 1, cases: 0 }],
  ["¬∀x P(x) ⊢ ∃x ¬P(x)", { rounds: 0, cases: 0 }],
  ["p ∨ q; p → (r ∧ s); q → (r ∧ s); (r ∧ s) → t ⊢ t", { rounds: 3, cases: 1 }],
  ["p → q; q → p ⊢ p ↔ q", { rounds: 1, cases: 1 }],
  [
    "∃x P(x) ∨ ∃x Q(x); ∀x (P(x) → (R(x) ∧ S(x))); ∀x (Q(x) → (R(x) ∧ S(x))) ⊢ ∃x (R(x) ∧ S(x))",
    { rounds: 3, cases: 1 },
  ],
  ["p ∨ q ⊢ p", undefined],
])("%s", (text, refutation) => {
  expect(refuteByPropagation(parseSequent(text))).toEqual(refutation);
});

test("rounds and cases do not depend on the order of premises", () => {
  const { at } = createGenerator({
    profile: "balanced",
    length: 5,
    seed: 3,
    style: symbolic,
    lexicon: defaultLexicon,
  });
  const items = [0, 8, 16, 24, 32, 40, 48, 56].flatMap((index) => {
    const outcome = at(index);
    return "item" in outcome ? [outcome.item] : [];
  });
  expect(items.length).toBeGreaterThan(4);
  const { shuffle } = createRandom("propagation");
  for (const { premises, conclusion } of items) {
    const refuted = (order: readonly string[]) =>
      refuteByPropagation(parseSequent(`${order.join("; ")} ⊢ ${conclusion}`));
    for (let i = 0; i < 10; i++) expect(refuted(shuffle(premises))).toEqual(refuted(premises));
  }
});
