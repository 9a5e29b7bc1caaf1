/**
 * Which skeleton the items of a leaf wear. Growing and proving a chain takes ten times as long as wording it, so a
 * leaf's skeletons are worn again, each time with other words: the first items have each a shape of their own, and
 * some behind them; the others wear one of the first eight. Which one is drawn from the item's
 * own stream, so item k stays a pure function of (plan, seed, k), and what is kept is bounded. Nothing has to be
 * proved anew: formulas and certificate of a skeleton stay sign for sign, only the words for its letters change.
 */
import { createRandom, type Random } from "./random.ts";
import type { Skeleton } from "./skeleton.ts";

/** So many items of a leaf have each a shape of their own, and every `ownEvery`-th one behind them. */
const ownFirst = 32;
const ownEvery = 256;
/** The shapes of so many first items are worn again. */
const wornAgain = 8;

export type ShapePool = {
  /**
   * The skeleton for item number `turn` of the leaf `key`, whose stream is `random`; undefined where chance and
   * search found none. `grow` makes one from a stream.
   */
  readonly skeletonFor: (
    key: string,
    turn: number,
    random: Random,
    grow: (random: Random) => Skeleton | undefined,
  ) => Skeleton | undefined;
};

export const createShapePool = (): ShapePool => {
  const pools = new Map<string, Map<number, Skeleton | undefined>>();
  return {
    skeletonFor: (key, turn, random, grow) => {
      const pool = pools.get(key) ?? new Map<number, Skeleton | undefined>();
      pools.set(key, pool);
      const isOwn = turn < ownFirst || turn % ownEvery === 0;
      const shape = isOwn ? turn : random.int(wornAgain);
      if (!isOwn && pool.has(shape)) return pool.get(shape);
      const skeleton = grow(isOwn ? random : streamOf(key, shape));
      if (shape < wornAgain) pool.set(shape, skeleton);
      return skeleton;
    },
  };
};

/** The stream of item number `turn` of the leaf `key`. */
export const streamOf = (key: string, turn: number): Random => createRandom(`${key}/${turn}`);
