/** Many conclusions at once, and premises left out, against one question at a time. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parse, relationOf, relationsAmong } from "#logic";
import { type Vocabulary, formulas } from "./formulas.ts";

const vocabulary: Vocabulary = { propositions: ["p", "q"], predicates: ["P", "Q"], constants: ["a", "b"] };

test("many conclusions asked at once bear on premises as each alone does, some premises left out or none", () => {
  const list = fc.array(formulas(vocabulary, 3), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(list, list, fc.nat(), (premises, conclusions, n) => {
      const relationTo = relationsAmong(premises, conclusions);
      const kept = premises.flatMap((_, place) => (((n >> place) & 1) === 1 ? [place] : []));
      for (const [place, conclusion] of conclusions.entries()) {
        expect(relationTo(place)).toBe(relationOf({ premises, conclusion }));
        expect(relationTo(place, kept)).toBe(
          relationOf({ premises: kept.map((one) => premises[one]!), conclusion }),
        );
      }
    }),
    { numRuns: 1_000, seed: 3 },
  );
});

test("equality and what cannot be grounded are asked one by one", () => {
  const premises = ["a = b", "P(a)", "∀x (∀y R(x, y) → Q(x))", "∀x R(a, x)"].map((text) => parse(text));
  const relationTo = relationsAmong(premises, [parse("P(b)"), parse("Q(a)")]);
  expect([relationTo(0), relationTo(0, [1]), relationTo(1), relationTo(1, [2])]).toEqual([
    "entailment",
    "neutral",
    "entailment",
    "neutral",
  ]);
});
