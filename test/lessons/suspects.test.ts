import { createRandom } from "#arguments/random";
import {
  informationOf,
  isSettled,
  maxTelling,
  stillInDoubt,
  suspicionOf,
  type Answered,
  type Need,
  type Together,
} from "#lessons/suspects";
import { describe, expect, test } from "vitest";

const need = (...rules: number[]): Need => ({ rules, amounts: rules.map(() => 1), stratum: 0 });

const together = (yes: number, ...needs: Need[]): Together => ({
  needs,
  rules: new Set(needs.flatMap(({ rules }) => rules)),
  yes,
});

/** Answers to questions of two rules each, by a subject that slips on one of twenty. */
const answers = (weak: number, slip: number, count: number): readonly Answered[] => {
  const random = createRandom("suspects");
  return Array.from({ length: count }, () => {
    const asked = need(random.int(20), random.int(20));
    const fails = asked.rules.includes(weak) && random.next() < slip;
    return { need: asked, right: fails || random.next() < 0.03 ? 0 : 1 };
  });
};

describe("suspicion", () => {
  test("falls on the rule whose questions fail, and not on those asked with it", () => {
    const { weak, slipIfWeak, errors } = suspicionOf(answers(7, 0.6, 300), 20, 1);
    expect(weak[7]).toBeGreaterThan(0.999);
    expect(Math.max(...weak.filter((_, rule) => rule !== 7))).toBeLessThan(0.2);
    expect(slipIfWeak[7]).toBeCloseTo(0.6, 0);
    expect(errors[0]).toBeLessThan(0.1);
  });

  test("is settled once enough is known of every rule", () => {
    expect(isSettled(suspicionOf(answers(7, 0.6, 4), 20, 1))).toBe(false);
    expect(isSettled(suspicionOf(answers(7, 0.6, 300), 20, 1))).toBe(true);
  });

  test("questions of several suspects tell more than those of one, and those of none tell nothing", () => {
    const known = suspicionOf([], 20, 1);
    expect(informationOf(need(1, 2), known)).toBeGreaterThan(informationOf(need(1), known));
    expect(informationOf(need(), known)).toBeCloseTo(0, 12);
  });

  test("the next questions ask for rules in doubt, each for others", () => {
    const settled = suspicionOf(answers(7, 0.6, 300), 20, 1);
    const pairs = Array.from({ length: 20 }, (_, rule) => together(0, need(rule), need()));
    const doubted = stillInDoubt(settled, [7]);
    expect(maxTelling(pairs, doubted, 2)).toEqual([7]);
    expect(new Set(maxTelling(pairs, suspicionOf([], 20, 1), 40)).size).toBe(20);
  });

  test("pairs are asked whole, and single questions of yes and no in turn", () => {
    const known = suspicionOf([], 20, 1);
    const pairs = [0, 1, 2].map((rule) => together(0, need(rule), need()));
    expect(maxTelling(pairs, known, 5)).toHaveLength(2);
    const singles = [1, 1, 1, 1, -1, -1].map((yes, rule) => together(yes, need(rule)));
    expect(maxTelling(singles, known, 4).map((place) => singles[place]!.yes)).toEqual([1, -1, 1, -1]);
  });
});
