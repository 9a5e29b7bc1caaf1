/** One test for each claim that the DivLogicEval paper makes of its metrics, titled with the section. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { optionLetters } from "#items/formats/choice";
import { buildRotation } from "#items/formats/rotation";
import type { ProblemLine } from "#items/problem-line";
import { choiceMetrics } from "#scoring/choice-metrics";
import { groupRotations } from "#scoring/circle";
import type { Score } from "#scoring/verdict";
import { circular, partialCircular, rightPicks, type Pick } from "../../../src/scoring/circle.ts";
import { computeVariation } from "../../../src/scoring/choice-metrics.ts";
import { choices } from "../../items/choice/made.ts";

const item: ProblemLine<"options"> = {
  ...choices(1)[0]!,
  id: "an-item",
  premises: ["A → B", "B → C"],
  premisesText: ["If it rains, the fair is off.", "If the fair is off, the hotel is empty."],
  options: optionLetters.map((label, place) => ({ label, text: `o${place + 1}` })),
  answer: 0,
};
const rotations = [0, 1, 2, 3].map((rotation) => buildRotation(item, rotation));
const circles = fc.array(fc.constantFrom<Pick>(0, 1, 2, 3), { minLength: 4, maxLength: 4 });
const alphas = fc.double({ min: 0, max: 1, noNaN: true });

/** The scores of a subject that answers each rotation by a letter. */
const answered = (letters: string): readonly Score[] =>
  rotations.map(({ id, group = id, key: [key = ""], tags }, rotation) => {
    const answer = optionLetters.find((letter) => letter === letters[rotation]) ?? "A";
    return {
      questionId: id,
      group,
      model: "m",
      tags,
      key,
      epoch: 0,
      verdict: { outcome: answer === key ? "correct" : "incorrect", answer },
    };
  });

describe("DivLogicEval, metrics", () => {
  test("§2.2: Accuracy is of the original instance, Circular asks for all its mutants", () => {
    const alwaysA = choiceMetrics(groupRotations(answered("AAAA")));
    expect([alwaysA.accuracy.value, alwaysA.circular.value]).toEqual([1, 0]);
    const steady = choiceMetrics(groupRotations(answered("ADCB")));
    expect([steady.accuracy.value, steady.circular.value]).toEqual([1, 1]);
  });

  test("§2.2, equation (2): o1, o1, o3, o4 where o1 is right earn 0.125", () => {
    const [circle] = groupRotations(answered("ADAA"));
    expect(circle?.picks).toEqual([0, 0, 2, 3]);
    expect(choiceMetrics(groupRotations(answered("ADAA"))).partialCircular.value).toBeCloseTo(0.125, 12);
  });

  test("§2.2: with equal shares of all options a right guess earns nothing", () => {
    for (const answer of [0, 1, 2, 3]) expect(partialCircular([0, 1, 2, 3], answer)).toBe(0);
  });

  test("§2.2: a mutant answered wrongly leaves something of PartialCircular and nothing of Circular", () => {
    expect(circular([1, 1, 1, 0], 1)).toBe(0);
    expect(partialCircular([1, 1, 1, 0], 1)).toBeGreaterThan(0);
  });

  test("Table 2: over five runs Circular varies most; 3.3 and 6.3 % are population deviations over means", () => {
    const variation = (values: readonly number[]): number => 100 * (computeVariation(values) ?? NaN);
    const [accuracy, whole, partial] = [
      variation([30.0, 32.0, 32.4, 30.1, 32.0]),
      variation([7.4, 8.1, 8.0, 8.0, 9.0]),
      variation([17.6, 18.8, 18.1, 18.5, 19.1]),
    ];
    expect([accuracy.toFixed(1), whole.toFixed(1)]).toEqual(["3.3", "6.3"]);
    expect(whole).toBeGreaterThan(Math.max(accuracy, partial));
  });

  test("Appendix F: α = 1 is equation (2), α = 0 is c/4, and between them lies c/4 (1 − α) to c/4", () => {
    fc.assert(
      fc.property(circles, alphas, (picks, alpha) => {
        const share = rightPicks(picks, 0) / 4;
        expect(partialCircular(picks, 0, 1)).toBe(partialCircular(picks, 0));
        expect(partialCircular(picks, 0, 0)).toBe(share);
        const value = partialCircular(picks, 0, alpha);
        expect(value).toBeGreaterThanOrEqual(share * (1 - alpha) - 1e-12);
        expect(value).toBeLessThanOrEqual(share + 1e-12);
      }),
    );
  });

  test("Appendix G.1: PartialCircular lies between Circular and 1", () => {
    fc.assert(
      fc.property(circles, (picks) => {
        expect(partialCircular(picks, 0)).toBeGreaterThanOrEqual(circular(picks, 0));
        expect(partialCircular(picks, 0)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("Appendix G.2: perfect is 1, guessing is below c/4, all wrong is 0", () => {
    expect(partialCircular([2, 2, 2, 2], 2)).toBe(1);
    expect(partialCircular([2, 0, 1, 3], 2, 0.5)).toBeLessThan(1 / 4);
    fc.assert(
      fc.property(circles, (picks) => {
        expect(
          partialCircular(
            picks.map((pick) => (pick === 3 ? 2 : pick)),
            3,
          ),
        ).toBe(0);
      }),
    );
  });
});
