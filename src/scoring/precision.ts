/**
 * What a number of answers shows. Precision is half the width of Wilson's 95 %
 * interval (1927). A drop is detectable where a two-sided test at 5 % finds it four times in five: between two suites by
 * the normal approximation for two shares (Fleiss, Levin and Paik 2003, §4.2), on the same questions, if nothing else
 * changes, by McNemar's exact test.
 */
import { computeBinomialTail } from "./binomial.ts";
import { bisect } from "./bisection.ts";
import { proportion, z95 } from "./estimate.ts";

/** The standard normal quantile of 0.8. */
const z80 = 0.8416212335729143;
const power = 0.8;

/** Half the width of Wilson's interval when a share p of n answers is right; 0.5 where n is 0. */
export const halfWidth = (n: number, p: number): number => {
  const { low, high } = proportion(n * p, n);
  return (high - low) / 2;
};

/** The drop from accuracy p that two independent suites of n answers each show with 80 % power; null where none can. */
export const detectableDrop = (n: number, p: number): number | null => {
  const isFound = (drop: number): boolean => {
    const after = p - drop;
    const middle = (p + after) / 2;
    const chance = z95 * Math.sqrt((2 * middle * (1 - middle)) / n);
    return drop >= chance + z80 * Math.sqrt((p * (1 - p) + after * (1 - after)) / n);
  };
  return n === 0 || !isFound(p) ? null : smallest(isFound, p);
};

/**
 * The drop that shows on the same n questions with 80 % power if the model gives its other answers as before: then all
 * that differ are losses, and six of them have p = 2/64. Null where even losing everything it knew would not show.
 */
export const detectablePairedDrop = (n: number, p: number): number | null => {
  const isFound = (drop: number): boolean => 1 - computeBinomialTail(lossesNeeded - 1, n, drop) >= power;
  return isFound(p) ? smallest(isFound, p) : null;
};

/** The fewest losses, without a gain, that McNemar's test calls significant: 2 · 0.5⁶ ≤ 5 %. */
const lossesNeeded = 6;

const smallest = (isFound: (drop: number) => boolean, max: number): number =>
  bisect([0, max], 50, isFound)[1];
