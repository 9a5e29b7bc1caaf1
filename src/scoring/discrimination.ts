/**
 * Signal detection (Green and Swets 1966): d′ says how well yes-keys and no-keys are told apart, the criterion how
 * readily yes is said. d′ = z(H) − z(F), c = −(z(H) + z(F)) / 2, with H the share of yes among yes-keys and F among
 * no-keys. The log-linear correction adds half a yes and half a no to either side, so that perfect shares stay
 * finite (Hautus 1995). Intervals by the normal approximation of Gourevitch and Galanter (1967).
 */
import type { AnswerTable } from "./answer-table.ts";
import { bisect } from "./bisection.ts";
import { reaching, unknown, z95, type Estimate } from "./estimate.ts";

/** Neither is a share: both are unbounded, and null with infinite bounds where one of the keys has no answer. */
type Discrimination = {
  /** d′: 0 is guessing, 1 to 2 fair, 4 near perfect. */
  readonly sensitivity: Estimate;
  /** c: negative leans to yes, positive to no. */
  readonly criterion: Estimate;
};

/** d′ and c of a table. */
export const discrimination = ({ hits, misses, falseAlarms, rejections }: AnswerTable): Discrimination => {
  const [yesKeys, noKeys] = [hits + misses, falseAlarms + rejections];
  // Shares of questions, of which each counts once, add up to whole questions.
  const n = Math.round(yesKeys + noKeys);
  const bounds = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const;
  if (yesKeys === 0 || noKeys === 0)
    return { sensitivity: unknown(n, bounds), criterion: unknown(n, bounds) };
  const hit = side(hits, yesKeys);
  const alarm = side(falseAlarms, noKeys);
  const error = Math.sqrt(hit.variance + alarm.variance);
  const around = (value: number, spread: number): Estimate => {
    const reach = z95 * spread;
    return { ...reaching(value, [reach, reach], bounds), n };
  };
  return {
    sensitivity: around(hit.z - alarm.z, error),
    criterion: around(-(hit.z + alarm.z) / 2, error / 2),
  };
};

/** The z of a corrected share, and its variance. */
const side = (count: number, of: number): { readonly z: number; readonly variance: number } => {
  const share = (count + 0.5) / (of + 1);
  const z = normalQuantile(share);
  return { z, variance: (share * (1 - share)) / ((of + 1) * normalDensity(z) ** 2) };
};

/** φ(x). */
const normalDensity = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);

/** Φ(x) = ½ + φ(x) Σ x^(2k+1)/(2k+1)!! (Marsaglia 2004), good to about 1e-14 for |x| ≤ 7. Beyond ±8 it is 0 or 1. */
export const normalAtMost = (x: number): number => {
  if (Math.abs(x) > 8) return x < 0 ? 0 : 1;
  let term = x;
  let sum = x;
  for (let k = 3; Math.abs(term) > 1e-17 * Math.abs(sum); k += 2) {
    term *= (x * x) / k;
    sum += term;
  }
  return 0.5 + normalDensity(x) * sum;
};

/** The x with Φ(x) = p; infinite at 0 and 1. */
export const normalQuantile = (p: number): number => {
  if (p <= 0) return Number.NEGATIVE_INFINITY;
  if (p >= 1) return Number.POSITIVE_INFINITY;
  const [low, high] = bisect([-8, 8], 54, (x) => normalAtMost(x) >= p);
  return (low + high) / 2;
};
