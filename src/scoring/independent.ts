/**
 * Two shares of different questions compared. Newcombe's hybrid score method (1998, method 10) joins the two intervals that the
 * estimates carry, at their confidence: nothing is assumed about normality, and the bounds stay within [-1, 1].
 */
import { fisherBelow } from "./binomial.ts";
import { newcombe, type Estimate } from "./estimate.ts";

/** Null where either side is empty; `n` holds both sides' counts. */
export type Difference = {
  readonly value: number | null;
  readonly low: number;
  readonly high: number;
  readonly n: readonly [one: number, other: number];
};

/** `one` minus `other`. */
export const difference = (one: Estimate, other: Estimate): Difference => {
  const n = [one.n, other.n] as const;
  if (one.value === null || other.value === null) return { value: null, low: -1, high: 1, n };
  return { ...newcombe(one.value - other.value, other, one), n };
};

/** With Fisher's exact one-sided p that the first is no higher than the second. */
export type IndependentDifference = Difference & { readonly p: number };

/** `one` minus `other`, tested. */
export const independentDifference = (one: Estimate, other: Estimate): IndependentDifference => {
  const [right, otherRight] = [one, other].map(({ value, n }) => Math.round((value ?? 0) * n));
  const isKnown = one.value !== null && other.value !== null;
  const p = isKnown ? fisherBelow(otherRight!, other.n, right! + otherRight!, one.n + other.n) : 1;
  return { ...difference(one, other), p };
};
