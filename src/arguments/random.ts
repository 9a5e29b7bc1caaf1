/**
 * Seeded random numbers, the only ones in pure modules: sfc32 (Chris Doty-Humphrey, PractRand), seeded by
 * hashing a text with cyrb128. Each (plan, seed, k) has its own stream.
 */

export type Random = {
  /** A number in [0, 1). */
  readonly next: () => number;
  /** A whole number in [0, n). */
  readonly int: (n: number) => number;
  /** One member of a list that is not empty. */
  readonly pick: <T>(list: readonly T[]) => T;
  /** A shuffled copy. */
  readonly shuffle: <T>(list: readonly T[]) => T[];
};

/** The stream of a seed. Equal seeds give equal streams, on every machine. */
export const createRandom = (seed: number | string): Random => {
  let [a, b, c, d] = hash128(String(seed));
  const next = (): number => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  const int = (n: number): number => Math.floor(next() * n);
  return {
    next,
    int,
    pick: <T>(list: readonly T[]): T => list[int(list.length)]!,
    shuffle: <T>(list: readonly T[]): T[] => {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = int(i + 1);
        [copy[i], copy[j]] = [copy[j]!, copy[i]!];
      }
      return copy;
    },
  };
};

/** A 128-bit hash of a text as four 32-bit words (cyrb128); not cryptographic. */
export const hash128 = (text: string): readonly [number, number, number, number] => {
  let [h1, h2, h3, h4] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  return [(h1 ^ h2 ^ h3 ^ h4) >>> 0, (h2 ^ h1) >>> 0, (h3 ^ h1) >>> 0, (h4 ^ h1) >>> 0];
};

/** Returns the hash of a text as 32 hexadecimal digits: the form of an id. */
export const hexHash = (text: string): string =>
  hash128(text)
    .map((word) => word.toString(16).padStart(8, "0"))
    .join("");
