/**
 * Circular and PartialCircular, the metrics of DivLogicEval §2.2 over the four rotations of one question, and
 * PC_α of Appendix F. All take the picks of one full circle; what a circle is, is settled in `../circle.ts`.
 */

/**
 * What a model picked in one rotation: the option's number before rotation, or `unreadable`, which is an outcome
 * of its own: four unreadable replies are steady and wrong, not a guess.
 */
export type Pick = number | "unreadable";

/** How many of a circle's picks are the right option: c of equation (2). */
export const rightPicks = (picks: readonly Pick[], answer: number): number =>
  picks.reduce<number>((count, pick) => count + (pick === answer ? 1 : 0), 0);

/** 1 when every rotation was answered rightly, otherwise 0. */
export const circular = (picks: readonly Pick[], answer: number): 0 | 1 =>
  picks.length > 0 && rightPicks(picks, answer) === picks.length ? 1 : 0;

/**
 * Equation (2): c/4 · (1 + Σ p(o) log₄ p(o)), p being the shares of the contents picked. `alpha` is Appendix F's:
 * 1, the default, is equation (2); 0 leaves c/4. From 0 to 1.
 */
export const partialCircular = (picks: readonly Pick[], answer: number, alpha = 1): number => {
  if (picks.length === 0) return 0;
  const share = rightPicks(picks, answer) / picks.length;
  return share * (1 - alpha * entropyOf(picks));
};

/** Entropy of the picks to base 4: 0 when all are the same, 1 when four differ. */
const entropyOf = (picks: readonly Pick[]): number => {
  const counts = new Map<Pick, number>();
  for (const pick of picks) counts.set(pick, (counts.get(pick) ?? 0) + 1);
  let sum = 0;
  for (const count of counts.values()) {
    const share = count / picks.length;
    sum -= (share * Math.log2(share)) / 2;
  }
  return Math.min(1, Math.max(0, sum));
};
