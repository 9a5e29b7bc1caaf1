/**
 * Two shares of different questions compared: Newcombe's hybrid score interval for independent shares (1998, method 10), and
 * Fisher's exact one-sided p that the first is no higher than the second.
 */
import { fisherBelow } from "./binomial.ts";
import type { Estimate } from "./estimate.ts";

export type IndependentDifference = {
  readonly value: number | null;
  readonly low: number;
  readonly high: number;
  readonly n: readonly [one: number, other: number];
  readonly p: number;
};

/** `one` minus `other`. */
export const independentDifference = (one: Estimate, other: Estimate): IndependentDifference => {
  const n = [one.n, other.n] as const;
  if (one.value === null || other.value === null) return { value: null, low: -1, high: 1, n, p: 1 };
  const value = one.value - other.value;
  const [right, otherRight] = [Math.round(one.value * one.n), Math.round(other.value * other.n)];
  return {
    value,
    low: Math.max(-1, value - Math.hypot(one.value - one.low, other.high - other.value)),
    high: Math.min(1, value + Math.hypot(one.high - one.value, other.value - other.low)),
    n,
    p: fisherBelow(otherRight, other.n, right + otherRight, one.n + other.n),
  };
};
