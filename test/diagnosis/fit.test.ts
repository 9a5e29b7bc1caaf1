import { createRandom } from "#arguments/random";
import { fitRows, type FitRows } from "#diagnosis/fit";
import { expect, test } from "vitest";

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

test("the rule whose questions fail is believed weak, and no rule that is asked with it", () => {
  const { weak, rateIfWeak, errors } = fitRows(answers(7, 0.6, 300));
  expect(weak[7]).toBeGreaterThan(0.999);
  expect(Math.max(...weak.filter((_, rule) => rule !== 7))).toBeLessThan(0.2);
  expect(rateIfWeak[7]).toBeCloseTo(0.6, 0);
  expect(errors[0]).toBeLessThan(0.1);
});
