import { createRandom } from "#arguments/random";
import { proportion } from "#scoring/estimate";
import { detectableDrop, detectablePairedDrop, halfWidth } from "#scoring/precision";
import { fairCoinTest } from "../../src/scoring/binomial.ts";
import { describe, expect, test } from "vitest";

describe("the precision of a share", () => {
  test("is half of Wilson's interval", () => {
    const { low, high } = proportion(8, 10);
    expect(halfWidth(10, 0.8)).toBeCloseTo((high - low) / 2, 12);
  });
});

describe("a detectable drop", () => {
  test("between two suites is found in four of five simulated comparisons", () => {
    const random = createRandom("detectable");
    for (const [n, p] of [
      [200, 0.8],
      [1000, 0.9],
    ] as const) {
      const drop = detectableDrop(n, p) ?? 1;
      const right = (share: number): number => {
        let sum = 0;
        for (let i = 0; i < n; i++) if (random.next() < share) sum++;
        return sum;
      };
      let found = 0;
      for (let run = 0; run < 500; run++) {
        const [before, after] = [right(p) / n, right(p - drop) / n];
        const middle = (before + after) / 2;
        if (before - after > 1.96 * Math.sqrt((2 * middle * (1 - middle)) / n)) found++;
      }
      expect(found / 500).toBeGreaterThan(0.75);
      expect(found / 500).toBeLessThan(0.85);
    }
  });

  test("on the same questions needs six losses", () => {
    expect(fairCoinTest(0, 5)).toBeGreaterThan(0.05);
    expect(fairCoinTest(0, 6)).toBeLessThan(0.05);
    // P(X ≥ 6) = 0.8 for X ~ Poisson(7.906), to which Binomial(n, drop) tends.
    expect(detectablePairedDrop(100_000, 0.8)! * 100_000).toBeCloseTo(7.906, 2);
  });
});
