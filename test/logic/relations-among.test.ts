/** Premises left out, against one question at a time. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { relationOf } from "#logic/decide";
import { minimalCore, relationsAmong } from "#logic/relations-among";
import { type Vocabulary, formulas } from "./formulas.ts";

const vocabulary: Vocabulary = { propositions: ["p", "q"], predicates: ["P", "Q"], constants: ["a", "b"] };

test("a conclusion bears on premises as it does alone, some premises left out or none", () => {
  const formula = formulas(vocabulary, 3);
  const list = fc.array(formula, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(list, formula, fc.nat(), (premises, conclusion, n) => {
      const relationTo = relationsAmong(premises, conclusion);
      const kept = premises.flatMap((_, place) => (((n >> place) & 1) === 1 ? [place] : []));
      expect(relationTo()).toBe(relationOf({ premises, conclusion }));
      expect(relationTo(kept)).toBe(relationOf({ premises: kept.map((one) => premises[one]!), conclusion }));
    }),
    { numRuns: 1_000, seed: 3 },
  );
});

test("a minimal core settles what all premises settle, and loses it with any of its premises", () => {
  let cores = 0;
  fc.assert(
    fc.property(
      fc.array(formulas(vocabulary, 2), { minLength: 2, maxLength: 5 }),
      formulas(vocabulary, 2),
      (premises, conclusion) => {
        const relation = relationOf({ premises, conclusion });
        const core = minimalCore(premises, conclusion);
        if (relation === "inconsistent") return;
        if (core === undefined) {
          expect(relation).toBe("neutral");
          return;
        }
        const of = (places: readonly number[]) =>
          relationOf({ premises: places.map((place) => premises[place]!), conclusion });
        cores++;
        expect(of(core)).toBe(relation);
        for (const place of core) expect(of(core.filter((one) => one !== place))).toBe("neutral");
      },
    ),
    { numRuns: 2_000, seed: 4 },
  );
  expect(cores).toBeGreaterThan(100);
});
