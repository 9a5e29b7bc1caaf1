/**
 * Where the letters of some sentences stand, without signs, order or connectives: how many sentences speak of each, how
 * these hang together with the others, and how far letters are apart.
 */
import { zeros } from "./propositions.ts";

export type Places = {
  /** Equal for letters that as many sentences speak of, which as many others join. */
  readonly looks: readonly number[];
  /** Sentences from one letter to another: 1 where one speaks of both; 15 where none lead there. */
  readonly distance: (one: number, other: number) => number;
};

/** The places of the letters of sentences, which are given as sets of letters. */
export const placesOf = (sentences: readonly { readonly mask: number }[], variables: number): Places => {
  const together = zeros(variables);
  const uses = zeros(variables);
  const joins = zeros(variables);
  const distances: (readonly number[])[] = [];
  for (const { mask } of sentences) {
    let degree = 0;
    for (const other of sentences) if ((other.mask & mask) !== 0) degree++;
    for (let letter = 0; letter < variables; letter++)
      if ((mask & (1 << letter)) !== 0) {
        uses[letter]! += 1;
        joins[letter]! += degree;
        together[letter]! |= mask;
      }
  }
  return {
    looks: uses.map((count, letter) => count * 64 + joins[letter]!),
    distance: (one, other) => (distances[one] ??= distancesFrom(one, together))[other]!,
  };
};

/** Counted by hand: thousands of passages are looked at for each item. */
const distancesFrom = (from: number, together: readonly number[]): readonly number[] => {
  const distances = zeros(together.length).fill(farthest);
  distances[from] = 0;
  let reached = 1 << from;
  let last = reached;
  for (let steps = 1; steps < farthest && last !== 0; steps++) {
    let next = 0;
    for (let letter = 0; letter < together.length; letter++)
      if ((last & (1 << letter)) !== 0) next |= together[letter]!;
    last = next & ~reached;
    reached |= last;
    for (let letter = 0; letter < together.length; letter++)
      if ((last & (1 << letter)) !== 0) distances[letter] = steps;
  }
  return distances;
};

/** Of letters that nothing joins. */
const farthest = 15;

/** A number far from those of its neighbours, so that sums of several tell which they were. */
export const scattered = (n: number): number => {
  const x = Math.imul(n + 1, 0x9e3779b1);
  return Math.imul(x ^ (x >>> 15), 0x85ebca6b) >>> 0;
};
