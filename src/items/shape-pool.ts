/**
 * Which skeleton the items of a leaf wear. Growing and proving a chain takes ten times as long as wording it, so a
 * leaf's skeletons are worn again, each time with other words: the first items have each a shape of their own, and
 * some behind them; the others wear one of the first eight. Which one is drawn from the item's
 * own stream, so item k stays a pure function of (plan, seed, k), and what is kept is bounded. Nothing has to be
 * proved anew: formulas and certificate of a skeleton stay sign for sign, only the words for its letters change.
 */
import { createRandom, type Random } from "#arguments";

/** So many items of a leaf have each a shape of their own, and every `ownEvery`-th one behind them. */
const ownFirst = 32;
const ownEvery = 256;
/** The shapes of so many first items are worn again. */
const wornAgain = 8;

export type ShapePool<Shape> = {
  /**
   * The shape for item number `turn` of the leaf, whose stream is `random`; undefined where chance and search found
   * none. `grow` makes one from a stream.
   */
  readonly shapeFor: (
    turn: number,
    random: Random,
    grow: (random: Random) => Shape | undefined,
  ) => Shape | undefined;
};

/** The pool of the leaf `key`. */
export const createShapePool = <Shape>(key: string): ShapePool<Shape> => {
  const pool = new Map<number, Shape | undefined>();
  return {
    shapeFor: (turn, random, grow) => {
      const isOwn = turn < ownFirst || turn % ownEvery === 0;
      const number = isOwn ? turn : random.int(wornAgain);
      if (!isOwn && pool.has(number)) return pool.get(number);
      const shape = grow(isOwn ? random : createRandom(`${key}/${number}`));
      if (number < wornAgain) pool.set(number, shape);
      return shape;
    },
  };
};
