/**
 * The mean of values between 0 and 1, one an item, with an interval. Wilson's interval for a share is taken with the
 * number of items that a share would need to be as exact: values in [0, 1] vary at most as much as a share of the
 * same mean does (s² ≤ m(1 − m)), so n·m(1 − m)/s² ≥ n (Korn and Graubard 1998 use it for design effects).
 * One observation of a share's own variance is mixed in, so that a few equal values claim no certainty.
 */
import { proportion, type Estimate } from "./estimate.ts";

/** The mean and its interval at 95 %; `n` is the number of values. */
export const meanEstimate = (values: readonly number[]): Estimate => {
  const n = values.length;
  if (n === 0) return proportion(0, 0);
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const ofShare = mean * (1 - mean);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const variance = (squares + ofShare) / n;
  const effective = variance === 0 ? n : Math.max(n, (n * ofShare) / variance);
  return { ...proportion(mean * effective, effective), value: mean, n };
};
