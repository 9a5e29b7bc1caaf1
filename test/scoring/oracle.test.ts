/**
 * The room's statistics held against @stdlib's, which nothing of ours has seen: exact intervals, exact tests,
 * corrections.
 */
import betaQuantile from "@stdlib/stats-base-dists-beta-quantile";
import binomialCdf from "@stdlib/stats-base-dists-binomial-cdf";
import hypergeometricCdf from "@stdlib/stats-base-dists-hypergeometric-cdf";
import padjust from "@stdlib/stats-padjust";
import * as fc from "fast-check";
import { exactProportion, fisherBelow } from "#scoring/binomial";
import { benjaminiHochberg, holm } from "#scoring/corrections";
import { computeBinomialTail, fairCoinTest } from "../../src/scoring/binomial.ts";
import { expect, test } from "vitest";

/** Successes among n. */
const counts = fc
  .integer({ min: 1, max: 2000 })
  .chain((n) => fc.record({ n: fc.constant(n), k: fc.integer({ min: 0, max: n }) }));
const share = fc.double({ min: 0.001, max: 0.999, noNaN: true });

test("the binomial distribution function is @stdlib's", () => {
  fc.assert(
    fc.property(counts, share, ({ n, k }, p) => {
      expect(computeBinomialTail(k, n, p)).toBeCloseTo(binomialCdf(k, n, p), 10);
    }),
  );
});

test("Clopper and Pearson's bounds are quantiles of @stdlib's beta distribution", () => {
  fc.assert(
    fc.property(counts, ({ n, k }) => {
      const { low, high } = exactProportion(k, n);
      if (k > 0) expect(low).toBeCloseTo(betaQuantile(0.025, k, n - k + 1), 8);
      if (k < n) expect(high).toBeCloseTo(betaQuantile(0.975, k + 1, n - k), 8);
    }),
  );
});

test("McNemar's p is twice @stdlib's binomial tail", () => {
  fc.assert(
    fc.property(counts, ({ n, k }) => {
      const tail = binomialCdf(Math.min(k, n - k), n, 0.5);
      expect(fairCoinTest(k, n)).toBeCloseTo(Math.min(1, 2 * tail), 10);
    }),
  );
});

test("Fisher's p is @stdlib's hypergeometric distribution function", () => {
  const tables = counts.chain(({ n, k }) =>
    fc.record({ all: fc.constant(n), right: fc.constant(k), own: fc.integer({ min: 0, max: n }) }),
  );
  fc.assert(
    fc.property(tables, fc.double({ min: 0, max: 1, noNaN: true }), ({ all, right, own }, where) => {
      const [least, most] = [Math.max(0, own + right - all), Math.min(own, right)];
      const x = least + Math.round(where * (most - least));
      expect(fisherBelow(x, own, right, all)).toBeCloseTo(hypergeometricCdf(x, all, right, own), 9);
    }),
  );
});

test("Holm's and Benjamini and Hochberg's adjusted p-values are @stdlib's", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 208 }),
      (ps) => {
        for (const [ours, theirs] of [
          [holm(ps), padjust(ps, "holm")],
          [benjaminiHochberg(ps), padjust(ps, "bh")],
        ] as const)
          for (const [i, p] of ours.entries()) expect(p).toBeCloseTo(theirs[i]!, 12);
      },
    ),
  );
});
