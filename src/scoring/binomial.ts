/**
 * Exact probabilities of counts. Binomial: the distribution function through the regularised incomplete beta function
 * (Lentz's continued fraction; DLMF 8.17), Clopper and Pearson's interval (1934), and the two-sided test at 1/2
 * that McNemar's exact test needs. Hypergeometric: Fisher's exact test (1935). Accurate to about 1e-12 for counts up to a million.
 */
import { bisect } from "./bisection.ts";
import { shareBounds, unknown, type Estimate } from "./estimate.ts";

/** P(X ≤ k) for X ~ Binomial(n, p). */
export const computeBinomialTail = (k: number, n: number, p: number): number =>
  k < 0 ? 0 : k >= n ? 1 : incompleteBeta(1 - p, n - k, k + 1);

/**
 * Clopper and Pearson's exact interval: covers with at least the given confidence whatever the true share, at
 * the price of width. n = 0 gives the whole unit interval and no value.
 */
export const exactProportion = (successes: number, n: number, confidence = 0.95): Estimate => {
  if (n === 0) return unknown(n, shareBounds);
  const tail = (1 - confidence) / 2;
  return {
    value: successes / n,
    low: successes === 0 ? 0 : solve((p) => 1 - computeBinomialTail(successes - 1, n, p) - tail),
    high: successes === n ? 1 : solve((p) => tail - computeBinomialTail(successes, n, p)),
    n,
  };
};

/** Two-sided p-value of k heads in n throws of a fair coin: twice the smaller tail, at most 1. */
export const fairCoinTest = (k: number, n: number): number =>
  Math.min(1, 2 * computeBinomialTail(Math.min(k, n - k), n, 0.5));

/**
 * Fisher's exact one-sided p-value that a group's share is below the rest's: the probability of at most `right` of
 * its `n` when `allRight` of `all` are dealt out by chance.
 */
export const fisherBelow = (right: number, n: number, allRight: number, all: number): number => {
  const least = Math.max(0, n - (all - allRight));
  let sum = 0;
  for (let k = least; k <= right; k++)
    sum += Math.exp(logChoose(allRight, k) + logChoose(all - allRight, n - k) - logChoose(all, n));
  return Math.min(1, sum);
};

const logChoose = (n: number, k: number): number => logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);

const solve = (rising: (p: number) => number): number => {
  const [low, high] = bisect([0, 1], 60, (p) => rising(p) >= 0);
  return (low + high) / 2;
};

const incompleteBeta = (x: number, a: number, b: number): number => {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  // The fraction converges fast only below the mean.
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const front = Math.exp(a * Math.log(x) + b * Math.log1p(-x) - logBeta(a, b)) / a;
  const tiny = 1e-300;
  const awayFromZero = (value: number) => (Math.abs(value) < tiny ? tiny : value);
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m < 10_000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / awayFromZero(1 + even * d);
    c = awayFromZero(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / awayFromZero(1 + odd * d);
    c = awayFromZero(1 + odd / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return front * fraction;
};

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

const logGamma = (x: number): number => {
  let shift = 0;
  let y = x;
  for (; y < 12; y++) shift += Math.log(y);
  const r = 1 / (y * y);
  const series = (1 / 12 - r * (1 / 360 - r * (1 / 1260 - r * (1 / 1680 - r / 1188)))) / y;
  return (y - 0.5) * Math.log(y) - y + Math.log(2 * Math.PI) / 2 + series - shift;
};
