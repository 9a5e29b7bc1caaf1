/** Compiled formulas against every interpretation there is. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Interpretation } from "../src/certificate.ts";
import { type Formula, predicate, variable } from "../src/formula.ts";
import { evaluate, interpretationFault } from "../src/interpretation.ts";
import { parse } from "../src/notation.ts";
import { isMonadic, tryCompile } from "../src/theory.ts";
import { createGrounding } from "../src/grounding.ts";
import { monadicSignature } from "../src/skeleton.ts";
import { type Vocabulary, formulas } from "./formulas.ts";

const small: Vocabulary = { propositions: ["p"], predicates: ["P", "Q"], constants: ["a", "b"] };

/** Up to which elements are alike, all interpretations of the small vocabulary: which types occur, and whose. */
const everyInterpretation: readonly Interpretation[] = Array.from({ length: 15 }, (_, i) => i + 1).flatMap(
  (set) => {
    const types = [0, 1, 2, 3].filter((type) => ((set >> type) & 1) === 1);
    const members = types.map((type) => `d${type}`);
    const holding = (bit: number) =>
      types.filter((type) => ((type >> bit) & 1) === 1).map((type) => [`d${type}`]);
    return members.flatMap((a) =>
      members.flatMap((b) =>
        [true, false].map((p) => ({
          domain: members,
          constants: { a, b },
          predicates: { P: holding(0), Q: holding(1) },
          propositions: { p },
        })),
      ),
    );
  },
);

const hasSigns = (list: readonly Formula[], signs: readonly number[]) => (interpretation: Interpretation) =>
  list.every((formula, i) => signs[i] === 0 || evaluate(formula, interpretation) === (signs[i] === 1));

const questions = fc
  .array(formulas(small, 4), { minLength: 1, maxLength: 4 })
  .chain((list) =>
    fc.tuple(
      fc.constant(list),
      fc.array(fc.constantFrom(1, -1, 0), { minLength: list.length, maxLength: list.length }),
    ),
  );

describe("satisfiability", () => {
  test("is what trying every interpretation says, by types and by clauses", () => {
    fc.assert(
      fc.property(questions, ([list, signs]) => {
        const expected = everyInterpretation.some(hasSigns(list, signs));
        expect(tryCompile(list)!.satisfiable(signs)).toBe(expected);
        const signature = monadicSignature(list);
        if (signature !== undefined)
          expect(createGrounding(list, signature).satisfiable(signs)).toBe(expected);
      }),
      { numRuns: 600 },
    );
  });

  test("comes with an interpretation of every name that has the signs", () => {
    fc.assert(
      fc.property(questions, ([list, signs]) => {
        const interpretation = tryCompile(list)!.interpretation(signs);
        expect(interpretation !== undefined).toBe(everyInterpretation.some(hasSigns(list, signs)));
        if (interpretation === undefined) return;
        expect(interpretationFault(interpretation, list)).toBeUndefined();
        expect(hasSigns(list, signs)(interpretation)).toBe(true);
        expect(new Set(Object.values(interpretation.constants)).size).toBe(
          Object.keys(interpretation.constants).length,
        );
      }),
      { numRuns: 300 },
    );
  });

  test("affirming the consequent has a countermodel with one member", () => {
    const list = ["∀x (P(x) → Q(x))", "Q(a)", "P(a)"].map(parse);
    expect(tryCompile(list)!.interpretation([1, 1, -1])).toEqual({
      domain: ["d1"],
      constants: { a: "d1" },
      predicates: { P: [], Q: [["d1"]] },
      propositions: {},
    });
  });
});

test("what is not compiled predicates of two places and free variables are misuse", () => {
  expect(isMonadic([parse("P(a)"), parse("∀x R(x, a)")])).toBe(false);
  expect(tryCompile([parse("∀x R(x, a)")])).toBeUndefined();
  expect(() => tryCompile([predicate("P", variable("x"))])).toThrow(/free/);
});
