/**
 * A seeded permutation of 0 … n-1 that needs no memory: a four-round Feistel network on the smallest even
 * number of bits that holds n, walked until it lands below n (cycle walking; Black and Rogaway 2002).
 * Item k of a leaf takes place k of the permutation, so items differ by construction and no shard has to know
 * what another one made.
 */

/** Four words, as `hash128` gives them: one for each round. */
export type PermutationKey = readonly [number, number, number, number];

/** The largest n: halves of 24 bits keep every intermediate a safe integer. */
export const maximalSize = 2 ** 48;

/** Where a permutation of 0 … size-1, keyed by `key`, sends `index`. */
export const permute = (index: number, size: number, key: PermutationKey): number => {
  let half = 1;
  for (let held = 4; held < size; held *= 4) half++;
  const width = 2 ** half;
  let at = index;
  do {
    let left = Math.floor(at / width);
    let right = at % width;
    for (let round = 0; round < key.length; round++) {
      const mixed = (left ^ mix(right ^ key[round]!)) & (width - 1);
      left = right;
      right = mixed;
    }
    at = left * width + right;
  } while (at >= size);
  return at;
};

const mix = (word: number): number => {
  let x = Math.imul(word ^ (word >>> 16), 0x45d9f3b);
  x = Math.imul(x ^ (x >>> 16), 0x45d9f3b);
  return x ^ (x >>> 16);
};
