/** Problems by difficulty parameters: each is what it says, and its premises are needed and enough. */
import { signedColours } from "../../../src/scoring/audits/graph.ts";
import { assert, constantFrom, integer, nat, property, record, type Arbitrary } from "fast-check";
import { describe, expect, test } from "vitest";
import { createRandom } from "../../../src/arguments/random.ts";
import { countDistractors, gradedProblems } from "../src/problems/problems.ts";
import { parseParameters, getMinLength, type DifficultyParameters } from "../src/parameters.ts";
import { problemRelations, type GradedArgument } from "../../../src/items/tasks/graded-argument.ts";
import type { Interpretation } from "organon-logic/certificate";
import { decideRelation } from "organon-logic/decide";
import { checkDerivation } from "organon-logic/derivation";
import { not, type Formula } from "organon-logic/formula";
import { listOccurrences } from "../../../src/arguments/refinement.ts";
import { print } from "organon-logic/notation";
import { evaluate, interpretationFault } from "organon-logic/interpretation";
import { createRelationDecider } from "organon-logic/relations-among";

const anyDials: Arbitrary<DifficultyParameters> = record({
  length: integer({ min: 1, max: 24 }),
  width: integer({ min: 1, max: 4 }),
  distractors: constantFrom(0, 0.3, 0.5, 0.75),
  nearness: constantFrom(0, 0.5, 1),
  relations: integer({ min: 0, max: 3 }),
  quantifiers: integer({ min: 0, max: 2 }),
  negations: integer({ min: 0, max: 3 }),
}).map((dials) => ({ ...dials, length: Math.max(dials.length, getMinLength(dials)) }));

const anyNumber = nat(10_000);

const open = (given: Partial<DifficultyParameters>, seed: number, isAlike = false) =>
  gradedProblems.open(parseParameters(given), { seed, isAlike, createRandom });

/** The problems of a skeleton; none where it was dropped. */
const drawProblems = (dials: DifficultyParameters, number: number): readonly GradedArgument[] => {
  const at = open(dials, 1);
  return problemRelations.flatMap((relation) => {
    const outcome = at(number, relation);
    return "problem" in outcome ? [outcome.problem] : [];
  });
};

const expectTrue = (formulas: readonly Formula[], interpretation: Interpretation): void => {
  expect(interpretationFault(interpretation, formulas)).toBeUndefined();
  expect(formulas.filter((formula) => !evaluate(formula, interpretation))).toEqual([]);
};

describe("problems by difficulty parameters", () => {
  test("the kernel replays every certificate", () => {
    assert(
      property(anyDials, anyNumber, (dials, number) => {
        for (const problem of drawProblems(dials, number)) {
          const { premises, goal } = problem;
          if (problem.relation === "neutral") {
            expectTrue([...premises, goal], problem.certificate.satisfying);
            expectTrue([...premises, not(goal)], problem.certificate.refuting);
            continue;
          }
          const proved = problem.relation === "entailment" ? goal : not(goal);
          expect(checkDerivation(problem.certificate, premises, proved)).toBeUndefined();
          expectTrue([...premises, proved], problem.witness);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("the core settles the goal, and without any one of it all the rest leaves it open", () => {
    assert(
      property(anyDials, anyNumber, (dials, number) => {
        for (const { premises, goal, relation, core } of drawProblems(dials, number)) {
          const decideKept = createRelationDecider(premises, goal);
          // Decisions have limits, and two-place predicates may lie beyond them: their proofs are replayed above.
          const expected = (known: string) =>
            expect.toBeOneOf(dials.relations > 0 ? [known, "undecided"] : [known]);
          expect(decideKept()).toEqual(expected(relation));
          if (relation === "neutral") continue;
          expect(decideKept(core)).toEqual(expected(relation));
          const places = premises.map((_, i) => i);
          for (const left of core)
            expect(decideKept(places.filter((i) => i !== left))).toEqual(expected("neutral"));
        }
      }),
      { numRuns: 30 },
    );
  });

  test("the steps are as many as the length, each follows, and together they use the core", () => {
    assert(
      property(anyDials, anyNumber, (dials, number) => {
        for (const problem of drawProblems(dials, number)) {
          const { premises, steps, core, relation, goal } = problem;
          if (relation === "neutral") continue;
          expect(steps).toHaveLength(dials.length);
          const used = new Set(steps.flatMap(({ from }) => from.map((line) => premises.indexOf(line))));
          used.delete(-1);
          expect([...used].toSorted((a, b) => a - b)).toEqual(core);
          for (const { from, to } of steps)
            if (!from.some(({ kind }) => kind === "forall"))
              expect(decideRelation({ premises: from, conclusion: to })).toBe("entailment");
          expect(decideRelation({ premises: [steps.at(-1)!.to], conclusion: goal })).toBe(relation);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("however many laws there are, each is needed, so that no skeleton is dropped", () => {
    for (const relations of [4, 10, 20]) {
      const at = open({ length: relations + 1, relations }, 1);
      const dropped = Array.from({ length: 40 }, (_, number) => at(number, "entailment")).filter(
        (outcome) => "dropped" in outcome,
      );
      expect(dropped).toEqual([]);
    }
  });

  test("the three problems of a skeleton hold each atom as often with either sign, in premises of the same shape", () => {
    const describeUses = ({ premises, goal }: GradedArgument): string =>
      [goal, ...premises]
        .flatMap((formula) => {
          const uses = listOccurrences(formula);
          return uses.map(({ whole, sign, path }) => `${sign} ${print(whole)} ${path} of ${uses.length}`);
        })
        .toSorted()
        .join();
    const fair = anyDials.filter(({ length, distractors, nearness }) => {
      const { all, near } = countDistractors(length + 1, { distractors, nearness });
      return near > 0 && all > 1;
    });
    assert(
      property(fair, anyNumber, (dials, number) => {
        const problems = drawProblems({ ...dials, width: 1, relations: 0 }, number);
        expect(new Set(problems.map(describeUses)).size).toBeLessThanOrEqual(1);
        const [one, other, open] = problems.map(({ premises }) => premises.map(print));
        if (open === undefined) return;
        for (const differing of [one, other].map(
          (some) => some!.filter((text, i) => text !== open[i]).length,
        ))
          expect(differing === 2 || differing === 3).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test("to who reads two rounds far the three problems of a skeleton are the same, from length 4 at usual dials", () => {
    for (const length of [4, 5, 8, 12])
      for (let number = 0; number < 25; number++) {
        const looks = problemRelations.flatMap((relation) => {
          const outcome = open({ length }, 11, true)(number, relation);
          if ("dropped" in outcome) return [];
          const { premises, goal } = outcome.problem;
          const conclusion = print(goal.kind === "not" ? goal.body : goal);
          const formulas = { premises: premises.map(print), conclusion };
          const colours = signedColours({ text: "", premises: [], conclusion: "", formulas }, 2);
          return [
            colours
              .filter((colour) => colour.startsWith("1 "))
              .toSorted()
              .join(),
          ];
        });
        expect(new Set(looks).size, `length ${length}, skeleton ${number}`).toBeLessThanOrEqual(1);
      }
  });

  test.each([
    [{ length: 0 }, "the difficulty parameter length cannot be 0"],
    [{ length: 2.5 }, "the difficulty parameter length cannot be 2.5"],
    [{ distractors: 0.96 }, "the difficulty parameter distractors cannot be 0.96"],
    [{ width: 8, length: 5 }, "such a problem takes at least 14 steps, not 5"],
  ])("parameters %o are refused", (dials, message) => {
    expect(() => parseParameters(dials)).toThrow(message);
  });
});
