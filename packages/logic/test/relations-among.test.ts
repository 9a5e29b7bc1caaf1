/** Premises left out, against one question at a time. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decideRelation } from "../src/decide.ts";
import { minimalCore } from "../src/relations-among.ts";
import { type Vocabulary, formulas } from "./formulas.ts";

const vocabulary: Vocabulary = { propositions: ["p", "q"], predicates: ["P", "Q"], constants: ["a", "b"] };

test("a minimal core settles what all premises settle, and loses it with any of its premises", () => {
  let cores = 0;
  fc.assert(
    fc.property(
      fc.array(formulas(vocabulary, 2), { minLength: 2, maxLength: 5 }),
      formulas(vocabulary, 2),
      (premises, conclusion) => {
        const relation = decideRelation({ premises, conclusion });
        const core = minimalCore(premises, conclusion);
        if (relation === "inconsistent") return;
        if (core === undefined) {
          expect(relation).toBe("neutral");
          return;
        }
        const decidePart = (places: readonly number[]) =>
          decideRelation({ premises: places.map((place) => premises[place]!), conclusion });
        cores++;
        expect(decidePart(core)).toBe(relation);
        for (const place of core) expect(decidePart(core.filter((one) => one !== place))).toBe("neutral");
      },
    ),
    { numRuns: 500, seed: 4 },
  );
  expect(cores).toBeGreaterThan(100);
});
