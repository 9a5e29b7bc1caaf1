import { createRandom } from "#arguments/random";
import { suspicionOf, type Answered, type Need } from "#lessons/suspects";
import { describe, expect, test } from "vitest";

const need = (...rules: number[]): Need => ({ rules, amounts: rules.map(() => 1), stratum: 0 });

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
});
