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
  const looks = zeros(variables);
  const distances: (readonly number[])[] = [];
  for (let i = 0; i < sentences.length; i++) {
    const { mask } = sentences[i]!;
    let degree = 0;
    for (let j = 0; j < sentences.length; j++) if ((sentences[j]!.mask & mask) !== 0) degree++;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const letter = lowest(rest);
      looks[letter]! += 64 + degree;
      together[letter]! |= mask;
    }
  }
  return {
    looks,
    distance: (one, other) => (distances[one] ??= distancesFrom(one, together))[other]!,
  };
};

/** The first letter of a set that is not empty. */
const lowest = (set: number): number => 31 - Math.clz32(set & -set);

/** Counted by hand: thousands of passages are looked at for each item. */
const distancesFrom = (from: number, together: readonly number[]): readonly number[] => {
  const distances = zeros(together.length).fill(farthest);
  distances[from] = 0;
  let reached = 1 << from;
  let last = reached;
  for (let steps = 1; steps < farthest && last !== 0; steps++) {
    let next = 0;
    for (let rest = last; rest !== 0; rest &= rest - 1) next |= together[lowest(rest)]!;
    last = next & ~reached;
    reached |= last;
    for (let rest = last; rest !== 0; rest &= rest - 1) distances[lowest(rest)] = steps;
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
