import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exactProportion } from "#scores/binomial";
import { benjaminiHochberg, holm } from "#scores/corrections";
import { createRandom } from "#arguments/random";
import { clusteredShare, proportion } from "#scores/estimate";
import { binomialAtMost, fairCoinTest } from "../../src/scores/binomial.ts";

/** P(X ≤ k) by adding up the terms: slow, plain, and independent of what is tested. Logarithms avoid underflow. */
const sumAtMost = (k: number, n: number, p: number): number => {
  let logTerm = n * Math.log1p(-p);
  let sum = 0;
  for (let i = 0; i <= k; i++) {
    sum += Math.exp(logTerm);
    logTerm += Math.log((n - i) / (i + 1)) + Math.log(p) - Math.log1p(-p);
  }
  return sum;
};

describe("the validity study (Table 5 of the ACL text)", () => {
  test("7 invalid cases of 208 are 3.37 %, with Wilson's interval from 1.6 to 6.8 %", () => {
    const { value, low, high } = proportion(7, 208);
    expect(value).toBeCloseTo(0.0337, 4);
    expect(low).toBeCloseTo(0.0164, 4);
    expect(high).toBeCloseTo(0.0678, 4);
  });

  test("201 valid cases of 208 put the exact one-sided 95 % bound at 0.94", () => {
    expect(exactProportion(201, 208, 0.9).low).toBeCloseTo(0.94, 2);
  });
});

describe("Wilson's interval", () => {
  test("of 8 in 10 goes from 0.490 to 0.943 (Wilson 1927)", () => {
    const { low, high } = proportion(8, 10);
    expect(low).toBeCloseTo(0.4902, 4);
    expect(high).toBeCloseTo(0.9433, 4);
  });

  test("mirrors when successes and failures change places", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (n, share) => {
          const k = Math.round(share * n);
          expect(proportion(k, n).low).toBeCloseTo(1 - proportion(n - k, n).high, 12);
        },
      ),
    );
  });
});

describe("Clopper and Pearson's interval", () => {
  test("of 0 in 10 ends at 1 - 0.025^(1/10)", () => {
    expect(exactProportion(0, 10)).toMatchObject({ low: 0, value: 0, n: 10 });
    expect(exactProportion(0, 10).high).toBeCloseTo(1 - 0.025 ** 0.1, 12);
  });

  test("leaves 2.5 % in each tail, by plain addition", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 120 }), fc.nat({ max: 1000 }), (n, pick) => {
        const k = 1 + (pick % (n - 1));
        const { low, high } = exactProportion(k, n);
        expect(1 - sumAtMost(k - 1, n, low)).toBeCloseTo(0.025, 9);
        expect(sumAtMost(k, n, high)).toBeCloseTo(0.025, 9);
      }),
    );
  });

  test("of nothing is everything", () => {
    expect(exactProportion(0, 0)).toEqual({ value: null, low: 0, high: 1, n: 0 });
  });
});

describe("the binomial distribution", () => {
  test("agrees with plain addition", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 150 }),
        fc.nat({ max: 150 }),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (n, k, p) => {
          expect(binomialAtMost(Math.min(k, n), n, p)).toBeCloseTo(
            Math.min(1, sumAtMost(Math.min(k, n), n, p)),
            10,
          );
        },
      ),
    );
  });

  test("is one half plus half the middle term at the middle of a million throws", () => {
    expect(binomialAtMost(500_000, 1_000_000, 0.5)).toBeCloseTo(
      0.5 + 0.5 * Math.sqrt(2 / (Math.PI * 1e6)),
      8,
    );
  });

  test("gives 1 head in 10 throws of a fair coin the p-value 22/1024", () => {
    expect(fairCoinTest(1, 10)).toBeCloseTo(22 / 1024, 14);
    expect(fairCoinTest(5, 10)).toBe(1);
    expect(fairCoinTest(0, 0)).toBe(1);
  });
});

describe("corrections for many looks", () => {
  const ps = [0.01, 0.04, 0.03, 0.005];

  test("Holm multiplies the smallest by their number, the next by one less", () => {
    expect(holm(ps).map((p) => Number(p.toFixed(6)))).toEqual([0.03, 0.06, 0.06, 0.02]);
  });

  test("Benjamini and Hochberg divide by the rank", () => {
    expect(benjaminiHochberg(ps).map((p) => Number(p.toFixed(6)))).toEqual([0.02, 0.04, 0.04, 0.02]);
  });

  test("never lower a p-value, keep its order, and Holm is the stricter", () => {
    const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 });
    fc.assert(
      fc.property(shares, (list) => {
        const [strict, mild] = [holm(list), benjaminiHochberg(list)];
        for (const [i, p] of list.entries()) {
          expect(mild[i]!).toBeGreaterThanOrEqual(p);
          expect(strict[i]!).toBeGreaterThanOrEqual(mild[i]! - 1e-12);
          expect(strict[i]!).toBeLessThanOrEqual(1);
          for (const [j, q] of list.entries()) if (p < q) expect(strict[i]!).toBeLessThanOrEqual(strict[j]!);
        }
      }),
    );
  });
});

test("a share over groups is as sure as its independent members: of one each it is Wilson's, of one group that of one", () => {
  const alone = [1, 0, 1, 1, 0].map((part) => [part, 1] as const);
  expect(clusteredShare(alone)).toEqual(proportion(3, 5));
  expect(clusteredShare([[5, 5]])).toEqual({ ...proportion(1, 1), n: 5 });
  expect(clusteredShare([])).toEqual(proportion(0, 0));
});

test("where members of a group go together, the interval of groups holds the truth and Wilson's does not", () => {
  const random = createRandom("groups");
  const [chance, groups, members, trials] = [0.7, 12, 4, 400];
  let [held, heldAlone] = [0, 0];
  for (let trial = 0; trial < trials; trial++) {
    const drawn = Array.from({ length: groups }, () => (random.next() < chance ? members : 0));
    const grouped = clusteredShare(drawn.map((part) => [part, members]));
    const alone = proportion(
      drawn.reduce((sum, part) => sum + part, 0),
      groups * members,
    );
    held += grouped.low <= chance && chance <= grouped.high ? 1 : 0;
    heldAlone += alone.low <= chance && chance <= alone.high ? 1 : 0;
  }
  expect(held / trials).toBeGreaterThan(0.92);
  expect(heldAlone / trials).toBeLessThan(0.8);
});
