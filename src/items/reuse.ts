/**
 * Which arguments of a skill are used again. Growing and proving a chain takes ten times as long as wording it, so the
 * first items of a skill have each an argument of their own, and every 256th after them; the others use one of the
 * first eight with other words. Which one is drawn from the item's own stream, so item k stays a pure function of
 * (plan, seed, k), and what is kept is bounded. Nothing has to be proved anew: formulas and certificate stay sign for
 * sign, only the words for the letters change.
 */
import { createRandom, type Random } from "#arguments/random";

/** So many items of a skill, or of a rule's pairs, have each an argument of their own, and every `ownEvery`-th one after them. */
const ownFirst = 32;
const ownFirstOfPairs = 176;
const ownEvery = 256;
/** The arguments of so many first items are used again. */
const reusedArguments = 8;

/**
 * The argument for item number `turn` of a skill, whose stream is `random`; undefined where chance and search found none.
 * `grow` makes one from a stream.
 */
type Reuse<Prepared> = (
  turn: number,
  random: Random,
  grow: (random: Random) => Prepared | undefined,
) => Prepared | undefined;

/** The arguments of the skill `key` that are used again; a turn makes `perTurn` items. */
export const createReuse = <Prepared>(key: string, perTurn = 1): Reuse<Prepared> => {
  const kept = new Map<number, Prepared | undefined>();
  return (turn, random, grow) => {
    const isOwn =
      turn * perTurn < (perTurn === 1 ? ownFirst : ownFirstOfPairs) || (turn * perTurn) % ownEvery === 0;
    const number = isOwn ? turn : random.int(reusedArguments);
    if (!isOwn && kept.has(number)) return kept.get(number);
    const made = grow(isOwn ? random : createRandom(`${key}/${number}`));
    if (number < reusedArguments) kept.set(number, made);
    return made;
  };
};
