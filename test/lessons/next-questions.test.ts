import { createRandom } from "#arguments/random";
import { fitRows, type FitRows } from "#lessons/fit";
import {
  informationOf,
  isSettled,
  maxTelling,
  stillInDoubt,
  type Need,
  type Together,
} from "#lessons/next-questions";
import { describe, expect, test } from "vitest";

const need = (...rules: number[]): Need => ({ rules, stratum: 0 });

const together = (yes: number, ...needs: Need[]): Together => ({
  needs,
  rules: new Set(needs.flatMap(({ rules }) => rules)),
  yes,
});

/** Answers to questions of two rules each, by a subject that slips on one of twenty. */
const answers = (weak: number, slip: number, count: number): FitRows => {
  const random = createRandom("suspects");
  const factors = Array.from({ length: 20 }, (): number[] => []);
  const right = Array.from({ length: count }, (_, row) => {
    const rules = new Set([random.int(20), random.int(20)]);
    for (const rule of rules) factors[rule]!.push(row);
    const fails = rules.has(weak) && random.next() < slip;
    return fails || random.next() < 0.03 ? 0 : 1;
  });
  return { right, stratum: right.map(() => 0), strata: 1, factors };
};
const nothing = answers(0, 0, 0);

describe("suspicion", () => {
  test("falls on the rule whose questions fail, and not on those asked with it", () => {
    const { weak, rateIfWeak, errors } = fitRows(answers(7, 0.6, 300));
    expect(weak[7]).toBeGreaterThan(0.999);
    expect(Math.max(...weak.filter((_, rule) => rule !== 7))).toBeLessThan(0.2);
    expect(rateIfWeak[7]).toBeCloseTo(0.6, 0);
    expect(errors[0]).toBeLessThan(0.1);
  });

  test("is settled once enough is known of every rule", () => {
    expect(isSettled(fitRows(answers(7, 0.6, 4)))).toBe(false);
    expect(isSettled(fitRows(answers(7, 0.6, 300)))).toBe(true);
  });

  test("questions of several suspects tell more than those of one, and those of none tell nothing", () => {
    const known = fitRows(nothing);
    expect(informationOf(need(1, 2), known)).toBeGreaterThan(informationOf(need(1), known));
    expect(informationOf(need(), known)).toBeCloseTo(0, 12);
  });

  test("the next questions ask for rules in doubt, each for others", () => {
    const settled = fitRows(answers(7, 0.6, 300));
    const pairs = Array.from({ length: 20 }, (_, rule) => together(0, need(rule), need()));
    const doubted = stillInDoubt(settled, [7]);
    expect(maxTelling(pairs, doubted, 2)).toEqual([7]);
    expect(new Set(maxTelling(pairs, fitRows(nothing), 40)).size).toBe(20);
  });

  test("pairs are asked whole, and single questions of yes and no in turn", () => {
    const known = fitRows(nothing);
    const pairs = [0, 1, 2].map((rule) => together(0, need(rule), need()));
    expect(maxTelling(pairs, known, 5)).toHaveLength(2);
    const singles = [1, 1, 1, 1, -1, -1].map((yes, rule) => together(yes, need(rule)));
    expect(maxTelling(singles, known, 4).map((place) => singles[place]!.yes)).toEqual([1, -1, 1, -1]);
  });
});
