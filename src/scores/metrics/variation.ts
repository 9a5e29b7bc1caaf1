/**
 * The coefficient of variation over repeated runs: population deviation over mean, as the figures of DivLogicEval's
 * Table 2 come out (§2.2). It says how far a metric wanders when nothing but chance has changed.
 */

/** Deviation over mean; null for fewer than two values or a mean of 0. */
export const coefficientOfVariation = (values: readonly number[]): number | null => {
  if (values.length < 2) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (mean === 0) return null;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return Math.sqrt(variance) / mean;
};
