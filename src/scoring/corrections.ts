/**
 * Corrections for looking at many leaves at once: with 208 looks at the 5 % level some ten are "weak" by luck.
 * Holm (1979) bounds the chance of any false find, Benjamini and Hochberg (1995) the share of false finds.
 * Both give adjusted p-values in the order of their input: at most α means found at level α.
 */

/** Holm's step-down adjusted p-values. */
export const holm = (ps: readonly number[]): readonly number[] => {
  const adjusted = Array.from<number>({ length: ps.length });
  let worst = 0;
  for (const [rank, { p, i }] of ascending(ps).entries()) {
    worst = Math.max(worst, Math.min(1, p * (ps.length - rank)));
    adjusted[i] = worst;
  }
  return adjusted;
};

/** Benjamini and Hochberg's step-up adjusted p-values. */
export const benjaminiHochberg = (ps: readonly number[]): readonly number[] => {
  const adjusted = Array.from<number>({ length: ps.length });
  let best = 1;
  const ranked = ascending(ps);
  for (let rank = ranked.length - 1; rank >= 0; rank--) {
    const { p, i } = ranked[rank]!;
    best = Math.min(best, p * (ps.length / (rank + 1)));
    adjusted[i] = best;
  }
  return adjusted;
};

const ascending = (ps: readonly number[]): readonly { readonly p: number; readonly i: number }[] =>
  ps.map((p, i) => ({ p, i })).toSorted((a, b) => a.p - b.p);
