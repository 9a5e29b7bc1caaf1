// @long: many questions
/** Relevant grounding against the exact decision of monadic formulas, and against interpretations of relational ones. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { not, type Formula } from "../src/formula.ts";
import { evaluate, interpretationFault } from "../src/interpretation.ts";
import { parse } from "../src/notation.ts";
import { tryCompile } from "../src/theory.ts";
import { findInterpretation } from "../src/refute.ts";
import { createRelevantGrounding } from "../src/relevant/grounding.ts";
import { type Vocabulary, formulas } from "./formulas.ts";

const monadic: Vocabulary = { propositions: ["p"], predicates: ["P", "Q"], constants: ["a", "b"] };
const relational: Vocabulary = { ...monadic, relations: ["R"] };

/** Formulas, each taken as true, as false or left out. */
const questions = (vocabulary: Vocabulary) =>
  fc
    .array(formulas(vocabulary, 4), { minLength: 1, maxLength: 4 })
    .chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.array(fc.constantFrom(1, -1, 0), { minLength: list.length, maxLength: list.length }),
      ),
    );

const signFormulas = (list: readonly Formula[], signs: readonly number[]): readonly Formula[] =>
  list.flatMap((formula, i) => (signs[i] === 0 ? [] : [signs[i] === 1 ? formula : not(formula)]));

const openGrounding = (list: readonly Formula[]) => createRelevantGrounding(list, () => "both");

describe("relevant grounding", () => {
  test("says of monadic formulas what the exact decision says", () => {
    let grounded = 0;
    fc.assert(
      fc.property(questions(monadic), ([list, signs]) => {
        const grounding = openGrounding(list);
        if (grounding === undefined) return;
        grounded++;
        expect(grounding.satisfiable(signs)).toBe(tryCompile(list)!.satisfiable(signs));
      }),
      { numRuns: 300, seed: 1 },
    );
    expect(grounded).toBeGreaterThan(150);
  });

  test("calls nothing unsatisfiable that has an interpretation, and its own are such", () => {
    const counts = { grounded: 0, refuted: 0 };
    fc.assert(
      fc.property(questions(relational), ([list, signs]) => {
        const grounding = openGrounding(list);
        if (grounding === undefined) return;
        counts.grounded++;
        const all = signFormulas(list, signs);
        const limits = { maxMembers: 3, maxConflicts: 2_000, maxParts: 100_000 };
        if (!grounding.satisfiable(signs)) {
          counts.refuted++;
          expect(findInterpretation(all, limits)).toBeUndefined();
          return;
        }
        const found = grounding.interpretation(signs)!;
        expect(interpretationFault(found, all)).toBeUndefined();
        expect(all.every((formula) => evaluate(formula, found))).toBe(true);
      }),
      { numRuns: 300, seed: 2 },
    );
    expect(counts.grounded).toBeGreaterThan(100);
    expect(counts.refuted).toBeGreaterThan(9);
  });

  test("knows that somebody is meant whom no name names", () => {
    const grounding = openGrounding([
      parse("∀x (P(x) → ∃y R(x, y))"),
      parse("∀x (∃y R(x, y) → Q(x))"),
      parse("P(a)"),
      parse("Q(a)"),
      parse("Q(b)"),
    ])!;
    expect(grounding.satisfiable([1, 1, 1, -1, 0])).toBe(false);
    expect(grounding.satisfiable([1, 1, 1, 1, -1])).toBe(true);
    expect(grounding.satisfiable([0, 1, 1, -1, 0])).toBe(true);
  });

  test("gives up where it would do wrong or never end", () => {
    const endless = ["∀x ∃y R(x, y)", "∀x ∀y (R(x, y) → P(x))"].map((text) => parse(text));
    expect(openGrounding(endless)).toBeUndefined();
    expect(openGrounding([parse("∀x (∀y R(x, y) → P(x))"), parse("R(a, b)")])).toBeUndefined();
  });

  test("a free variable is misuse", () => {
    expect(() => openGrounding([parse("P(a)"), { kind: "not", body: freeAtom }])).toThrow("is free");
  });
});

const freeAtom: Formula = { kind: "atom", name: "P", terms: [{ kind: "variable", name: "x" }] };
